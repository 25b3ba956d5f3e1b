export const messages = {
  notFound: { is: 'Síðan fannst ekki', en: 'We could not find that page' },
  notFoundWhy: {
    is: 'Slóðin er röng, eða það sem þú leitar að er ekki þitt að sjá.',
    en: 'The address is wrong, or what you are looking for is not yours to see.',
  },
  precondition: { is: 'Eitthvað breyttist í millitíðinni', en: 'Something changed in the meantime' },
  preconditionWhy: {
    is: 'Það sem skráningin byggði á hefur breyst síðan þú byrjaðir. Ekkert af því sem þú skrifaðir er glatað.',
    en: 'What your registration rested on has changed since you began. Nothing you typed is lost.',
  },
  back: { is: 'Til baka í drögin', en: 'Back to the draft' },
  home: { is: 'Fara á forsíðu', en: 'Go to the start page' },
};
