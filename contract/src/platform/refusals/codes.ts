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
} as const satisfies Refusals;
