import type { Refusals } from './refusal.ts';

export const signOnRefusals = {
  'signOn.closed': {
    status: 404,
    is: 'Ekki er hægt að skrá sig inn í aðra þjónustu með þessum vef.',
    en: 'This portal is not used to log in to other services.',
  },
  'signOn.ended': {
    status: 404,
    is: 'Þessi innskráning er runnin út eða var hafin í öðrum vafra. Byrjaðu aftur í þjónustunni.',
    en: 'This log-in has expired or was begun in another browser. Start again from the service.',
  },
  'signOn.loginNeeded': {
    status: 409,
    is: 'Þjónustan biður um að þú skráir þig inn að nýju.',
    en: 'The service asks you to log in again.',
  },
  'signOn.noneAllowed': {
    status: 404,
    is: 'Þú hefur ekki leyft neinni þjónustu að þekkja þig.',
    en: 'You have not allowed any service to know you.',
  },
  'signOn.consentNotFound': {
    status: 404,
    is: 'Leyfið fannst ekki. Það er líklega afturkallað.',
    en: 'The permission was not found. It has probably been withdrawn.',
  },
  'signOn.noServices': { status: 404, is: 'Engin þjónusta er skráð.', en: 'There are no services.' },
  'signOn.serviceNotFound': {
    status: 404,
    is: 'Þjónustan fannst ekki.',
    en: 'The service was not found.',
  },
  'signOn.nameMissing': { status: 422, is: 'Gefðu þjónustunni heiti.', en: 'Give the service a name.' },
  'signOn.address': {
    status: 422,
    is: 'Slóð til baka byrjar á https://, er með léni og án notandanafns og myllumerkis. http:// gengur aðeins á localhost.',
    en: 'A redirect address begins with https:// and has a host name, no user name and no fragment. http:// works on localhost alone.',
  },
  'signOn.confirmedAlready': {
    status: 409,
    is: 'Þjónustan er þegar staðfest.',
    en: 'The service is confirmed already.',
  },
  'signOn.ownEntry': {
    status: 403,
    is: 'Annar stjórnandi þarf að staðfesta þjónustu sem þú skráðir.',
    en: 'Another administrator has to confirm a service that you entered.',
  },
  'signOn.noSecret': {
    status: 409,
    is: 'Þessi þjónusta geymir ekkert leyndarmál.',
    en: 'This service keeps no secret.',
  },
} as const satisfies Refusals;
