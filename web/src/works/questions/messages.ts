import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  questions: { is: 'Fyrirspurnir', en: 'Questions' },
  asked: { is: '{name} spurði {when}', en: '{name} asked, {when}' },
  answered: { is: '{name} svaraði {when}', en: '{name} answered, {when}' },
  waiting: { is: 'Beðið er eftir svari.', en: 'Waiting for an answer.' },
  wantsAnswer: {
    is: 'Félagið spyr þig um skráninguna. Hún bíður afgreiðslu þar til þú svarar.',
    en: 'The society asks you about the registration, which waits until you answer.',
  },
  answer: { is: 'Svar', en: 'Answer' },
  answerHint: { is: 'Aðeins er hægt að svara einu sinni.', en: 'You can answer once only.' },
  answerMissing: { is: 'Skrifaðu svar.', en: 'Write an answer.' },
  send: { is: 'Senda svar', en: 'Send the answer' },
  sent: { is: 'Svarið var sent félaginu.', en: 'Your answer was sent to the society.' },
} satisfies Record<string, Text>;
