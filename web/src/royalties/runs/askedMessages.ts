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
  alikeFiles: {
    is: {
      one: '{count} skrá um notkun er lík annarri',
      other: '{count} skrár um notkun eru líkar öðrum',
    },
    en: { one: '{count} file of usage is like another', other: '{count} files of usage are like others' },
  },
  alikeHint: {
    is: 'Komi sama skilagrein tvisvar telst notkun hennar tvisvar. Á síðu skrárinnar sést hvaða skrá hún líkist.',
    en: 'If the same statement comes twice, its usage counts twice. The page of the file says which file it is like.',
  },
  lookAtFiles: { is: 'Skoða skrárnar', en: 'See the files' },
} as const;
