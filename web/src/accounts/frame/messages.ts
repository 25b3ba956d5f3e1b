export const messages = {
  welcome: { is: 'Tónlistin þín, réttindin þín.', en: 'Your music, your rights.' },
  welcomeMore: {
    is: 'Sjáðu verkin þín, skráðu ný og fylgstu með því að þau séu rétt skráð.',
    en: 'See your works, register new ones, and make sure they are registered correctly.',
  },
};
