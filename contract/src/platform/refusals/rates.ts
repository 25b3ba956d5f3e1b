/** What is wrong with an exchange rate (R4), or with who confirms it (R201). */
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
  'money.runRatesUnseen': {
    status: 409,
    is: 'Keyrslan greiðir eftir gengi sem starfsmaður skráði ({rates}). Staðfestu að þú hafir skoðað það.',
    en: 'The run pays by rates that one of the staff has typed ({rates}). Confirm that you have looked at them.',
  },
  'money.runRateYours': {
    status: 409,
    is: 'Keyrslan greiðir eftir gengi sem þú skráðir. Annar stjórnandi þarf að ljúka henni.',
    en: 'The run pays by a rate that you have typed. Another administrator has to finish it.',
  },
  'money.noRunRates': {
    status: 404,
    is: 'Keyrslan greiðir ekki eftir neinu gengi',
    en: 'The run pays by no rates',
  },
} as const;
