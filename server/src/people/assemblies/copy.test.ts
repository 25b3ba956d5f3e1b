import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembliesOf } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let assemblies: ReturnType<typeof assembliesOf>;
beforeAll(async () => {
  portal = await aPortal();
  assemblies = assembliesOf(portal, await portal.someone({ role: 'administrator', isPerson: false }));
});
afterAll(() => portal.close());

async function heldOf(one: Someone, as = one) {
  const { text } = await portal.ask(`GET /api/persons/${one.personId}/held.json`, { as });
  return { text, held: JSON.parse(text).held as Record<string, Record<string, unknown>[]> };
}

it('O131 tells in the copy of a member’s data of their lists, whether their vote was cast, and their proxies, and of nobody’s choice', async () => {
  const [giver, holder, silent, outside] = await Promise.all([
    portal.someone(),
    portal.someone(),
    portal.someone(),
    portal.someone(),
  ]);
  const { make, reach, giveProxy, vote } = assemblies;
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
    // Staff read that somebody is on the list, and not whether they have voted.
    const { held: readByStaff } = await heldOf(one, await portal.someone({ role: 'administrator' }));
    const listed = readByStaff['assembly_voter']?.find(({ assembly_id }) => assembly_id === id);
    expect(listed).toMatchObject({ assembly_id: id });
    expect(listed).not.toHaveProperty('has_voted');
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
