import type { Purpose } from '@omur/contract/platform/fields/unclaimed';
import type { KeptDecision } from '@omur/contract/royalties/unclaimed';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  title: { is: 'Ósótt fé: {category} {year}', en: 'Unclaimed money: {category} {year}' },
  subtitle: {
    is: 'Þrjú ár eru liðin frá lokum notkunarársins án þess að nokkur hafi gert kröfu um þetta fé. Félagið ákveður hvað um það verður (4. mgr. 13. gr. tilskipunar 2014/26/ESB).',
    en: 'Nobody has claimed this money in the three years since the end of the year of use. The society decides what becomes of it (directive 2014/26/EU, art. 13(4)).',
  },
  toDecide: { is: 'Til ráðstöfunar', en: 'To be decided on' },
  lines: { is: 'Línur', en: 'Lines' },
  decideFrom: { is: 'Ákveða má frá', en: 'May be decided from' },
  list: { is: 'Ósótt notkun', en: 'Unclaimed usage' },
  work: { is: 'Titill', en: 'Title' },
  performers: { is: 'Flytjendur', en: 'Performers' },
  writers: { is: 'Höfundar', en: 'Writers' },
  station: { is: 'Hvar', en: 'Where' },
  from: { is: 'Geymt í', en: 'Kept in' },
  amount: { is: 'Upphæð', en: 'Amount' },
  count: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  none: { is: 'Ekkert ósótt', en: 'Nothing unclaimed' },
  noneMore: {
    is: 'Hér er ekkert til að ákveða um. Það sem krafa er gerð um, einhver utan félagsins segist eiga, hefur þekkst síðan eða hefur verið geymt skemur en eitt ár er ekki talið með.',
    en: 'There is nothing to decide on. What is claimed, what somebody outside the society says is theirs, what has been recognised since, and what has been kept for less than a year is left out.',
  },
  ask: { is: 'Leggja til ráðstöfun', en: 'Propose a use' },
  askTitle: { is: 'Hvað á að verða um {amount}?', en: 'What is to become of {amount}?' },
  askWhat: {
    is: 'Annar stjórnandi þarf að samþykkja tillöguna með sama lista fyrir framan sig. Breytist listinn fyrst þarf að leggja hana fram að nýju.',
    en: 'Another administrator has to approve the proposal with the same list at hand. If the list changes first, it has to be made anew.',
  },
  purpose: { is: 'Rennur í', en: 'Goes to' },
  choose: { is: 'Veldu', en: 'Choose' },
  reason: { is: 'Rökstuðningur', en: 'Reason' },
  missing: { is: 'Þetta vantar.', en: 'This is missing.' },
  asked: { is: 'Tillagan bíður annars stjórnanda.', en: 'The proposal awaits another administrator.' },
  proposal: {
    is: '{asker} leggur til að {amount} renni {purpose}',
    en: '{asker} proposes that {amount} go {purpose}',
  },
  approve: { is: 'Samþykkja', en: 'Approve' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  withdraw: { is: 'Draga tillöguna til baka', en: 'Withdraw the proposal' },
  listChanged: {
    is: 'Listinn hefur breyst síðan tillagan var gerð. Hana þarf að leggja fram að nýju.',
    en: 'The list has changed since the proposal was made. It has to be made anew.',
  },
  approveTitle: { is: 'Láta {amount} renna {purpose}?', en: 'Move {amount} {purpose}?' },
  approveWhat: {
    is: {
      one: 'Féð fer af geymslulyklinum og {count} lína verður ekki greidd eftir það. Þessu verður ekki breytt.',
      other:
        'Féð fer af geymslulyklinum og {count} línur verða ekki greiddar eftir það. Þessu verður ekki breytt.',
    },
    en: {
      one: 'The money leaves the kept account, and {count} line is never paid afterwards. This cannot be undone.',
      other:
        'The money leaves the kept account, and {count} lines are never paid afterwards. This cannot be undone.',
    },
  },
  approved: { is: 'Fénu hefur verið ráðstafað.', en: 'The money has been moved.' },
  refused: { is: 'Tillögunni var hafnað.', en: 'The proposal was refused.' },
  decisions: { is: 'Ákvarðanir um ósótt fé', en: 'Decisions on unclaimed money' },
  decisionCount: {
    is: { one: '{count} ákvörðun', other: '{count} ákvarðanir' },
    en: { one: '{count} decision', other: '{count} decisions' },
  },
  noDecisions: { is: 'Engin ákvörðun hefur verið tekin', en: 'No decisions yet' },
  category: { is: 'Flokkur', en: 'Category' },
  day: { is: 'Dagur', en: 'Day' },
  state: { is: 'Staða', en: 'State' },
  by: { is: 'Lagt til · ákveðið', en: 'Proposed · decided' },
} as const;

/** As a sentence goes on. */
export const intoWords: Readonly<Record<Purpose, Text>> = {
  social: { is: 'í félagssjóð', en: 'to the social fund' },
  cultural: { is: 'í menningarsjóð', en: 'to the cultural fund' },
  reserve: { is: 'í varasjóð', en: 'to the reserve' },
};

export const stateWords: Readonly<Record<KeptDecision['keptDecisionState'], Text>> = {
  waiting: { is: 'Bíður samþykkis', en: 'Awaiting approval' },
  active: { is: 'Samþykkt', en: 'Approved' },
  refused: { is: 'Hafnað', en: 'Refused' },
};
