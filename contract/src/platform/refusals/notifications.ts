import type { Refusals } from './refusal.ts';

export const notificationRefusals = {
  'notification.noneFound': {
    status: 404,
    is: 'Engar tilkynningar fundust.',
    en: 'No notifications found.',
  },
  'notification.notFound': {
    status: 404,
    is: 'Tilkynningin fannst ekki.',
    en: 'The notification was not found.',
  },
  'notification.demanded': {
    status: 422,
    is: 'Þessar tilkynningar eru bæði sendar í tölvupósti og birtar á vefnum; því verður ekki breytt.',
    en: 'These notifications always come both in the portal and by e-mail.',
  },
  'notification.linkInvalid': {
    status: 404,
    is: 'Slóðin er ekki rétt eða orðin of gömul. Opnaðu hana aftur úr tölvupóstinum eða breyttu þessu undir Stillingum.',
    en: 'This link is not valid, or too old. Open it again from the e-mail, or change this under Settings.',
  },
  'letter.noneFound': { status: 404, is: 'Enginn tölvupóstur fannst.', en: 'No e-mails found.' },
  'letter.notFound': { status: 404, is: 'Tölvupósturinn fannst ekki.', en: 'This e-mail was not found.' },
  'letter.bounceUnsigned': {
    status: 401,
    is: 'Undirritun skeytisins er röng eða of gömul.',
    en: 'The signature of the message is wrong or too old.',
  },
  'letter.sentAlready': {
    status: 409,
    is: 'Tölvupósturinn hefur þegar verið sendur.',
    en: 'The e-mail has already been sent.',
  },
} as const satisfies Refusals;
