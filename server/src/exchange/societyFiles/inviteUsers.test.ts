import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Someone } from '../../../test/portal.ts';
import { withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';
import { inviteAll } from './inviteUsers.ts';

// Of the example three log in: Steinvör and Hrafnkell, who have addresses, and a publisher that has one.

let society: TakenSociety;
let id: number;
beforeAll(async () => {
  society = await aTakenSociety();
  const [taken] = await society.portal.sql<{ id: number }>(
    'select society_import_id as id from society_import',
  );
  id = taken?.id ?? 0;
});
afterAll(() => society.portal.close());

const inviteTo = (of: number, as?: Someone) =>
  society.portal.ask(`POST /api/migrations/${of}/invitations`, as && { as });
const read = async (of = id) =>
  (await society.portal.ask(`GET /api/migrations/${of}`, { as: society.colleague })).body;
const runJob = () =>
  inviteAll(society.portal.pool, { societyImportId: id, userId: society.colleague.userId }, 'Ómur');
const letters = () =>
  society.portal.sql(
    `select recipient, kind, turn, language, link like '/velkomin/%' as "opensLogin" from letter order by 1`,
  );

it('O285 refuses whoever is no administrator, files that were not taken, and numbers of none', async () => {
  expect((await inviteTo(id)).status).toBe(401);
  for (const role of ['editor', 'member', 'viewer', 'external'] as const) {
    const { status, body } = await inviteTo(id, await society.portal.someone({ role }));
    expect([role, status, body.Code]).toEqual([role, 403, 'session.forbidden']);
  }
  const later = await society.send(await withChanges(example, {}));
  expect((await inviteTo(later, society.colleague)).body.Code).toBe('society.notTaken');
  expect((await inviteTo(999_999, society.colleague)).body.Code).toBe('society.importNotFound');
  expect(await letters()).toEqual([]);
});

it('O285 says how many would be invited and how many have no address', async () => {
  const counts = { notenduR_AN_BODS: 3, notenduR_AN_NETFANGS: 0, notenduR_MED_BOD: 0, eR_AD_BJODA: 0 };
  expect(await read()).toMatchObject(counts);
  await society.portal.sql(`update person set email = '' where name like 'Hrafnkell Örn%'`);
  expect(await read()).toMatchObject({ notenduR_AN_BODS: 2, notenduR_AN_NETFANGS: 1 });
  await society.portal.sql(
    `update person set email = 'hrafnkell@example.is,annad@example.is' where name like 'Hrafnkell Örn%'`,
  );
  expect(await read()).toMatchObject(counts);
});

it('O285 invites nobody who is locked out, is closed, has a password or has died', async () => {
  const of = `user_id = (select user_id from old_number where kind = 'users' and old_number = 'U2')`;
  const person = `person_id = (select person_id from app_user where ${of})`;
  for (const [change, back] of [
    [`update app_user set is_locked = true where ${of}`, `update app_user set is_locked = false where ${of}`],
    [`update app_user set closed_at = now() where ${of}`, `update app_user set closed_at = null where ${of}`],
    [
      `update app_user set password_hash = 'x' where ${of}`,
      `update app_user set password_hash = null where ${of}`,
    ],
    [
      `update person set died_on = current_date where ${person}`,
      `update person set died_on = null where ${person}`,
    ],
  ] as const) {
    await society.portal.sql(change);
    expect([change, (await read()).notenduR_AN_BODS]).toEqual([change, 2]);
    await society.portal.sql(back);
  }
  expect((await read()).notenduR_AN_BODS).toBe(3);
});

it('O285 sends each one letter, after all others, in their language and to the first address on file', async () => {
  const begun = await inviteTo(id, society.colleague);
  expect([begun.status, begun.body]).toEqual([
    200,
    expect.objectContaining({ notenduR_AN_BODS: 3, eR_AD_BJODA: 1 }),
  ]);
  await runJob();
  const one = { kind: 'account', turn: 9, opensLogin: true };
  expect(await letters()).toEqual([
    { recipient: 'hrafnkell@example.is', ...one, language: 'en' },
    { recipient: 'steinvor@example.is', ...one, language: 'is' },
    { recipient: 'utgafa@example.is', ...one, language: 'is' },
  ]);
  expect(await society.portal.sql('select distinct invited_by from invitation')).toEqual([
    { invited_by: society.colleague.userId },
  ]);
  expect(await read()).toMatchObject({ notenduR_AN_BODS: 0, notenduR_MED_BOD: 3 });
});

it('O285 invites nobody twice: not by the job again, not once the week is over, and not by another call', async () => {
  await runJob();
  await society.portal.sql(`delete from graphile_worker._private_jobs where key like 'inviteSocietyUsers:%'`);
  await society.portal.sql(`update invitation set expires_at = now() - interval '1 day'`);
  const again = await inviteTo(id, society.colleague);
  expect([again.status, again.body]).toEqual([
    200,
    expect.objectContaining({ notenduR_AN_BODS: 0, eR_AD_BJODA: 0 }),
  ]);
  await runJob();
  expect(await letters()).toHaveLength(3);
});

it('O285 a link of many opens the login like any other', async () => {
  await society.portal.sql(`update invitation set expires_at = now() + interval '7 days'`);
  const [letter] = await society.portal.sql<{ link: string }>(
    `select link from letter where recipient = 'steinvor@example.is'`,
  );
  const token = letter?.link.split('/').at(-1);
  expect((await society.portal.ask(`GET /api/invitations/${token}`)).status).toBe(200);
});
