import type { LetterState } from '@omur/contract/messages/letters';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  about: {
    is: 'Tölvupóstur sem vefurinn sendir. Það sem kemst ekki til skila er sent aftur sjálfkrafa.',
    en: 'E-mails that the portal sends. Failed ones are retried automatically.',
  },
  search: { is: 'Leita að viðtakanda eða efni', en: 'Search by recipient or subject' },
  state: { is: 'Staða', en: 'State' },
  all: { is: 'Allur póstur', en: 'All e-mails' },
  count: {
    is: { one: '{count} póstur', other: '{count} póstar' },
    en: { one: '{count} e-mail', other: '{count} e-mails' },
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
    is: 'Enginn póstþjónn var stilltur þegar pósturinn var skrifaður, svo hann var ekki sendur.',
    en: 'No mail server was configured when this e-mail was written, so it was not sent.',
  },
  retry: { is: 'Senda núna', en: 'Send now' },
  queued: { is: 'Pósturinn fer af stað innan skamms.', en: 'The e-mail is on its way.' },
  close: { is: 'Loka', en: 'Close' },
  opens: { is: 'Hnappur póstsins opnar', en: 'The button in the e-mail opens' },
  looks: { is: 'Pósturinn', en: 'The e-mail' },
  asText: { is: 'Texti', en: 'Text' },
  asPage: { is: 'Eins og viðtakandi sér það', en: 'As its reader sees it' },
  none: { is: 'Enginn póstur', en: 'No e-mails' },
  noneHint: {
    is: 'Hér birtist tölvupóstur um leið og hann er skrifaður.',
    en: 'E-mails appear here as they are written.',
  },
  noneLikeThis: { is: 'Enginn póstur passar við leitina.', en: 'No e-mails match your search.' },
  showAll: { is: 'Sýna öll', en: 'Show all' },
  loading: { is: 'Tölvupóstur', en: 'E-mail' },
};

export const stateNames: Record<LetterState, Text> = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  failed: { is: 'Mistókst', en: 'Failed' },
  sent: { is: 'Sent', en: 'Sent' },
  kept: { is: 'Aðeins hér', en: 'Only here' },
};
