import type { Refusals } from './refusal.ts';

export const musicStartRefusals = {
  'musicStart.noneFound': { status: 404, is: 'Enginn kóði fannst', en: 'No codes found' },
  'musicStart.alreadyThere': {
    status: 409,
    is: 'Viðkomandi á nú þegar MusicStart-kóða.',
    en: 'This person already has a MusicStart code.',
  },
} as const satisfies Refusals;
