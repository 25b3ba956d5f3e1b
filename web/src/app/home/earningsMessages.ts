export const messages = {
  thisYearShort: { is: 'Í ár', en: 'This year' },
  lastYearShort: { is: 'Í fyrra', en: 'Last year' },
  byAuthor: { is: 'Úthlutað eftir höfundum', en: 'Distributed by author' },
  movers: { is: 'Mest breyting á verkum', en: 'Works that changed the most' },
  sameTimeShort: { is: 'Á sama tíma í fyrra', en: 'Same time last year' },
  nothingEarned: {
    is: 'Engu hefur verið úthlutað í ár eða í fyrra.',
    en: 'Nothing has been distributed this year or last year.',
  },
  author: { is: 'Höfundur', en: 'Author' },
  work: { is: 'Verk', en: 'Work' },
};
