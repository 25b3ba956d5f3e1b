import type { Refusals } from './refusal.ts';

export const amendmentRefusals = {
  'proposal.noneFound': { status: 404, is: 'Engar tillögur fundust', en: 'No proposals found' },
  'proposal.noneWaiting': { status: 404, is: 'Engar tillögur bíða', en: 'No proposals are waiting' },
  'proposal.notFound': { status: 404, is: 'Tillagan fannst ekki.', en: 'The proposal was not found.' },
  'proposal.decidedAlready': {
    status: 409,
    is: 'Tillagan hefur þegar verið afgreidd.',
    en: 'The proposal has already been decided on.',
  },
  'proposal.overtaken': {
    status: 409,
    is: 'Nýrri tillaga um verkið hefur tekið við af þessari.',
    en: 'A newer proposal for the work has replaced this one.',
  },
  'proposal.outdated': {
    status: 412,
    is: 'Verkinu hefur verið breytt síðan tillagan var gerð. Hafnaðu henni með skýringu og biddu um nýja.',
    en: 'The work has been changed since the proposal was made. Refuse it with an explanation and ask for a new one.',
  },
  'proposal.own': {
    status: 403,
    is: 'Þú lagðir þessa breytingu til. Annar starfsmaður þarf að samþykkja hana.',
    en: 'You proposed this change. Another member of staff has to accept it.',
  },
  'proposal.remarkMissing': {
    status: 422,
    is: 'Skrifaðu athugasemd þegar tillögu er hafnað.',
    en: 'Write a remark when refusing a proposal.',
  },
} as const satisfies Refusals;
