export const messages = {
  notFound: { is: 'Síðan fannst ekki', en: 'We could not find that page' },
  notFoundWhy: {
    is: 'Slóðin er röng, eða þú hefur ekki aðgang að því sem þú leitar að.',
    en: 'The address is wrong, or you don’t have access to what you are looking for.',
  },
  tryAgain: { is: 'Reyna aftur', en: 'Try again' },
  precondition: { is: 'Eitthvað breyttist í millitíðinni', en: 'Something has changed' },
  preconditionWhy: {
    is: 'Það sem skráningin byggði á hefur breyst síðan þú byrjaðir. Ekkert af því sem þú skrifaðir er glatað.',
    en: 'Something your registration relied on has changed since you started. Nothing you typed is lost.',
  },
  unchanged: {
    is: 'Lykilorðið er óbreytt.',
    en: 'The password is as it was.',
  },
  newLetter: { is: 'Biðja um nýja slóð', en: 'Ask for a new link' },
  otherPassword: { is: 'Velja annað lykilorð', en: 'Choose another password' },
  back: { is: 'Til baka í drögin', en: 'Back to the draft' },
  home: { is: 'Fara á forsíðu', en: 'Go to the start page' },
};
