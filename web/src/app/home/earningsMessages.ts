export const messages = {
  catalogue: { is: 'Réttindaskráin', en: 'Catalogue' },
  conflicts: { is: 'Verk í ágreiningi', en: 'Works in conflict' },
  ending: { is: 'Samningar sem lýkur innan 90 daga', en: 'Contracts ending within 90 days' },
  firstEnds: { is: 'sá fyrsti {day}', en: 'the first on {day}' },
  showEarnings: { is: 'Sýna hvað skráin færði', en: 'Show what the catalogue brought' },
  hideEarnings: { is: 'Fela', en: 'Hide' },
  seeContracts: { is: 'Sjá samninga', en: 'See contracts' },
  sentFiles: { is: 'Sendar skrár', en: 'Files sent' },
  registeredCount: {
    is: { one: '{count} verk skráð', other: '{count} verk skráð' },
    en: { one: '{count} work registered', other: '{count} works registered' },
  },
  questionCount: {
    is: { one: '{count} hjá starfsfólki', other: '{count} hjá starfsfólki' },
    en: { one: '{count} with staff', other: '{count} with staff' },
  },
  refusedCount: {
    is: { one: '{count} verki hafnað', other: '{count} verkum hafnað' },
    en: { one: '{count} refused', other: '{count} refused' },
  },
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
