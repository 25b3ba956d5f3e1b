import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, linesOf, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { untilOneWaits } from '../../../test/waiting.ts';

let portal: Portal;
let administrator: Someone;
let member: Someone;
let file: string;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  member = await portal.someone();
  const workId = await portal.work({ by: member });
  const rightId = await rightOf(portal, member);
  file = `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;1000\n2;${rightId};${workId};Útvarp;0,50\n`;
});
afterAll(() => portal.close());

const parts = () =>
  portal.sql<{ part: string; numbers: string; indexes: number; references: number }>(`
    select c.relname as part, substring(pg_get_expr(c.relpartbound, c.oid) from '\\((.*)\\)') as numbers,
      (select count(*) from pg_index x join pg_inherits y on y.inhrelid = x.indexrelid where x.indrelid = c.oid)::integer as indexes,
      (select count(*) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.convalidated)::integer as references
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'statement_line'::regclass order by 1`);
const of = (id: number) => ({ part: `d${id}`, numbers: String(id), indexes: 3, references: 2 });
const oidOf = async (id: number) =>
  (await portal.sql<{ oid: number }>(`select 'statement_line_part.d${id}'::regclass::oid::integer as oid`))[0]
    ?.oid;
const closed = (id: number, day: string) =>
  finishedDistribution(portal, { as: administrator, id, file, head: { DAGS_UTHLUTUNAR: day } });

describe('lines of a distribution', () => {
  it('O34 stand in a table of their own, with the indexes and references of all, and are gone at once when it is cancelled', async () => {
    await importDistribution(portal, { as: administrator, id: 11, file });
    expect(await parts()).toEqual([of(11)]);
    expect(await linesOf(portal, 11)).toHaveLength(2);
    await portal.ask('POST /api/distributions/11/cancel', { as: administrator });
    expect(await linesOf(portal, 11)).toEqual([]);
    const emptied = await oidOf(11);
    await importDistribution(portal, { as: administrator, id: 11, file });
    expect(await parts()).toEqual([of(11)]);
    expect(await linesOf(portal, 11)).toHaveLength(2);
    // Filled anew without indexes, as the first time.
    expect(await oidOf(11)).not.toBe(emptied);
  });
  it('O34 are written beside the indexes where somebody reads all lines, so that nobody waits', async () => {
    await portal.ask('POST /api/distributions/11/cancel', { as: administrator });
    const emptied = await oidOf(11);
    const reader = await portal.pool.connect();
    await reader.query('begin; select from statement_line');
    await importDistribution(portal, { as: administrator, id: 11, file });
    await reader.query('commit');
    reader.release();
    expect(await oidOf(11)).toBe(emptied);
    expect(await linesOf(portal, 11)).toHaveLength(2);
  });
  it('O34 are cancelled while somebody reads them, without waiting for them', async () => {
    const reader = await portal.pool.connect();
    await reader.query('begin; select from statement_line');
    const { status } = await portal.ask('POST /api/distributions/11/cancel', { as: administrator });
    await reader.query('commit');
    reader.release();
    expect(status).toBe(200);
    expect(await linesOf(portal, 11)).toEqual([]);
  });
  it('O34 leave nothing of a file that is refused, and no table that others would read', async () => {
    await importDistribution(portal, { as: administrator, id: 12, file: `${file}3;999999;1;Útvarp;1\n` });
    expect((await parts()).map(({ part }) => part)).toEqual(['d11']);
    expect(await portal.sql('select from statement_line_part.d12')).toEqual([]);
  });
  it('O34 wait for those of another import before they hold what its references need', async () => {
    const other = await portal.pool.connect();
    await other.query('begin; select take_lines_turn()');
    const imported = importDistribution(portal, { as: administrator, id: 14, file });
    await untilOneWaits(portal);
    const writers = await portal.sql(`
      select from pg_locks where database = (select oid from pg_database where datname = current_database())
        and relation = any('{author_right, work}'::regclass[]) and mode = 'RowExclusiveLock'`);
    await other.query('commit');
    other.release();
    expect(writers).toEqual([]);
    expect((await imported).body.stadA_UTHLUTUNAR).toBe('checked');
    await portal.ask('POST /api/distributions/14/cancel', { as: administrator });
  });
  it('O34 of a right that is not there are refused by its table, as by all lines', async () => {
    await expect(
      portal.sql(`insert into statement_line (right_id, distribution_id, statement_line_id, work_id, pot_id, country_id, movement_type, amount)
        values (999999, 11, 1, 1, 1, 352, 1, 1)`),
    ).rejects.toThrow('foreign key');
  });
  it('O34 that a kill left unproved are proved before anybody is paid', async () => {
    await importDistribution(portal, { as: administrator, id: 13, file });
    await portal.sql(`alter table statement_line_part.d13 drop constraint d13_work_id_fkey, disable trigger user;
      update statement_line_part.d13 set work_id = 999999 where statement_line_id = 1;
      alter table statement_line_part.d13 enable trigger user, add constraint d13_work_id_fkey foreign key (work_id) references work not valid`);
    expect((await portal.ask('POST /api/distributions/13/finish', { as: administrator })).status).toBe(500);
    await portal.ask('POST /api/distributions/13/cancel', { as: administrator });
  });
  it('O34 the application makes no table but through the functions, and none for a distribution that is not there', async () => {
    await expect(portal.pool.query(`select new_lines_part('mine', array[11], true)`)).rejects.toThrow(
      'permission',
    );
    await expect(portal.pool.query('select make_lines(array[4242])')).rejects.toThrow('not there');
    await expect(portal.pool.query('drop table statement_line_part.d11')).rejects.toThrow('must be owner');
  });
});

describe('lines of a closed year', () => {
  it('O34 become one table, line for line, and those of this year stay apart', async () => {
    for (const [id, day] of [
      [21, '2025-03-01'],
      [22, '2025-09-01'],
      [23, '2026-03-01'],
    ] as const)
      await closed(id, day);
    const before = await Promise.all([21, 22, 23].map((id) => linesOf(portal, id)));
    const rightId = await rightOf(portal, member);
    const statement = `GET /api/persons/statistics/distributions?Did=21&rights=${rightId}`;
    const statements = () => portal.ask(statement, { as: member });
    const { status, text: shown } = await statements();
    expect(status).toBe(200);
    expect((await portal.pool.query('select fold_lines(2025) as folded')).rows).toEqual([{ folded: 2 }]);
    expect((await portal.pool.query('select fold_lines(2025) as folded')).rows).toEqual([{ folded: 0 }]);
    await portal.pool.query('select prove_folds()');
    const folded = (await parts()).filter(({ part }) => part.startsWith('y2025_'));
    expect(folded).toEqual([{ ...of(21), part: folded[0]?.part, numbers: '21, 22' }]);
    expect((await parts()).map(({ numbers }) => numbers)).toContain('23');
    expect(await Promise.all([21, 22, 23].map((id) => linesOf(portal, id)))).toEqual(before);
    expect((await statements()).text).toBe(shown);
  });
  it('O34 of a year that is not over are left alone, and finished ones are cleared by nobody', async () => {
    await expect(portal.pool.query('select fold_lines(2026)')).rejects.toThrow('not over');
    await expect(portal.pool.query('select clear_lines(21)')).rejects.toThrow('never changes');
    await expect(portal.pool.query('delete from statement_line where distribution_id = 21')).rejects.toThrow(
      'never changes',
    );
  });
});
