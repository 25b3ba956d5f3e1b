import { readAnswer } from '../../src/royalties/payments/readAnswer.ts';
import { freeze, insertRun } from '../../src/royalties/payments/runQueries.ts';
import { hersirId, katlaId } from '../people.ts';
import { daysAfter, dayOf } from '../time.ts';
import { demoAccount } from './account.ts';
import { latest, note, onDay, type Past } from './past.ts';

interface Payment {
  id: number;
  endToEndId: string;
  kronur: string;
  personId: number;
}

/** A pay run of all balances of a day that are worth a transfer, asked for by one administrator and approved by another, which the bank confirms (R21, R23). */
export async function payBalances(past: Past, balanceDay: string, payOn: string): Promise<Payment[]> {
  const { client } = past;
  const payRunId = await onDay(past, dayOf(daysAfter(new Date(payOn), -2)), katlaId, async () => {
    const run = await insertRun.row<{ payRunId: number }>(client, {
      balanceDay,
      payOn,
      leastUnits: 10_000_000,
      userId: katlaId,
    });
    const id = run?.payRunId ?? 0;
    await freeze.row(client, { payRunId: id });
    return id;
  });
  const approvedOn = dayOf(daysAfter(new Date(payOn), -1));
  await onDay(past, approvedOn, hersirId, () =>
    client.query('select book_pay_run($1, $2, $3, $4)', [
      payRunId,
      hersirId,
      demoAccount.iban,
      demoAccount.bic,
    ]),
  );
  note(past, 'payRunDecided', payRunId, approvedOn);
  const { rows } = await client.query<Payment>(
    `select payment_id as id, end_to_end_id as "endToEndId", (paid_units / 10000)::text as kronur, person_id as "personId"
     from payment join payee using (payee_id) where pay_run_id = $1 order by payment_id`,
    [payRunId],
  );
  await answer(past, payOn, paidAnswer(rows), rows);
  return rows;
}

/** The bank sends a payment back: its account has been closed (R23). */
export const returnPayment = (past: Past, day: string, payment: Payment) =>
  answer(past, day, returnAnswer(payment, day), [payment]);

async function answer(past: Past, day: string, xml: string, about: readonly Payment[]): Promise<void> {
  await onDay(past, day, katlaId, () => readAnswer(past.client, xml, katlaId, demoAccount.iban));
  for (const { id } of about) note(past, 'answered', id, day);
  note(past, 'bankAnswer', await latest(past, 'bank_answer', 'bank_answer_id'), day);
}

const documentOf = (message: string, body: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${body}</Document>`;

function paidAnswer(payments: readonly Payment[]): string {
  const paid = payments.map(
    ({ endToEndId }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>`,
  );
  return documentOf(
    'pain.002.001.10',
    `<CstmrPmtStsRpt><OrgnlPmtInfAndSts>${paid.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`,
  );
}

function returnAnswer({ endToEndId, kronur }: Payment, day: string): string {
  const amount = `<Amt Ccy="ISK">${kronur}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
  const reason = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Reikningi hefur verið lokað</AddtlInf></RtrInf>';
  const detail = `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>${amount}${reason}</TxDtls>`;
  return documentOf(
    'camt.054.001.08',
    `<BkToCstmrDbtCdtNtfctn><Ntfctn><Acct><Id><IBAN>${demoAccount.iban}</IBAN></Id></Acct><Ntry>${amount}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls>${detail}</NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn>`,
  );
}
