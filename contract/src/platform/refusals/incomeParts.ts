/** What keeps an income from being divided into parts (R189). */
export const incomePartRefusals = {
  'money.noIncomeParts': {
    status: 404,
    is: 'Tekjunum hefur ekki verið skipt í hluta.',
    en: 'The income has not been divided into parts.',
  },
  'money.incomeNotWhole': {
    status: 409,
    is: 'Aðeins er hægt að skipta tekjum sem bíða óskiptar að öllu leyti. Þeim hefur verið skipt, þær hafa verið bakfærðar eða beiðni um skiptingu bíður.',
    en: 'Only income that waits as a whole can be divided. This one has been allocated or reversed, or a division of it awaits approval.',
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
  'money.statementPaid': {
    status: 422,
    is: 'Skilagrein í einum hlutanum hefur þegar verið greidd. Hafðu þann hluta án skilagreinar.',
    en: 'The statement of one of the parts has been paid already. Leave that part without a statement.',
  },
  'money.statementHasPart': {
    status: 422,
    is: 'Aðeins einn hluti er fyrir hverja skilagrein, og ein þessara á þegar hluta.',
    en: 'One part pays for each statement, and one of these has a part already.',
  },
} as const;
