import type { Refusals } from './refusal.ts';

export const setListWordRefusals = {
  'setListWord.noneAsked': {
    status: 404,
    is: 'Engir lagalistar bíða þín.',
    en: 'No set lists are waiting for you.',
  },
  'setListWord.noneFound': {
    status: 404,
    is: 'Enginn er spurður um þennan lagalista.',
    en: 'Nobody is asked about this set list.',
  },
  'setListWord.notFound': {
    status: 404,
    is: 'Lagalistinn fannst ekki.',
    en: 'The set list was not found.',
  },
  'setListWord.changedMeanwhile': {
    status: 412,
    is: 'Lagalistanum var breytt eftir að þú opnaðir hann. Farðu aftur yfir hann.',
    en: 'The set list was changed after you opened it. Please look at it again.',
  },
  'setListWord.own': {
    status: 403,
    is: 'Sá sem skráði lagalistann, eða er sjálfur spurður um hann, svarar ekki fyrir aðra.',
    en: 'Whoever registered the set list, or is asked about it themselves, does not answer for others.',
  },
  'setListWord.remarkMissing': {
    status: 422,
    is: 'Skrifaðu hvað er ekki rétt.',
    en: 'Write what is not right.',
  },
} as const satisfies Refusals;
