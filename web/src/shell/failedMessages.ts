// Apart from messages.ts: this page may be the first that one sees, and then the bar and the palette are not there.
export const messages = {
  failed: { is: 'Eitthvað fór úrskeiðis.', en: 'Something went wrong.' },
  tryAgain: { is: 'Reyna aftur', en: 'Try again' },
  quote: {
    is: 'Vísaðu í númerið {number} ef þú hefur samband við okkur.',
    en: 'Quote the number {number} if you contact us.',
  },
};
