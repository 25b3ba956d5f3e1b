import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let author: Someone;
let publisher: Someone;
beforeAll(async () => {
  portal = await aPortal();
  author = await portal.someone();
  publisher = await portal.someone({ withoutAuthor: true });
  const staff = await portal.someone({ role: 'editor', isPerson: false });
  await portal.ask(`PATCH /api/persons/${publisher.personId}/publisher`, {
    as: staff,
    body: { ER_UTGEFANDI: 1 },
  });
});
afterAll(() => portal.close());

it('M7, V7 a work has its history by date: whose it was, under which contract, for its parties', async () => {
  const work = await portal.work({ by: author, title: 'Saga' });
  const staff = await portal.someone({ role: 'editor', isPerson: false });
  const submitted = await portal.ask('POST /api/persons/publishers/contractsSubmissions', {
    as: staff,
    body: {
      PUBLISHER_NR: publisher.personId,
      HOFUNDUR_NR: author.authorId,
      UPPHAF_SAMNINGS: '2025-01-01',
      LOK_SAMNINGS: '2025-06-30',
      PERFORMANCE_SHARE: 25,
      MECHANICAL_SHARE: 50,
      VERK: [work],
    },
  });
  const number = submitted.body.publisheR_SAMNINGUR_I_BID_NR;
  await portal.ask(`PATCH /api/persons/publishers/contractsSubmissions/${number}`, {
    as: staff,
    body: { SAMTHYKKT: 1 },
  });
  const read = (as: Someone) => portal.ask(`GET /api/compositions/${work}/rights/history`, { as });
  const { body } = await read(author);
  expect(
    body.map((row: Record<string, unknown>) => [
      row['rettindI_FRA'],
      row['rettindI_TIL'],
      row['publisheR_NR'],
      row['hlutfall'],
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['2025-01-01', '2025-06-30', null, 75],
      ['2025-01-01', '2025-06-30', publisher.personId, 25],
      ['2025-07-01', null, null, 100],
      [null, '2024-12-31', null, 100],
    ]),
  );
  expect((await read(publisher)).status).toBe(200);
  expect((await read(await portal.someone())).status).toBe(404);
});
