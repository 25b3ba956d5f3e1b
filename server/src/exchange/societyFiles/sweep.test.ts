import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety } from '../../../test/societyFiles.ts';
import { example } from '../../../test/takenSociety.ts';
import { filesOf } from './sendFolder.ts';
import { sweepAbandoned } from './sweep.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const checked = async () => sendSociety(portal, sender, await filesOf(example));
const announced = async () => {
  const { body } = await portal.ask('POST /api/migrations', {
    as: sender,
    body: { HEITI_GAGNAFLUTNINGS: 'Gamla kerfið' },
  });
  const id: number = body.gagnaflutninguR_NR;
  await portal.sql(
    `insert into society_part (society_import_id, file_name, part_number, content) values ($1, 'persons.csv', 1, 'x')`,
    [id],
  );
  return id;
};
const ago = (id: number, days: number) =>
  portal.sql(
    `update society_import set sent_at = now() - make_interval(days => $2), checked_at = checked_at - make_interval(days => $2)
     where society_import_id = $1`,
    [id, days],
  );
const tables = ['part', 'row', 'change', 'figure', 'problem', 'fault'];
/** What is kept of an import beside what its files were called. */
const keptOf = async (id: number) =>
  (
    await portal.sql<{ n: string }>(
      tables
        .map((one) => `select '${one}' as n from society_${one} where society_import_id = $1`)
        .join(' union '),
      [id],
    )
  ).length;
const states = async (...ids: number[]) =>
  (
    await portal.sql(
      `select state from society_import where society_import_id = any($1::integer[]) order by array_position($1::integer[], society_import_id)`,
      [ids],
    )
  ).map(({ state }) => state);

it('O306 lets go of files that nobody took for 30 days, and of no others', async () => {
  const [old, young, broken, arriving] = [
    await checked(),
    await checked(),
    await announced(),
    await announced(),
  ];
  await ago(old, 31);
  await ago(young, 29);
  await ago(broken, 31);
  await sweepAbandoned(portal.pool);
  expect(await states(old, young, broken, arriving)).toEqual([
    'cancelled',
    'checked',
    'cancelled',
    'receiving',
  ]);
  expect([await keptOf(old), await keptOf(broken)]).toEqual([0, 0]);
  expect([(await keptOf(young)) > 0, (await keptOf(arriving)) > 0]).toEqual([true, true]);
  expect(await portal.sql('select from society_file where society_import_id = $1 limit 1', [old])).toEqual([
    {},
  ]);
  expect((await portal.ask(`POST /api/migrations/${old}/take`, { as: colleague, body: {} })).body.Code).toBe(
    'society.notChecked',
  );
});

it('O306 leaves files that are being checked or taken, however old they are', async () => {
  const [checking, taking] = [await announced(), await checked()];
  await ago(checking, 31);
  await ago(taking, 31);
  await portal.sql(`update society_import set state = 'checking' where society_import_id = $1`, [checking]);
  expect((await portal.ask(`POST /api/migrations/${taking}/take`, { as: colleague, body: {} })).status).toBe(
    200,
  );
  await sweepAbandoned(portal.pool);
  expect(await states(checking, taking)).toEqual(['checking', 'taking']);
});
