import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { untilOneWaits } from '../../../test/waiting.ts';

let portal: Portal;
let rightId: number;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  const administrator = await portal.someone({ role: 'administrator' });
  const member = await portal.someone();
  rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member });
  const file = `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;1000\n`;
  await finishedDistribution(portal, { as: administrator, id: 1, file });
});
afterAll(() => portal.close());

const missing = 999_999_999;
const refused = { code: '23503' };
const move = (right: number, pot: string, distribution: number) =>
  `insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
   values (${right}, ${distribution}, 2, ${pot}, 1, 0), (${rightId}, 1, 3, (select max(pot_id) from pot), 1, 0)`;
const aPot = '(select min(pot_id) from pot)';

describe('O226 what money moved for, and which works it was distributed for', () => {
  it.each([
    ['no right', () => move(missing, aPot, 1), 'There is no author_right 999999999.'],
    ['no pot', () => move(rightId, String(missing), 1), 'There is no pot 999999999.'],
    ['no distribution', () => move(rightId, aPot, missing), 'There is no distribution 999999999.'],
    [
      'no work',
      () =>
        `insert into distribution_work (distribution_id, work_id) values (1, ${workId + 1}), (1, ${missing})`,
      /There is no work \d+/u,
    ],
    [
      'no distribution of a work',
      () => `insert into distribution_work (distribution_id, work_id) values (${missing}, ${workId})`,
      'There is no distribution 999999999.',
    ],
    [
      'another work afterwards',
      () => `update distribution_work set work_id = ${missing} where distribution_id = 1`,
      'There is no work 999999999.',
    ],
  ])('is there: %s is refused with all else of the statement', async (_name, text, message) => {
    const before = await portal.sql('select count(*) from movement');
    await expect(portal.sql(text())).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(message),
    });
    expect(await portal.sql('select count(*) from movement')).toEqual(before);
  });

  it.each([
    ['author_right', () => `right_id = ${rightId}`],
    ['pot', () => `name = 'Til greiðslu'`],
    ['distribution', () => 'distribution_id = 1'],
    ['work', () => `work_id = ${workId}`],
  ])('stays: %s is not removed', async (table, which) => {
    await expect(portal.sql(`delete from ${table} where ${which()}`)).rejects.toMatchObject(refused);
    expect(await portal.sql(`select from ${table} where ${which()}`)).toHaveLength(1);
  });

  it('stays: a right, a pot or a work that only they name is neither removed nor given another number', async () => {
    await portal.sql(`insert into pot (name, name_en) values ('Aðeins hreyfing', 'A movement alone')`);
    await portal.sql(move(rightId, `(select pot_id from pot where name = 'Aðeins hreyfing')`, 1));
    await expect(portal.sql(`delete from pot where name = 'Aðeins hreyfing'`)).rejects.toMatchObject({
      ...refused,
      constraint: 'pot_is_referred',
    });
    await expect(
      portal.sql(`update pot set pot_id = ${missing} where name = 'Aðeins hreyfing'`),
    ).rejects.toMatchObject({ ...refused, constraint: 'pot_is_referred' });
    await portal.sql(`update pot set name_en = 'Only moved' where name = 'Aðeins hreyfing'`);
  });

  it('waits for who removes it meanwhile, and then is refused', async () => {
    await portal.sql(`insert into pot (name, name_en) values ('Á förum', 'Leaving')`);
    const [pot] = await portal.sql<{ pot_id: number }>(`select pot_id from pot where name = 'Á förum'`);
    const other = new pg.Client(portal.database.owner);
    await other.connect();
    await other.query('begin');
    await other.query('delete from pot where pot_id = $1', [pot?.pot_id]);
    const moved = portal.sql(move(rightId, String(pot?.pot_id), 1)).catch((error: unknown) => error);
    await untilOneWaits(portal);
    await other.query('commit');
    await other.end();
    expect(await moved).toMatchObject(refused);
  });
});
