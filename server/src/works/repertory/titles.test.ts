import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { exportRepertory } from './files.ts';

let portal: Portal;
let member: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Katla Norðfjörð' });
  workId = await portal.work({ by: member, title: 'Kvöld' });
});
afterAll(() => portal.close());

const confirmed = 'Húmið hljóða';
const claimed = 'Frægasta lag í heimi';

const found = async (q: string) => {
  const { body, status } = await portal.ask(`GET /api/repertory?q=${encodeURIComponent(q)}`);
  return status === 404 ? [] : (body as { verK_NR: number }[]).map(({ verK_NR }) => verK_NR);
};
const shown = async () => (await portal.ask(`GET /api/repertory/${workId}`)).body.onnuR_HEITI;
async function listed(): Promise<string[]> {
  const config = { isRepertoryPublic: true, publicUrl: 'https://omur.is' };
  await exportRepertory.run({ pool: portal.pool, config } as Parameters<typeof exportRepertory.run>[0], {});
  const { rawPayload } = await portal.app.inject('/api/repertory/files/titles.tsv.gz');
  return gunzipSync(rawPayload).toString().trimEnd().split('\n').slice(1);
}

describe('another title of a work in the public repertory', () => {
  it('O367 is there once staff have confirmed it, and nowhere before', async () => {
    for (const title of [confirmed, claimed]) {
      const call = `POST /api/compositions/${workId}/searchnames`;
      expect((await portal.ask(call, { as: member, body: { HEITI_VERKS: title } })).status).toBe(201);
    }
    const asked = ['frægasta lag í heimi', 'frægasta', 'heimi lag', 'frægasta lga í heimi'];
    for (const q of [...asked, confirmed]) expect([q, await found(q)]).toEqual([q, []]);
    expect([await shown(), await listed()]).toEqual([[], []]);

    await portal.sql('update work_title set is_verified = true where title = $1', [confirmed]);
    expect(await found(confirmed)).toEqual([workId]);
    for (const q of asked) expect([q, await found(q)]).toEqual([q, []]);
    expect([await shown(), await listed()]).toEqual([[confirmed], [`${workId}\t${confirmed}`]]);
  });
});
