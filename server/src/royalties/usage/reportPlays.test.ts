import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { allocated, head, recording, shownTimes, summary, whole } from '../../../test/serviceReport.ts';
import { importUsage, readUsage } from '../../../test/usage.ts';

// Of a use, rights of ours may have an amount each; it was used as often as it was.

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const send = async (file: string, controllers: string[]) => {
  const { body } = await importUsage(portal, {
    as: editor,
    file,
    controllers,
    head: { TEGUND_NOTKUNARSKRAR: 'service', GJALDMIDILL: 'EUR', GENGI: 150, HEITI_SENDANDA: 'Streymið' },
  });
  return body;
};
const linesTold = async (number: number) =>
  (
    (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor })).body as {
      linA_I_SKRA: number;
    }[]
  ).map((one) => one.linA_I_SKRA);
const linesOf = (number: number) =>
  portal.sql(
    `select i.title, plays, amount::float from usage_line l join usage_item i using (usage_item_id)
     where usage_import_id = $1 order by line_number`,
    [number],
  );

it('R229 counts a use once, whatever was allocated for it to us: performing, mechanical, of one or of two of ours', async () => {
  const body = await send(
    whole(
      head('UgcProfile'),
      summary(1),
      summary(2, 'DK'),
      recording(1, 'Eitt'),
      shownTimes(1, 40),
      allocated(1, '1.0000000001'),
      allocated(1, '70', { controller: 'PUB_9' }),
      allocated(1, '2.2', { right: 'MechanicalRight' }),
      shownTimes(1, 8),
      allocated(1, '5'),
      allocated(1, '-0.5', { controller: 'SOC_2' }),
      recording(2, 'Tvö'),
      allocated(2, '7'),
      allocated(2, '8', { summary: 2 }),
    ),
    ['SOC_1', 'SOC_2'],
  );
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 4 });
  expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
    { title: 'Eitt', plays: 40, amount: 3.2000000001 },
    { title: 'Eitt', plays: 8, amount: 4.5 },
    { title: 'Tvö', plays: 1, amount: 7 },
    { title: 'Tvö', plays: 1, amount: 8 },
  ]);
});
it('R229 of a use with a broken amount the others are read, and nothing is read that comes to too much', async () => {
  const body = await send(
    whole(
      head('UgcProfile'),
      summary(1),
      recording(1, 'Gölluð'),
      shownTimes(1, 40),
      allocated(1, '1'),
      allocated(1, 'tveir'),
      shownTimes(1, 2),
      allocated(1, '8999999999'),
      allocated(1, '8999999999'),
    ),
    ['SOC_1'],
  );
  expect(await linesTold(body.notkunarinnlestuR_NR)).toEqual([6, 8]);
  await readUsage(portal, { as: editor, number: body.notkunarinnlestuR_NR, without: true });
  expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([{ plays: 40, amount: 1 }]);
});
