/** The pages that are open to everybody. */
export const messages = {
  pages: { is: 'Opnar síður', en: 'Public pages' },
  news: { is: 'Fréttir', en: 'News' },
  repertory: { is: 'Verkaleit', en: 'Find works' },
  unidentified: { is: 'Ókunn notkun', en: 'Unidentified usage' },
  transparency: { is: 'Gagnsæi', en: 'Transparency' },
  logIn: { is: 'Innskráning', en: 'Log in' },
  open: { is: 'Opna Óm', en: 'Open Ómur' },
};
