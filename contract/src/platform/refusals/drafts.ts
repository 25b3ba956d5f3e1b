import type { Refusals } from './refusal.ts';

export const draftRefusals = {
  'draft.notFound': { status: 404, is: 'Drögin fundust ekki.', en: 'The draft was not found.' },
  'draft.noneFound': { status: 404, is: 'Engin drög fundust', en: 'No drafts found' },
  'draft.changedMeanwhile': {
    status: 412,
    is: 'Drögunum var breytt annars staðar í millitíðinni.',
    en: 'The draft has since been changed elsewhere.',
  },
  'draft.tooMany': {
    status: 409,
    is: 'Þú átt nú þegar {most} drög. Eyddu einhverjum þeirra til að geyma ný.',
    en: 'You already have {most} drafts. Delete some of them to keep new ones.',
  },
  'draft.tooLarge': {
    status: 413,
    is: 'Drögin eru of stór til að geyma þau.',
    en: 'The draft is too large to be kept.',
  },
} as const satisfies Refusals;
