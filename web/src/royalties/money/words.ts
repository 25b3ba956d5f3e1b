import type { LedgerKind, PayerKind, RuleKind } from '@omur/contract/platform/fields/money';
import type { Text } from '@omur/contract/platform/rules/language';

/** What the desk calls what is chosen from lists. */
export const payerWords: Readonly<Record<PayerKind, Text>> = {
  broadcaster: { is: 'Útvarps- eða sjónvarpsstöð', en: 'Broadcaster' },
  venue: { is: 'Staður', en: 'Venue' },
  promoter: { is: 'Tónleikahaldari', en: 'Promoter' },
  service: { is: 'Streymisveita', en: 'Streaming service' },
  society: { is: 'Annað félag', en: 'Another society' },
};

export const ruleWords: Readonly<Record<RuleKind, Text>> = {
  allocation: { is: 'Skipting í potta', en: 'Allocation to pools' },
  deduction: { is: 'Frádráttur', en: 'Deduction' },
  withholding: { is: 'Staðgreiðsla skatts', en: 'Withholding tax' },
};

export const deductionWords = {
  administration: { is: 'Umsýsla', en: 'Administration' },
  social: { is: 'Félagssjóður', en: 'Social fund' },
  cultural: { is: 'Menningarsjóður', en: 'Cultural fund' },
  reserve: { is: 'Varasjóður', en: 'Reserve' },
} as const;

export const residenceWords = {
  domestic: { is: 'Á Íslandi', en: 'In Iceland' },
  foreign: { is: 'Erlendis', en: 'Abroad' },
} as const;

export const formWords = {
  person: { is: 'Einstaklingur', en: 'Individual' },
  company: { is: 'Félag eða fyrirtæki', en: 'Company' },
} as const;

export const ledgerWords: Readonly<Record<LedgerKind, Text>> = {
  ...deductionWords,
  bank: { is: 'Banki', en: 'Bank' },
  imported: { is: 'Komið með úthlutunarskrám', en: 'Came with distribution files' },
  paidElsewhere: { is: 'Greitt utan vefsins', en: 'Paid outside the portal' },
  opening: { is: 'Upphafsstaða', en: 'Opening balance' },
  pool: { is: 'Úthlutunarpottur', en: 'Pool' },
  unallocated: { is: 'Óskipt', en: 'Not allocated' },
  fileDeductions: { is: 'Frádráttur í úthlutunarskrám', en: 'Deductions in distribution files' },
  returned: { is: 'Skilið eftir í pottum', en: 'Left in pots' },
  unidentified: { is: 'Óþekktir rétthafar', en: 'Unidentified right holders' },
  held: { is: 'Geymt fyrir rétthafa', en: 'Held for right holders' },
  payable: { is: 'Til greiðslu rétthöfum', en: 'Payable to right holders' },
  withheldTax: { is: 'Staðgreiðsla skatts', en: 'Withheld tax' },
  advance: { is: 'Ógreiddar fyrirframgreiðslur', en: 'Advances to recover' },
  writtenOff: { is: 'Afskrifaðar fyrirframgreiðslur', en: 'Advances written off' },
  inTransit: { is: 'Á leið í banka', en: 'On its way to the bank' },
};

/** `12,5%`, with a decimal comma in both languages. */
export const percentText = (percent: number) => `${String(percent).replace('.', ',')}%`;

export const optionsOf = <K extends string>(words: Readonly<Record<K, Text>>, t: (text: Text) => string) =>
  (Object.keys(words) as K[]).map((value) => ({ value, label: t(words[value]) }));
