import type { Refusals } from './refusal.ts';

export const outsiderRefusals = {
  'outsider.noneFound': {
    status: 404,
    is: 'Enginn utan félagsins hefur gefið sig fram.',
    en: 'Nobody outside the society has come forward.',
  },
  'outsider.notFound': { status: 404, is: 'Beiðnin fannst ekki.', en: 'The request was not found.' },
  'outsider.notOnList': {
    status: 404,
    is: 'Þessi lína er ekki lengur á listanum. Líklega er fundið hver á hana.',
    en: 'This line is not on the list any more. It has probably been found whose it is.',
  },
  'outsider.elsewhere': {
    status: 409,
    is: 'Félagið tekur við umsóknum um aðild á annarri síðu.',
    en: 'The society takes applications for membership on another page.',
  },
  'outsider.askedTooOften': {
    status: 429,
    is: 'Of margar beiðnir hafa borist héðan. Hafðu samband við félagið.',
    en: 'Too many requests have come from here. Please contact the society.',
  },
  'outsider.settledAlready': {
    status: 409,
    is: 'Beiðnin hefur þegar verið afgreidd.',
    en: 'The request has been settled already.',
  },
} as const satisfies Refusals;
