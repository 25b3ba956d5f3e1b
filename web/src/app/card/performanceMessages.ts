export const messages = {
  performances: { is: 'Lifandi flutningar', en: 'Live performances' },
  foreignPerformances: { is: 'Flutningar erlendis', en: 'Foreign live performances' },
  count: {
    is: { one: '{count} flutningur', other: '{count} flutningar' },
    en: { one: '{count} performance', other: '{count} performances' },
  },
  search: { is: 'Leita að heiti, stað eða númeri', en: 'Search by title, venue or number' },
  searchAbroad: { is: 'Leita að flytjanda, borg eða landi', en: 'Search by performer, city or country' },
  register: { is: 'Skrá flutning', en: 'Register a performance' },
  light: { is: 'Ljós', en: 'Light' },
  title: { is: 'Heiti', en: 'Title' },
  date: { is: 'Dagsetning', en: 'Date' },
  venue: { is: 'Flutningsstaður', en: 'Venue' },
  works: { is: 'Fjöldi verka', en: 'Works' },
  worksCount: {
    is: { one: '{count} verk', other: '{count} verk' },
    en: { one: '{count} work', other: '{count} works' },
  },
  performers: { is: 'Flytjendur', en: 'Performers' },
  concert: { is: 'Heiti tónleika', en: 'Concert title' },
  country: { is: 'Land', en: 'Country' },
  city: { is: 'Borg', en: 'City' },
  none: { is: '–', en: '–' },
  noneYet: {
    is: 'Tónleikar og streymi birtast hér þegar þau hafa verið skráð með lagalista.',
    en: 'Concerts and streams appear here once they are registered with a set list.',
  },
  noneYetAbroad: {
    is: 'Tónleikar erlendis birtast hér þegar þeir hafa verið skráðir með lagalista.',
    en: 'Concerts abroad appear here once they are registered with a set list.',
  },
  noneLikeThis: {
    is: 'Enginn flutningur á við um þessa leit. Prófaðu styttra orð.',
    en: 'No performance matches. Try a shorter word.',
  },
  showAll: { is: 'Sýna alla flutninga', en: 'Show all performances' },
  lightGreen: {
    is: 'Öll verk á lagalistanum eru samþykkt.',
    en: 'All works on the set list are approved.',
  },
  lightYellow: {
    is: 'Samþykki höfundar vantar á eitthvert verkanna, eða verk á lagalistanum er ekki í kerfinu.',
    en: 'An author’s approval is outstanding for one of the works, or a work on the set list is not in the system.',
  },
  lightRed: {
    is: 'Skráning einhvers verks á lagalistanum er ekki samþykkt. Flutningurinn sýnir hvaða verk það er.',
    en: 'The registration of a work on the set list is not approved. The performance shows which one.',
  },
};
