import type { ClaimState } from '@omur/contract/platform/fields/usageClaims';
import type { Text } from '../../platform/i18n/text.ts';

export const stateLabels: Record<ClaimState, Text> = {
  waiting: { is: 'Bíður svars', en: 'Waiting' },
  accepted: { is: 'Samþykkt', en: 'Accepted' },
  refused: { is: 'Hafnað', en: 'Refused' },
};

export const messages = {
  pageMore: {
    is: 'Notkun sem greitt hefur verið fyrir án þess að vitað sé hvaða verk var notað. Kannast þú við hana?',
    en: 'Usage that has been paid for but not matched to a work. Is any of it yours?',
  },
  tabs: { is: 'Óráðstafaðar greiðslur', en: 'Unmatched usage' },
  all: { is: 'Leita', en: 'Search' },
  likeMine: { is: 'Líkt og þín verk', en: 'Like your works' },
  mine: { is: 'Þínar kröfur', en: 'Your claims' },
  search: { is: 'Heiti eða flytjandi', en: 'Title or performer' },
  count: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  claimCount: {
    is: { one: '{count} krafa', other: '{count} kröfur' },
    en: { one: '{count} claim', other: '{count} claims' },
  },
  none: { is: 'Ekkert fannst sem líkist þessu.', en: 'No matches found.' },
  noneHint: {
    is: 'Reyndu færri orð, eða heiti eins og útvarpsmaður gæti hafa skrifað það.',
    en: 'Try fewer words, or the title as somebody at a radio station might have written it.',
  },
  noneAtAll: { is: 'Engar greiðslur eru óráðstafaðar.', en: 'No usage is unmatched.' },
  noneLike: {
    is: 'Engin óráðstöfuð greiðsla ber heiti verka þinna',
    en: 'No unmatched usage has the title of one of your works',
  },
  noneLikeHint: {
    is: 'Leitaðu samt eftir flytjendum: heiti geta verið rangt skrifuð.',
    en: 'Search by performer anyway: titles may be misspelt.',
  },
  noneMine: { is: 'Þú hefur ekki gert neina kröfu', en: 'You have made no claim' },
  toSearch: { is: 'Leita að notkun', en: 'Search for usage' },
  clear: { is: 'Sýna allt', en: 'Show all' },

  title: { is: 'Heiti í skilagrein', en: 'Title as reported' },
  authors: { is: 'Höfundar', en: 'Authors' },
  performers: { is: 'Flytjendur', en: 'Performers' },
  distribution: { is: 'Úthlutun', en: 'Distribution' },
  claimed: { is: 'Send', en: 'Sent' },
  where: { is: 'Hvar', en: 'Where' },
  when: { is: 'Hvenær', en: 'When' },
  uses: { is: 'Skipti', en: 'Times' },
  money: { is: 'Upphæð', en: 'Amount' },
  actions: { is: 'Aðgerð', en: 'Action' },
  work: { is: 'Verk', en: 'Work' },
  state: { is: 'Staða', en: 'State' },
  untitled: { is: '(án heitis)', en: '(no title)' },
  underThousand: { is: 'undir 1.000 kr.', en: 'under 1.000 kr.' },
  over: { is: 'yfir {amount}', en: 'over {amount}' },
  useCount: {
    is: { one: '{count} skipti', other: '{count} skipti' },
    en: { one: '{count} time', other: '{count} times' },
  },

  claim: { is: 'Þetta er mitt', en: 'This is mine' },
  claimWhich: { is: 'Þetta er mitt: {title}', en: 'This is mine: {title}' },
  claimTitle: { is: 'Hvaða verk er þetta?', en: 'Which work is this?' },
  claimMore: {
    is: 'Félagið fer yfir kröfuna. Sé hún samþykkt fá rétthafar verksins greitt með næstu úthlutun.',
    en: 'The society reviews the claim. If it is accepted, the work’s right holders are paid with the next distribution.',
  },
  ownWork: { is: 'Þitt verk', en: 'Your work' },
  ownWorkHint: { is: 'Leitaðu að heiti meðal verka þinna.', en: 'Search by title among your works.' },
  ownWorkMissing: { is: 'Veldu verk af listanum.', en: 'Choose a work from the list.' },
  ownWorkNone: { is: 'Ekkert verka þinna heitir þetta.', en: 'None of your works has this title.' },
  note: { is: 'Skýring', en: 'Explanation' },
  noteHint: {
    is: 'Til dæmis hvar verkið var flutt, hver flutti það eða undir hvaða nafni það er þekkt.',
    en: 'Such as where it was performed and by whom, or what else it is called.',
  },
  send: { is: 'Senda kröfu', en: 'Send the claim' },
  sent: { is: 'Krafan hefur verið send.', en: 'The claim has been sent.' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  withdrawWhich: { is: 'Draga til baka kröfu um {title}', en: 'Withdraw the claim to {title}' },
  withdrawTitle: { is: 'Draga kröfuna til baka?', en: 'Withdraw the claim?' },
  withdrawMore: { is: 'Þú getur gert hana aftur síðar.', en: 'You can make it again later.' },
  withdrawn: { is: 'Krafan hefur verið dregin til baka.', en: 'The claim has been withdrawn.' },
  paidIn: { is: 'Greitt með úthlutun {number}', en: 'Paid with distribution {number}' },
  paidNext: { is: 'Kemur með næstu úthlutun', en: 'Paid with the next distribution' },
  otherWork: {
    is: 'Notkunin reyndist vera á öðru verki.',
    en: 'The usage turned out to belong to another work.',
  },

  waitsForGreen: { is: 'ljós verks er ekki grænt', en: 'the light of a work is not green' },
  waitsForRight: { is: 'rétthafa vantar', en: 'a right holder is missing' },
  paysItself: { is: 'Bíður en greiðist sjálfkrafa: {reason}', en: 'Paid automatically: {reason}' },
};
