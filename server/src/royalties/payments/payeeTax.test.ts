import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { askToMove as askToMoveOf, confirmTax, waitingTax } from '../../../test/payeeTax.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Who could pay a friend untaxed: an administrator, if nobody else had to say so.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

const waiting = (as?: Someone) => waitingTax({ portal, society }, as);
const confirm = (personId: number, as?: Someone, isApproved?: 0 | 1) =>
  confirmTax({ portal, society }, personId, { as, isApproved });
const askToMove = (personId: number, until: string | null, as?: Someone) =>
  askToMoveOf({ portal, society }, personId, until, as);
const taxOf = async (personId: number) =>
  (
    await portal.sql('select residence, certificate_until::text as until from payee where person_id = $1', [
      personId,
    ])
  )[0];

it('R128, R140 is decided by two administrators who are not the payee; what one asks for changes nothing', async () => {
  const member = await society.payee();
  const own = await portal.someone({ role: 'administrator' });
  const editor = await portal.someone({ role: 'editor' });
  await society.distribute([
    [member, 10_000],
    [own, 10_000],
  ]);
  const asked = await askToMove(member.personId, '2098-01-01');
  expect(asked.body).toMatchObject({ skattaleG_HEIMILISFESTI: 'domestic', vottorD_GILDIR_TIL: null });
  expect(await askToMove(member.personId, '2099-01-01')).toMatchObject({ status: 200 });
  expect(await taxOf(member.personId)).toEqual({ residence: 'domestic', until: null });
  expect((await waiting()).map((row) => [row.nafN_NR, row.vottorD_GILDIR_TIL])).toEqual([
    [member.personId, '2099-01-01'],
  ]);
  expect(await waiting(editor)).toEqual([]);
  expect([await confirm(member.personId, editor), await confirm(member.personId, society.anna)]).toEqual([
    'confirmation.notFound',
    'confirmation.own',
  ]);
  expect(await confirm(member.personId)).toBe(204);
  expect(await taxOf(member.personId)).toMatchObject({ residence: 'foreign', until: '2099-01-01' });
  const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
  expect(told.body[0].header).toBe('Skattaleg heimilisfesti þín var skráð');
  // Neither asks for their own, nor confirms it.
  expect((await askToMove(own.personId, '2099-01-01', own)).body.Code).toBe('money.ownMoney');
  await askToMove(own.personId, '2099-01-01');
  const { body: theirs } = await portal.ask('GET /api/confirmations', { as: own });
  expect(theirs).toMatchObject([{ nafN_NR: own.personId, astaedA_EKKI_STADFEST: 'ownTax' }]);
  expect(await confirm(own.personId, own)).toBe('confirmation.ownTax');
  expect(await confirm(own.personId, society.bera, 0)).toBe(204);
  expect(await taxOf(own.personId)).toMatchObject({ residence: 'domestic', until: null });
});
it('R128 PostgreSQL changes it for no user but by what was confirmed, and as it was asked for', async () => {
  const member = await society.payee();
  await society.distribute([[member, 10_000]]);
  await askToMove(member.personId, '2099-01-01');
  const [row] = await waiting();
  const connection = await portal.pool.connect();
  const within = async (...statements: string[]) => {
    await connection.query('begin');
    try {
      await connection.query(`select set_config('omur.user_id', $1, true)`, [String(society.bera.userId)]);
      for (const statement of statements) await connection.query(statement);
    } finally {
      await connection.query('rollback');
    }
  };
  const id = row?.stadfestinG_NR;
  const decided = (by: number) =>
    `update confirmation set state = 'confirmed', decided_by = ${by}, decided_at = now() where confirmation_id = ${id}`;
  const put = `update payee set residence = 'foreign', certificate_until = '2100-01-01' where person_id = ${member.personId}`;
  try {
    await expect(within(put)).rejects.toThrow('takes two');
    await expect(within(decided(society.bera.userId), put)).rejects.toThrow('takes two');
    await expect(within(decided(society.anna.userId))).rejects.toThrow('confirmation_by_another');
    await within(decided(society.bera.userId));
  } finally {
    connection.release();
  }
  expect(await confirm(member.personId, society.bera, 0)).toBe(204);
});
