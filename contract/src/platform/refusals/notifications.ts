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
    is: 'Þessar tilkynningar eru bæði sendar í bréfi og birtar á vefnum; því verður ekki breytt.',
    en: 'These are told both in the portal and by letter; that cannot be changed.',
  },
  'letter.noneFound': { status: 404, is: 'Engin bréf fundust.', en: 'No letters found.' },
  'letter.notFound': { status: 404, is: 'Bréfið fannst ekki.', en: 'The letter was not found.' },
  'letter.sentAlready': {
    status: 409,
    is: 'Bréfið hefur þegar verið sent.',
    en: 'The letter has already been sent.',
  },
} as const satisfies Refusals;
