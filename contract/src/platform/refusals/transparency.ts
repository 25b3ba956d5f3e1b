/** What keeps a transparency report from being written or published (R29, R40). */
export const transparencyRefusals = {
  'money.noReports': {
    status: 404,
    is: 'Engin gagnsæisskýrsla er til.',
    en: 'There is no transparency report.',
  },
  'money.reportNotFound': {
    status: 404,
    is: 'Gagnsæisskýrslan fannst ekki.',
    en: 'The transparency report was not found.',
  },
  'money.reportOpen': {
    status: 409,
    is: 'Drög að skýrslu þessa árs eru þegar til.',
    en: 'There is already a draft for this year.',
  },
  'money.reportNeedsReason': {
    status: 422,
    is: 'Skýrsla ársins er komin út. Skrifaðu hvað er leiðrétt í nýrri útgáfu.',
    en: 'The report of the year has been published. Write what the new edition corrects.',
  },
  'money.reportFirst': {
    status: 422,
    is: 'Engin skýrsla ársins hefur komið út sem hægt er að leiðrétta.',
    en: 'No report of the year has been published that could be corrected.',
  },
  'money.reportStays': {
    status: 409,
    is: 'Aðeins drögum er breytt. Dragðu skýrsluna fyrst til baka, eða byrjaðu á nýrri útgáfu ef hún er komin út.',
    en: 'Only a draft is changed. Withdraw the report first, or begin a new edition if it is published.',
  },
  'money.reportYearOpen': {
    status: 409,
    is: 'Árinu er ekki lokið.',
    en: 'The year is not over.',
  },
  'money.reportTextsMissing': {
    status: 409,
    is: 'Í skýrsluna vantar texta. Allir kaflar þurfa texta á íslensku og ensku.',
    en: 'The report lacks texts. Each section needs one in Icelandic and in English.',
  },
  'money.reportBothLanguages': {
    status: 422,
    is: 'Textinn þarf að vera bæði á íslensku og ensku.',
    en: 'The text has to be in both Icelandic and English.',
  },
  'money.reportOutdated': {
    status: 412,
    is: 'Bókhaldið hefur breyst síðan tölurnar voru frystar. Dragðu skýrsluna til baka og frystu hana aftur.',
    en: 'The ledger has changed since the figures were frozen. Withdraw the report and freeze it again.',
  },
  'money.reportUneven': {
    status: 409,
    is: 'Tölur skýrslunnar stemma ekki við bókhaldið.',
    en: 'The figures of the report do not agree with the ledger.',
  },
} as const;
