import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnnouncement, sendFile } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let as: Someone;
beforeAll(async () => {
  portal = await aPortal();
  as = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const announce = (id: number, changes: Record<string, unknown>) =>
  portal.ask(`PUT /api/distributions/${id}`, { as, body: anAnnouncement(10, changes) });

describe('what is announced', () => {
  it.each(['HEITI_UTHLUTUNAR', 'TIMABIL_UTHLUTUNAR'])('M1 has %s', async (field) => {
    for (const blank of ['', ' \u00a0 '])
      expect((await announce(1, { [field]: blank })).body.Errors).toMatchObject([
        { Field: field, Code: 'value.missing' },
      ]);
  });
  it.each([
    ['FJOLDI_LINA_AETLADUR', 1e12],
    ['UPPHAD_AETLUD', 1e300],
  ])('M1 has no %s beyond reason', async (field, value) => {
    expect((await announce(1, { [field]: value })).body.Errors).toMatchObject([{ Field: field }]);
  });
  it('M1 is of one period, however it is spaced', async () => {
    const periods = [];
    for (const [id, period] of [' Árið 2024', 'Árið  2024 ', 'Árið 2024'].entries())
      periods.push((await announce(id + 1, { TIMABIL_UTHLUTUNAR: period })).body.timabiL_UTHLUTUNAR_NR);
    expect(new Set(periods).size).toBe(1);
  });
});

it('M1 an import that several ask for at once is one, and takes no part from then on', async () => {
  const id = 10;
  await sendFile(portal, { as, id, file: 'line;pot;amount\n1;Útvarp;5' });
  const asked = await Promise.all(
    [1, 2, 3].map(() => portal.ask(`POST /api/distributions/${id}/import`, { as })),
  );
  expect(asked.map(({ status, body }) => [status, body.i_LESTRI])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ]);
  const jobs = await portal.sql(
    `select from graphile_worker.jobs where key = 'importDistribution:' || $1::text`,
    [id],
  );
  expect(jobs).toHaveLength(1);
});
