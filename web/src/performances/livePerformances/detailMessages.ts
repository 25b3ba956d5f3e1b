import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  number: { is: 'Flutningur nr. {number}', en: 'Performance no. {number}' },
  anotherLikeThis: { is: 'Skrá annan eins', en: 'Register another like this' },
  closed: { is: 'Lokað', en: 'Closed' },
  closedHint: {
    is: 'Félagið hefur farið yfir flutninginn og lokað skráningunni.',
    en: 'The society has gone through the performance and closed the registration.',
  },
  performers: { is: 'Flytjendur', en: 'Performers' },
  venue: { is: 'Flutningsstaður', en: 'Venue' },
  venueOfStream: { is: 'Streymi frá', en: 'Streamed from' },
  hall: { is: 'Salur', en: 'Hall' },
  date: { is: 'Dagsetning', en: 'Date' },
  festival: { is: 'Tónlistarhátíð', en: 'Festival' },
  concert: { is: 'Heiti tónleika', en: 'Concert title' },
  place: { is: 'Borg og land', en: 'City and country' },
  stage: { is: 'Svið', en: 'Stage' },
  act: { is: 'Hlutverk', en: 'Role' },
  mainAct: { is: 'Aðalnúmer', en: 'Main act' },
  warmUp: { is: 'Upphitun', en: 'Warm-up' },
  none: { is: '–', en: '–' },

  registration: { is: 'Skráning', en: 'Registration' },
  type: { is: 'Tegund flutnings', en: 'Performance type' },
  points: { is: 'Punktar', en: 'Points' },
  pointsSum: { is: 'Punktar samtals', en: 'Sum of points' },
  currencyRate: { is: 'Gengi', en: 'Currency rate' },
  decimalPoint: { is: ',', en: '.' },
  workCount: { is: 'Fjöldi skráninga', en: 'Number of registrations' },
  address: { is: 'Heimilisfang', en: 'Address' },
  promoter: { is: 'Tónleikahaldari', en: 'Promoter' },
  otherInfo: { is: 'Aðrar upplýsingar', en: 'Other info' },
  registered: { is: 'Skráð', en: 'Registered' },
  origin: { is: 'Uppruni skráningar', en: 'Origin' },

  green: { is: 'Öll verk á lagalistanum eru samþykkt.', en: 'All works on the set list are approved.' },
  yellow: {
    is: 'Samþykki höfundar vantar á eitthvert verkanna, eða verk á lagalistanum er ekki í kerfinu.',
    en: 'An author’s approval is outstanding for one of the works, or a work on the set list is not in the system.',
  },
  red: {
    is: 'Skráning einhvers verks á lagalistanum er ekki samþykkt. Undir „Rauð ljós“ sést hvaða verk það er og hvers vegna.',
    en: 'The registration of a work on the set list is not approved. “Red lights” shows which one, and why.',
  },

  tabs: { is: 'Lagalistinn', en: 'The set list' },
  performances: { is: 'Flutningar', en: 'Performances' },
  redLights: { is: 'Rauð ljós', en: 'Red lights' },
  foreignPerformances: { is: 'Erlendir flutningar', en: 'Foreign performances' },
  performanceCount: {
    is: { one: '{count} flutningur', other: '{count} flutningar' },
    en: { one: '{count} performance', other: '{count} performances' },
  },
  redCount: {
    is: { one: '{count} rautt ljós', other: '{count} rauð ljós' },
    en: { one: '{count} red light', other: '{count} red lights' },
  },
  foreignCount: {
    is: { one: '{count} verk utan kerfis', other: '{count} verk utan kerfis' },
    en: { one: '{count} work not in the system', other: '{count} works not in the system' },
  },
  noPerformancesHint: {
    is: 'Öll verk á lagalistanum eru utan kerfis. Þau eru undir „Erlendir flutningar“.',
    en: 'None of the works on the set list is in the system. They are listed under “Foreign performances”.',
  },
  noRedLightsHint: {
    is: 'Ekkert verk á lagalistanum er rautt.',
    en: 'No work on the set list is red.',
  },
  noForeignHint: {
    is: 'Öll verk á lagalistanum eru í kerfinu.',
    en: 'All works on the set list are in the system.',
  },

  position: { is: 'Röð', en: 'Order' },
  work: { is: 'Heiti verks', en: 'Title' },
  workNumber: { is: 'Verk nr.', en: 'Work no.' },
  artists: { is: 'Höfundar', en: 'Authors' },
  quantity: { is: 'Fjöldi', en: 'Count' },
  times: {
    is: { one: '{count} sinni', other: '{count} sinnum' },
    en: { one: 'once', other: '{count} times' },
  },
  length: { is: 'Lengd', en: 'Length' },
  firstPerformed: { is: 'Frumflutt', en: 'First performed' },
  light: { is: 'Ljós', en: 'Light' },
  why: { is: 'Hvers vegna rautt', en: 'Why it is red' },
  pointsCount: {
    is: { one: '{count} punktur', other: '{count} punktar' },
    en: { one: '{count} point', other: '{count} points' },
  },
  actions: { is: 'Aðgerðir', en: 'Actions' },
} satisfies Record<string, Text>;
