import type { Refusals } from './refusal.ts';

export const bankAnswerRefusals = {
  'money.bankFileUnknown': {
    status: 422,
    is: 'Skráin er ekki pain.002, camt.053 eða camt.054.',
    en: 'The file is not pain.002, camt.053 or camt.054.',
  },
  'money.bankUnknownPayments': {
    status: 422,
    is: 'Þessar greiðslur í skránni þekkjast ekki: {ids}. Ekkert var lesið inn.',
    en: 'These payments in the file are not known: {ids}. Nothing was read.',
  },
  'money.bankOtherAmounts': {
    status: 422,
    is: 'Upphæðir þessara greiðslna í skránni eru aðrar en sendar voru: {ids}. Ekkert var lesið inn.',
    en: 'These payments in the file have other amounts than were sent: {ids}. Nothing was read.',
  },
  'money.bankContradicts': {
    status: 422,
    is: 'Skráin segir þessar greiðslur greiddar, en bankinn hafði hafnað þeim: {ids}. Ekkert var lesið inn.',
    en: 'The file says these payments were made, but the bank had rejected them: {ids}. Nothing was read.',
  },
  'money.bankRejectsPaid': {
    status: 422,
    is: 'Skráin segir að bankinn hafi hafnað þessum greiðslum, en þær voru komnar til skila: {ids}. Ekkert var lesið inn. Hafi upphæðin komið til baka skaltu fyrst lesa inn yfirlit reikningsins þar sem hún er.',
    en: 'The file says that the bank rejected these payments, but they had been made: {ids}. Nothing was read. If the money came back, read the statement of the account that has it first.',
  },
  'money.bankOtherAccount': {
    status: 422,
    is: 'Skráin er af öðrum reikningi en félagsins: {accounts}. Ekkert var lesið inn.',
    en: 'The file is of another account than the society’s: {accounts}. Nothing was read.',
  },
  'money.bankNoAccount': {
    status: 422,
    is: 'Í skránni kemur ekki fram af hvaða reikningi hún er. Ekkert var lesið inn.',
    en: 'The file does not say which account it is of. Nothing was read.',
  },
  'money.ownReturn': {
    status: 409,
    is: 'Skráin segir að greiðsla til þín, eða til einhvers sem þú erfir, hafi komið til baka. Annar stjórnandi þarf að lesa hana inn.',
    en: 'The file says that a payment came back that was to you, or to somebody whose heir you are. Another administrator has to read it.',
  },
} as const satisfies Refusals;
