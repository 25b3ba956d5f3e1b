import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembliesOf } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let assemblies: ReturnType<typeof assembliesOf>;
let katla: Someone;
let hersir: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['assemblies']) });
  katla = await portal.someone({ role: 'administrator', isPerson: false });
  hersir = await portal.someone({ role: 'administrator', isPerson: false });
  assemblies = assembliesOf(portal, katla);
});
afterAll(() => portal.close());

const step = (id: number, as: Someone, state: string) =>
  portal.ask(`PATCH /api/assemblies/${id}/step`, { as, body: { STADA_FUNDAR: state } });
async function reach(id: number, ...states: string[]) {
  for (const state of states) {
    await step(id, katla, state);
    expect((await step(id, hersir, state)).body).toMatchObject({ stadA_FUNDAR: state });
  }
}
const relist = (id: number, as: Someone) => portal.ask(`PATCH /api/assemblies/${id}/list`, { as });
const changes = (id: number, as = katla) => portal.ask(`GET /api/assemblies/${id}/list`, { as });
const change = (one: Someone, set: string) =>
  portal.sql(`update person set ${set} where person_id = $1`, [one.personId]);
const read = async (id: number, as: Someone) => (await portal.ask(`GET /api/assemblies/${id}`, { as })).body;
const toldOf = async (id: number, one: Someone) =>
  (
    await portal.sql<{ header_is: string }>(
      `select header_is from notification where person_id = $1 and link = $2 order by notification_id`,
      [one.personId, `/aðalfundir/${id}`],
    )
  ).map(({ header_is: header }) => header.split(':')[0]);

/** An assembly whose list was fixed while `abroad` counted as a member and `late` did not. */
async function aWrongList() {
  const [abroad, late, giver] = [
    await portal.someone({ name: 'Ari Erlendis' }),
    await portal.someone({ name: 'Una Síðbúna' }),
    await portal.someone(),
  ];
  await change(late, 'society_code = 79');
  const id = await assemblies.make();
  await reach(id, 'announced', 'listed');
  await assemblies.giveProxy(id, giver, abroad);
  await change(abroad, 'society_code = 79');
  await change(late, 'society_code = 77');
  return { id, abroad, late, giver };
}

it('O254 a list of voters is made anew by two, shows what it changes, and tells each whom it concerns', async () => {
  const { id, abroad, late, giver } = await aWrongList();
  const before = (await read(id, giver)).fjoldI_A_KJORSKRA;
  const concerned = (rows: { nafN_NR: number }[]) =>
    rows.filter(({ nafN_NR: personId }) => [abroad, late].some((one) => one.personId === personId));
  expect(concerned((await changes(id)).body)).toEqual([
    { nafN_NR: abroad.personId, nafn: abroad.name, baetisT_A_KJORSKRA: 0 },
    { nafN_NR: late.personId, nafn: late.name, baetisT_A_KJORSKRA: 1 },
  ]);
  expect([(await changes(id, giver)).status, (await relist(id, giver)).status]).toEqual([403, 403]);
  expect((await relist(id, katla)).body).toMatchObject({
    eR_KJORSKRA_BEDIN_AD_NYJU: 1,
    skreF_BEDID_AF: katla.name,
    fjoldI_A_KJORSKRA: before,
  });
  expect((await relist(id, katla)).body.Code).toBe('assembly.ownStep');
  expect((await read(id, giver)).eR_KJORSKRA_BEDIN_AD_NYJU).toBe(0);
  expect((await relist(id, hersir)).body).toMatchObject({
    stadA_FUNDAR: 'listed',
    eR_KJORSKRA_BEDIN_AD_NYJU: 0,
    skreF_BEDID_AF: null,
  });
  expect((await read(id, abroad)).eR_A_KJORSKRA).toBe(0);
  expect((await read(id, late)).eR_A_KJORSKRA).toBe(1);
  expect((await read(id, giver)).umboD_A_FUNDI).toEqual([]);
  expect((await toldOf(id, abroad)).at(-1)).toBe('Þú ert ekki lengur á kjörskrá');
  expect(await toldOf(id, late)).toEqual(['Þú ert á kjörskrá']);
  expect((await toldOf(id, giver)).at(-1)).toBe('Umboð á fundi er fallið niður');
  expect(
    await portal.sql('select asked_by, done_by from assembly_relisting where assembly_id = $1', [id]),
  ).toEqual([{ asked_by: katla.userId, done_by: hersir.userId }]);
  const { text } = await portal.ask(`GET /api/persons/${late.personId}/held.json`, { as: late });
  expect(JSON.parse(text).held.assembly_list_change).toEqual([
    expect.objectContaining({ assembly_id: id, is_added: true }),
  ]);
  expect((await relist(id, katla)).body.Code).toBe('assembly.listUnchanged');
  await reach(id, 'open');
  expect((await assemblies.vote(id, abroad, [[1], []])).body.Code).toBe('assembly.noVote');
  expect((await assemblies.vote(id, abroad, [[1], []], giver)).body.Code).toBe('assembly.noVote');
  for (const one of [giver, late]) expect((await assemblies.vote(id, one, [[1], []])).status).toBe(200);
});

it('O254 is not made before the list is fixed nor once the vote is open, and takes the place of no other step', async () => {
  const { id, abroad, late } = await aWrongList();
  await step(id, katla, 'open');
  expect((await relist(id, hersir)).body.Code).toBe('assembly.otherAsked');
  expect((await portal.ask(`DELETE /api/assemblies/${id}/step`, { as: hersir })).status).toBe(204);
  await relist(id, katla);
  expect((await step(id, hersir, 'open')).body.Code).toBe('assembly.otherAsked');
  expect((await portal.ask(`DELETE /api/assemblies/${id}/step`, { as: katla })).status).toBe(204);
  await reach(id, 'open');
  expect((await relist(id, katla)).body.Code).toBe('assembly.notListed');
  expect((await changes(id)).body.Code).toBe('assembly.notListed');
  // O252, O125: an open vote goes by its list.
  expect((await assemblies.vote(id, late, [[1], []])).body.Code).toBe('assembly.noVote');
  expect((await read(id, abroad)).eR_A_KJORSKRA).toBe(1);
  const announced = await assemblies.make();
  await reach(announced, 'announced');
  expect((await relist(announced, katla)).body.Code).toBe('assembly.notListed');
});

it('O254 a server that forgets a rule is refused by the database', async () => {
  const { id, abroad } = await aWrongList();
  const anew = (askedBy: number | null, doneBy: number) =>
    `insert into assembly_relisting (assembly_id, asked_by, done_by) values (${id}, ${askedBy}, ${doneBy})`;
  // Nobody asked, or for something else, or nobody but who does it.
  await expect(portal.sql(anew(katla.userId, hersir.userId))).rejects.toThrow(/not made anew/u);
  await step(id, katla, 'open');
  await expect(portal.sql(anew(katla.userId, hersir.userId))).rejects.toThrow(/not made anew/u);
  await portal.ask(`DELETE /api/assemblies/${id}/step`, { as: katla });
  await relist(id, katla);
  await expect(portal.sql(anew(katla.userId, katla.userId))).rejects.toThrow(
    /assembly_relisting_by_another/u,
  );
  await expect(
    portal.sql(
      `insert into assembly_step (assembly_id, state, asked_by, done_by) values (${id}, 'open', ${katla.userId}, ${hersir.userId})`,
    ),
  ).rejects.toThrow(/does not come/u);
  // Only a list made anew ends a proxy that neither side ends.
  await expect(
    portal.sql(
      `update assembly_proxy set state = 'withdrawn' where assembly_id = ${id} and state = 'accepted'`,
    ),
  ).rejects.toThrow(/assembly_proxy_own/u);
  await relist(id, hersir);
  for (const forged of [
    `delete from assembly_voter where assembly_id = ${id}`,
    `insert into assembly_voter values (${id}, ${abroad.personId})`,
    `delete from assembly_relisting where assembly_id = ${id}`,
    `delete from assembly_list_change where person_id = ${abroad.personId}`,
    `update assembly_list_change set is_added = true where person_id = ${abroad.personId}`,
  ])
    await expect(portal.sql(forged)).rejects.toThrow(/stays/u);
});
