import type { Refusals } from './refusal.ts';

export const doorRefusals = {
  'key.none': {
    status: 401,
    is: 'Lykillinn gildir ekki: hann er óþekktur, útrunninn eða afturkallaður.',
    en: 'The key is not valid: it is unknown, expired or revoked.',
  },
  'key.scope': {
    status: 403,
    is: 'Lykillinn hefur ekki heimild til þessa.',
    en: 'The key is not allowed to do this.',
  },
  'key.noneMade': { status: 404, is: 'Engir lyklar eru í gildi.', en: 'There are no keys.' },
  'key.notFound': {
    status: 404,
    is: 'Lykillinn fannst ekki. Hann er líklega afturkallaður.',
    en: 'The key was not found. It has probably been revoked.',
  },
  'key.nameMissing': { status: 422, is: 'Gefðu lyklinum heiti.', en: 'Give the key a name.' },
  'key.tooMany': {
    status: 409,
    is: 'Þú ert með tíu lykla. Afturkallaðu einn til að búa til annan.',
    en: 'You have ten keys. Revoke one to make another.',
  },
  'key.notForStaff': {
    status: 409,
    is: 'Starfsfólk félagsins notar ekki lykla.',
    en: 'The society’s staff do not use keys.',
  },
  'push.address': {
    status: 422,
    is: 'Vafrinn gaf upp slóð sem vefurinn sendir ekki á.',
    en: 'Your browser gave an address that the portal does not send to.',
  },
  'webhook.noneMade': { status: 404, is: 'Engar vefkrækjur eru skráðar.', en: 'There are no webhooks.' },
  'webhook.notFound': { status: 404, is: 'Vefkrækjan fannst ekki.', en: 'The webhook was not found.' },
  'webhook.tooMany': {
    status: 409,
    is: 'Þú ert með fimm vefkrækjur. Eyddu einni til að bæta annarri við.',
    en: 'You have five webhooks. Delete one to add another.',
  },
  'webhook.address': {
    status: 422,
    is: 'Slóðin verður að byrja á https:// og vera með léni, án notandanafns og á porti 443 eða 8443.',
    en: 'The address has to begin with https:// and have a host name, no user name, and port 443 or 8443.',
  },
  'webhook.noDeliveries': {
    status: 404,
    is: 'Ekkert hefur verið sent enn.',
    en: 'Nothing has been sent yet.',
  },
  'webhook.deliveryNotFound': {
    status: 404,
    is: 'Sendingin fannst ekki.',
    en: 'The delivery was not found.',
  },
  'webhook.isOff': {
    status: 409,
    is: 'Slökkt er á vefkrækjunni. Kveiktu á henni fyrst.',
    en: 'The webhook is off. Switch it on first.',
  },
  'webhook.testedTooOften': {
    status: 429,
    is: 'Of margar sendingar í einu. Reyndu aftur eftir smástund.',
    en: 'Too many deliveries at once. Try again in a while.',
  },
} as const satisfies Refusals;
