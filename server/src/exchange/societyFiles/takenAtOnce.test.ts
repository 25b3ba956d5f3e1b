import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety } from '../../../test/societyFiles.ts';
import { example } from '../../../test/takenSociety.ts';
import { untilOneWaits } from '../../../test/waiting.ts';
import { filesOf } from './sendFolder.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

it('O312 of two who take two imports at once the second is told so', async () => {
  const first = await sendSociety(portal, sender, await filesOf(example));
  const second = await sendSociety(portal, sender, await filesOf(example));
  const other = new pg.Client(portal.database.owner);
  await other.connect();
  await other.query('begin');
  await other.query(
    `update society_import set state = 'taking', taken_by = $2, taking_since = now() where society_import_id = $1`,
    [first, colleague.userId],
  );
  const asked = portal.ask(`POST /api/migrations/${second}/take`, { as: colleague, body: {} });
  await untilOneWaits(portal);
  await other.query('commit');
  await other.end();
  const { status, body } = await asked;
  expect([status, body.Code]).toEqual([409, 'society.beingTaken']);
  const states = await portal.sql('select state from society_import order by society_import_id');
  expect(states.map(({ state }) => state)).toEqual(['taking', 'checked']);
});
