import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
let portal: Portal;
let sender: Someone;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const send = async () => sendSociety(portal, sender, await filesOf(example));
const cancel = (id: number) => portal.ask(`POST /api/migrations/${id}/cancel`, { as: sender });
/** Whose lines lie ready, and by which number their table is kept. */
const lying = async () => {
  const rows = await portal.sql<{ id: number }>(
    'select distinct society_import_id as id from society_row order by 1',
  );
  const [table] = await portal.sql<{ file: number }>(
    "select pg_relation_filenode('society_row')::integer as file",
  );
  return { imports: rows.map(({ id }) => id), file: table?.file };
};

it('O86 the lines of files that go leave those of other files, and are emptied as a whole where there are none', async () => {
  const [one, other] = [await send(), await send()];
  const { file } = await lying();
  expect((await cancel(one)).status).toBe(200);
  expect(await lying()).toEqual({ imports: [other], file });
  expect((await cancel(other)).status).toBe(200);
  expect((await lying()).imports).toEqual([]);
  expect((await lying()).file).not.toBe(file);
});

it('O86 the lines of files go beside somebody who reads of them', async () => {
  const id = await send();
  const { file } = await lying();
  const reader = new pg.Client(portal.database.owner);
  await reader.connect();
  await reader.query('begin; select count(*) from society_row');
  expect((await cancel(id)).status).toBe(200);
  await reader.end();
  expect(await lying()).toEqual({ imports: [], file });
});
