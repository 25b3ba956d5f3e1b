/** What keeps balances of a former system from being brought (R20). */
export const openingRefusals = {
  'money.noOpenings': {
    status: 404,
    is: 'Engin upphafsstaða hefur verið skráð.',
    en: 'No opening balances have been brought.',
  },
  'money.openingNotFound': {
    status: 404,
    is: 'Upphafsstaðan fannst ekki.',
    en: 'The opening balances were not found.',
  },
  'money.openingColumns': {
    status: 422,
    is: 'Í skrána vantar dálk. Dálkarnir eru payee, amount og, ef eitthvað er geymt, account.',
    en: 'The file lacks a column. The columns are payee, amount and, where something is held, account.',
  },
  'money.openingTooLong': {
    status: 422,
    is: 'Í skránni mega vera 10.000 línur. Skiptu henni.',
    en: 'The file may have 10,000 lines. Split it.',
  },
  'money.openingPayee': {
    status: 422,
    is: 'Enginn er með þessa kennitölu eða þetta númer.',
    en: 'Nobody has this kennitala or number.',
  },
  'money.openingAccount': {
    status: 422,
    is: 'Lykillinn er payable (til greiðslu) eða held (geymt).',
    en: 'The account is payable or held.',
  },
  'money.openingAmount': {
    status: 422,
    is: 'Upphæðin er í krónum, með tveimur aukastöfum í mesta lagi, og ekki núll.',
    en: 'The amount is in krónur, with two decimals at most, and not nothing.',
  },
  'money.openingTwice': {
    status: 422,
    is: 'Sami greiðsluþegi og lykill er tvisvar í skránni.',
    en: 'The same payee and account is in the file twice.',
  },
  'money.openingKnown': {
    status: 422,
    is: 'Upphafsstaða þessa greiðsluþega er þegar komin í þessum flokki. Villu má taka til baka með upphæð undir núlli, þó ekki meira en komið er.',
    en: 'The opening balance of this payee has been brought in this category already. A mistake is taken back with an amount below zero, and no more than was brought.',
  },
  'money.openingElsewhere': {
    status: 409,
    is: 'Sama skrá er þegar bókuð í öðrum flokki. Var hún bókuð þar fyrir mistök? Þá þarf fyrst að taka hana til baka þar, með sömu upphæðum undir núlli.',
    en: 'The same list is booked in another category already. If that was a mistake, take it back there first, with the same amounts below zero.',
  },
  'money.openingOwn': {
    status: 409,
    is: 'Þú, eða einhver sem þú erfir, ert í skránni. Aðrir þurfa að ákveða um hana.',
    en: 'You, or somebody whose heir you are, are in the file. Others have to decide about it.',
  },
  'money.openingChanged': {
    status: 412,
    is: 'Skráin er ekki sú sama og þú skoðaðir. Prófaðu hana aftur.',
    en: 'The file is not the one that you looked at. Try it again.',
  },
} as const;
