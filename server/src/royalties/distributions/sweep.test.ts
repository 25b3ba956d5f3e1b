import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partBytes } from '@omur/contract/royalties/distributions';
import { anAnnouncement, rightOf, sendFile } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sweepAbandoned } from './sweep.ts';

let portal: Portal;
let administrator: Someone;
let file: string;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  const member = await portal.someone();
  const [rightId, workId] = [await rightOf(portal, member), await portal.work({ by: member })];
  file = `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;10\n`;
});
afterAll(() => portal.close());

const stateOf = async (id: number) =>
  (await portal.ask(`GET /api/distributions/${id}`, { as: administrator })).body.stadA_UTHLUTUNAR;
const parts = (id: number) => portal.ask(`GET /api/distributions/${id}/parts`, { as: administrator });
const age = (id: number, announced: string, received = announced) =>
  portal.sql(
    `with a as (update distribution_import set announced_at = now() - $2::interval where distribution_id = $1)
     update distribution_part set received_at = now() - $3::interval where distribution_id = $1`,
    [id, announced, received],
  );

describe('a file that never comes whole', () => {
  it('M1, J1 is swept away after a week without a part, and its number may be announced again', async () => {
    for (const id of [1, 2, 3, 4]) await sendFile(portal, { as: administrator, id, file });
    await age(1, '8 days');
    await age(2, '8 days', '1 day');
    await age(3, '6 days');
    await portal.ask('POST /api/distributions/4/import', { as: administrator });
    await age(4, '8 days');
    await portal.ask('PUT /api/distributions/5', { as: administrator, body: anAnnouncement(10) });
    await age(5, '8 days');
    await sweepAbandoned(portal.pool);
    expect(await Promise.all([1, 2, 3, 4, 5].map(stateOf))).toEqual([
      'cancelled',
      'importing',
      'importing',
      'importing',
      'cancelled',
    ]);
    expect((await parts(1)).body.Code).toBe('distribution.noParts');
    expect((await parts(2)).body).toHaveLength(1);
    await sendFile(portal, { as: administrator, id: 1, file });
    expect(await stateOf(1)).toBe('importing');
  });
});

describe('a file that is taken up again', () => {
  it('M1 says which parts are there, so that only the others are sent', async () => {
    const as = administrator;
    const size = partBytes + 3;
    await portal.ask('PUT /api/distributions/6', { as, body: anAnnouncement(size) });
    expect((await portal.ask('GET /api/distributions/6', { as })).body).toMatchObject({
      mottekiN_BAETI: 0,
      i_LESTRI: 0,
    });
    expect((await parts(6)).body.Code).toBe('distribution.noParts');
    await portal.ask('PUT /api/distributions/6/parts/2', {
      as,
      body: { INNIHALD: Buffer.from('abc').toString('base64') },
    });
    expect((await parts(6)).body).toEqual([
      {
        hlutI_NR: 2,
        gatsumma: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    ]);
    expect((await portal.ask('GET /api/distributions/6', { as })).body.mottekiN_BAETI).toBe(3);
    expect((await portal.ask('POST /api/distributions/6/import', { as })).body.Code).toBe(
      'distribution.fileIncomplete',
    );
  });
  it('M1 is for administrators alone', async () => {
    for (const role of ['editor', 'member', 'viewer'] as const)
      expect(
        (await portal.ask('GET /api/distributions/6/parts', { as: await portal.someone({ role }) })).status,
      ).toBe(403);
  });
});
