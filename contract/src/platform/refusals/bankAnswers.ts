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
    is: 'Skráin segir að greiðsla til þín hafi komið til baka. Annar stjórnandi þarf að lesa hana inn.',
    en: 'The file says that a payment to you came back. Another administrator has to read it.',
  },
} as const satisfies Refusals;
