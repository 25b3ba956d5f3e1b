import type { Refusals } from './refusal.ts';

export const secondFactorRefusals = {
  'login.codeNeeded': {
    status: 401,
    is: 'Sláðu inn kóða úr kóðaappinu þínu.',
    en: 'Enter a code from your authenticator app.',
  },
  'login.passkeyNeeded': {
    status: 401,
    is: 'Skráðu þig inn með aðgangslyklinum þínum.',
    en: 'Log in with your passkey.',
  },
  'login.codeWrong': {
    status: 401,
    is: 'Kóðinn er ekki réttur eða hefur verið notaður.',
    en: 'The code is not right, or was used before.',
  },
  'login.stepEnded': {
    status: 401,
    is: 'Of langt er liðið eða of oft var reynt. Byrjaðu innskráninguna aftur.',
    en: 'It took too long, or there were too many attempts. Log in again.',
  },
  'login.passkeyFailed': {
    status: 401,
    is: 'Innskráning með aðgangslykli tókst ekki.',
    en: 'Logging in with a passkey did not work.',
  },
  'login.passkeyAskedTooOften': {
    status: 429,
    is: 'Of oft hefur verið reynt. Bíddu í nokkrar mínútur.',
    en: 'Too many attempts. Wait a few minutes.',
  },
  'secondFactor.required': {
    status: 403,
    is: 'Starfsfólk þarf að setja upp tveggja þrepa innskráningu áður en lengra er haldið.',
    en: 'Staff have to set up two-step login before going on.',
  },
  'secondFactor.appExists': {
    status: 409,
    is: 'Kóðaapp er þegar tengt. Fjarlægðu það fyrst til að tengja annað.',
    en: 'An authenticator app is connected already. Remove it first to connect another.',
  },
  'secondFactor.appNotBegun': {
    status: 409,
    is: 'Of langt er síðan lykillinn var sýndur. Byrjaðu aftur.',
    en: 'The key has expired. Start again.',
  },
  'secondFactor.codeWrong': {
    status: 409,
    is: 'Kóðinn er ekki réttur. Athugaðu hvort klukkan í símanum er rétt.',
    en: 'The code is not right. Check that the clock of your phone is right.',
  },
  'secondFactor.passkeyRefused': {
    status: 409,
    is: 'Ekki tókst að bæta aðgangslyklinum við. Byrjaðu aftur.',
    en: 'The passkey could not be added. Start again.',
  },
  'secondFactor.passkeyExists': {
    status: 409,
    is: 'Þessi aðgangslykill er þegar á skrá.',
    en: 'This passkey is on file already.',
  },
  'secondFactor.tooMany': {
    status: 409,
    is: 'Aðgangslyklar geta ekki orðið fleiri en 20. Fjarlægðu einn fyrst.',
    en: 'There can be no more than 20 passkeys. Remove one first.',
  },
  'secondFactor.notFound': {
    status: 404,
    is: 'Ekkert slíkt er tengt innskráningunni. Því var líklega eytt.',
    en: 'This is not connected to your login. It has probably been removed.',
  },
  'secondFactor.lastOne': {
    status: 409,
    is: 'Starfsfólk verður að hafa tveggja þrepa innskráningu. Bættu öðru við áður en þú fjarlægir þetta.',
    en: 'Staff must have two-step login. Add another before you remove this one.',
  },
  'secondFactor.own': {
    status: 409,
    is: 'Þinni eigin tveggja þrepa innskráningu breytir þú í stillingum.',
    en: 'Change your own in your settings.',
  },
} as const satisfies Refusals;
