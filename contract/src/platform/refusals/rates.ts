/** What is wrong with an exchange rate (R4). */
export const rateRefusals = {
  'money.rateDecimals': {
    status: 422,
    is: 'Í gengi mega vera sex aukastafir.',
    en: 'An exchange rate may have six decimals.',
  },
  'money.worthTooMuch': {
    status: 422,
    is: 'Á þessu gengi er upphæðin hærri en 99.999.999.999 krónur. Athugaðu gengið.',
    en: 'At this rate the amount is more than 99,999,999,999 krónur. Check the rate.',
  },
  'money.worthNothing': {
    status: 422,
    is: 'Á þessu gengi er upphæðin minni en einn eyrir. Athugaðu gengið.',
    en: 'At this rate the amount is less than one eyrir. Check the rate.',
  },
} as const;
