import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety } from '../../../test/societyFiles.ts';
import { example } from '../../../test/takenSociety.ts';
import { filesOf } from './sendFolder.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
/** Files whose works come without titles, as the database fails at these. */
let id: number;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator', name: 'Hersir' });
  await portal.sql(`create function no_titles() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
  await portal.sql(
    'create trigger no_titles before insert on work_title for each row execute function no_titles()',
  );
  id = await send();
  await take(id);
});
afterAll(() => portal.close());

const send = async () => sendSociety(portal, sender, await filesOf(example));
const take = (of: number, as = colleague) => portal.ask(`POST /api/migrations/${of}/take`, { as, body: {} });
const letGo = (as = colleague, of = id) => portal.ask(`POST /api/migrations/${of}/cancel`, { as });
const read = async (of = id) => (await portal.ask(`GET /api/migrations/${of}`, { as: colleague })).body;
const job = (set: string) =>
  portal.sql(
    `update graphile_worker._private_jobs set ${set} where key = 'takeSocietyFiles:' || $1::integer`,
    [id],
  );
const refused = async () => {
  const { status, body } = await letGo();
  return [status, body.Code];
};
const goesOn = [409, 'society.takingGoesOn'];
const titles = async () =>
  portal.sql(
    `select count(*)::integer as works, count(t.title)::integer as titled
     from old_number o left join work_title t on t.work_id = o.work_id and t.is_main where o.kind = 'works'`,
  );

it('O276 lets nobody but administrators let go of files, and nobody of those whose job waits or runs, or that somebody takes', async () => {
  expect((await portal.ask(`POST /api/migrations/${id}/cancel`)).status).toBe(401);
  for (const role of ['editor', 'member'] as const)
    expect((await letGo(await portal.someone({ role }))).status).toBe(403);
  await expect(takeSociety(portal.pool, id)).rejects.toThrow('the disk is full');
  expect(await refused()).toEqual(goesOn);
  expect(await read()).toMatchObject({ innlestuR_MISTOKST: 0, sleppT_AF: null, atridI_SLEPPT: null });
  await job(`last_error = 'the disk is full', attempts = 10, locked_at = now(), locked_by = 'worker-x'`);
  expect(await refused()).toEqual(goesOn);
  await job('locked_at = null, locked_by = null');
  expect(await read()).toMatchObject({ innlestuR_MISTOKST: 1, villa: 'the disk is full' });
  // The command takes without a job.
  const command = new pg.Client(portal.database.owner);
  await command.connect();
  await command.query('select pg_advisory_lock(7360215, 3)');
  expect(await refused()).toEqual(goesOn);
  await command.end();
});

it('O276 tries again at once where the last try failed, in the name of who took the files', async () => {
  const attempts = async () =>
    (
      await portal.sql(
        `select attempts, run_at <= now() as is_due from graphile_worker._private_jobs where key = 'takeSocietyFiles:' || $1::integer`,
        [id],
      )
    )[0];
  await job(`attempts = 10, run_at = now() + interval '1 day', locked_at = now(), locked_by = 'worker-x'`);
  expect((await take(id, sender)).status).toBe(200);
  expect(await attempts()).toEqual({ attempts: 10, is_due: false });
  await job('locked_at = null, locked_by = null');
  expect((await take(id, sender)).status).toBe(200);
  expect(await attempts()).toEqual({ attempts: 0, is_due: true });
  expect(await read()).toMatchObject({ tekinN_INN_AF: 'Hersir', innlestuR_MISTOKST: 1 });
});

it('O276 lets go once, of two who do so at once', async () => {
  const both = await Promise.all([letGo(), letGo(sender)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.Code).toBe('society.takingGoesOn');
  expect(await read()).toMatchObject({
    stadA_GAGNAFLUTNINGS: 'taking',
    innlestuR_MISTOKST: 0,
    villa: null,
    atridI_SLEPPT: null,
  });
  const other = await send();
  expect((await take(other)).body.Code).toBe('society.beingTaken');
  expect((await letGo(colleague, other)).status).toBe(200);
});

it('O276 takes nothing more, makes whole what was taken, and says so; what cannot be made whole goes on waiting', async () => {
  await expect(takeSociety(portal.pool, id)).rejects.toThrow('the disk is full');
  expect((await read()).stadA_GAGNAFLUTNINGS).toBe('taking');
  expect(await titles()).toEqual([{ works: 8, titled: 0 }]);
  await portal.sql('drop trigger no_titles on work_title');
  await takeSociety(portal.pool, id);
  const ended = await read();
  expect(ended).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', tekinN_INN_AF: 'Hersir', atridI_ALLS: 71 });
  expect([sender.name, colleague.name]).toContain(ended.sleppT_AF);
  expect(ended.atridI_SLEPPT).toBeGreaterThan(0);
  expect(ended.atridI_TEKIN_INN + ended.atridI_SLEPPT).toBe(71);
  // The money of the old system is not here.
  expect(ended.fjoldI_MISMUNA).toBeGreaterThan(0);
  expect(await titles()).toEqual([{ works: 8, titled: 8 }]);
  expect(await portal.sql('select from distribution where is_history')).toEqual([]);
  expect(await portal.sql('select from society_row where society_import_id = $1', [id])).toEqual([]);
  expect((await letGo()).body.Code).toBe('society.takesNoFile');
});

it('O276 the same files again bring what was let go of, and nothing twice', async () => {
  const left = (await read()).atridI_SLEPPT;
  const later = await send();
  expect(await read(later)).toMatchObject({ atridI_ALLS: left });
  expect((await take(later)).status).toBe(200);
  await takeSociety(portal.pool, later);
  expect(await read(later)).toMatchObject({
    stadA_GAGNAFLUTNINGS: 'taken',
    atridI_TEKIN_INN: left,
    atridI_SLEPPT: null,
    fjoldI_MISMUNA: 0,
  });
  expect(await titles()).toEqual([{ works: 8, titled: 8 }]);
});

it('O276 the database keeps who let go beside when, of files that are or were being taken', async () => {
  for (const set of [
    'let_go_by = null',
    `let_go_by = ${colleague.userId}, let_go_at = null`,
    'left_count = null',
  ])
    await expect(
      portal.sql(`update society_import set ${set} where society_import_id = $1`, [id]),
    ).rejects.toThrow(/society_import_le(t_go|ft)/u);
});
