import type { Refusals } from './refusal.ts';

export const passwordRefusals = {
  'password.userUnknown': {
    status: 404,
    is: 'Enginn notandi með þessa kennitölu er til í kerfinu!',
    en: 'There is no user with this national ID in the system!',
  },
  'password.emailMissing': {
    status: 409,
    is: 'Ekkert netfang fylgir með þessum notanda, vinsamlegast hafðu samband við {product}!',
    en: 'This user has no e-mail address, please contact {product}!',
  },
  'password.userBarred': {
    status: 409,
    is: 'Aðganginum hefur verið lokað. Hafðu samband við skrifstofu félagsins.',
    en: 'This login has been locked or closed. Contact the society’s office.',
  },
  'password.askedTooOften': {
    status: 429,
    is: 'Of oft hefur verið beðið um nýtt lykilorð. Leitaðu að tölvupóstinum í pósthólfinu þínu, eða reyndu aftur síðar.',
    en: 'Too many new passwords have been requested. Look for the e-mail in your inbox, or try again later.',
  },
  'password.wrong': { status: 409, is: 'Rangt lykilorð', en: 'Wrong password' },
  'password.confirmNeeded': {
    status: 409,
    is: 'Staðfestu fyrst hver þú ert. Staðfesting gildir í tíu mínútur og fyrir eina breytingu.',
    en: 'First confirm who you are. A confirmation holds for ten minutes, and for one change.',
  },
  'password.confirmNotOffered': {
    status: 409,
    is: 'Ekki er hægt að staðfesta svona. Notaðu lykilorðið þitt, eða aðra leið sem boðin er.',
    en: 'You cannot confirm in this way. Use your password, or another way that is offered.',
  },
  'password.confirmedByAnother': {
    status: 409,
    is: 'Annar notandi staðfesti en sá sem er skráður inn.',
    en: 'Somebody else confirmed than the user who is logged in.',
  },
  'password.linkInvalid': {
    status: 404,
    is: 'Þessi slóð gildir ekki lengur: hún er notuð eða meira en klukkustundar gömul.',
    en: 'This link is no longer valid: it has been used, or is more than an hour old.',
  },
  'password.resetRefused': {
    status: 401,
    is: 'Ekki var hægt að breyta lykilorðinu. Of langt er síðan slóðin var opnuð, eða lykilorðinu var breytt í millitíðinni.',
    en: 'The password could not be changed. You opened the link too long ago, or the password has since been changed.',
  },
} as const satisfies Refusals;
