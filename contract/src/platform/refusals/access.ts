import type { Refusals } from './refusal.ts';

export const accessRefusals = {
  'access.noneHeld': { status: 409, is: 'Engin umboð fundust', en: 'No access found' },
  'access.noneGranted': { status: 409, is: 'Engin umboð fundust', en: 'No access found' },
  'access.notFound': { status: 404, is: 'Umboðið fannst ekki.', en: 'This access was not found.' },
  'access.exists': {
    status: 409,
    is: 'Þessi notandi hefur þegar umboð frá þér.',
    en: 'This user already has access to act for you.',
  },
  'access.held': {
    status: 409,
    is: 'Þú hefur þegar umboð frá þessum notanda.',
    en: 'You already have access to act for this user.',
  },
  'access.self': {
    status: 422,
    is: 'Enginn veitir sjálfum sér umboð.',
    en: 'You cannot grant access to yourself.',
  },
  'access.byStaff': {
    status: 409,
    is: 'Starfsfólk félagsins veitir engum umboð: hlutverk þess verður ekki lánað.',
    en: 'Staff cannot grant access: their role cannot be shared.',
  },
  'access.ofStaff': {
    status: 409,
    is: 'Þessi notandi vinnur fyrir félagið og veitir engum umboð.',
    en: 'This user is on the society’s staff and cannot grant access.',
  },
  'access.lastDayPassed': { status: 422, is: 'Þessi dagur er liðinn.', en: 'This day has passed.' },
  'access.readOnly': {
    status: 403,
    is: 'Umboðið er aðeins til lestrar.',
    en: 'Your access is view-only.',
  },
  'access.whileActing': {
    status: 409,
    is: 'Þetta er ekki hægt í umboði annars. Hættu fyrst að koma fram fyrir hönd hans.',
    en: 'This cannot be done while acting for somebody else. Stop acting for them first.',
  },
  'access.notActing': {
    status: 409,
    is: 'Þú kemur ekki fram fyrir hönd neins.',
    en: 'You are not acting for anybody.',
  },
  'access.actsAsSelf': {
    status: 409,
    is: 'Enginn kemur fram í umboði sjálfs sín.',
    en: 'You cannot act for yourself.',
  },
  'access.noRequests': {
    status: 404,
    is: 'Engar beiðnir um umboð fundust',
    en: 'No requests for access found',
  },
  'access.requestNotFound': {
    status: 404,
    is: 'Beiðnin fannst ekki, eða henni hefur verið svarað.',
    en: 'The request was not found, or has been answered.',
  },
  'access.requestExists': {
    status: 409,
    is: 'Þú hefur þegar beðið þennan notanda um umboð.',
    en: 'You have already asked this user for access.',
  },
  'access.requestRefused': {
    status: 409,
    is: 'Þessi notandi hafnaði beiðni þinni nýlega. Biðja má aftur viku eftir svarið.',
    en: 'This user refused your request lately. You may ask again a week after the answer.',
  },
  'access.tooManyRequests': {
    status: 409,
    is: 'Of margar beiðnir bíða svars. Bíddu eftir svörum eða afturkallaðu einhverja þeirra.',
    en: 'Too many requests wait for an answer. Wait for answers, or withdraw one of them.',
  },
  'access.noneActed': {
    status: 404,
    is: 'Enginn hefur komið fram fyrir þína hönd',
    en: 'Nobody has acted for you',
  },
} as const satisfies Refusals;
