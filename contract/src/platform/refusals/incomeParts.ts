/** What keeps an income from being divided into parts (R189). */
export const incomePartRefusals = {
  'money.noIncomeParts': {
    status: 404,
    is: 'Tekjunum hefur ekki verið skipt í hluta.',
    en: 'The income has not been divided into parts.',
  },
  'money.incomeNotWhole': {
    status: 409,
    is: 'Aðeins er hægt að skipta tekjum sem bíða óskiptar að öllu leyti. Þeim hefur verið skipt, þær bakfærðar eða beiðni um skiptingu bíður.',
    en: 'Only income that waits as a whole can be divided. It has been allocated, reversed, or a division waits for approval.',
  },
  'money.partsNotWhole': {
    status: 422,
    is: 'Hlutarnir eru ekki samtals upphæð greiðslunnar.',
    en: 'The parts do not add up to the amount of the payment.',
  },
  'money.partWithoutStatement': {
    status: 422,
    is: 'Skilagrein í einum hlutanum er ekki til eða hefur ekki verið lesin inn.',
    en: 'The statement of one of the parts does not exist or has not been imported.',
  },
  'money.statementHasPart': {
    status: 422,
    is: 'Einn hluti greiðir hverja skilagrein, og þessi á þegar hluta.',
    en: 'One part pays for each statement, and one of these has a part already.',
  },
} as const;
