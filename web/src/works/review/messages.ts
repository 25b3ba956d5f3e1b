import type { Amendment } from '@omur/contract/works/amendments';
import type { Finding, Neighbour, QueueFilter } from '@omur/contract/works/review';
import type { Light } from '@omur/contract/platform/values';
import type { PageKey } from '../../platform/page/pageKeys.ts';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
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
  toWaitingApprovals: { is: 'Samþykki í bið', en: 'Unanswered approvals' },
  more: { is: 'Sækja fleiri', en: 'Load more' },
  registeredBy: { is: '{name}, {day}', en: '{name}, {day}' },
  noFindings: { is: 'Engar athugasemdir', en: 'No issues' },
  back: { is: 'Til baka í listann', en: 'Back to the list' },
  decided: {
    approved: { is: 'Verkið hefur verið samþykkt.', en: 'The work has been approved.' },
    refused: { is: 'Verkinu hefur verið hafnað.', en: 'The work has been refused.' },
    withdrawn: { is: 'Skráningin hefur verið dregin til baka.', en: 'The registration was withdrawn.' },
  },
  openWork: { is: 'Opna síðu verksins', en: 'Open the page of the work' },

  noneLeft: { is: 'Engin verk í biðröðinni svara til þessa.', en: 'No waiting works match this.' },
  tabs: { is: 'Hvað er farið yfir', en: 'What is reviewed' },
  registrations: { is: 'Skráningar', en: 'Registrations' },
  proposals: { is: 'Breytingatillögur', en: 'Proposed changes' },
  search: { is: 'Leita í biðröðinni', en: 'Search the queue' },
  show: { is: 'Sýna', en: 'Show' },
  allKeys: { is: 'allir flýtilyklar', en: 'all shortcuts' },

  keyMove: { is: 'næsta og fyrra verk', en: 'next and previous work' },
  keyApprove: { is: 'samþykkja', en: 'approve' },
  keyRefuse: { is: 'hafna', en: 'refuse' },
  keyAskShort: { is: 'spyrja', en: 'ask' },
  keyAsk: { is: 'spyrja skráningaraðila', en: 'ask the registrant' },
  keyNeighbour: { is: 'bera saman við næsta', en: 'compare with the next one' },
  keySearch: { is: 'leita í biðröðinni', en: 'search the queue' },
  keySend: {
    is: 'í athugasemd: hafna; í fyrirspurn: senda',
    en: 'in the remark: refuse; in a question: send',
  },
  keyLeave: { is: 'úr athugasemdinni', en: 'exit the remark' },

  workNumber: { is: 'Nr.', en: 'No.' },
  duration: { is: 'Lengd', en: 'Length' },
  light: { is: 'Ljós', en: 'Light' },
  registered: { is: 'Skráð', en: 'Registered' },
  registrant: { is: 'Skráð af', en: 'Registered by' },
  registeredFor: { is: 'Skráð fyrir', en: 'Registered for' },
  lastChanged: { is: 'Síðast breytt', en: 'Last changed' },
  artists: { is: 'Listamenn', en: 'Artists' },
  origin: { is: 'Uppruni', en: 'Origin' },
  estimate: { is: 'Mat', en: 'Estimate' },
  weight: { is: 'Vægi', en: 'Weight' },
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
  differs: { is: 'Ólíkt', en: 'Differs' },
  difference: { is: 'Munur', en: 'Difference' },
  numbered: { is: 'nr. {number}', en: 'no. {number}' },
  isSame: { is: 'Sama verk og nr. {number}', en: 'Same work as no. {number}' },
  isSameRemark: {
    is: 'Verkið er þegar á skrá undir númerinu {number}.',
    en: 'The work is already on file under number {number}.',
  },
  claimsOver: {
    is: 'Skráningunni er hafnað. Saman nema kröfurnar {together}: sé skráningin frá höfundi sem krefst stærri hlutar fara hlutföllin til höfundanna í ágreiningi, og aðeins það sem munar bíður.',
    en: 'The registration is refused. Together the claims come to {together}: if it is from an author who claims more, the shares go to the authors in a dispute, and only the difference waits.',
  },
  claimsStand: {
    is: 'Skráningunni er hafnað. Kröfurnar stangast ekki á eða eru ekki frá sömu höfundum, og verkið stendur eins og það er.',
    en: 'The registration is refused. The claims do not conflict, or are not by the same authors, and the work stays as it is.',
  },
  sameRefused: { is: 'Skráningunni var hafnað.', en: 'The registration was refused.' },
  sameDisputed: {
    is: 'Skráningunni var hafnað og ágreiningur hófst um hlutföllin.',
    en: 'The registration was refused, and a dispute over the shares began.',
  },
  neighbours: { is: 'Svipuð verk', en: 'Similar works' },
  showAll: { is: 'Sýna öll {count}', en: 'Show all {count}' },
  neighbourCount: {
    is: { one: '{count} verk', other: '{count} verk' },
    en: { one: '{count} work', other: '{count} works' },
  },

  authors: { is: 'Höfundar', en: 'Authors' },
  author: { is: 'Höfundur', en: 'Author' },
  role: { is: 'Hlutverk', en: 'Role' },
  share: { is: 'Hlutfall', en: 'Share' },
  approval: { is: 'Samþykki', en: 'Approval' },
  approved: { is: 'Samþykkt', en: 'Approved' },
  notApproved: { is: 'Bíður', en: 'Waiting' },
  objected: { is: 'Andmælt', en: 'Objected' },
  waitsUntil: { is: 'Bíður til {day}', en: 'Waiting until {day}' },
  unknown: { is: 'Utan félags', en: 'Outside the society' },
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
    is: 'Hún þarf að fylgja þegar verki er hafnað. Höfundarnir sjá hana.',
    en: 'Needed to refuse. The authors will see it.',
  },
  remarkMissing: { is: 'Skrifaðu hvers vegna verkinu er hafnað.', en: 'Write why the work is refused.' },
  approveBlocked: {
    is: 'Áður en hægt er að samþykkja þarf að merkja við að þú hafir séð hverja breytingin skerðir.',
    en: 'Before you can approve, tick that you have seen whom the change takes from.',
  },
  approve: { is: 'Samþykkja', en: 'Approve' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  was: { is: 'Var', en: 'Was' },
  becomes: { is: 'Verður', en: 'Becomes' },
  proposal: { is: 'Breytingatillaga', en: 'Proposed change' },
  changes: { is: 'Breytingar', en: 'Changes' },
  amendments: { is: 'Saga skráningarinnar', en: 'History of the registration' },
  proposalsHint: {
    is: 'Tillögur um breytingar á samþykktum verkum birtast hér.',
    en: 'Proposals to change approved works appear here.',
  },
  proposed: { is: '{name} lagði til {when}', en: 'proposed by {name}, {when}' },
  outdated: { is: 'Verkinu var breytt', en: 'Work has changed' },
  asksFor: { is: 'Beðið er um: {days}.', en: 'Asked for: {days}.' },
  onDays: { is: 'Aðeins um liðna daga', en: 'For days that are over' },
  onDaysMore: {
    is: 'Breytingin er um notkun {days}. Skráning verksins stendur óbreytt.',
    en: 'The change is about usage {days}. The registration of the work stays as it is.',
  },
  outdatedWhy: {
    is: 'Verkinu hefur verið breytt síðan tillagan var gerð, svo aðeins er hægt að hafna henni.',
    en: 'The work has changed since this was proposed, so the proposal can only be refused.',
  },
  proposalAccepted: {
    is: 'Breytingin á „{title}“ var samþykkt.',
    en: 'The change of “{title}” was accepted.',
  },
  proposalRefused: { is: 'Breytingunni á „{title}“ var hafnað.', en: 'The change of “{title}” was refused.' },

  ask: { is: 'Spyrja', en: 'Ask' },
  askTitle: { is: 'Spyrja skráningaraðila', en: 'Ask the registrant' },
  askWhom: {
    is: 'Fyrirspurnin fer til: {name}. Verkið bíður í röðinni þar til svar berst.',
    en: 'The question goes to {name}. The work stays in the queue until the answer comes.',
  },
  question: { is: 'Fyrirspurn', en: 'Question' },
  questionMissing: { is: 'Skrifaðu fyrirspurn.', en: 'Write a question.' },
  sendQuestion: { is: 'Senda fyrirspurn', en: 'Send the question' },
  sendHint: { is: 'Ctrl+Enter sendir.', en: 'Ctrl+Enter sends.' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  wasAsked: { is: 'Fyrirspurnin var send: {name}.', en: 'The question was sent to {name}.' },
  asked: { is: 'Beðið eftir svari', en: 'Waiting for an answer' },
  answered: { is: 'Svar komið', en: 'Answered' },
  confirmApprove: { is: 'Samþykkja „{title}“ samt?', en: 'Approve “{title}” anyway?' },
  confirmWhy: {
    is: 'Athugasemdir eru við skráninguna og ekki er hægt að taka samþykki aftur:',
    en: 'There are findings on the registration, and an approval cannot be undone:',
  },
  approveAnyway: { is: 'Samþykkja samt', en: 'Approve anyway' },
  wasApproved: {
    is: 'Verkið „{title}“ var samþykkt. Ljósið er nú {light}.',
    en: '“{title}” was approved. Its light is now {light}.',
  },
  willApprove: {
    is: '„{title}“ verður samþykkt eftir {seconds} sekúndur.',
    en: '“{title}” will be approved in {seconds} seconds.',
  },
  several: { is: 'Afgreiða nokkrar í einu', en: 'Decide on several' },
  severalMore: {
    is: 'Veldu skráningar úr biðröðinni eins og hún er síuð núna. Hver þeirra er afgreidd fyrir sig.',
    en: 'Choose registrations from the queue as it is filtered now. Each is decided on by itself.',
  },
  severalGrave: {
    is: {
      one: '{count} skráning brýtur reglu eða hefur sætt andmælum og er afgreidd ein og sér.',
      other: '{count} skráningar brjóta reglu eða hafa sætt andmælum og eru afgreiddar hver fyrir sig.',
    },
    en: {
      one: '{count} registration breaks a rule or was objected to, and is decided on by itself.',
      other: '{count} registrations break a rule or were objected to, and are decided on one by one.',
    },
  },
  chooseAll: { is: 'Velja allar ({count})', en: 'Choose all ({count})' },
  approveCount: { is: 'Samþykkja ({count})', en: 'Approve ({count})' },
  refuseCount: { is: 'Hafna ({count})', en: 'Refuse ({count})' },
  severalRemarkHint: {
    is: 'Hún þarf að fylgja höfnun. Höfundar allra valdra verka sjá hana.',
    en: 'Needed to refuse. The authors of all chosen works see it.',
  },
  severalRemarkMissing: {
    is: 'Skrifaðu hvers vegna verkunum er hafnað.',
    en: 'Write why the works are refused.',
  },
  severalDoing: { is: 'Afgreitt: {done} af {of}', en: 'Decided: {done} of {of}' },
  stop: { is: 'Stöðva', en: 'Stop' },
  severalApproved: {
    is: { one: '{count} skráning var samþykkt.', other: '{count} skráningar voru samþykktar.' },
    en: { one: '{count} registration was approved.', other: '{count} registrations were approved.' },
  },
  severalRefused: {
    is: { one: '{count} skráningu var hafnað.', other: '{count} skráningum var hafnað.' },
    en: { one: '{count} registration was refused.', other: '{count} registrations were refused.' },
  },
  severalLeft: {
    is: { one: '{count} skráning var ekki afgreidd', other: '{count} skráningar voru ekki afgreiddar' },
    en: {
      one: '{count} registration was not decided on',
      other: '{count} registrations were not decided on',
    },
  },
  undo: { is: 'Afturkalla', en: 'Undo' },
  undoTooLate: {
    is: '„{title}“ hefur þegar verið samþykkt.',
    en: '“{title}” has been approved already.',
  },
  wasRefused: {
    is: 'Verkinu „{title}“ var hafnað. Ljósið er nú {light}.',
    en: '“{title}” was refused. Its light is now {light}.',
  },
} satisfies Record<string, Text | Record<string, Text>>;

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
  approvedByLinkOnly: { is: 'Samþykkt með hlekk eingöngu', en: 'Approved by link only' },
  unknownAuthor: { is: 'Höfundur utan félags', en: 'Author outside the society' },
  authorFromIpi: { is: 'Höfundur úr IPI-skrá', en: 'Author from the IPI register' },
  authorUnreached: { is: 'Næst ekki í höfund', en: 'Author cannot be asked' },
  otherCodes: { is: 'Annað mat eða vægi', en: 'Other estimate or weight' },
  otherPerformers: { is: 'Flytjandi ekki höfundur', en: 'Performer is no author' },
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
  authorFromIpi: {
    is: 'Úr IPI-skránni og ekki spurður; samþykkt þitt gildir fyrir hann: {detail}.',
    en: 'From the IPI register and not asked; your approval stands for theirs: {detail}.',
  },
  authorUnreached: {
    is: 'Látinn án erfingja með aðgang, hættur eða án aðgangs og netfangs; samþykki þitt gildir: {detail}.',
    en: 'Has died without an heir who can log in, has left, or has neither login nor e-mail address; your approval stands for theirs: {detail}.',
  },
  approvedByLinkOnly: {
    is: 'Samþykkt með hlekk úr tölvupósti, án innskráningar: {detail}.',
    en: 'Approved through an e-mail link, without logging in: {detail}.',
  },
  otherCodes: {
    is: 'Skráð með öðru mati eða vægi en félagið setur, og fær þá annan stuðul í úthlutun. Mat og vægi: {detail}.',
    en: 'Registered with another estimate or weight than the society sets, and so with another factor in distributions. Estimate and weight: {detail}.',
  },
  otherPerformers: {
    is: 'Hvorki höfundur né hljómsveit höfundar, en notkun með þessum flytjanda finnur verkið þegar það er samþykkt: {detail}.',
    en: 'Neither an author nor a group of theirs, yet usage with this performer finds the work once it is approved: {detail}.',
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

export const deskKeys: readonly PageKey[] = [
  { keys: ['J', 'K'], text: messages.keyMove },
  { keys: ['A'], text: messages.keyApprove },
  { keys: ['R'], text: messages.keyRefuse },
  { keys: ['S'], text: messages.keyAsk },
  { keys: ['O'], text: messages.keyNeighbour },
  { keys: ['/'], text: messages.keySearch },
  { keys: ['Ctrl', 'Enter'], text: messages.keySend },
  { keys: ['Esc'], text: messages.keyLeave },
];

/** The same, but for what a proposal has none of. */
export const proposalKeys = deskKeys.filter(({ keys }) => !['S', 'O', '/'].includes(keys[0] ?? ''));

export const amendmentLabels: Record<Amendment['cause'], Text> = {
  amended: { is: 'Skráningunni var breytt', en: 'The registration was amended' },
  proposal: { is: 'Breytingatillaga var samþykkt', en: 'A proposed change was accepted' },
  takenOver: { is: 'Bráðabirgðaskráning var tekin yfir', en: 'A provisional registration was taken over' },
  withdrawn: { is: 'Skráningin var dregin til baka', en: 'The registration was withdrawn' },
  dispute: { is: 'Ágreiningi um hlutföll lauk', en: 'A dispute over shares ended' },
};

export const likenessLabels: Record<Neighbour['likenesses'][number], Text> = {
  sameIsrc: { is: 'Sama ISRC', en: 'Same ISRC' },
  sameTitle: { is: 'Sama heiti', en: 'Same title' },
  sameAuthors: { is: 'Sömu höfundar', en: 'Same authors' },
  commonAuthors: { is: 'Sameiginlegir höfundar', en: 'Authors in common' },
};

export const filterLabels: Record<QueueFilter, Text> = {
  all: { is: 'Öll verk', en: 'All works' },
  withFindings: { is: 'Með athugasemdum', en: 'With findings' },
  withoutFindings: { is: 'Án athugasemda', en: 'Without findings' },
  withObjections: { is: 'Andmælt', en: 'Objected to' },
  asked: { is: 'Beðið eftir svari', en: 'Waiting for an answer' },
  answered: { is: 'Svar komið', en: 'Answered' },
};
