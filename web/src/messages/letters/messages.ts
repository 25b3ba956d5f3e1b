import type { LetterState } from '@omur/contract/messages/letters';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  about: {
    is: 'Bréf sem vefurinn sendir. Þau sem komast ekki til skila eru send aftur af sjálfu sér.',
    en: 'Letters that the portal sends. Those that fail are tried again by themselves.',
  },
  search: { is: 'Leita að viðtakanda eða efni', en: 'Search by recipient or subject' },
  state: { is: 'Staða', en: 'State' },
  all: { is: 'Öll bréf', en: 'All letters' },
  count: {
    is: { one: '{count} bréf', other: '{count} bréf' },
    en: { one: '{count} letter', other: '{count} letters' },
  },
  recipient: { is: 'Viðtakandi', en: 'Recipient' },
  subject: { is: 'Efni', en: 'Subject' },
  kind: { is: 'Tegund', en: 'Kind' },
  createdAt: { is: 'Skrifað', en: 'Written' },
  sentAt: { is: 'Sent', en: 'Sent' },
  language: { is: 'Tungumál', en: 'Language' },
  icelandic: { is: 'Íslenska', en: 'Icelandic' },
  english: { is: 'Enska', en: 'English' },
  attempts: {
    is: { one: '{count} tilraun', other: '{count} tilraunir' },
    en: { one: '{count} attempt', other: '{count} attempts' },
  },
  lastError: { is: 'Svar póstþjónsins: {error}', en: 'The mail server answered: {error}' },
  keptHint: {
    is: 'Enginn póstþjónn var stilltur þegar bréfið var skrifað, svo það fór ekki í pósti.',
    en: 'No mail server was set when the letter was written, so it was not mailed.',
  },
  retry: { is: 'Senda núna', en: 'Send now' },
  queued: { is: 'Bréfið fer af stað innan skamms.', en: 'The letter is on its way.' },
  close: { is: 'Loka', en: 'Close' },
  opens: { is: 'Hnappur bréfsins opnar', en: 'The letter’s button opens' },
  looks: { is: 'Bréfið', en: 'The letter' },
  asText: { is: 'Texti', en: 'Text' },
  asPage: { is: 'Eins og viðtakandi sér það', en: 'As its reader sees it' },
  none: { is: 'Engin bréf', en: 'No letters' },
  noneHint: {
    is: 'Hér birtast bréf um leið og þau eru skrifuð.',
    en: 'Letters appear here as they are written.',
  },
  noneLikeThis: { is: 'Ekkert bréf passar við leitina.', en: 'No letter fits the search.' },
  showAll: { is: 'Sýna öll', en: 'Show all' },
  loading: { is: 'Bréf', en: 'Letter' },
};

export const stateNames: Record<LetterState, Text> = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  failed: { is: 'Mistókst', en: 'Failed' },
  sent: { is: 'Sent', en: 'Sent' },
  kept: { is: 'Aðeins hér', en: 'Only here' },
};
