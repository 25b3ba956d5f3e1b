import type {
  CwrFileState,
  CwrQuestion,
  CwrTransactionState,
  SecondAnswer,
} from '@omur/contract/platform/fields/cwr';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  pageMore: {
    is: 'Skráðu mörg verk í einu með CWR-skrá og sæktu svörin.',
    en: 'Register many works at once with a CWR file, and download the answers.',
  },
  files: { is: 'CWR-skrár', en: 'CWR files' },
  fileCount: {
    is: { one: '{count} skrá', other: '{count} skrár' },
    en: { one: '{count} file', other: '{count} files' },
  },
  noFiles: { is: 'Engin skrá enn', en: 'No files yet' },
  noFilesMore: {
    is: 'Veldu skrá til að sjá hvað yrði skráð. Ekkert er skráð fyrr en þú sendir hana.',
    en: 'Choose a file to see what would be registered. Nothing is registered before you send it.',
  },
  upload: { is: 'Velja skrá', en: 'Choose file' },
  uploadMore: {
    is: 'CWR 2.1 eða 2.2, eða zip með einni slíkri skrá, mest 8 MB. Skráin er fyrst lesin yfir og ekkert skráð.',
    en: 'CWR 2.1 or 2.2, or a zip with one such file, 8 MB at most. The file is first checked, and nothing is registered.',
  },
  check: { is: 'Lesa yfir', en: 'Check' },
  file: { is: 'Skrá', en: 'File' },
  fileNeeded: { is: 'Veldu skrá.', en: 'Choose a file.' },
  state: { is: 'Staða', en: 'State' },
  works: { is: 'Verk', en: 'Works' },
  when: { is: 'Móttekin', en: 'Received' },
  sender: { is: 'Sendandi', en: 'Sender' },
  send: { is: 'Senda skrána', en: 'Send the file' },
  cancel: { is: 'Hætta við', en: 'Cancel the file' },
  sendMore: {
    is: 'Verkin bíða samþykkis höfunda og starfsfólks eins og önnur verk.',
    en: 'The works wait for the approval of authors and staff, as other works do.',
  },
  refused: { is: 'Skránni var hafnað', en: 'The file was refused' },
  line: { is: 'Lína {line}', en: 'Line {line}' },
  title: { is: 'Titill', en: 'Title' },
  number: { is: 'Númer sendanda', en: 'Your number' },
  answer: { is: 'Svar', en: 'Answer' },
  remarks: { is: 'Ábendingar', en: 'Messages' },
  noWorks: { is: 'Engin verk í skránni', en: 'No works in the file' },
  answers: { is: 'Svör', en: 'Answers' },
  fetch: { is: 'Sækja {file}', en: 'Download {file}' },
  answerWorks: {
    is: { one: 'svar um {count} verk', other: 'svör um {count} verk' },
    en: { one: 'answer on {count} work', other: 'answers on {count} works' },
  },
  noAnswers: {
    is: 'Svörin birtast hér þegar þau eru tilbúin.',
    en: 'Answers appear here when they are ready.',
  },
  sendTitle: { is: 'Skráin hefur verið lesin yfir', en: 'The file has been checked' },
  received: { is: 'Móttekin', en: 'Received' },
  version: { is: 'Útgáfa', en: 'Version' },
  sum: { is: 'Verk í skránni', en: 'Works in the file' },
  wouldWait: { is: 'Tilbúin', en: 'Ready' },
  wouldAsk: { is: 'Bíður svars starfsfólks', en: 'Will wait for staff' },
  wouldAskMore: {
    is: {
      one: '{count} verk bíður fyrst svars starfsfólks; ástæðan er í listanum.',
      other: '{count} verk bíða fyrst svars starfsfólks; ástæðurnar eru í listanum.',
    },
    en: {
      one: '{count} work first waits for an answer of staff; the list says why.',
      other: '{count} works first wait for an answer of staff; the list says why.',
    },
  },
  resembles: { is: 'Verkið líkist verki sem er á skrá.', en: 'The work resembles one on file.' },
  rejected: { is: 'Hafnað', en: 'Refused' },
  registered: { is: 'Skráð, bíða samþykkis', en: 'Registered, waiting' },
  withStaff: { is: 'Hjá starfsfólki', en: 'With staff' },
  done: { is: 'Afgreidd', en: 'Decided' },
  notOurs: { is: 'Varða ekki félagið', en: 'Not of the society' },
  remarkOf: { is: 'Athugasemd: {remark}', en: 'Remark: {remark}' },
  messageLine: { is: 'Lína {line}, dálkur {column}: {said}', en: 'Line {line}, column {column}: {said}' },
  messageLineOnly: { is: 'Lína {line}: {said}', en: 'Line {line}: {said}' },
} as const;

export const fileStates: Readonly<Record<CwrFileState, Text>> = {
  checking: { is: 'Í yfirlestri', en: 'Being checked' },
  refused: { is: 'Hafnað', en: 'Refused' },
  checked: { is: 'Yfirlesin, ósend', en: 'Checked, not sent' },
  processing: { is: 'Í vinnslu', en: 'Being processed' },
  processed: { is: 'Unnin', en: 'Processed' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};

/** What would become of a work that is not sent yet. */
export const forecasts: Readonly<Record<'RA' | 'RJ' | 'NP', Text>> = {
  RA: { is: 'Tilbúið til sendingar', en: 'Ready to send' },
  RJ: { is: 'Yrði hafnað', en: 'Would be refused' },
  NP: { is: 'Varðar ekki félagið', en: 'Not of the society' },
};

export const answerNames: Readonly<Record<'RA' | SecondAnswer, Text>> = {
  RA: { is: 'Móttekið', en: 'Received' },
  RJ: { is: 'Hafnað', en: 'Refused' },
  NP: { is: 'Varðar ekki félagið', en: 'Not of the society' },
  AS: { is: 'Skráð eins og sent', en: 'Registered as sent' },
  AC: { is: 'Skráð með breytingum', en: 'Registered with changes' },
  CO: { is: 'Stangast á við verk á skrá', en: 'In conflict with a work on file' },
  DU: { is: 'Var þegar á skrá', en: 'On file already' },
  RC: { is: 'Tilkalli hafnað', en: 'Claim refused' },
};

export const answerStages: Readonly<Record<'first' | 'second' | 'iswc', Text>> = {
  first: { is: 'Fyrsta svar', en: 'First answer' },
  second: { is: 'Lokasvar', en: 'Final answer' },
  iswc: { is: 'ISWC-númer', en: 'ISWCs' },
};

export const workStates: Readonly<Record<CwrTransactionState, Text>> = {
  staged: { is: 'Óunnið', en: 'Not processed yet' },
  refused: { is: 'Hafnað', en: 'Refused' },
  noPart: { is: 'Varðar ekki félagið', en: 'Not of the society' },
  registered: { is: 'Skráð, bíður samþykkis', en: 'Registered, waiting for approval' },
  question: { is: 'Bíður starfsfólks', en: 'Waiting for staff' },
  decided: { is: 'Afgreitt', en: 'Decided' },
};

export const questions: Readonly<Record<CwrQuestion, Text>> = {
  match: { is: 'Er þetta verkið sem er á skrá?', en: 'Is this the work on file?' },
  differs: {
    is: 'Breytingin er ekki eins og verkið á skrá.',
    en: 'The revision differs from the work on file.',
  },
  rules: { is: 'Verkið brýtur reglur um skráningu.', en: 'The work breaks rules of registration.' },
  nobody: {
    is: 'Enginn höfundur verksins er á vegum sendanda.',
    en: 'No author of the work is published by the sender.',
  },
  agreement: {
    is: 'Ekki fannst einn samningur í gildi milli sendanda og höfundar.',
    en: 'No single agreement in force between the sender and an author was found.',
  },
  writer: { is: 'Ekki er ljóst hver höfundur er.', en: 'It is not clear who a writer is.' },
  shares: {
    is: 'Hlutur forlags er annar en í samningi.',
    en: 'The share of the publisher is not that of the agreement.',
  },
  unsupported: {
    is: 'Samningar verða ekki til af skrá. Er samningurinn á skrá hjá félaginu?',
    en: 'Agreements are not made by files. Is the agreement on file with the society?',
  },
  fault: { is: 'Ekki tókst að skrá verkið.', en: 'The work could not be registered.' },
};
