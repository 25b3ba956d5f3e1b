/** What the commonest codes for a payment that did not go through mean (ISO 20022, external status and return reasons). */
export const bankReasons = {
  AC01: { is: 'Reikningsnúmer er rangt', en: 'Account number is wrong' },
  AC03: { is: 'Reikningur viðtakanda er rangur', en: 'Payee’s account is wrong' },
  AC04: { is: 'Reikningi hefur verið lokað', en: 'Account has been closed' },
  AC06: { is: 'Reikningur er læstur', en: 'Account is blocked' },
  AC07: { is: 'Reikningi viðtakanda hefur verið lokað', en: 'Payee’s account has been closed' },
  AC13: { is: 'Röng tegund reiknings', en: 'Wrong kind of account' },
  AG01: { is: 'Reikningurinn tekur ekki við greiðslum', en: 'Account takes no payments' },
  AG02: { is: 'Bankinn þekkir ekki tegund greiðslunnar', en: 'Bank does not know this kind of payment' },
  AM04: { is: 'Ekki var til fyrir greiðslunni', en: 'Not enough money on the account' },
  AM05: { is: 'Bankinn hefur fengið greiðsluna áður', en: 'Bank has the payment already' },
  BE01: {
    is: 'Nafn eða kennitala á ekki við reikninginn',
    en: 'Name or national ID does not match the account',
  },
  BE04: { is: 'Heimilisfang viðtakanda vantar', en: 'Payee’s address is missing' },
  CURR: { is: 'Gjaldmiðillinn á ekki við reikninginn', en: 'Currency does not match the account' },
  CUST: { is: 'Að beiðni greiðanda', en: 'At the payer’s request' },
  DT01: { is: 'Dagsetningin er röng', en: 'Date is wrong' },
  FOCR: { is: 'Endurgreitt að beiðni', en: 'Paid back on request' },
  MD07: { is: 'Viðtakandi er látinn', en: 'Payee has died' },
  MS02: { is: 'Engin ástæða gefin upp', en: 'No reason was given' },
  RC01: { is: 'Auðkenni bankans er rangt', en: 'Bank’s code is wrong' },
  RR04: { is: 'Reglur leyfa ekki greiðsluna', en: 'Rules do not allow the payment' },
} as const;

const isKnown = (code: string): code is keyof typeof bankReasons => Object.hasOwn(bankReasons, code);

/** The words for a code that a bank gave, if they are known. */
export const bankReason = (code: string | null) =>
  code !== null && isKnown(code) ? bankReasons[code] : undefined;
