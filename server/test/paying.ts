import { importDistribution, rightOf, seeCorrection } from './distribution.ts';
import { societyAccount, type Portal, type Someone } from './portal.ts';

let distributions = 3000;

/** Two administrators, who are nobody's payees, and what a test of payments does again and again. */
export async function aPayingSociety(portal: Portal) {
  const [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  const post = (path: string, body: object = {}, as: Someone = anna) =>
    portal.ask(`POST /api/money/${path}`, { as, body });
  const today = new Date().toISOString().slice(0, 10);
  return {
    anna,
    bera,
    post,
    today,
    /** A member with an account, in which payments arrive from today on. */
    async payee(account = '004521'): Promise<Someone> {
      const member = await portal.someone();
      await giveAccount(portal, member.personId, account);
      return member;
    },
    /** Distributes so many krónur to each; answers the number of the distribution. */
    async distribute(
      amounts: readonly (readonly [Someone, number | string])[],
      head: object = {},
    ): Promise<number> {
      distributions += 1;
      const id = distributions;
      const lines: string[] = [];
      for (const [i, [member, amount]] of amounts.entries()) {
        const workId = await portal.work({ by: member, title: `Verk ${id} ${i}` });
        lines.push(`${i + 1};1;${await rightOf(portal, member)};${workId};Útvarp;;;;;${amount}`);
      }
      const file = ['line;type;right;work;pot;station;subtype;subtype_en;country;amount', ...lines].join(
        '\n',
      );
      await importDistribution(portal, { as: anna, id, file, head: { DAGS_UTHLUTUNAR: today, ...head } });
      await seeCorrection(portal, bera, id);
      const done = await portal.ask(`POST /api/distributions/${id}/finish`, { as: bera });
      if (done.status !== 200) throw new Error(done.text);
      return id;
    },
    freeze: (changes: object = {}, as: Someone = anna) =>
      post(
        'payRuns',
        { INNEIGN_A_DEGI: today, GREIDSLUDAGUR: today, LAGMARKSGREIDSLA: 1000, ...changes },
        as,
      ),
    /** A run that is frozen by one and approved by the other; answers its payments. */
    async pay(changes: object = {}) {
      const { body, text } = await this.freeze(changes);
      const run: number | undefined = body?.greidslukeyrslA_NR;
      if (!run) throw new Error(text);
      const approved = await post(`payRuns/${run}/approve`, {}, bera);
      if (approved.status !== 200) throw new Error(approved.text);
      const payments = await portal.sql<{
        payment_id: number;
        end_to_end_id: string;
        payee: number;
        kronur: number;
      }>(
        `select payment_id, end_to_end_id, y.person_id as payee, (paid_units / 10000)::integer as kronur
         from payment join payee y using (payee_id) where pay_run_id = $1 order by 1`,
        [run],
      );
      return { run, payments };
    },
    answer: (xml: string, as: Someone = anna) => post('bankAnswers', { SVAR_BANKA: xml }, as),
    balanceOf: async ({ personId }: Someone) =>
      (await portal.ask(`GET /api/persons/${personId}/balance`, { as: anna })).body,
  };
}

export async function giveAccount(portal: Portal, personId: number, account: string): Promise<void> {
  await portal.sql(
    `with changed as (
       insert into account_change (person_id, bank, ledger, account) values ($1, '0133', '26', $2))
     update person set bank = '0133', ledger = '26', account = $2 where person_id = $1`,
    [personId, account],
  );
  await portal.sql(
    `update account_change set changed_at = changed_at - interval '4 days', counts_from = counts_from - interval '4 days'
     where person_id = $1`,
    [personId],
  );
}

/** A report of the bank on payments. */
export const pain002 = (said: readonly (readonly [id: string, status: string, code?: string])[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-01-01T10:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>OMUR</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>OMUR</OrgnlPmtInfId>${said
    .map(
      ([id, status, code]) =>
        `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
          code
            ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn><AddtlInf>Reikningur lokaður</AddtlInf></StsRsnInf>`
            : ''
        }</TxInfAndSts>`,
    )
    .join('\n')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

/** Entries of the account: below zero what went out, above zero what came back. */
export const camt054 = (
  entries: readonly (readonly [id: string, kronur: number, code?: string])[],
  account = `<IBAN>${societyAccount.iban}</IBAN>`,
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>B2</MsgId><CreDtTm>2026-01-01T10:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>1</Id><Acct><Id>${account}</Id></Acct>${entries
    .map(
      ([
        id,
        kronur,
        code,
      ]) => `<Ntry><Amt Ccy="ISK">${Math.abs(kronur)}</Amt><CdtDbtInd>${kronur < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="ISK">${Math.abs(kronur)}.00</Amt>
<CdtDbtInd>${kronur < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>${code ? `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf>` : ''}</TxDtls></NtryDtls></Ntry>`,
    )
    .join('\n')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

/** The account's statement of a day, which has balances besides, and entries of others. Like a bank's, it is `BOOK` in the way of the version. */
export const camt053 = (
  entries: readonly (readonly [id: string, kronur: number, code?: string])[],
  { version = 8, others = '' }: { version?: 2 | 8; others?: string } = {},
) => {
  const xml = camt054(entries)
    .replace('camt.054.001.08', `camt.053.001.0${version}`)
    .replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrStmt')
    .replaceAll('Ntfctn>', 'Stmt>')
    .replace('</Acct>', `</Acct>${balance('OPBD')}${balance('CLBD')}${others}`);
  return version === 2 ? xml.replaceAll('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>') : xml;
};
const balance = (code: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="ISK">1000000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-01</Dt></Dt></Bal>`;
