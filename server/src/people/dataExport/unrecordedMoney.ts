import type { Text } from '@omur/contract/platform/rules/language';
import type { RecordedColumn } from '@omur/contract/people/rules/recordedTables';

/** What somebody is paid, has been paid ahead, and brought from a former system, and where they are paid abroad. */
export const unrecordedMoney: Readonly<
  Record<string, { name: Text; columns: Readonly<Record<string, RecordedColumn>> }>
> = {
  opening_line: {
    name: { is: 'Inneign úr eldra kerfi', en: 'Balance from a former system' },
    columns: {
      opening_day: { kind: 'day', is: 'Staða á degi', en: 'Balance on' },
      account: {
        kind: 'choice',
        is: 'Lykill',
        en: 'Account',
        words: { payable: { is: 'Til greiðslu', en: 'Payable' }, held: { is: 'Geymt', en: 'Held' } },
      },
      amount: { kind: 'number', is: 'Krónur', en: 'Krónur' },
    },
  },
  foreign_account: {
    name: { is: 'Erlendur reikningur', en: 'Account abroad' },
    columns: {
      iban: { kind: 'text', is: 'IBAN', en: 'IBAN' },
      bic: { kind: 'text', is: 'BIC', en: 'BIC' },
      currency: { kind: 'text', is: 'Gjaldmiðill', en: 'Currency' },
      street: { kind: 'text', is: 'Gata', en: 'Street' },
      postal_code: { kind: 'text', is: 'Póstnúmer', en: 'Postal code' },
      town: { kind: 'text', is: 'Borg', en: 'Town' },
      country_code: { kind: 'text', is: 'Land', en: 'Country' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          waiting: { is: 'Bíður', en: 'Waiting' },
          active: { is: 'Í gildi', en: 'In force' },
          refused: { is: 'Hafnað', en: 'Refused' },
          ended: { is: 'Lokið', en: 'Ended' },
        },
      },
      counts_from: { kind: 'instant', is: 'Gildir frá', en: 'Counts from' },
    },
  },
  advance: {
    name: { is: 'Fyrirframgreiðsla', en: 'Advance' },
    columns: {
      granted_on: { kind: 'day', is: 'Veitt', en: 'Granted on' },
      amount: { kind: 'number', is: 'Krónur', en: 'Krónur' },
      left_to_recover: { kind: 'number', is: 'Óendurheimt', en: 'Left to recover' },
    },
  },
  inheritance_part: {
    name: { is: 'Inneign úr dánarbúi', en: 'Balance of an estate' },
    columns: {
      inherited_on: { kind: 'day', is: 'Dagur', en: 'Day' },
      amount: { kind: 'number', is: 'Krónur', en: 'Krónur' },
    },
  },
  payment: {
    name: { is: 'Greiðslur á bankareikning', en: 'Payments to a bank account' },
    columns: {
      pay_on: { kind: 'day', is: 'Greiðsludagur', en: 'Payment day' },
      gross: { kind: 'number', is: 'Krónur', en: 'Krónur' },
      withheld: { kind: 'number', is: 'Staðgreiðsla skatts', en: 'Withheld tax' },
      paid: { kind: 'number', is: 'Greitt', en: 'Paid' },
      bank: { kind: 'text', is: 'Banki', en: 'Bank' },
      ledger: { kind: 'text', is: 'Höfuðbók', en: 'Ledger' },
      account: { kind: 'text', is: 'Reikningur', en: 'Account' },
      iban: { kind: 'text', is: 'IBAN', en: 'IBAN' },
      currency: { kind: 'text', is: 'Gjaldmiðill', en: 'Currency' },
      payment_state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          sent: { is: 'Send banka', en: 'Sent to the bank' },
          paid: { is: 'Greidd', en: 'Paid' },
          rejected: { is: 'Hafnað af banka', en: 'Rejected by the bank' },
          returned: { is: 'Endursend', en: 'Returned' },
        },
      },
      end_to_end_id: { kind: 'text', is: 'Tilvísun', en: 'Reference' },
    },
  },
};
