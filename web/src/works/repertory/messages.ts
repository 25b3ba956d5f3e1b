export const messages = {
  repertory: { is: 'Verkaleit', en: 'Find works' },
  repertoryMore: {
    is: 'Leitaðu í verkum sem félagið gætir réttar yfir: eftir titli, höfundi, flytjanda eða kóða. Hver hlutur rétthafa er og hvernig náð er í þá er ekki birt.',
    en: 'Search the works that the society administers: by title, writer, performer or code. What share anybody has and how to reach them is not published.',
  },
  search: {
    is: 'Titill, höfundur, flytjandi, ISWC, ISRC eða IPI',
    en: 'Title, writer, performer, ISWC, ISRC or IPI',
  },
  found: { is: '{count} verk', en: '{count} works' },
  foundOne: { is: '1 verk', en: '1 work' },
  foundMany: {
    is: 'Fyrstu {count} verkin. Bættu við orði til að þrengja leitina.',
    en: 'The first {count} works. Add a word to narrow the search.',
  },
  nothing: { is: 'Ekkert verk fannst', en: 'No works found' },
  nothingMore: {
    is: 'Aðeins verk sem félagið og allir höfundar hafa samþykkt eru birt hér. Athugaðu stafsetninguna, eða leitaðu að höfundinum.',
    en: 'Only works that the society and all their writers have approved are shown here. Check the spelling, or search for the writer.',
  },
  title: { is: 'Titill', en: 'Title' },
  writers: { is: 'Höfundar', en: 'Writers' },
  performers: { is: 'Flytjendur', en: 'Performers' },
  publishers: { is: 'Útgefendur', en: 'Publishers' },
  name: { is: 'Nafn', en: 'Name' },
  role: { is: 'Hlutverk', en: 'Role' },
  society: { is: 'Réttindafélag', en: 'Society' },
  noSociety: { is: 'Utan félags', en: 'None' },
  otherTitles: { is: 'Önnur heiti', en: 'Other titles' },
  workNumber: { is: 'Verknúmer', en: 'Work number' },
  back: { is: 'Aftur í verkaleit', en: 'Back to the search' },
  closed: { is: 'Verkaskráin er ekki opin almenningi', en: 'The repertory is not open to the public' },
  notFound: { is: 'Verkið er ekki í verkaskránni', en: 'The work is not in the repertory' },
  notFoundMore: {
    is: 'Það hefur ekki verið samþykkt, eða skráning þess var dregin til baka.',
    en: 'It has not been approved, or its registration was withdrawn.',
  },
};
