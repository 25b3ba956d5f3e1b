import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety, withChanges } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
const ask = async (path: string) => (await portal.ask(`GET /api/migrations/${path}`, { as: colleague })).body;
const take = async (id: number, body = {}) => {
  const asked = await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body });
  expect(asked.status).toBe(200);
  await takeSociety(portal.pool, id);
  return ask(String(id));
};

it('O91, O261 old and new sums miss what was refused from each other: whoever takes the rest sees by how much it is less', async () => {
  await take(await sendSociety(portal, sender, await filesOf(example)));
  const id = await sendSociety(
    portal,
    sender,
    await withChanges(example, {
      'distributions.csv': (text) => `${text}9903;Viðbót 1999;1999;1999-12-31;1;2001-02-01\n`,
      'statement_lines.csv': (text) =>
        `${text.replace('9902;1;R8;5005;1;750.50', '9902;1;R8;5005;1;800.50')}9903;1;R8;5005;1;100.00;Útvarp;Rás 1;1999-03-01;1;\n9903;2;R99;5005;1;50.00;Útvarp;Rás 1;1999-03-01;1;\n`,
      'works.csv': (text) => `${text}5011;Án höfunda;3:00;;;2001-01-01;;\n`,
    }),
  );
  const before = (await ask(`${id}/figures?tegund=year`)) as Record<string, unknown>[];
  expect(before.map((one) => [one['aR_TOLU'], one['gildI_FYRIR']])).toEqual([
    [2001, 150],
    [2000, 8581.61],
    [1999, 37_867.52],
  ]);
  const { fjoldI_MISMUNA: differences } = await take(id, { AN_HAFNADRA: 1 });
  expect(differences).toBe(7);
  const different = ((await ask(`${id}/figures`)) as Record<string, unknown>[]).filter(
    (one) => one['eR_MISMUNUR'] === 1,
  );
  expect(
    different.map((one) => [one['aR_TOLU'], one['gamalT_NUMER'], one['gildI_FYRIR'], one['gildI_EFTIR']]),
  ).toEqual([
    [null, '2', 2, 1],
    [2001, '', 150, 0],
    [2000, '', 8581.61, 8531.61],
    [2001, 'R8', 100, 0],
    [2001, 'R99', 50, 0],
    [2000, 'R8', 800.5, 750.5],
    [null, '5005', 1701, 1501],
  ]);
});
