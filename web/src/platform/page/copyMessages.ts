export const messages = {
  copy: { is: 'Afrita {code}', en: 'Copy {code}' },
  copied: { is: '{code} var afritað.', en: '{code} was copied.' },
  notCopied: {
    is: 'Vafrinn leyfði ekki að {code} væri afritað.',
    en: 'Your browser did not let {code} be copied.',
  },
};
