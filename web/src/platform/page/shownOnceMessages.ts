export const messages = {
  once: { is: 'Þetta er aðeins sýnt núna', en: 'This is shown only now' },
  kept: { is: 'Ég hef geymt þetta', en: 'I have saved it' },
  copy: { is: 'Afrita', en: 'Copy' },
  copyByHand: {
    is: 'Vafrinn leyfði ekki afritun. Textinn er valinn; afritaðu hann með Ctrl+C.',
    en: 'The browser did not allow copying. The text is selected; copy it with Ctrl+C.',
  },
  copied: { is: 'Afritað.', en: 'Copied.' },
};
