import { XMLBuilder } from 'fast-xml-parser';
import { csvOf } from '../../platform/http/csv.ts';
import type { PaymentSettings } from '../../platform/config.ts';
import { type DomesticAccount, icelandicIban } from '@omur/contract/platform/rules/iban';

/** A payment as the bank needs it: into an account at home, or abroad (R42). `kronur` are whole. */
export type FilePayment = Record<string, unknown> & {
  endToEndId: string;
  kronur: string;
  name: string;
  kennitala: string | null;
} & (Domestic | Foreign);

interface Domestic {
  iban: null;
  bank: string;
  ledger: string;
  account: string;
}

interface Foreign {
  iban: string;
  bic: string;
  currency: string;
  street: string;
  postalCode: string | null;
  town: string;
  countryCode: string;
}

interface Batch {
  payRunId: number;
  payOn: string;
  /** When the run was approved: the same payments make the same file, byte for byte. */
  madeAt: Date;
  debtor: PaymentSettings;
  payments: readonly FilePayment[];
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** ISO 20022 pain.001.001.09: the payments of a run, those at home in one batch and those abroad in another (R22, R43). */
export function paymentXml({ payRunId, payOn, madeAt, debtor, payments }: Batch): string {
  const name = { Nm: plain(debtor.name, 140) };
  const batch = (id: string, of: readonly FilePayment[]) => ({
    PmtInfId: id,
    PmtMtd: 'TRF',
    ...totalsOf(of),
    ReqdExctnDt: { Dt: payOn },
    Dbtr: name,
    DbtrAcct: { Id: { IBAN: debtor.iban }, Ccy: 'ISK' },
    DbtrAgt: { FinInstnId: { BICFI: debtor.bic } },
    CdtTrfTxInf: of.map((payment) => transferOf(payment, debtor.name)),
  });
  const [home, abroad] = [true, false].map((isHome) =>
    payments.filter(({ iban }) => (iban === null) === isHome),
  );
  const body = builder.build({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          // The same though payments have come back since: a bank that has the file already is to know it (R163, R164).
          MsgId: `OMUR-${payRunId}`,
          CreDtTm: madeAt.toISOString().slice(0, 19),
          ...totalsOf(payments),
          InitgPty: name,
        },
        PmtInf: [
          ...(home?.length ? [batch(`OMUR-${payRunId}`, home)] : []),
          ...(abroad?.length ? [batch(`OMUR-${payRunId}-X`, abroad)] : []),
        ],
      },
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

const totalsOf = (payments: readonly FilePayment[]) => ({
  NbOfTxs: String(payments.length),
  CtrlSum: String(payments.reduce((all, { kronur }) => all + BigInt(kronur), 0n)),
});

/** Krónur leave the society's account in any case; the bank turns them into the currency of the payee at its rate of the day. */
function transferOf(payment: FilePayment, debtor: string) {
  const { endToEndId, kronur } = payment;
  const isk = { '@Ccy': 'ISK', '#text': kronur };
  const RmtInf = { Ustrd: `${plain(debtor, 80)} ${endToEndId}` };
  const Nm = plain(payment.name, 140);
  if (payment.iban === null)
    return {
      PmtId: { EndToEndId: endToEndId },
      Amt: { InstdAmt: isk },
      Cdtr: { Nm },
      CdtrAcct: { Id: accountOf(payment) },
      RmtInf,
    };
  const { street, postalCode, town, countryCode, currency } = payment;
  return {
    PmtId: { EndToEndId: endToEndId },
    Amt: currency === 'ISK' ? { InstdAmt: isk } : { EqvtAmt: { Amt: isk, CcyOfTrf: currency } },
    ChrgBr: 'SHAR',
    CdtrAgt: { FinInstnId: { BICFI: payment.bic } },
    Cdtr: {
      Nm,
      PstlAdr: {
        StrtNm: plain(street, 70),
        ...(postalCode && { PstCd: plain(postalCode, 16) }),
        TwnNm: plain(town, 35),
        Ctry: countryCode,
      },
    },
    CdtrAcct: { Id: { IBAN: payment.iban } },
    RmtInf,
  };
}

/** An IBAN holds the owner's kennitala; without one the account stands as Icelandic banks write it. */
const accountOf = ({ kennitala, bank, ledger, account }: Domestic & { kennitala: string | null }) =>
  kennitala
    ? { IBAN: icelandicIban({ bank, ledger, account, kennitala } satisfies DomesticAccount) }
    : { Othr: { Id: `${bank.padStart(4, '0')}-${ledger}-${account.padStart(6, '0')}` } };

/** On one line, without what XML has no sign for, and no longer than the schema lets it be. */
const plain = (text: string, most: number) =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('') || '-';

/** The same for banks that take a sheet. */
export const paymentSheet = (payments: readonly FilePayment[]): string =>
  csvOf([
    ['kennitala', 'name', 'bank', 'ledger', 'account', 'amount', 'reference', 'iban', 'bic', 'currency'],
    ...payments.map((payment) => {
      const { kennitala, name, kronur, endToEndId } = payment;
      const [home, abroad] =
        payment.iban === null
          ? [
              [payment.bank.padStart(4, '0'), payment.ledger, payment.account.padStart(6, '0')],
              ['', '', ''],
            ]
          : [
              ['', '', ''],
              [payment.iban, payment.bic, payment.currency],
            ];
      return [kennitala ?? '', name, ...home, kronur, endToEndId, ...abroad];
    }),
  ]);
