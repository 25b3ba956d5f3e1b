import type { CwrVerdict } from '@omur/contract/platform/fields/cwr';
import type { Text } from '../../platform/i18n/text.ts';
import type { PageKey } from '../../platform/page/pageKeys.ts';

export const deskMessages = {
  pageMore: {
    is: 'Verk sem skrá ein sker ekki úr um. Verk sem þú skráir bíður samþykkis höfunda og félagsins eins og önnur verk.',
    en: 'Works that a file alone does not settle. A work that you register waits for its authors and the society, as other works do.',
  },
  count: {
    is: { one: '{count} verk bíður', other: '{count} verk bíða' },
    en: { one: '{count} work is waiting', other: '{count} works are waiting' },
  },
  queue: { is: 'Verk sem bíða', en: 'Works that wait' },
  noQuestions: { is: 'Ekkert verk bíður', en: 'No works are waiting' },
  noQuestionsMore: {
    is: 'Verk sem þarf að skera úr um birtast hér þegar skrár eru sendar.',
    en: 'Works that need a decision appear here when files are sent.',
  },
  more: { is: 'Sýna fleiri', en: 'Show more' },
  decided: { is: '„{title}“ hefur verið afgreitt.', en: '“{title}” has been decided.' },
  comparison: { is: 'Samanburður', en: 'Comparison' },
  what: { is: 'Atriði', en: 'Item' },
  sent: { is: 'Í skránni', en: 'In the file' },
  onFile: { is: 'Á skrá', en: 'On file' },
  differs: { is: 'Ólíkt', en: 'Differs' },
  nothing: { is: '–', en: '–' },
  title: { is: 'Titill', en: 'Title' },
  iswc: { is: 'ISWC', en: 'ISWC' },
  length: { is: 'Lengd', en: 'Length' },
  performanceHundredths: { is: 'flutningur', en: 'performing' },
  mechanicalHundredths: { is: 'upptökur', en: 'mechanical' },
  synchronisationHundredths: { is: 'hljóðsetning', en: 'sync' },
  collects: { is: '{name}: {shares}', en: '{name}: {shares}' },
  notIn: { is: '{name}: undanskilið', en: '{name}: excluded' },
  type: { is: 'Tegund', en: 'Type' },
  number: { is: 'Númer sendanda', en: 'Sender’s number' },
  file: { is: 'Skrá', en: 'File' },
  work: { is: 'Verk á skrá', en: 'Work on file' },
  workLine: { is: 'nr. {workId}', en: 'no. {workId}' },
  reasons: { is: 'Ástæður', en: 'Reasons' },
  verdicts: { is: 'Hvað á að gera?', en: 'What is to be done?' },
  reason: { is: 'Ástæða', en: 'Reason' },
  reasonMore: {
    is: 'Sendandinn les hana, hér og í svarinu.',
    en: 'The sender reads it, here and in the answer.',
  },
  reasonMissing: { is: 'Skrifaðu ástæðuna.', en: 'Write the reason.' },
  keyMove: { is: 'næsta eða fyrra verk', en: 'next or previous work' },
} as const;

export const verdictNames: Readonly<Record<CwrVerdict, Text>> = {
  same: { is: 'Sama verk', en: 'The same work' },
  takePublishers: { is: 'Taka forlögin úr skránni', en: 'Take the publishers of the file' },
  register: { is: 'Skrá sem nýtt verk', en: 'Register as a new work' },
  conflict: { is: 'Stangast á við verkið á skrá', en: 'In conflict with the work on file' },
  refuse: { is: 'Hafna verkinu', en: 'Refuse the work' },
  refuseClaim: { is: 'Hafna tilkallinu', en: 'Refuse the claim' },
  noPart: { is: 'Enginn í félaginu', en: 'Nobody of the society' },
};

/** What the same answers say of an agreement. */
export const agreementVerdicts: Readonly<Partial<Record<CwrVerdict, Text>>> = {
  same: { is: 'Samningurinn er á skrá', en: 'The agreement is on file' },
  refuse: { is: 'Hafna samningnum', en: 'Refuse the agreement' },
};

/** One key decides. */
export const verdictKeys: Readonly<Record<CwrVerdict, string>> = {
  same: 's',
  takePublishers: 'p',
  register: 'r',
  conflict: 'c',
  refuse: 'x',
  refuseClaim: 'w',
  noPart: 'n',
};

export const deskKeys: readonly PageKey[] = [
  { keys: ['J', 'K'], text: deskMessages.keyMove },
  ...(Object.keys(verdictKeys) as CwrVerdict[]).map((verdict) => ({
    keys: [verdictKeys[verdict].toUpperCase()],
    text: verdictNames[verdict],
  })),
];
