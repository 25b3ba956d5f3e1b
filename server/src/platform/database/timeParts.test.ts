import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { divideByTime } from '../operations/divide.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const one = async (text: string) => (await portal.pool.query(text)).rows[0];
const letterAt = (at: string, more = 'null, now()') =>
  portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, sent_at, due_at)
    values ('account', 'a@example.is', 'is', 'x', 'x', '${at}', ${more})`);
/** Where rows of the coming decades lie. */
const placesOf = async (table: string, time: string) =>
  (
    await portal.sql(
      `select tableoid::regclass::text as part from ${table} where ${time} > now() + interval '10 years' order by ${time}`,
    )
  ).map(({ part }) => part);

describe('tables by time', () => {
  it('O161 are there before their time', async () => {
    await divideByTime.run({ pool: portal.pool } as Parameters<typeof divideByTime.run>[0], {});
    expect(await one('select make_time_parts() as made')).toEqual({ made: 0 });
    for (const [table, ahead] of [
      ['change_record', '1 year'],
      ['letter', '3 months'],
      ['notification', '3 months'],
    ])
      expect(
        await one(`select count(*)::integer as without from (values (now()), (now() + interval '${ahead}')) t (at)
          where not exists (select from time_parts('${table}') p where t.at >= p.begins_at and t.at < p.ends_at)`),
      ).toEqual({ without: 0 });
  });
  it('O161 take what a clock that jumped has written, each into that of its time, and lose none of it', async () => {
    await letterAt('2061-03-31T23:59:59.999Z');
    await letterAt('2061-04-01T00:00:00Z');
    await portal.sql(
      `insert into change_record (table_name, operation, changed_at) values ('work', 'update', '2061-12-31T23:59:59Z')`,
    );
    expect(await placesOf('letter', 'created_at')).toEqual([
      'time_part.letter_other',
      'time_part.letter_other',
    ]);
    expect(await one('select make_time_parts() as made')).toEqual({ made: 3 });
    expect(await placesOf('letter', 'created_at')).toEqual([
      'time_part.letter_2061_1',
      'time_part.letter_2061_2',
    ]);
    expect(await placesOf('change_record', 'changed_at')).toEqual(['time_part.change_record_2061']);
    const { rows } = await portal.pool.query(
      `select count(*)::integer as indexes from pg_indexes where tablename in ('letter', 'letter_2061_1') group by tablename order by tablename`,
    );
    // Each has an index of its numbers besides those of the whole.
    expect(rows[1].indexes).toBe(rows[0].indexes + 1);
  });
  it.each([
    `insert into letter (letter_id, kind, recipient, language, subject, body) values (1, 'account', 'a@example.is', 'is', 'x', 'x')`,
    `update letter set created_at = '2001-01-01'`,
    'update letter set letter_id = 1',
    `insert into notification (created_at, person_id, kind, header_is, header_en, body_is, body_en)
      values ('2001-01-01', 1, 'account', 'x', 'x', 'x', 'x')`,
    'update notification set notification_id = 1',
    'drop table time_part.letter_other',
    'delete from time_part.letter_other',
    'alter table letter detach partition time_part.letter_other',
  ])('O161 have their numbers and times from the database alone: %s', (statement) =>
    expect(portal.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/),
  );
});

describe('what is kept for two years', () => {
  const drop = () => one('select drop_passed_parts(730) as dropped');

  it('O162 goes with its table once nothing in it has to be kept, and no sooner', async () => {
    await portal.sql(`
      do $$ declare ends timestamptz := (select ends_at from time_parts('letter') where begins_at = '-infinity');
      begin
        alter table letter detach partition time_part.letter_earlier;
        execute format('alter table letter attach partition time_part.letter_earlier for values from (''2020-01-01Z'') to (%L)', ends);
        create table time_part.letter_2019_4 partition of letter (primary key (letter_id)) for values from ('2019-10-01Z') to ('2020-01-01Z');
      end $$`);
    await letterAt('2019-12-31', 'null, now()');
    await letterAt('2019-12-31', `now() - interval '729 days', now()`);
    await letterAt('2019-12-30', `'2020-01-01', now()`);
    expect(await drop()).toEqual({ dropped: 0 });
    await portal.sql(
      `update letter set sent_at = '2020-01-01' where created_at < '2020-01-01' and sent_at is null`,
    );
    expect(await drop()).toEqual({ dropped: 0 });
    await portal.sql(
      `update letter set sent_at = null, due_at = 'infinity' where created_at < '2020-01-01' and sent_at > '2020-01-02'`,
    );
    expect(await drop()).toEqual({ dropped: 1 });
    expect(
      await one(`select count(*)::integer as letters from letter where created_at < '2020-01-01'`),
    ).toEqual({
      letters: 0,
    });
  });
  it('O162 is never younger than a year, whoever asks', async () => {
    for (const days of ['364', 'null'])
      await expect(portal.pool.query(`select drop_passed_parts(${days})`)).rejects.toThrow('last year stay');
  });
});

it('O360 a year of records goes into the archive by the lines of the page of operations, and comes back by them', async () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const section = /^## The records of changes$(.*?)^## /ms.exec(page)?.[1] ?? '';
  // The page speaks of a year whose table is there already.
  const year = new Date().getUTCFullYear() + 1;
  const [, taking = '', back = ''] = [...section.matchAll(/^(?: {4}.*\n|\n(?= {4}))+/gm)]
    .map(([block]) => block.replaceAll('2027', String(year)).replaceAll('2028', String(year + 1)))
    .filter((block) => /change_record|archive/.test(block));
  expect([taking, back]).toEqual([expect.stringContaining('detach'), expect.stringContaining('attach')]);
  const inYear = `from change_record where changed_at >= '${year}-01-01' and changed_at < '${year + 1}-01-01'`;
  await portal.sql(`insert into change_record (table_name, operation, changed_at)
    values ('work', 'update', '${year}-01-01T00:00:00Z'), ('work', 'update', '${year}-12-31T23:59:59Z')`);
  const count = async (of: string) => (await portal.sql(`select count(*)::integer as n ${of}`))[0]?.n;
  expect(await count(inYear)).toBe(2);
  await portal.sql(taking);
  expect(await count(inYear)).toBe(0);
  expect(await count(`from archive.change_record_${year}`)).toBe(2);
  // Where it goes is no business of the application.
  expect(await one('select has_schema_privilege(current_user, $$archive$$, $$usage$$) as may')).toEqual({
    may: false,
  });
  await portal.sql(back);
  expect(await count(inYear)).toBe(2);
});
