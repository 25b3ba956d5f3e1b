import type { Refusals } from './refusal.ts';

export const codeRefusals = {
  'code.noneWaiting': {
    status: 404,
    is: 'Engir kóðar bíða staðfestingar.',
    en: 'No codes are waiting for confirmation.',
  },
  'code.notFound': { status: 404, is: 'Kóðinn er ekki á verkinu.', en: 'The code is not on the work.' },
  'code.notYours': {
    status: 403,
    is: 'Aðeins sá sem bætti kóðanum við, eða félagið, getur tekið hann af verkinu.',
    en: 'Only the person who added the code, or the society, can take it off the work.',
  },
  'code.iswcElsewhere': {
    status: 409,
    is: 'Þetta ISWC-númer er á öðru verki. Félagið hefur fengið ábendingu og sker úr um hvoru verkinu það tilheyrir.',
    en: 'This ISWC is on another work. The society has been notified and will decide which work it belongs to.',
  },
  'code.workMissing': {
    status: 422,
    is: 'Segðu hvaða verk þetta er: með verknúmeri, ISWC eða heiti.',
    en: 'Say which work this is: by its number, its ISWC or its title.',
  },
  'code.noWorkOfTitle': {
    status: 422,
    is: 'Ekkert verk sem þú átt aðild að heitir {title}.',
    en: 'No work that you have a part in is called {title}.',
  },
  'code.titleOfSeveral': {
    status: 422,
    is: 'Fleiri en eitt verk heitir {title}. Skrifaðu verknúmer.',
    en: 'Several works are called {title}. Write a work number.',
  },
  'code.workOfOtherTitle': {
    status: 422,
    is: 'Verkið með þetta númer heitir {title}.',
    en: 'The work with this number is called {title}.',
  },
} as const satisfies Refusals;
