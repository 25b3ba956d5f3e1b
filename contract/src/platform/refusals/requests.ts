import { wrongForm } from './wrongForm.ts';
import type { Refusals } from './refusal.ts';

export const requestRefusals = {
  'request.malformed': {
    status: 400,
    is: 'Beiðnin er ekki rétt mynduð.',
    en: 'The request is malformed.',
  },
  'request.tooLarge': { status: 413, is: 'Beiðnin er of stór.', en: 'The request is too large.' },
  'request.headersTooLarge': {
    status: 431,
    is: 'Hausar beiðninnar eru of stórir.',
    en: 'The headers of the request are too large.',
  },
  'request.tooSlow': {
    status: 408,
    is: 'Beiðnin barst ekki í heilu lagi í tæka tíð.',
    en: 'The request did not arrive in full in time.',
  },
  'request.mediaType': {
    status: 415,
    is: 'Beiðnin verður að vera á JSON-sniði.',
    en: 'The request must be JSON.',
  },
  'request.invalid': {
    status: 422,
    is: 'Eitthvað í beiðninni stenst ekki. Sjá hvern reit.',
    en: 'Something in the request is not valid. See each field.',
  },
  'request.unknownAddress': {
    status: 404,
    is: 'Ekkert er á þessari slóð.',
    en: 'There is nothing at this address.',
  },
  'request.tooMany': {
    status: 429,
    is: 'Of margar beiðnir. Reyndu aftur eftir smástund.',
    en: 'Too many requests. Try again in a moment.',
  },
  'request.keyReused': {
    status: 409,
    is: 'Þessi lykill var notaður með annarri beiðni.',
    en: 'This idempotency key was used with another request.',
  },
  'request.keyInvalid': {
    status: 422,
    is: 'Idempotency-Key verður að vera 1 til 200 stafir.',
    en: 'Idempotency-Key must be 1 to 200 characters.',
  },
  'request.cursor': {
    status: 422,
    is: 'Bendillinn passar ekki við þennan lista.',
    en: 'The cursor does not fit this list.',
  },
  'request.sort': {
    status: 422,
    is: 'Ekki er hægt að raða eftir þessum reit.',
    en: 'The list cannot be sorted by this field.',
  },
  'server.failed': {
    status: 500,
    is: 'Eitthvað fór úrskeiðis hjá okkur. Reyndu aftur.',
    en: 'Something went wrong on our side. Please try again.',
  },
  'server.unavailable': {
    status: 503,
    is: 'Þjónustan er ekki tiltæk í augnablikinu. Reyndu aftur eftir smástund.',
    en: 'The service is not available right now. Try again in a moment.',
  },
  'server.maintenance': {
    status: 503,
    is: 'Vefurinn er lokaður vegna viðhalds. Reyndu aftur síðar.',
    en: 'The portal is closed for maintenance. Please try again later.',
  },
  'server.readOnly': {
    status: 503,
    is: 'Vefurinn er að loka vegna viðhalds. Hægt er að skoða en engu er hægt að breyta fyrr en því er lokið.',
    en: 'The portal is about to close for maintenance. You can read, but nothing can be changed until it is over.',
  },
  'value.missing': { status: 422, is: 'Þennan reit vantar.', en: 'This field is missing.' },
  'value.unknownField': { status: 422, is: 'Þennan reit þekkjum við ekki.', en: 'This field is not known.' },
  'value.wrongType': {
    status: 422,
    is: 'Gildið er ekki af réttri gerð.',
    en: 'The value is not of the right type.',
  },
  'value.wrongForm': { status: 422, ...wrongForm },
  'value.invisible': {
    status: 422,
    is: 'Textinn má ekki innihalda línuskil eða ósýnileg stjórntákn.',
    en: 'The text must not contain line breaks or invisible control characters.',
  },
  'value.tooLong': {
    status: 422,
    is: 'Gildið er of langt eða of stórt.',
    en: 'The value is too long or too large.',
  },
  'value.tooShort': {
    status: 422,
    is: 'Gildið er of stutt eða of lítið.',
    en: 'The value is too short or too small.',
  },
  'value.share': {
    status: 422,
    is: 'Hlutfall er tala með mest tveimur aukastöfum.',
    en: 'A share is a number with at most two decimals.',
  },
} as const satisfies Refusals;
