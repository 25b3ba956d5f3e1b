// Apart from messages.ts: this page may be the first that you see, and then the bar and the palette are not there.
export const messages = {
  failed: { is: 'Eitthvað fór úrskeiðis.', en: 'Something went wrong.' },
  offline: { is: 'Ekkert netsamband', en: 'No network' },
  offlineMore: {
    is: 'Síðan opnast af sjálfu sér þegar netið kemur aftur.',
    en: 'The page opens automatically once you are back online.',
  },
  offlineBar: {
    is: 'Ekkert netsamband. Það sem þú skrifar geymist í þessu tæki.',
    en: 'No network. What you write is kept on this device.',
  },
  unreachableBar: { is: 'Ekki næst samband við vefinn.', en: 'The portal cannot be reached.' },
  keptAt: { is: 'Staðan eins og hún var {when}.', en: 'As it was on {when}.' },
  tryAgain: { is: 'Reyna aftur', en: 'Try again' },
  quote: {
    is: 'Vísaðu í númerið {number} ef þú hefur samband við okkur.',
    en: 'Quote number {number} if you contact us.',
  },
};
