import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAssembly } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

async function make(): Promise<number> {
  const { body } = await portal.ask('POST /api/assemblies', { as: administrator, body: anAssembly() });
  return body.adalfunduR_NR;
}
async function reach(id: number, ...states: string[]) {
  for (const state of states) {
    const { body } = await portal.ask(`PATCH /api/assemblies/${id}/step`, {
      as: administrator,
      body: { STADA_FUNDAR: state },
    });
    expect(body).toMatchObject({ stadA_FUNDAR: state });
  }
}
async function giveProxy(id: number, from: Someone, to: Someone) {
  const body = { KENNITALA: to.kennitala };
  await portal.ask(`POST /api/assemblies/${id}/proxies`, { as: from, body });
  const [{ proxy_id: proxy } = {}] = await portal.sql(
    'select proxy_id from assembly_proxy where assembly_id = $1',
    [id],
  );
  const answered = await portal.ask(`PATCH /api/assemblies/${id}/proxies/${proxy}`, {
    as: to,
    body: { UMBOD_SAMTHYKKT: 1 },
  });
  expect(answered.status).toBeLessThan(300);
}
const vote = (id: number, as: Someone, chosen: number[][], of: Someone) =>
  portal.ask(`PATCH /api/assemblies/${id}/vote`, {
    as,
    body: { NAFN_NR: of.personId, VALIDIR_KOSTIR: chosen },
  });
async function heldOf(one: Someone) {
  const { text } = await portal.ask(`GET /api/persons/${one.personId}/held.json`, { as: one });
  return { text, held: JSON.parse(text).held as Record<string, Record<string, unknown>[]> };
}

it('O131 tells in the copy of a member’s data of their lists, whether their vote was cast, and their proxies, and of nobody’s choice', async () => {
  const [giver, holder, silent, outside] = await Promise.all([
    portal.someone(),
    portal.someone(),
    portal.someone(),
    portal.someone(),
  ]);
  const id = await make();
  await reach(id, 'announced', 'listed');
  await giveProxy(id, giver, holder);
  await reach(id, 'open');
  const { body: cast } = await vote(id, holder, [[1], [2, 3]], giver);
  const proxy = { assembly_id: id, giver_id: giver.personId, holder_id: holder.personId };
  for (const [one, hasVoted, proxies] of [
    [giver, true, [proxy]],
    [holder, false, [proxy]],
    [silent, false, []],
  ] as const) {
    const { held, text } = await heldOf(one);
    const of = (table: string) => (held[table] ?? []).filter(({ assembly_id }) => assembly_id === id);
    expect(of('assembly_voter')).toEqual([expect.objectContaining({ assembly_id: id, has_voted: hasVoted })]);
    expect(of('assembly_proxy')).toEqual(proxies.map((expected) => expect.objectContaining(expected)));
    // The receipt is nobody’s, and no ballot is anybody’s.
    expect(text).not.toContain(cast.kvittuN_ATKVAEDIS);
    expect(Object.keys(held).filter((table) => /ballot|receipt|assembly_voted/u.test(table))).toEqual([]);
  }
  await portal.sql(`update person set left_on = '2026-09-01', email = null where person_id = $1`, [
    outside.personId,
  ]);
  const later = await make();
  await reach(later, 'announced', 'listed');
  expect((await heldOf(outside)).held['assembly_voter']?.map((row) => row['assembly_id'])).not.toContain(
    later,
  );
});
