import type { Refusals } from './refusal.ts';

export const confirmationRefusals = {
  'confirmation.noneWaiting': {
    status: 404,
    is: 'Ekkert bíður staðfestingar.',
    en: 'Nothing is waiting for confirmation.',
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
    en: 'The person who asked for the change cannot confirm it. Another staff member must.',
  },
  'confirmation.ownAuthor': {
    status: 403,
    is: 'Verkin færast til þín. Annar starfsmaður þarf að staðfesta það.',
    en: 'The works would become yours. Another staff member must confirm it.',
  },
  'confirmation.ownPerson': {
    status: 403,
    is: 'Þetta varðar kennitölu þína, eða þess sem þú erfir. Annar stjórnandi þarf að staðfesta hana.',
    en: 'This is about your own national ID, or that of somebody whose heir you are. Another administrator has to confirm it.',
  },
  'confirmation.ownTax': {
    status: 403,
    is: 'Þetta varðar skatt af þínum eigin greiðslum. Annar stjórnandi þarf að staðfesta það.',
    en: 'This is about tax on your own payments. Another administrator has to confirm it.',
  },
} as const satisfies Refusals;
