export const messages = {
  once: { is: 'Þetta er aðeins sýnt núna', en: 'This is shown only now' },
  kept: { is: 'Ég hef geymt þetta', en: 'I have saved it' },
  copy: { is: 'Afrita', en: 'Copy' },
  copied: { is: 'Afritað.', en: 'Copied.' },
};
