import type { LetterState } from '@omur/contract/messages/letters';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  about: {
    is: 'Tölvupóstur sem vefurinn sendir. Póstur sem kemst ekki af stað er sendur aftur sjálfkrafa, nema póstþjónn hafi hafnað honum endanlega.',
    en: 'E-mails that the portal sends. Those that do not get through are retried automatically, unless a mail server has refused them for good.',
  },
  search: { is: 'Leita að viðtakanda eða efni', en: 'Search by recipient or subject' },
  state: { is: 'Staða', en: 'State' },
  all: { is: 'Allur tölvupóstur', en: 'All e-mails' },
  count: {
    is: { one: '{count} tölvupóstur', other: '{count} tölvupóstar' },
    en: { one: '{count} e-mail', other: '{count} e-mails' },
  },
  recipient: { is: 'Viðtakandi', en: 'Recipient' },
  subject: { is: 'Efni', en: 'Subject' },
  kind: { is: 'Tegund', en: 'Kind' },
  createdAt: { is: 'Skrifaður', en: 'Written' },
  sentAt: { is: 'Sendur', en: 'Sent' },
  language: { is: 'Tungumál', en: 'Language' },
  icelandic: { is: 'Íslenska', en: 'Icelandic' },
  english: { is: 'Enska', en: 'English' },
  attempts: {
    is: { one: '{count} tilraun', other: '{count} tilraunir' },
    en: { one: '{count} attempt', other: '{count} attempts' },
  },
  lastError: { is: 'Svar póstþjónsins: {error}', en: 'The mail server answered: {error}' },
  failedHint: {
    is: 'Þessi póstur verður ekki sendur aftur sjálfkrafa. Athugaðu netfangið hjá viðtakanda.',
    en: 'This e-mail is not retried automatically. Check the address with the recipient.',
  },
  keptHint: {
    is: 'Enginn póstþjónn var stilltur þegar tölvupósturinn var skrifaður og því var pósturinn ekki sendur.',
    en: 'No mail server was configured when this e-mail was written, so it was not sent.',
  },
  retry: { is: 'Senda núna', en: 'Send now' },
  queued: { is: 'Tölvupósturinn fer af stað innan skamms.', en: 'The e-mail is on its way.' },
  close: { is: 'Loka', en: 'Close' },
  opens: { is: 'Hnappurinn í tölvupóstinum opnar', en: 'The button in the e-mail opens' },
  looks: { is: 'Tölvupósturinn', en: 'The e-mail' },
  asText: { is: 'Texti', en: 'Text' },
  asPage: { is: 'Eins og viðtakandi sér það', en: 'As the recipient sees it' },
  none: { is: 'Enginn tölvupóstur', en: 'No e-mails' },
  noneHint: {
    is: 'Hér birtist tölvupóstur um leið og hann er skrifaður.',
    en: 'E-mails appear here as they are written.',
  },
  noneLikeThis: { is: 'Enginn tölvupóstur passar við leitina.', en: 'No e-mails match your search.' },
  showAll: { is: 'Sýna allt', en: 'Show all' },
  loading: { is: 'Tölvupóstur', en: 'E-mail' },
};

export const stateNames: Record<LetterState, Text> = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  retrying: { is: 'Reynt aftur', en: 'Retrying' },
  failed: { is: 'Mistókst', en: 'Failed' },
  sent: { is: 'Sendur', en: 'Sent' },
  kept: { is: 'Aðeins hér', en: 'Only here' },
};
