import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemOf } from '../../../test/keys.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { transaction } from '../../platform/database/pool.ts';

let portal: Portal;
let member: Someone;
let works: number[];
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
beforeEach(async () => {
  works = [await portal.work({ by: member }), await portal.work({ by: member })];
});
afterAll(() => portal.close());

const inOne = (work: (tx: pg.PoolClient) => Promise<unknown>) =>
  transaction(portal.pool, async (tx) => {
    await work(tx);
  });
/** Gives lines of works so many hundredths less, in one statement. */
const lower = (tx: pg.PoolClient, ids: readonly number[], by: number) =>
  tx.query('update work_right set share = share - $2 where work_id = any($1)', [ids, by]);
const addUp = { code: '23514', constraint: 'work_rights_add_up' };
const sharesOf = async (ids: readonly number[]) =>
  (
    await portal.sql<{ share: number }>(
      'select share::float8 from work_right where work_id = any($1) order by 1',
      [ids],
    )
  ).map(({ share }) => share);

describe('who holds what of works that are written together', () => {
  it('O220, V6 is proved at the end, for every work of the transaction', async () => {
    await expect(inOne((tx) => lower(tx, works, 1))).rejects.toMatchObject(addUp);
    await expect(
      inOne(async (tx) => {
        await lower(tx, works, 1);
        await lower(tx, works.slice(0, 1), -1);
      }),
    ).rejects.toMatchObject(addUp);
    expect(await sharesOf(works)).toEqual([100, 100]);
    await inOne(async (tx) => {
      await lower(tx, works, 1);
      await lower(tx, works, -1);
    });
  });

  it('O220, V6 is proved where lines are added or gone, and where a share is another or its author', async () => {
    const [workId] = works;
    for (const [text, values] of [
      ['delete from work_right where work_id = $1', [workId]],
      [
        `insert into work_right (work_id, author_id, right_id, share, share_abroad)
         select work_id, author_id, right_id, 1, 1 from work_right where work_id = $1`,
        [workId],
      ],
      ['update work_author set share = 99 where work_id = $1', [workId]],
      ['delete from work_author where work_id = $1', [workId]],
      [
        `update work_author set author_id = (select min(author_id) from author where author_id > 10000 and author_id <> $2) where work_id = $1`,
        [workId, member.authorId],
      ],
    ] as const)
      await expect(inOne((tx) => tx.query(text, [...values]))).rejects.toMatchObject(addUp);
    await inOne((tx) => tx.query(`update work_author set position = 3 where work_id = $1`, [workId]));
  });

  it('O220 is proved at once where that is asked for, and anew for what comes after', async () => {
    await expect(
      inOne(async (tx) => {
        await lower(tx, works, 1);
        await tx.query('set constraints all immediate');
      }),
    ).rejects.toMatchObject(addUp);
    await expect(
      inOne(async (tx) => {
        await lower(tx, works, 0);
        await tx.query('set constraints all immediate; set constraints all deferred');
        await lower(tx, works.slice(1), 2);
      }),
    ).rejects.toMatchObject(addUp);
  });

  it('O220 is not proved of what a savepoint took back', async () => {
    await inOne(async (tx) => {
      await tx.query('savepoint wrong');
      await lower(tx, works, 5);
      await tx.query('rollback to savepoint wrong');
      await lower(tx, works, 0);
    });
    expect(await sharesOf(works)).toEqual([100, 100]);
  });

  it('O220 is noted by the database alone, which keeps no note', async () => {
    for (const forged of [
      'delete from work_rights_unproved',
      'update work_rights_unproved set work_ids = array[]::integer[]',
      `insert into work_rights_unproved (work_ids) values ('{1}')`,
      'truncate work_rights_unproved',
    ])
      await expect(
        inOne(async (tx) => {
          await lower(tx, works, 1);
          await tx.query(forged);
        }),
      ).rejects.toThrow('permission denied');
    expect(await portal.sql('select from work_rights_unproved')).toEqual([]);
  });
});

describe('rows that one statement adds to works', () => {
  const addTitles = (tx: pg.PoolClient) =>
    tx.query(
      `insert into work_title (work_id, title, is_main) select w, 'Annað ' || w, false from unnest($1::integer[]) w`,
      [works],
    );

  it('O220, J4, O46 are each on record, with who added them and by which key', async () => {
    const { keyId } = await systemOf(portal, member);
    await inOne(async (tx) => {
      await tx.query(
        `select set_config('omur.user_id', $1, true), set_config('omur.api_key_id', $2, true), set_config('omur.request_id', 'r-9', true)`,
        [String(member.userId), String(keyId)],
      );
      await addTitles(tx);
    });
    const recorded = await portal.sql(
      `select work_id, operation, user_id, acting_for_user_id, api_key_id, request_id, old_row, new_row from change_record
       where table_name = 'work_title' and work_id = any($1) and request_id = 'r-9' order by change_record_id`,
      [works],
    );
    expect(recorded).toEqual(
      works.map((workId) => ({
        work_id: workId,
        operation: 'insert',
        user_id: member.userId,
        acting_for_user_id: null,
        api_key_id: keyId,
        request_id: 'r-9',
        old_row: null,
        new_row: expect.objectContaining({ work_id: workId, title: `Annað ${workId}`, is_main: false }),
      })),
    );
    expect(JSON.stringify(recorded)).not.toContain('folded');
  });

  it('O220, X93 make what others were told of the works, and what was found of them, out of date', async () => {
    await portal.sql(
      `insert into cwr_receiver_work (receiver, work_id, broken_rules) select min(receiver), w, '[]' from cwr_receiver, unnest($1::integer[]) w group by w`,
      [works],
    );
    await portal.sql(
      `insert into work_check (work_id, findings, likewise) select w, '[]', '{}' from unnest($1::integer[]) w`,
      [works],
    );
    await inOne(addTitles);
    expect(
      await portal.sql('select distinct is_stale from cwr_receiver_work where work_id = any($1)', [works]),
    ).toEqual([{ is_stale: true }]);
    expect(await portal.sql('select from work_check where work_id = any($1)', [works])).toEqual([]);
  });
});
