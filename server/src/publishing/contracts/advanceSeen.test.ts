import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { changeContract } from '../../../test/agreements.ts';
import { aSubmission, publishes } from '../../../test/contracts.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// An author who was paid ahead lets a company of their own have what would recover it.

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
  await society.distribute([[author, 100]]);
});

async function advance({ personId }: Someone, kronur: number): Promise<number> {
  const { body } = await society.post('advances', {
    NAFN_NR: personId,
    UPPHAED_FYRIRFRAMGREIDSLU: kronur,
    ENDURHEIMTUHLUTFALL: 100,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
  });
  const id: number = body.fyrirframgreidslA_NR;
  const path = `PATCH /api/money/advances/${id}`;
  const { status, text } = await portal.ask(path, { as: society.bera, body: { SAMTHYKKT: 1 } });
  if (status !== 204) throw new Error(text);
  return id;
}
const path = '/api/persons/publishers/contractsSubmissions';
/** Offered by the company and accepted by the author: all of both shares. */
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
const keptOf = async (id: number) =>
  (
    await portal.sql('select may_reduce_recovery from contract_submission where submission_id = $1', [id])
  )[0]?.['may_reduce_recovery'];

it('R165 an editor approves a contract with the author’s own company only once they have seen the advance that it would not recover', async () => {
  await advance(author, 1_250_000);
  const id = await submitted();
  expect(await leftSeenBy(id, editor)).toBe(1_250_000);
  for (const [language, words] of [
    ['is', 'Eftir er að endurheimta 1.250.000 kr.'],
    ['en', '1.250.000 kr. are left to recover'],
  ] as const) {
    const refused = await approve(id, {}, language);
    expect([refused.status, refused.body.Code]).toEqual([409, 'contract.reducesRecovery']);
    expect(refused.body.Message).toContain(words);
  }
  expect((await approve(id, { SKERDING_ENDURHEIMTU_LEYFD: 0 })).status).toBe(409);
  expect(await portal.sql('select from publishing_contract where author_id = $1', [author.authorId])).toEqual(
    [],
  );
  expect((await approve(id, seen)).status).toBe(200);
  expect(await keptOf(id)).toBe(true);
  expect(await leftSeenBy(id, editor)).toBeNull();
});
it('R165 the sum is for staff alone: the publisher does not read what the author owes', async () => {
  await advance(author, 5000);
  const id = await submitted();
  expect([await leftSeenBy(id, company), await leftSeenBy(id, author)]).toEqual([null, null]);
});
it('R165 an advance to who holds the author’s rights counts, one to the publisher does not, nor one that is recovered or cancelled', async () => {
  const holder = await society.payee();
  await society.distribute([[holder, 100]]);
  await portal.sql('update author_right set person_id = $1 where author_id = $2', [
    holder.personId,
    author.authorId,
  ]);
  const granted = await advance(holder, 7000);
  const id = await submitted();
  expect(await leftSeenBy(id, editor)).toBe(7000);
  expect((await approve(id)).body.Code).toBe('contract.reducesRecovery');
  expect((await society.post(`advances/${granted}/cancel`)).status).toBe(200);
  expect(await leftSeenBy(id, editor)).toBe(0);
  await portal.sql('insert into payee (person_id) values ($1) on conflict do nothing', [company.personId]);
  await advance(company, 9000);
  expect((await approve(id, { ...seen, RETTHAFAR_SKODADIR: 1 })).status).toBe(200);
  // Nothing was left that could have been seen.
  expect(await keptOf(id)).toBe(false);
});
it('R165 refusing it takes no word of the advance, and PostgreSQL approves none that nobody has seen', async () => {
  await advance(author, 5000);
  const id = await submitted();
  await expect(
    portal.sql(
      `update contract_submission set state = 'approved', decided_at = now(), decided_by = $2, contract_id = 1
       where submission_id = $1`,
      [id, editor.userId],
    ),
  ).rejects.toThrow('which nobody has seen');
  const refused = await portal.ask(`PATCH ${path}/${id}`, {
    as: editor,
    body: { SAMTHYKKT: 0, ATHUGASEMD: 'Fyrirframgreiðsla er ógreidd.' },
  });
  expect(refused.status).toBe(200);
});
it('R165 who confirms a change that gives the publisher more reads it too', async () => {
  const { body } = await approve(await submitted());
  const contractId: number = body.publisheR_SAMNINGUR_NR;
  await advance(author, 5000);
  const workId = await portal.work({ by: author, title: 'Brimalda' });
  await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
  await portal.ask(`POST /api/compositions/publishingContracts/${contractId}/works`, {
    as: editor,
    body: { VERK: [workId] },
  });
  for (const [language, words] of [
    ['is', 'Eftir er að endurheimta 5.000 kr.'],
    ['en', '5.000 kr. are left to recover'],
  ] as const) {
    const { body: waiting } = await portal.ask('GET /api/confirmations', { as: other, language });
    const said = waiting.map((row: Record<string, string>) => row['breytinG_A_SAMNINGI']);
    expect(said).toHaveLength(2);
    for (const one of said) expect(one).toContain(words);
  }
});
