import type { Finding } from '@omur/contract/review';
import type { Light } from '@omur/contract/values';
import type { Text } from '../text.ts';

export const messages = {
  title: { is: 'Yfirferð verka', en: 'Review of works' },
  waiting: {
    is: { one: '{count} verk bíður, elstu fyrst', other: '{count} verk bíða, elstu fyrst' },
    en: { one: '{count} work is waiting, oldest first', other: '{count} works are waiting, oldest first' },
  },
  queue: { is: 'Verk sem bíða afgreiðslu', en: 'Works waiting for review' },
  emptyHint: {
    is: 'Ný verk birtast hér um leið og þau eru skráð.',
    en: 'New works appear here as soon as they are registered.',
  },
  toCard: { is: 'Mitt spjald', en: 'My card' },
  more: { is: 'Sækja fleiri', en: 'Load more' },
  registeredBy: { is: '{name}, {day}', en: '{name}, {day}' },
  noFindings: { is: 'Engar athugasemdir', en: 'Nothing found' },
  back: { is: 'Til baka í listann', en: 'Back to the list' },
  notWaiting: {
    is: 'Þetta verk bíður ekki afgreiðslu.',
    en: 'This work is not waiting for review.',
  },
  openWork: { is: 'Opna síðu verksins', en: 'Open the page of the work' },

  keyMove: { is: 'næsta og fyrra verk', en: 'next and previous work' },
  keyApprove: { is: 'samþykkja', en: 'approve' },
  keyRefuse: { is: 'hafna', en: 'refuse' },

  workNumber: { is: 'Nr.', en: 'No.' },
  duration: { is: 'Lengd', en: 'Length' },
  light: { is: 'Ljós', en: 'Light' },
  registered: { is: 'Skráð', en: 'Registered' },
  registrant: { is: 'Skráð af', en: 'Registered by' },
  artists: { is: 'Listamenn', en: 'Artists' },
  performers: { is: 'Flytjendur', en: 'Performers' },
  origin: { is: 'Uppruni', en: 'Origin' },
  none: { is: '–', en: '–' },

  findings: { is: 'Athugasemdir', en: 'Findings' },
  noFindingsAtAll: {
    is: 'Skráningin stenst allar reglur og líkist engu öðru verki.',
    en: 'The registration meets every rule and resembles no other work.',
  },
  workNumbered: { is: 'Verk nr. {number}', en: 'Work no. {number}' },
  compare: { is: 'Bera saman', en: 'Compare' },
  stopComparing: { is: 'Loka samanburði', en: 'Close the comparison' },
  comparison: { is: 'Samanburður við verk nr. {number}', en: 'Compared with work no. {number}' },
  field: { is: 'Atriði', en: 'Item' },
  thisWork: { is: 'Þetta verk', en: 'This work' },
  workTitle: { is: 'Heiti', en: 'Title' },
  same: { is: 'Eins', en: 'Same' },

  authors: { is: 'Höfundar', en: 'Authors' },
  author: { is: 'Höfundur', en: 'Author' },
  role: { is: 'Hlutverk', en: 'Role' },
  share: { is: 'Hlutfall', en: 'Share' },
  approval: { is: 'Samþykki', en: 'Approval' },
  approved: { is: 'Samþykkt', en: 'Approved' },
  notApproved: { is: 'Bíður', en: 'Waiting' },
  objected: { is: 'Andmælt', en: 'Objected' },
  approvedOn: { is: 'Samþykkt {day}', en: 'Approved {day}' },
  shares: { is: 'Skipting', en: 'Shares' },
  rights: { is: 'Rétthafar', en: 'Right holders' },
  holder: { is: 'Rétthafi', en: 'Right holder' },
  forAuthor: { is: 'Vegna höfundar', en: 'For the author' },
  home: { is: 'Innanlands', en: 'At home' },
  abroad: { is: 'Erlendis', en: 'Abroad' },
  publisher: { is: 'Útgefandi', en: 'Publisher' },
  otherTitles: { is: 'Önnur heiti', en: 'Other titles' },
  codes: { is: 'Heiti og númer', en: 'Titles and codes' },
  history: { is: 'Saga ljóssins', en: 'History of the light' },
  lightBefore: { is: 'var {light}', en: 'was {light}' },

  decision: { is: 'Afgreiðsla', en: 'Decision' },
  remark: { is: 'Athugasemd', en: 'Remark' },
  remarkHint: {
    is: 'Nauðsynleg til að hafna. Höfundarnir sjá hana.',
    en: 'Needed to refuse. The authors will see it.',
  },
  remarkMissing: { is: 'Skrifaðu hvers vegna verkinu er hafnað.', en: 'Write why the work is refused.' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  wasApproved: {
    is: 'Verkið „{title}“ var samþykkt. Ljósið er nú {light}.',
    en: '“{title}” was approved. Its light is now {light}.',
  },
  wasRefused: {
    is: 'Verkinu „{title}“ var hafnað. Ljósið er nú {light}.',
    en: '“{title}” was refused. Its light is now {light}.',
  },
} satisfies Record<string, Text>;

export const lightTexts: Record<Light, Text> = {
  green: { is: 'grænt', en: 'green' },
  yellow: { is: 'gult', en: 'yellow' },
  red: { is: 'rautt', en: 'red' },
};

/** A finding in a word or two, for the list. */
export const findingLabels: Record<Finding['kind'], Text> = {
  sharesNot100: { is: 'Skipting ekki 100 %', en: 'Shares not 100%' },
  otherRule: { is: 'Regla brotin', en: 'Rule broken' },
  noComposer: { is: 'Tónskáld vantar', en: 'No composer' },
  approvalMissing: { is: 'Samþykki vantar', en: 'Approval missing' },
  objection: { is: 'Andmæli', en: 'Objection' },
  sameTitleAndAuthor: { is: 'Sama heiti og höfundur', en: 'Same title and author' },
  sameIsrc: { is: 'Sama ISRC', en: 'Same ISRC' },
  iswcInvalid: { is: 'Rangt ISWC', en: 'Invalid ISWC' },
  unknownAuthor: { is: 'Höfundur utan félags', en: 'Author outside the society' },
};

/** A finding as a sentence. Names stand after a colon: a program cannot inflect them. */
export const findingTexts = {
  approvalMissing: { is: 'Samþykki vantar enn: {detail}.', en: 'Approval is still missing: {detail}.' },
  objection: {
    is: 'Skráningunni hefur verið andmælt: {detail}.',
    en: 'The registration was objected to: {detail}.',
  },
  unknownAuthor: {
    is: 'Skráð sem höfundur utan félags: {detail}.',
    en: 'Registered as an author outside the society: {detail}.',
  },
  iswcInvalid: { is: 'ISWC-númer stenst ekki: {detail}.', en: 'This is not a valid ISWC: {detail}.' },
  sameTitleAndAuthor: {
    is: {
      one: '{count} annað verk ber sama heiti og á sameiginlegan höfund með þessu.',
      other: '{count} önnur verk bera sama heiti og eiga sameiginlegan höfund með þessu.',
    },
    en: {
      one: '{count} other work has the same title and an author in common with this one.',
      other: '{count} other works have the same title and an author in common with this one.',
    },
  },
  sameIsrc: {
    is: {
      one: '{count} annað verk er skráð með sama ISRC-númeri.',
      other: '{count} önnur verk eru skráð með sama ISRC-númeri.',
    },
    en: {
      one: '{count} other work is registered with the same ISRC.',
      other: '{count} other works are registered with the same ISRC.',
    },
  },
} satisfies Partial<Record<Finding['kind'], Text>>;
