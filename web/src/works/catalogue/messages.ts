export const messages = {
  sameAuthors: { is: 'Nýtt verk með sömu höfundum', en: 'New work with the same authors' },
  back: { is: 'Til baka', en: 'Back' },
  review: { is: 'Fara yfir skráningu', en: 'Review the registration' },
  length: { is: 'Lengd', en: 'Length' },
  firstRegistered: { is: 'Fyrst skráð', en: 'First registered' },
  origin: { is: 'Uppruni', en: 'Origin' },
  number: { is: 'Verknúmer', en: 'Work number' },

  green: {
    is: 'Skráningin er samþykkt og verkið á rétt á úthlutun.',
    en: 'The registration is approved and the work is eligible for distribution.',
  },
  yellow: {
    is: 'Félagið hefur samþykkt skráninguna, en samþykki höfundar vantar. Verkið fer í úthlutun þegar allir hafa samþykkt.',
    en: 'The society has approved the registration, but an author’s approval is missing. The work is distributed once everyone has approved.',
  },
  red: {
    is: 'Félagið hefur ekki samþykkt skráninguna og verkið fer ekki í úthlutun fyrr en það er gert. Sé verkið enn rautt að um tveimur vikum liðnum þarf að kanna málið.',
    en: 'The society has not approved the registration, and the work is not distributed until it does. If it is still red after about two weeks, it needs looking into.',
  },
  provisional: {
    is: 'Verkið er aðeins skráð til bráðabirgða og fer ekki í úthlutun.',
    en: 'The work is only registered provisionally and is not distributed.',
  },
  withdrawn: {
    is: 'Skráningin var dregin til baka og verkið fer ekki í úthlutun.',
    en: 'The registration was withdrawn and the work is not distributed.',
  },

  tabs: { is: 'Upplýsingar um verkið', en: 'About the work' },
  authors: { is: 'Höfundar', en: 'Authors' },
  rights: { is: 'Réttindi', en: 'Rights' },
  otherTitles: { is: 'Önnur heiti', en: 'Other titles' },
  iswcs: { is: 'ISWC-númer', en: 'ISWC codes' },
  isrcs: { is: 'ISRC-númer', en: 'ISRC codes' },
  distributions: { is: 'Úthlutanir', en: 'Distributions' },
  cueSheets: { is: 'Notkunarblöð', en: 'Cue sheets' },
  partiesOnly: {
    is: 'Aðeins aðilar að verkinu sjá hvort hér er eitthvað.',
    en: 'Only the parties to the work can see whether there is anything here.',
  },

  authorCount: {
    is: { one: '{count} höfundur', other: '{count} höfundar' },
    en: { one: '{count} author', other: '{count} authors' },
  },
  rightsHistory: { is: 'Saga réttinda', en: 'History of the rights' },
  rightsHistoryMore: {
    is: 'Greitt er fyrir hverja notkun eins og réttindin stóðu á degi hennar.',
    en: 'Each use is paid according to the rights on the day of use.',
  },
  days: { is: 'Notkun á tímabilinu', en: 'Usage on the days' },
  fromBeginning: { is: 'frá upphafi', en: 'the beginning' },
  untilNotice: { is: 'áfram', en: 'further notice' },
  rightCount: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  titleCount: {
    is: { one: '{count} annað heiti', other: '{count} önnur heiti' },
    en: { one: '{count} other title', other: '{count} other titles' },
  },
  codeCount: {
    is: { one: '{count} númer', other: '{count} númer' },
    en: { one: '{count} code', other: '{count} codes' },
  },
  distributionCount: {
    is: { one: '{count} úthlutun', other: '{count} úthlutanir' },
    en: { one: '{count} distribution', other: '{count} distributions' },
  },
  cueSheetCount: {
    is: { one: '{count} notkunarblað', other: '{count} notkunarblöð' },
    en: { one: '{count} cue sheet', other: '{count} cue sheets' },
  },

  author: { is: 'Höfundur', en: 'Author' },
  authorNumber: { is: 'höfundur nr. {number}', en: 'author no. {number}' },
  role: { is: 'Hlutverk', en: 'Role' },
  ipi: { is: 'IPI-númer', en: 'IPI number' },
  approval: { is: 'Samþykki', en: 'Approval' },
  share: { is: 'Hlutfall', en: 'Share' },
  shares: { is: 'Skipting verksins', en: 'How the work is shared' },
  publicDomain: { is: 'Almenningseign', en: 'Public domain' },
  total: { is: 'Samtals', en: 'Total' },

  holder: { is: 'Rétthafi eða útgefandi', en: 'Holder or publisher' },
  publisher: { is: 'Útgefandi', en: 'Publisher' },
  onBehalfOf: { is: 'Vegna höfundar', en: 'For author' },
  contractNumber: { is: 'samningur nr. {number}', en: 'contract no. {number}' },
  home: { is: 'Innanlands', en: 'In Iceland' },
  abroad: { is: 'Erlendis', en: 'Abroad' },
  homeAndAbroad: { is: '{abroad} erlendis', en: '{abroad} abroad' },

  title: { is: 'Heiti', en: 'Title' },
  addTitle: { is: 'Bæta við heiti', en: 'Add a title' },
  addTitleWhy: {
    is: 'Verkið finnst líka undir þessu heiti. Aðalheiti þess breytist ekki.',
    en: 'The work can also be found by this title. Its main title does not change.',
  },
  titleMissing: { is: 'Skrifaðu heitið.', en: 'Type the title.' },
  titleTooLong: { is: 'Heitið má mest vera 200 stafir.', en: 'The title may have 200 characters at most.' },
  titleAdded: { is: 'Heitinu „{title}“ var bætt við.', en: 'The title ‘{title}’ was added.' },

  codeState: { is: 'Staða', en: 'Status' },
  codeUnverified: { is: 'Óstaðfestur', en: 'Not confirmed' },
  codeRemove: { is: 'Taka af verkinu', en: 'Take off the work' },
  codeRemoveWhich: { is: 'Taka {code} af verkinu', en: 'Take {code} off the work' },
  codeRemoveTitle: { is: 'Taka {code} af verkinu?', en: 'Take {code} off the work?' },
  codeRemoveMore: {
    is: 'Notkun með þessum kóða verður ekki lengur rakin til þessa verks. Kóðanum má bæta við aftur.',
    en: 'Usage with this code will no longer match this work. You can add the code again.',
  },
  codeRemoved: { is: '{code} hefur verið tekið af verkinu.', en: '{code} has been taken off the work.' },
  iswc: { is: 'ISWC-númer', en: 'ISWC code' },
  iswcHint: {
    is: 'T og 10 tölustafir, til dæmis T-034.524.680-1',
    en: 'T and 10 digits, for example T-034.524.680-1',
  },
  addIswc: { is: 'Skrá ISWC-númer', en: 'Add an ISWC code' },
  addIswcWhy: {
    is: 'ISWC er alþjóðlegt númer tónverks.',
    en: 'An ISWC is the international number of a musical work.',
  },
  iswcAdded: { is: 'ISWC-númerið {code} var skráð.', en: 'The ISWC code {code} was added.' },

  isrc: { is: 'ISRC-númer', en: 'ISRC code' },
  isrcHint: {
    is: 'Landskóði, útgefandakóði, ár og númer, til dæmis IS-A01-26-00001',
    en: 'Country, registrant, year and number, for example IS-A01-26-00001',
  },
  addIsrc: { is: 'Skrá ISRC-númer', en: 'Add an ISRC code' },
  addIsrcWhy: {
    is: 'ISRC er alþjóðlegt númer hljóðritunar.',
    en: 'An ISRC is the international number of a recording.',
  },
  isrcAdded: { is: 'ISRC-númerið {code} var skráð.', en: 'The ISRC code {code} was added.' },
  performer: { is: 'Flytjandi', en: 'Performer' },
  performerTooLong: {
    is: 'Nafn flytjanda má mest vera 200 stafir.',
    en: 'The performer’s name may have 200 characters at most.',
  },
  codeIsRight: { is: 'Númerið er rétt byggt: {code}', en: 'The code is valid: {code}' },
  add: { is: 'Skrá', en: 'Add' },
  cancel: { is: 'Hætta við', en: 'Cancel' },

  distribution: { is: 'Úthlutun', en: 'Distribution' },
  period: { is: 'Tímabil', en: 'Period' },
  category: { is: 'Flokkur', en: 'Category' },
  statementLines: { is: 'Það sem {name} greiddi þér fyrir verkið', en: 'What {name} paid you for the work' },
  pot: { is: 'Pottur', en: 'Pot' },
  subtype: { is: 'Undirtegund', en: 'Subtype' },
  station: { is: 'Stöð', en: 'Station' },
  amount: { is: 'Upphæð', en: 'Amount' },
  cueSheet: { is: 'Notkunarblað', en: 'Cue sheet' },
  cueSheetNumber: { is: 'Nr.', en: 'No.' },
  registered: { is: 'Skráð', en: 'Registered' },
  lastChanged: { is: 'Síðast breytt', en: 'Last changed' },
};
