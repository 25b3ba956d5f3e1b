import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killWhileWaiting } from '../../../test/killed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { countsOf, sendSociety } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let colleague: Someone;
let id: number;
beforeAll(async () => {
  portal = await aPortal();
  const sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
  const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
  id = await sendSociety(portal, sender, await filesOf(example));
});
afterAll(() => portal.close());

it('O86 a server that is killed amid a society’s files leaves whole batches, and another goes on with the next', async () => {
  const asked = await portal.ask(`POST /api/migrations/${id}/take`, {
    as: colleague,
    body: {},
  });
  expect(asked.status).toBe(200);
  await killWhileWaiting(portal, 'work_author');
  const half = await countsOf(portal);
  // People are here; of the works, which it had begun to write, there is none.
  expect(half).toMatchObject({ persons: 20, works: 0, lines: 0, notes: 0 });
  // The connection of the dead server holds the turn until PostgreSQL sees that nobody is there.
  await takeSociety(portal.pool, id);
  const { body } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(body).toMatchObject({
    stadA_GAGNAFLUTNINGS: 'taken',
    fjoldI_MISMUNA: 0,
    atridI_TEKIN_INN: 71,
  });
  expect(await countsOf(portal)).toMatchObject({ persons: 20, works: 8, lines: 19, notes: 3 });
}, 120_000);
