export const messages = {
  askedConcerts: {
    is: {
      one: '{count} lagalisti er í vafa',
      other: '{count} lagalistar eru í vafa',
    },
    en: {
      one: '{count} set list is in doubt',
      other: '{count} set lists are in doubt',
    },
  },
  askedHint: {
    is: 'Þeir eru ef til vill af tónleikum sem voru þegar skráðir, eða lengri en sólarhringur. Verk á tveimur listum teljast einu sinni þar til skorið hefur verið úr, og of langir listar teljast ekki.',
    en: 'They may be of a concert that is registered already, or are longer than a day. Works on two lists count once until that has been decided, and lists that are too long do not count.',
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
  partsMissing: {
    is: {
      one: 'Skrár vantar í skýrslu {count} innlesturs',
      other: 'Skrár vantar í skýrslur {count} innlestra',
    },
    en: {
      one: 'The report of {count} import is not complete',
      other: 'The reports of {count} imports are not complete',
    },
  },
  partsHint: {
    is: 'Notkun í skrám sem eru komnar fær allt úr pottinum ef keyrslunni er lokið án hinna.',
    en: 'If the run is finished without the other files, usage in those that have come takes all of the pool.',
  },
  partsOf: {
    is: { one: 'hluta {parts} vantar', other: 'hluta {parts} vantar' },
    en: { one: 'part {parts} is missing', other: 'parts {parts} are missing' },
  },
  unconfirmed: {
    is: {
      one: '{count} greiðslu í pottunum hefur aðeins sá séð sem skráði hana',
      other: '{count} greiðslur í pottunum hafa aðeins þeir séð sem skráðu þær',
    },
    en: {
      one: '{count} payment in the pools was seen by nobody but who registered it',
      other: '{count} payments in the pools were seen by nobody but who registered them',
    },
  },
  unconfirmedHint: {
    is: 'Sá sem skráði tekjur lýkur ekki keyrslu sem greiðir af þeim, né fær greitt í henni, fyrr en annar stjórnandi hefur staðfest að þær hafi borist.',
    en: 'Who registered income does not finish a run that pays from it, nor is paid by it, before another administrator has confirmed that it came.',
  },
  lookAtIncome: { is: 'Skoða tekjurnar', en: 'See the income' },
  lookAtFiles: { is: 'Skoða skrárnar', en: 'See the files' },
} as const;
