import type { answerOutcomes } from '@omur/contract/exchange/cwrOut/cwrOut';
import type { AnswerStatus, CaseKind, SendScope } from '@omur/contract/platform/fields/cwrOut';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  pageMore: {
    is: 'Verk send öðrum félögum og miðstöðvum, svör þeirra og mál sem svörin opna.',
    en: 'Works sent to other societies and hubs, their answers, and the cases that the answers open.',
  },
  tabs: { is: 'CWR-skrár', en: 'CWR files' },
  receivers: { is: 'Viðtakendur', en: 'Receivers' },
  files: { is: 'Skrár', en: 'Files' },
  answerFiles: { is: 'Svör', en: 'Answers' },
  cases: { is: 'Mál', en: 'Cases' },
  sftp: { is: 'SFTP', en: 'SFTP' },
  noSftp: { is: 'Handvirkt', en: 'By hand' },
  sftpWaits: { is: 'Óafhent: {count}', en: 'Undelivered: {count}' },
  sftpDelivered: { is: 'Afhent {when}', en: 'Delivered {when}' },
  receiver: { is: 'Viðtakandi', en: 'Receiver' },
  addReceiver: { is: 'Bæta við viðtakanda', en: 'Add receiver' },
  addIt: { is: 'Bæta við', en: 'Add' },
  added: { is: 'Viðtakandanum hefur verið bætt við.', en: 'The receiver has been added.' },
  change: { is: 'Breyta', en: 'Change' },
  changeWhich: { is: 'Breyta viðtakandanum {receiver}', en: 'Change the receiver {receiver}' },
  changeReceiver: { is: 'Breyta viðtakanda', en: 'Change receiver' },
  changedReceiver: { is: 'Viðtakandanum hefur verið breytt.', en: 'The receiver has been changed.' },
  society: { is: 'Félag', en: 'Society' },
  societyHint: {
    is: 'Leitaðu að heiti eða númeri í félagaskrá CISAC.',
    en: 'Search by name or number in CISAC’s table of societies.',
  },
  noSociety: {
    is: 'Ekkert félag fannst sem er ekki þegar viðtakandi.',
    en: 'No society was found that is not a receiver already.',
  },
  chooseSociety: { is: 'Veldu félag.', en: 'Choose a society.' },
  receiverName: { is: 'Heiti', en: 'Name' },
  nameMissing: { is: 'Heiti vantar.', en: 'The name is missing.' },
  version: { is: 'Útgáfa', en: 'Version' },
  sends: { is: 'Hvaða verk fær viðtakandinn?', en: 'Which works does it get?' },
  delivery: {
    is: 'Þú sækir skrárnar á flipanum Skrár. Með SFTP-tengingu á flipanum SFTP fara þær sjálfkrafa.',
    en: 'You download the files on the tab Files. With an SFTP account on the tab SFTP they go by themselves.',
  },
  isClosed: { is: 'Lokað: fær ekki fleiri skrár', en: 'Closed: gets no more files' },
  isClosedHint: {
    is: 'Það sem hefur verið sent stendur og svör eru lesin áfram. Þegar opnað er aftur halda númer skránna áfram.',
    en: 'What was sent stays, and answers are still taken in. Opened again, the numbers of its files go on.',
  },
  closedReceiver: { is: 'Lokað', en: 'Closed' },
  newWorks: { is: 'Ný verk', en: 'New works' },
  changed: { is: 'Breytt', en: 'Changed' },
  heldBack: { is: 'Haldið eftir', en: 'Held back' },
  sent: { is: 'Send', en: 'Sent' },
  answered: { is: 'Svarað', en: 'Answered' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  make: { is: 'Búa til skrá', en: 'Make file' },
  makeFor: { is: 'Búa til skrá handa {receiver}', en: 'Make file for {receiver}' },
  made: { is: 'Skráin {file} er tilbúin.', en: 'The file {file} is ready.' },
  madeFull: {
    is: 'Skráin {file} er tilbúin og full. Fleiri verk geta beðið; búðu þá til þá næstu.',
    en: 'The file {file} is ready, and full. More works may be waiting; if so, make the next one.',
  },
  nothing: { is: 'Ekkert verk þurfti að fara í skrá.', en: 'No work needed to go into a file.' },
  why: { is: 'Hvers vegna', en: 'Why' },
  whyWhich: {
    is: 'Hvers vegna fær {receiver} ekki öll verk?',
    en: 'Why does {receiver} not get all works?',
  },
  whyFor: { is: 'Verk sem {receiver} fær ekki', en: 'Works that {receiver} does not get' },
  whyMore: {
    is: 'Þessi verk geta ekki farið í CWR-skrá eins og þau eru skráð. Verk fer í næstu skrá þegar búið er að laga það.',
    en: 'These works cannot go into a CWR file as they are registered. A work goes into the next file once it has been corrected.',
  },
  close: { is: 'Loka', en: 'Close' },
  state: { is: 'Staða', en: 'State' },
  openCases: { is: 'Opin', en: 'Open' },
  closedCases: { is: 'Lokið', en: 'Closed' },
  noClosed: { is: 'Engu máli hefur verið lokið', en: 'No cases have been closed' },
  work: { is: 'Verk', en: 'Work' },
  rules: { is: 'Hvað er að', en: 'What is wrong' },
  noReceivers: { is: 'Engir viðtakendur', en: 'No receivers' },
  noHeldBack: { is: 'Engu verki er haldið eftir', en: 'No works are held back' },
  fileName: { is: 'Heiti skrár', en: 'File name' },
  works: { is: 'Verk', en: 'Works' },
  when: { is: 'Hvenær', en: 'When' },
  fetch: { is: 'Sækja', en: 'Download' },
  notKept: { is: 'Ekki geymd', en: 'Not kept' },
  fetchWhich: { is: 'Sækja skrána {file}', en: 'Download the file {file}' },
  noFiles: { is: 'Engar skrár hafa verið gerðar', en: 'No files have been made' },
  receive: { is: 'Lesa inn svör', en: 'Take in answers' },
  receiveMore: {
    is: 'Veldu CWR-skrá með svörum. Fyrst sést hvað hún segir; ekkert breytist fyrr en þú lest hana inn.',
    en: 'Choose a CWR file of answers. You first see what it says; nothing changes until you take it in.',
  },
  take: { is: 'Lesa inn', en: 'Take in' },
  taken: { is: 'Svörin hafa verið lesin inn.', en: 'The answers have been taken in.' },
  known: { is: 'Þessi skrá hefur þegar verið lesin inn.', en: 'This file has already been taken in.' },
  tooLarge: { is: 'Skráin er of stór.', en: 'The file is too large.' },
  warnings: { is: 'Ábendingar', en: 'Warnings' },
  answers: { is: 'Svör', en: 'Answers' },
  newAnswers: { is: 'Ný svör', en: 'New answers' },
  noAnswers: { is: 'Engin svör hafa borist', en: 'No answers have arrived' },
  answer: { is: 'Svar', en: 'Answer' },
  outcome: { is: 'Niðurstaða', en: 'Outcome' },
  report: { is: 'Svörin í skránni', en: 'The answers in the file' },
  noCases: { is: 'Engin opin mál', en: 'No open cases' },
  kind: { is: 'Um hvað', en: 'About' },
  look: { is: 'Skoða', en: 'View' },
  lookWhich: { is: 'Skoða mál um „{title}“', en: 'View the case about “{title}”' },
  ours: { is: 'Okkar skráning', en: 'Our version' },
  theirs: { is: 'Þeirra skráning', en: 'Their version' },
  notSent: { is: 'Fylgdi ekki svarinu.', en: 'Did not come with the answer.' },
  theyWrote: { is: 'Skilaboð', en: 'Messages' },
  note: { is: 'Athugasemd', en: 'Note' },
  decision: { is: 'Lyktir', en: 'Outcome' },
  closed: { is: 'Málinu er lokið.', en: 'The case is closed.' },
  closeCase: { is: 'Ljúka máli', en: 'Close case' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  ownVersion: { is: 'CWR {version}', en: 'CWR {version}' },
  ownHeldBack: { is: 'Verk sem komust ekki í skrána', en: 'Works that are not in the file' },
  ownMade: {
    is: { one: '{count} verk í skránni.', other: '{count} verk í skránni.' },
    en: { one: '{count} work in the file.', other: '{count} works in the file.' },
  },
} as const satisfies Record<string, Text | object>;

export const statuses: Readonly<Record<AnswerStatus, Text>> = {
  RA: { is: 'Móttekið', en: 'Received' },
  AS: { is: 'Skráð óbreytt', en: 'Registered as it is' },
  AC: { is: 'Skráð með breytingum', en: 'Registered with changes' },
  CO: { is: 'Árekstur', en: 'Conflict' },
  DU: { is: 'Þegar skráð', en: 'Already registered' },
  RJ: { is: 'Hafnað', en: 'Rejected' },
  NP: { is: 'Varðar þá ekki', en: 'No concern of theirs' },
  RC: { is: 'Kröfu hafnað', en: 'Claim refused' },
};

export const scopes: Readonly<Record<SendScope, { label: Text; hint: Text }>> = {
  all: {
    label: { is: 'Öll verk', en: 'All works' },
    hint: {
      is: 'Öll græn verk félagsins, eins og miðstöðvar fá.',
      en: 'All green works of the society, as hubs get them.',
    },
  },
  theirs: {
    label: { is: 'Verk með félagsmönnum viðtakandans', en: 'Works with its own members' },
    hint: {
      is: 'Höfundur eða útgefandi í verkinu er í því félagi.',
      en: 'A writer or publisher of the work belongs to that society.',
    },
  },
};

export const kinds: Readonly<Record<CaseKind, Text>> = {
  changed: { is: 'Skráð með breytingum', en: 'Registered with changes' },
  conflict: { is: 'Árekstur við annað verk', en: 'Conflict with another work' },
  duplicate: { is: 'Þegar skráð', en: 'Already registered' },
  rejected: { is: 'Hafnað', en: 'Rejected' },
  claimRefused: { is: 'Kröfu hafnað', en: 'Claim refused' },
  iswc: { is: 'Annað ISWC-númer', en: 'Another ISWC' },
  ipi: { is: 'IPI-númer höfundar', en: 'IPI number of a writer' },
};

export const outcomes: Readonly<Record<(typeof answerOutcomes)[number], Text>> = {
  taken: { is: 'Nýtt svar', en: 'New answer' },
  same: { is: 'Áður lesið', en: 'Taken before' },
  unknown: { is: 'Á ekki við skrá frá okkur', en: 'Answers no file of ours' },
};

export const decisions = {
  keep: { is: 'Okkar skráning stendur', en: 'Ours stays' },
  take: { is: 'Taka upp þeirra númer', en: 'Take their number' },
} as const satisfies Record<string, Text>;
