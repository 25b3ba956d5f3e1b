import type { Refusals } from './refusal.ts';

export const sessionRefusals = {
  'session.none': { status: 401, is: 'Þú þarft að skrá þig inn.', en: 'You need to log in.' },
  'session.noneRunning': { status: 404, is: 'Engar lotur eru í gangi', en: 'No sessions are running' },
  'session.notFound': {
    status: 404,
    is: 'Lotan fannst ekki. Henni er líklega lokið.',
    en: 'The session was not found. It has probably ended.',
  },
  'session.forbidden': {
    status: 403,
    is: 'Þú hefur ekki heimild til þessa.',
    en: 'You are not allowed to do this.',
  },
  'login.failed': {
    status: 401,
    is: 'Kennitala eða lykilorð er ekki rétt.',
    en: 'The national ID or the password is not right.',
  },
  'login.locked': {
    status: 429,
    is: 'Of margar misheppnaðar tilraunir. Reyndu aftur eftir smástund.',
    en: 'Too many failed attempts. Try again in a while.',
  },
} as const satisfies Refusals;
