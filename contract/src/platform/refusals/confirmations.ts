import type { Refusals } from './refusal.ts';

export const confirmationRefusals = {
  'confirmation.noneWaiting': {
    status: 404,
    is: 'Ekkert bíður staðfestingar.',
    en: 'Nothing waits to be confirmed.',
  },
  'confirmation.notFound': { status: 404, is: 'Beiðnin fannst ekki.', en: 'The request was not found.' },
  'confirmation.decidedAlready': {
    status: 409,
    is: 'Beiðnin hefur þegar verið afgreidd.',
    en: 'The request has been decided already.',
  },
  'confirmation.own': {
    status: 403,
    is: 'Sá sem bað um breytinguna staðfestir hana ekki. Annar starfsmaður þarf að gera það.',
    en: 'Who asked for the change does not confirm it. Another of the staff has to.',
  },
} as const satisfies Refusals;
