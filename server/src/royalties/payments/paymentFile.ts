import { XMLBuilder } from 'fast-xml-parser';
import { csvOf } from '../../platform/http/csv.ts';
import type { PaymentSettings } from '../../platform/config.ts';
import { type DomesticAccount, icelandicIban } from '@omur/contract/platform/rules/iban';

/** A payment as the bank needs it. `kronur` are whole. */
export interface FilePayment extends Record<string, unknown> {
  endToEndId: string;
  kronur: string;
  name: string;
  kennitala: string | null;
  bank: string;
  ledger: string;
  account: string;
}

interface Batch {
  payRunId: number;
  payOn: string;
  /** When the run was approved: the same run makes the same file, byte for byte. */
  madeAt: Date;
  debtor: PaymentSettings;
  payments: readonly FilePayment[];
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** ISO 20022 pain.001.001.09: all payments of a run in one batch, in krónur (R22). */
export function paymentXml({ payRunId, payOn, madeAt, debtor, payments }: Batch): string {
  const sum = String(payments.reduce((all, { kronur }) => all + BigInt(kronur), 0n));
  const totals = { NbOfTxs: String(payments.length), CtrlSum: sum };
  const name = { Nm: plain(debtor.name, 140) };
  const body = builder.build({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: `OMUR-${payRunId}`,
          CreDtTm: madeAt.toISOString().slice(0, 19),
          ...totals,
          InitgPty: name,
        },
        PmtInf: {
          PmtInfId: `OMUR-${payRunId}`,
          PmtMtd: 'TRF',
          ...totals,
          ReqdExctnDt: { Dt: payOn },
          Dbtr: name,
          DbtrAcct: { Id: { IBAN: debtor.iban }, Ccy: 'ISK' },
          DbtrAgt: { FinInstnId: { BICFI: debtor.bic } },
          CdtTrfTxInf: payments.map((payment) => ({
            PmtId: { EndToEndId: payment.endToEndId },
            Amt: { InstdAmt: { '@Ccy': 'ISK', '#text': payment.kronur } },
            Cdtr: { Nm: plain(payment.name, 140) },
            CdtrAcct: { Id: accountOf(payment) },
            RmtInf: { Ustrd: `${plain(debtor.name, 80)} ${payment.endToEndId}` },
          })),
        },
      },
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

/** An IBAN holds the owner's kennitala; without one the account stands as Icelandic banks write it. */
const accountOf = ({ kennitala, bank, ledger, account }: FilePayment) =>
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
    ['kennitala', 'name', 'bank', 'ledger', 'account', 'amount', 'reference'],
    ...payments.map(({ kennitala, name, bank, ledger, account, kronur, endToEndId }) => [
      kennitala ?? '',
      name,
      bank.padStart(4, '0'),
      ledger,
      account.padStart(6, '0'),
      kronur,
      endToEndId,
    ]),
  ]);
