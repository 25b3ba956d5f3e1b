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
  'proposal.takesFromOthers': {
    status: 409,
    is: 'Breytingin skerðir einnig það sem aðrir eiga undir hlutnum: {names}. Staðfestu að hana eigi að samþykkja samt.',
    en: 'The change also takes from others who have something of the share: {names}. Confirm that you want to accept it anyway.',
  },
  'proposal.remarkMissing': {
    status: 422,
    is: 'Skrifaðu athugasemd þegar tillögu er hafnað.',
    en: 'Write a remark when refusing a proposal.',
  },
  'amendment.fromLater': {
    status: 422,
    is: 'Veldu dag sem er kominn.',
    en: 'Choose a day that has come.',
  },
  'amendment.untilNotOver': {
    status: 422,
    is: 'Síðasti dagurinn þarf að vera liðinn. Gildi breytingin áfram er enginn síðasti dagur.',
    en: 'The last day has to be over. If the change still applies there is no last day.',
  },
  'amendment.untilBeforeFrom': {
    status: 422,
    is: 'Síðasti dagurinn er á undan þeim fyrsta.',
    en: 'The last day is before the first.',
  },
  'amendment.twoDays': {
    status: 422,
    is: 'Veldu annaðhvort dag eða frá upphafi.',
    en: 'Choose either a day or from the beginning.',
  },
  'amendment.neverApproved': {
    status: 422,
    is: 'Verkið er ekki samþykkt og hefur því aðeins þá skiptingu sem er skráð. Breyttu henni án þess að nefna síðasta dag.',
    en: 'The work is not approved, so it has no other shares than those on file. Change them without a last day.',
  },
  'amendment.sharesAlone': {
    status: 422,
    is: 'Um liðna daga er aðeins hægt að breyta höfundum og hlutföllum. Annað breytist ekki eftir dögum.',
    en: 'For days that are over you can only change authors and shares. The rest does not differ by day.',
  },
} as const satisfies Refusals;
