import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { changeContract } from '../../../test/agreements.ts';
import { aSubmission, publishes } from '../../../test/contracts.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// An author who was paid too much lets a company of their own have what would bring it back.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
let other: Someone;
let author: Someone;
let company: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  society = await aPayingSociety(portal);
  editor = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());
beforeEach(async () => {
  author = await society.payee();
  company = await portal.someone({ withoutAuthor: true });
  await publishes(portal, company);
});

/** What was distributed is paid, and a correction takes of it. */
async function takeBack(of: Someone, kronur: number): Promise<void> {
  const id = await society.distribute([[of, 90_000]]);
  await society.pay();
  await society.distribute([[of, -kronur]], { LEIDRETTIR_UTHLUTUN_NR: id });
}
const path = '/api/persons/publishers/contractsSubmissions';
async function submitted(): Promise<number> {
  const body = aSubmission(company, author, { PERFORMANCE_SHARE: 100, MECHANICAL_SHARE: 100 });
  const { body: made, text } = await portal.ask(`POST ${path}`, { as: company, body });
  const id: number = made.publisheR_SAMNINGUR_I_BID_NR;
  if (!id) throw new Error(text);
  await portal.ask(`PATCH ${path}/${id}/answer`, { as: author, body: { SAMTHYKKT: 1 } });
  return id;
}
const approve = (id: number, more: object = {}, language: 'is' | 'en' = 'is') =>
  portal.ask(`PATCH ${path}/${id}`, { as: editor, language, body: { SAMTHYKKT: 1, ...more } });
const leftSeenBy = async (id: number, as: Someone) =>
  (await portal.ask(`GET ${path}/${id}`, { as })).body.eftirstodvar;
const seen = { SKERDING_ENDURHEIMTU_LEYFD: 1 };

it('R217 an editor approves a contract only once they have seen the balance below zero that its publisher’s part does not fill', async () => {
  await takeBack(author, 80_000);
  const id = await submitted();
  expect([await leftSeenBy(id, editor), await leftSeenBy(id, company)]).toEqual([80_000, null]);
  for (const [language, words] of [
    ['is', 'Eftir er að endurheimta 80.000 kr. af fyrirframgreiðslu eða ofgreiðslu'],
    ['en', '80.000 kr. are left to recover'],
  ] as const) {
    const refused = await approve(id, {}, language);
    expect([refused.status, refused.body.Code]).toEqual([409, 'contract.reducesRecovery']);
    expect(refused.body.Message).toContain(words);
  }
  await expect(
    portal.sql(
      `update contract_submission set state = 'approved', decided_at = now(), decided_by = $2, contract_id = 1 where submission_id = $1`,
      [id, editor.userId],
    ),
  ).rejects.toThrow('which nobody has seen');
  expect((await approve(id, seen)).status).toBe(200);
});
it('R217 it stands beside what is left of an advance, and what is less than a króna is passed over', async () => {
  await takeBack(author, 80_000);
  const { body } = await society.post('advances', {
    NAFN_NR: author.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: 200_000,
    ENDURHEIMTUHLUTFALL: 100,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
  });
  const id = await submitted();
  expect(await leftSeenBy(id, editor)).toBe(80_000);
  await portal.ask(`PATCH /api/money/advances/${body.fyrirframgreidslA_NR}`, {
    as: society.bera,
    body: { SAMTHYKKT: 1 },
  });
  // The advance has filled the balance: that is what is owed now.
  expect(await leftSeenBy(id, editor)).toBe(200_000);
  const another = await society.payee();
  const first = await society.distribute([[another, 90_000]]);
  await society.pay();
  await society.distribute([[another, '-0.50']], { LEIDRETTIR_UTHLUTUN_NR: first });
  author = another;
  expect(await leftSeenBy(await submitted(), editor)).toBe(0);
});
it('R217 what the publisher owes is no matter, and who confirms a change that gives it more reads the sum', async () => {
  await portal.work({ by: author, title: 'Brimalda' });
  const { body } = await approve(await submitted());
  const contractId: number = body.publisheR_SAMNINGUR_NR;
  await takeBack(author, 80_000);
  await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
  const { body: waiting } = await portal.ask('GET /api/confirmations', { as: other });
  expect(waiting.map((row: Record<string, string>) => row['breytinG_A_SAMNINGI'])).toEqual([
    expect.stringContaining('Eftir er að endurheimta 80.000 kr.'),
  ]);
});
