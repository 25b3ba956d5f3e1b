import type { Refusals } from './refusal.ts';

export const openIdRefusals = {
  'openId.notOffered': {
    status: 404,
    is: 'Innskráning með rafrænum skilríkjum er ekki í boði.',
    en: 'Logging in with an electronic ID is not offered.',
  },
  'openId.unreachable': {
    status: 503,
    is: 'Innskráningarþjónustan svarar ekki. Reyndu aftur eftir smástund, eða skráðu þig inn með lykilorði.',
    en: 'The login service does not answer. Try again in a while, or log in with your password.',
  },
  'openId.askedTooOften': {
    status: 429,
    is: 'Of oft hefur verið reynt að skrá sig inn héðan. Reyndu aftur eftir smástund.',
    en: 'Too many logins have been started from here. Try again in a while.',
  },
  'openId.ended': {
    status: 401,
    is: 'Þessi innskráning gildir ekki lengur: hún var notuð, tók of langan tíma eða var hafin í öðrum vafra. Byrjaðu aftur.',
    en: 'This login is no longer valid: it was used, took too long, or was started in another browser. Start again.',
  },
  'openId.cancelled': {
    status: 401,
    is: 'Hætt var við innskráninguna.',
    en: 'The login was cancelled.',
  },
  'openId.refused': {
    status: 401,
    is: 'Innskráningarþjónustan hafnaði innskráningunni. Reyndu aftur, eða skráðu þig inn með lykilorði.',
    en: 'The login service refused the login. Try again, or log in with your password.',
  },
  'openId.answerInvalid': {
    status: 401,
    is: 'Svar innskráningarþjónustunnar stóðst ekki skoðun. Byrjaðu aftur.',
    en: 'The answer of the login service could not be trusted. Start again.',
  },
  'openId.tooWeak': {
    status: 401,
    is: 'Auðkenningin var ekki nógu sterk. Notaðu skilríki í síma, appi eða á korti.',
    en: 'The proof of identity was not strong enough. Use an electronic ID on a phone, in an app or on a card.',
  },
  'openId.notFresh': {
    status: 401,
    is: 'Innskráningarþjónustan bað þig ekki um að auðkenna þig að nýju. Reyndu aftur.',
    en: 'The login service did not ask you to identify yourself anew. Try again.',
  },
  'openId.kennitalaMissing': {
    status: 401,
    is: 'Skilríkjunum fylgdi engin kennitala, svo að ekki er hægt að sjá hver þú ert.',
    en: 'The electronic ID did not include a national ID, so we cannot tell who you are.',
  },
  'openId.userUnknown': {
    status: 404,
    is: 'Kennitalan þín er staðfest, en enginn aðgangur er skráður á hana hér. Hafðu samband við skrifstofu félagsins.',
    en: 'Your national ID is confirmed, but it has no login here. Please contact the society’s office.',
  },
  'openId.userBarred': {
    status: 409,
    is: 'Aðganginum hefur verið lokað. Hafðu samband við skrifstofu félagsins.',
    en: 'This login has been locked or closed. Contact the society’s office.',
  },
} as const satisfies Refusals;
