import { readFile } from 'node:fs/promises';
import { ask, expect, people, type Portal, type Visit } from './portal.ts';
import { type Journey, memberId } from './royaltySteps.ts';

interface Payment {
  greidslutilvisun: string;
  upphaeD_GREIDD: number;
}

/** Answers the number of the pay run. */
export async function pay({ first, second, say, look }: Journey): Promise<string> {
  const { page } = first;
  await page.goto('/greiðslukeyrslur');
  await page.getByRole('button', { name: say({ is: 'Undirbúa keyrslu', en: 'Prepare a run' }) }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('table').or(form.getByRole('list')).first()).toBeVisible();
  const least = { is: 'Lágmark í krónum', en: 'Minimum in krónur' };
  await form.getByLabel(say(least)).fill('1.200');
  await expect(form.getByRole('table').or(form.getByRole('list')).first()).toBeVisible();
  await look(first, 'prepare');
  await form.getByRole('button', { name: say({ is: 'Búa til keyrslu', en: 'Make the run' }) }).click();
  await expect(
    page.getByText(
      say({
        is: 'Annar stjórnandi þarf að samþykkja keyrsluna.',
        en: 'Another administrator has to approve the run.',
      }),
    ),
  ).toBeVisible();
  const run = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const approve = say({ is: 'Samþykkja', en: 'Approve' });
  // R103: whoever approves it sees the minimum, and the next run proposes it.
  await second.page.goto('/greiðslukeyrslur?nytt=keyrsla');
  await expect(second.page.getByRole('dialog').getByLabel(say(least))).toHaveValue('1200');
  await second.page.goto(`/greiðslukeyrslur/${run}`);
  await expect(second.page.getByRole('main')).toContainText(`${say(least)}1.200`);
  await second.page.getByRole('button', { name: approve }).click();
  await look(second, 'approve');
  await second.page.getByRole('alertdialog').getByRole('button', { name: approve }).click();
  return run;
}

/** R163: the file is sent twice, and the bank rejects the second copy: who reads that is told, and nothing has come back. */
export async function sendTwice({ second, say, look }: Journey, run: string): Promise<void> {
  const { page } = second;
  await readBankFile(second, say, duplicateAnswer(run));
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(say({ is: 'Bankinn var þegar með þessa skrá', en: 'The bank had this file already' })),
  ).toBeVisible();
  await look(second, 'duplicate');
  await page.goto(`/greiðslukeyrslur/${run}`);
  await expect(page.getByText(say({ is: 'Ósvarað af banka', en: 'Not answered' }))).toBeVisible();
  await expect(page.getByText(say({ is: 'Komust ekki til skila', en: 'Did not arrive' }))).toHaveCount(0);
}

/** Answers what the member was paid. */
export async function confirm(
  { second, member, request, say, look }: Journey,
  run: string,
): Promise<Payment> {
  const { page } = second;
  const file = page.getByRole('button', {
    name: say({ is: 'Skrá fyrir banka (XML)', en: 'Bank file (XML)' }),
  });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe(`greidslur-${run}.xml`);
  const sent = await readFile(await download.path(), 'utf8');
  const references = [...sent.matchAll(/<EndToEndId>([^<]+)</gu)].map(([, one = '']) => one);
  const path = `/api/persons/${memberId}/payments`;
  const mine = (await ask<Payment[]>(request, people.member, path)).find(({ greidslutilvisun }) =>
    references.includes(greidslutilvisun),
  );
  if (!mine) throw new Error('The member is not in the file for the bank.');
  /** The newest of the member's payments. */
  const payment = async () => {
    await member.page.goto('/greiðslur');
    const table = member.page.getByRole('table', { name: say({ is: 'Greiðslur', en: 'Payments' }) });
    return table.getByRole('row').nth(1);
  };
  await expect(await payment()).toContainText(say({ is: 'Á leiðinni', en: 'On its way' }));
  await readAnswer(second, say, paidAnswer(references), () => look(second, 'answer'));
  await page.goto(`/greiðslukeyrslur/${run}`);
  await look(second, 'paid');
  const paid = await payment();
  await expect(paid).toContainText(say({ is: 'Greidd', en: 'Paid' }));
  await expect(paid.getByRole('button')).toHaveAccessibleName(new RegExp(`${mine.greidslutilvisun}$`, 'u'));
  await look(member, 'payments');
  await page.goto('/bókhald');
  await expect(page.getByText(say({ is: 'Allt stemmir:', en: 'Everything balances:' }))).toBeVisible();
  return mine;
}

/** `elsewhere` is the member's own browser in the other language. */
export async function comeBack(
  { second, member, say }: Journey,
  run: string,
  mine: Payment,
  elsewhere: Visit,
): Promise<void> {
  await readAnswer(second, say, returnAnswer(mine));
  await second.page.goto(`/greiðslukeyrslur/${run}`);
  await expect(second.page.getByRole('main')).toContainText('AC04');
  await elsewhere.portal.openAs(people.member, '/greiðslur');
  await member.page.goto('/greiðslur');
  const failed = { is: 'Síðasta greiðsla komst ekki til skila', en: 'The last payment did not arrive' };
  for (const { page, portal } of [member, elsewhere])
    await expect(page.getByText(portal.say(failed))).toBeVisible();
  await member.portal.expectAccessible();
}

async function readAnswer(
  visit: Visit,
  say: Portal['say'],
  xml: string,
  look?: () => Promise<void>,
): Promise<void> {
  await readBankFile(visit, say, xml, look);
  await expect(visit.page.getByRole('dialog')).toBeHidden();
}

async function readBankFile(
  { page }: Visit,
  say: Portal['say'],
  xml: string,
  look?: () => Promise<void>,
): Promise<void> {
  await page.goto('/greiðslukeyrslur?nytt=svar');
  await page.getByLabel(say({ is: 'Skrá frá banka', en: 'File from the bank' })).setInputFiles({
    name: 'svar.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(xml),
  });
  await look?.();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ is: 'Lesa', en: 'Read' }) })
    .click();
}

const documentOf = (message: string, body: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${body}</Document>`;

/** The bank's word that payments arrived. */
function paidAnswer(references: readonly string[]): string {
  const said = references.map(
    (id) => `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>`,
  );
  return documentOf(
    'pain.002.001.10',
    `<CstmrPmtStsRpt><OrgnlPmtInfAndSts>${said.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`,
  );
}

/** The bank's word that it has a run's file already. */
const duplicateAnswer = (run: string): string =>
  documentOf(
    'pain.002.001.10',
    `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>OMUR-${run}</OrgnlMsgId><GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>AM05</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts></CstmrPmtStsRpt>`,
  );

/** The bank sends one back: its account has been closed. */
function returnAnswer({ greidslutilvisun, upphaeD_GREIDD }: Payment): string {
  const amount = `<Amt Ccy="ISK">${upphaeD_GREIDD}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
  const details = `<TxDtls><Refs><EndToEndId>${greidslutilvisun}</EndToEndId></Refs>${amount}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>`;
  return documentOf(
    'camt.054.001.08',
    `<BkToCstmrDbtCdtNtfctn><Ntfctn><Acct><Id><IBAN>IS140159260076545510730339</IBAN></Id></Acct><Ntry>${amount}<Sts><Cd>BOOK</Cd></Sts><NtryDtls>${details}</NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn>`,
  );
}
