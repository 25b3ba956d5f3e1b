import type { AskedState } from '@omur/contract/platform/fields/approvals';
import type { ApprovalState } from '@omur/contract/works/approvals';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  approvals: { is: 'Samþykki höfunda', en: 'Approvals of the authors' },
  round: { is: '{count}. umferð', en: 'Round {count}' },
  until: { is: 'Svarfrestur til og með {day}', en: 'Can answer by the end of {day}' },
  halted: {
    is: 'Fresturinn er stöðvaður vegna andmæla',
    en: 'The deadline is paused after an objection',
  },
  byTime: { is: 'fresturinn leið án svars', en: 'the deadline passed' },
  unasked: { is: 'Hefur ekki fengið beiðni', en: 'Has not been asked' },
  askAuthors: { is: 'Biðja um samþykki', en: 'Ask for approval' },
  askTitle: { is: 'Biðja höfundana um samþykki?', en: 'Ask the authors for their approval?' },
  askMore: {
    is: 'Beiðnin fer til: {names}. Frestur til að svara er {days} dagar. Berist ekki svar telst skráningin samþykkt.',
    en: 'The request goes to: {names}. They have {days} days to answer. If they do not, the registration counts as approved.',
  },
  unreached: {
    is: 'Ekki er hægt að spyrja höfundinn; félagið ákveður',
    en: 'The author cannot be asked; the society decides',
  },
  unreachedShort: { is: 'Næst ekki í', en: 'Cannot be asked' },
  approveFor: { is: 'Samþykkja fyrir þá sem ekki næst í', en: 'Approve for those who cannot be asked' },
  approveForMore: {
    is: 'Enginn svarar fyrir: {names}. Samþykki þitt fyrir hönd félagsins gildir þá fyrir hlut þeirra.',
    en: 'Nobody answers for: {names}. Your approval on behalf of the society then stands for their shares.',
  },
  reason: { is: 'Ástæða andmælanna', en: 'Reason for the objection' },
  changed: {
    is: 'Það sem breyttist frá fyrri skráningu',
    en: 'What has changed since the previous registration',
  },

  question: { is: 'Er skráningin rétt?', en: 'Is the registration right?' },
  questionAnew: {
    is: 'Skráningunni var breytt. Er hún rétt?',
    en: 'The registration was changed. Is it right?',
  },
  untilThen: {
    is: 'Svara má til og með {day}. Berist ekki svar telst skráningin samþykkt.',
    en: 'Please answer by the end of {day}. If you do not, the registration counts as approved.',
  },
  othersObjected: {
    is: 'Annar höfundur hefur andmælt, svo fresturinn er stöðvaður. Þú getur svarað samt sem áður.',
    en: 'Another author has objected, so the deadline is paused. You can still answer.',
  },
  ownShare: { is: 'Þinn hlutur er {share}.', en: 'Your share is {share}.' },
  heldShare: {
    is: 'Þú svarar sem rétthafi eftir: {names}. Hluturinn er {share}.',
    en: 'You answer as a holder of the rights of: {names}. The share is {share}.',
  },
  actOn: { is: '{act}: {title}', en: '{act}: {title}' },
  ownShareAndTime: {
    is: 'Þinn hlutur er {share}. Svara má til og með {day}.',
    en: 'Your share is {share}. Please answer by the end of {day}.',
  },
  ownShareHalted: {
    is: 'Þinn hlutur er {share}. Frestur er stöðvaður vegna andmæla.',
    en: 'Your share is {share}. The deadline is paused after an objection.',
  },
  approve: { is: 'Samþykkja', en: 'Approve' },
  object: { is: 'Andmæla', en: 'Object' },
  approveTitle: { is: 'Samþykkja skráninguna?', en: 'Approve the registration?' },
  approveMore: {
    is: 'Samþykki verður ekki tekið til baka. Verði skráningunni breytt síðar er spurt að nýju.',
    en: 'An approval cannot be taken back. If the registration is changed later, you are asked again.',
  },
  why: { is: 'Hvað er ekki rétt?', en: 'What is not right?' },
  whyHint: {
    is: 'Sá sem skráði verkið og félagið sjá ástæðuna, aðrir höfundar ekki.',
    en: 'The registrant and the society see the reason; other authors do not.',
  },
  whyMissing: { is: 'Skrifaðu ástæðu andmælanna.', en: 'Write the reason for your objection.' },
  sendObjection: { is: 'Senda andmæli', en: 'Send the objection' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  approved: { is: 'Þú hefur samþykkt skráninguna.', en: 'You have approved the registration.' },
  objected: { is: 'Andmæli þín hafa verið send.', en: 'Your objection has been sent.' },
  youObjected: { is: 'Þú andmæltir skráningunni', en: 'You objected to the registration' },
  youObjectedMore: {
    is: 'Beðið er eftir því að skráningunni verði breytt. Sé hún rétt þrátt fyrir allt getur þú samþykkt hana.',
    en: 'The registration should be amended. If it is right after all, you can approve it.',
  },
  approveAfterAll: { is: 'Samþykkja þrátt fyrir allt', en: 'Approve after all' },

  objectedBy: { is: '{name} andmælir skráningunni', en: '{name} objects to the registration' },
  objectedByMore: {
    is: 'Fresturinn er stöðvaður þar til skráningunni hefur verið breytt. Þá eru allir höfundar spurðir að nýju.',
    en: 'The deadline is paused until the registration has been amended. All authors are then asked again.',
  },

  waitingMore: {
    is: 'Höfundar sem hafa ekki svarað því hvort skráning er rétt. Að fresti liðnum telst hún samþykkt hafi þeir fengið að vita af henni; annars ákveður félagið.',
    en: 'Authors who have not said whether a registration is right. Once their time has passed it counts as approved if they were told of it; otherwise the society decides.',
  },
  waitingCount: {
    is: { one: '{count} svar í bið', other: '{count} svör í bið' },
    en: { one: '{count} answer awaited', other: '{count} answers awaited' },
  },
  search: { is: 'Heiti verks eða nafn höfundar', en: 'Title or author' },
  noneWaiting: { is: 'Engar beiðnir um samþykki bíða svars', en: 'No approvals are waiting' },
  noneLikeThis: { is: 'Ekkert fannst sem líkist þessu.', en: 'No matches found.' },
  allAnswered: { is: 'Allir höfundar hafa svarað.', en: 'Every author has answered.' },
  clear: { is: 'Sýna allt', en: 'Show all' },
  title: { is: 'Heiti verks', en: 'Title' },
  author: { is: 'Höfundur', en: 'Author' },
  share: { is: 'Hlutfall', en: 'Share' },
  registeredBy: { is: 'Skráð af', en: 'Registered by' },
  asked: { is: 'Spurt', en: 'Asked' },
  lastDay: { is: 'Síðasti dagur', en: 'Last day' },
  reminded: { is: 'Minnt á', en: 'Reminded' },
  stopped: { is: 'Stöðvað', en: 'Stopped' },

  letterTitle: { is: 'Samþykki á skráningu verks', en: 'Approval of a registration' },
  letterTo: { is: 'Viðtakandi: {name}', en: 'To {name}' },
  named: {
    is: '{registrant} hefur skráð þetta verk og nefnt þig meðal höfunda þess.',
    en: '{registrant} has registered this work and named you among its authors.',
  },
  namedByNobody: {
    is: 'Þetta verk hefur verið skráð og þú ert meðal höfunda þess.',
    en: 'This work has been registered, and you are among its authors.',
  },
  shares: { is: 'Höfundar og hlutföll', en: 'Authors and shares' },
  you: { is: 'þú', en: 'you' },
  paidTo: { is: 'Greitt til:', en: 'Paid to:' },
  homeAndAbroad: { is: '{name} {home} (erlendis {abroad})', en: '{name} {home} (abroad {abroad})' },
  length: { is: 'Lengd', en: 'Length' },
  askedOn: { is: 'Beiðni send', en: 'Asked' },
  thanks: { is: 'Takk fyrir', en: 'Thank you' },
  thanksApproved: {
    is: 'Samþykki þitt er skráð. Þú þarft ekki að gera meira.',
    en: 'Your approval has been recorded. There is nothing more to do.',
  },
  thanksObjected: {
    is: 'Andmælin eru komin til þess sem skráði verkið og til félagsins. Þú færð nýjan tölvupóst þegar skráningunni hefur verið breytt.',
    en: 'Your objection has been sent to the registrant and to the society. You will get a new e-mail when the registration has been amended.',
  },
  mayClose: { is: 'Þú mátt loka glugganum.', en: 'You may close this window.' },
  cannotAnswer: { is: 'Hér er engu að svara', en: 'There is nothing to answer here' },
  wrongLink: { is: 'Hér er ekkert að finna', en: 'There is nothing here' },
  ofOther: { is: 'Tölvupósturinn er ætlaður öðrum', en: 'This e-mail is for somebody else' },
  answeredAlready: { is: 'Svarið er komið', en: 'Your answer is in' },
} as const satisfies Record<string, Text>;

export const states: Record<ApprovalState, Text> = {
  waiting: { is: 'Samþykki vantar', en: 'Approval missing' },
  given: { is: 'Samþykkt', en: 'Approved' },
  objected: { is: 'Andmælt', en: 'Objected' },
  assumed: { is: 'Samþykkt', en: 'Approved' },
};

/** What became of a request since somebody was told of it. */
export const outcomes: Record<Exclude<AskedState, ApprovalState>, Text> = {
  superseded: {
    is: 'Skráningunni var breytt síðan og spurt að nýju.',
    en: 'The registration has been changed since, and you were asked again.',
  },
  ended: {
    is: 'Skráningin var dregin til baka eða henni hafnað.',
    en: 'The registration was withdrawn or refused.',
  },
  removed: { is: 'Þú ert ekki lengur á verkinu.', en: 'You are no longer on the work.' },
  late: { is: 'Svarfresturinn er liðinn.', en: 'The time to answer has passed.' },
};
