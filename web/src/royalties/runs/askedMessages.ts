export const messages = {
  askedConcerts: {
    is: {
      one: '{count} lagalisti er ef til vill af tónleikum sem annar hefur skráð',
      other: '{count} lagalistar eru ef til vill af tónleikum sem aðrir hafa skráð',
    },
    en: {
      one: '{count} set list may be of a concert that somebody else has registered',
      other: '{count} set lists may be of concerts that others have registered',
    },
  },
  askedHint: {
    is: 'Verk sem standa á báðum listum teljast einu sinni þar til ákveðið hefur verið hvort þetta eru sömu tónleikar.',
    en: 'Works on both lists count once until it has been decided whether they are of the same concert.',
  },
  look: { is: 'Skoða lagalistana', en: 'See the set lists' },
} as const;
