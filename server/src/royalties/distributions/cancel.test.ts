import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPaidMember,
  clearAsJob,
  manyLines,
  manyOf,
  rowsOf,
  seenOf,
  rowTables,
} from '../../../test/cancelled.ts';
import { anAnnouncement, importDistribution, sendFile } from '../../../test/distribution.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { untilOneWaits } from '../../../test/waiting.ts';
import { clearCancelled } from './clear.ts';
import { sweepDistributions } from './sweep.ts';

type Job = Parameters<typeof sweepDistributions.run>[0];

let portal: Portal;
let administrator: Someone;
let rightId: number;
let workId: number;
let next = 100;
beforeAll(async () => {
  ({ portal, administrator, workId, rightId } = await aPaidMember());
});
afterAll(() => portal.close());

const act = (id: number, what: string) =>
  portal.ask(`POST /api/distributions/${id}/${what}`, { as: administrator });
const clear = (id: number) => clearAsJob(portal, id);
const rows = (id: number) => rowsOf(portal, id);
async function aBigOne(amount = '1'): Promise<number> {
  next += 1;
  const { body } = await importDistribution(portal, {
    as: administrator,
    id: next,
    file: manyOf({ rightId, workId }, amount),
  });
  expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked' });
  return next;
}

const isBeingCleared = async (id: number) =>
  (
    await portal.sql('select from distribution where distribution_id = $1 and clearing_since is not null', [
      id,
    ])
  ).length === 1;
const jobsOf = (id: number) =>
  portal.sql(`select from graphile_worker.jobs where key = $1`, [`clearDistribution:${id}`]);

describe('a distribution of many lines', () => {
  it('O34 is cancelled at once, and a job clears what stands there', async () => {
    const id = await aBigOne();
    expect(await rows(id)).toEqual([manyLines, 1, 3, 1, 0]);
    expect((await act(id, 'cancel')).body).toMatchObject({ stadA_UTHLUTUNAR: 'cancelled' });
    expect(await rows(id)).toEqual([manyLines, 1, 3, 1, 0]);
    expect(await jobsOf(id)).toHaveLength(1);
    await clear(id);
    expect(await rows(id)).toEqual([0, 0, 0, 0, 0]);
    expect(await isBeingCleared(id)).toBe(false);
    // Once more it finds nothing to do.
    await clear(id);
  });
  it('O34 shows nothing of itself from then on, whether or not it is cleared yet', async () => {
    const id = await aBigOne();
    const paths = [
      `distributions/${id}/unmatched`,
      `distributions/${id}/parts`,
      `distributions/${id}/problems`,
    ];
    expect((await portal.ask(`GET /api/${paths[0]}`, { as: administrator })).body).toHaveLength(1);
    await portal.sql(
      `insert into distribution_problem (distribution_id, problem_number, code, said) values ($1, 1, 'x', '{"is": "x", "en": "x"}')`,
      [id],
    );
    await act(id, 'cancel');
    const before = await seenOf(portal, administrator, [...paths, `distributions/${id}`]);
    await clear(id);
    expect(await seenOf(portal, administrator, [...paths, `distributions/${id}`])).toEqual(before);
    expect(before.slice(0, 3).every((answer) => answer.includes(' 404 '))).toBe(true);
  });
  it('O34 says that it is being cleared, also in the list, until the job is done, and at once where there is little', async () => {
    const id = await aBigOne();
    const said = async () => {
      const { body: list } = await portal.ask('GET /api/distributions', { as: administrator });
      const { body } = await portal.ask(`GET /api/distributions/${id}`, { as: administrator });
      const listed = list.find((one: { uthlutuN_NR: number }) => one.uthlutuN_NR === id);
      return [body.i_HREINSUN, listed.i_HREINSUN];
    };
    expect(await said()).toEqual([0, 0]);
    expect((await act(id, 'cancel')).body).toMatchObject({ stadA_UTHLUTUNAR: 'cancelled', i_HREINSUN: 1 });
    expect(await said()).toEqual([1, 1]);
    await clear(id);
    expect(await said()).toEqual([0, 0]);
    next += 1;
    const file = `line;right;work;pot;title;amount\n1;${rightId};${workId};Útvarp;;1\n`;
    await importDistribution(portal, { as: administrator, id: next, file });
    expect((await act(next, 'cancel')).body).toMatchObject({ stadA_UTHLUTUNAR: 'cancelled', i_HREINSUN: 0 });
  });
  it('O34 is neither announced, sent, read nor finished until it is cleared, and then as any other', async () => {
    const id = await aBigOne();
    await act(id, 'cancel');
    const announced = await portal.ask(`PUT /api/distributions/${id}`, {
      as: administrator,
      body: anAnnouncement(10),
    });
    expect([announced.status, announced.body.Code]).toEqual([409, 'distribution.isBeingCleared']);
    expect((await act(id, 'finish')).body.Code).toBe('distribution.notChecked');
    expect((await act(id, 'import')).body.Code).toBe('distribution.takesNoFile');
    const part = { as: administrator, body: { INNIHALD: 'eA==' } };
    expect((await portal.ask(`PUT /api/distributions/${id}/parts/1`, part)).body.Code).toBe(
      'distribution.takesNoFile',
    );
    expect((await act(id, 'cancel')).body).toMatchObject({ stadA_UTHLUTUNAR: 'cancelled' });
    await clear(id);
    const again = await importDistribution(portal, {
      as: administrator,
      id,
      file: manyOf({ rightId, workId }, '2'),
    });
    expect(again.body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_UTHLUTAD: 2 * manyLines });
    expect(await rows(id)).toEqual([manyLines, 1, 3, 1, 0]);
    expect((await act(id, 'finish')).body).toMatchObject({ stadA_UTHLUTUNAR: 'finished' });
    await expect(clearCancelled(portal.pool, id)).resolves.toBeUndefined();
    expect(await rows(id)).toEqual([manyLines, 1, 3, 1, 0]);
  });
  it('O34 answers those who ask while it is being cleared, and is cleared once by two', async () => {
    const id = await aBigOne();
    await act(id, 'cancel');
    const other = await portal.pool.connect();
    await other.query(`begin; select from movement where distribution_id = ${id} for update`);
    const cleared = [clear(id), clear(id)];
    await untilOneWaits(portal);
    expect((await act(id, 'cancel')).status).toBe(200);
    const body = anAnnouncement(10);
    expect((await portal.ask(`PUT /api/distributions/${id}`, { as: administrator, body })).status).toBe(409);
    await other.query('rollback');
    other.release();
    await Promise.all(cleared);
    expect(await rows(id)).toEqual([0, 0, 0, 0, 0]);
  });
  it('O34 that no job clears is cleared at night', async () => {
    const id = await aBigOne();
    await act(id, 'cancel');
    await sweepDistributions.run({ pool: portal.pool } as Job, undefined);
    expect([await rows(id), await isBeingCleared(id)]).toEqual([[0, 0, 0, 0, 0], false]);
  });
  it('O34 the parts of a large file that was never read are cleared by the job as well', async () => {
    next += 1;
    await sendFile(portal, { as: administrator, id: next, file: manyOf({ rightId, workId }, '1') });
    await portal.sql(
      `insert into distribution_part (distribution_id, part_number, content, checksum)
       select distribution_id, n, content, checksum from distribution_part, generate_series(2, 12) n where distribution_id = $1`,
      [next],
    );
    await act(next, 'cancel');
    expect(await isBeingCleared(next)).toBe(true);
    expect((await portal.ask(`GET /api/distributions/${next}/parts`, { as: administrator })).status).toBe(
      404,
    );
    await clear(next);
    expect(await portal.sql('select from distribution_part where distribution_id = $1', [next])).toEqual([]);
  });
});

describe('the database', () => {
  it('O34 keeps a distribution cancelled until nothing stands there, whoever writes', async () => {
    const id = await aBigOne();
    await act(id, 'cancel');
    for (const state of ['importing', 'checked', 'finished'])
      await expect(
        portal.pool.query('update distribution set state = $2 where distribution_id = $1', [id, state]),
      ).rejects.toThrow('distribution_being_cleared');
    await expect(
      portal.pool.query('update distribution set clearing_since = null where distribution_id = $1', [id]),
    ).rejects.toThrow(`Distribution ${id} is not cleared`);
    await clear(id);
  });
  it.each(rowTables)(
    'O34, M1 takes no distribution for cleared of which rows are left in %s',
    async (table) => {
      const [taken, id] = [await aBigOne(), await aBigOne()];
      await portal.sql(
        `insert into usage_release (unmatched_usage_id, distribution_id)
       select unmatched_usage_id, $2 from unmatched_usage where distribution_id = $1`,
        [taken, id],
      );
      const client = await portal.pool.connect();
      try {
        await client.query('begin');
        for (const one of rowTables.filter((other) => other !== table))
          await client.query(`delete from ${one} where distribution_id = $1`, [id]);
        await expect(
          client.query(`update distribution set state = 'cancelled' where distribution_id = $1`, [id]),
        ).rejects.toThrow(`rows in ${table}`);
      } finally {
        await client.query('rollback');
        client.release();
      }
      for (const one of [id, taken]) {
        await act(one, 'cancel');
        await clear(one);
      }
    },
  );
});
