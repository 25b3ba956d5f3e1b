import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembliesOf, offerProxy } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let assemblies: ReturnType<typeof assembliesOf>;
beforeAll(async () => {
  portal = await aPortal();
  assemblies = assembliesOf(portal, await portal.someone({ role: 'administrator', isPerson: false }));
});
afterAll(() => portal.close());

const people = async <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await portal.someone()] as const)),
  ) as Record<Names[number], Someone>;
const change = (one: Someone, set: string) =>
  portal.sql(`update person set ${set} where person_id = $1`, [one.personId]);
const withoutMandate = (one: Someone) =>
  portal.sql('update author set mandate_on = null where person_id = $1', [one.personId]);
const withoutLogin = (one: Someone) =>
  portal.sql('update app_user set person_id = null where user_id = $1', [one.userId]);

it('O121 lists nobody who belongs to another society, or of whom nothing says that they joined', async () => {
  const all = await people('ofOurs', 'withLogin', 'unknown', 'foreign', 'publisherAbroad');
  await change(all.ofOurs, 'society_code = 77');
  await change(all.foreign, 'society_code = 79');
  await change(all.publisherAbroad, 'society_code = 79, is_publisher = true');
  for (const one of [all.ofOurs, all.withLogin, all.unknown]) await withoutMandate(one);
  for (const one of [all.ofOurs, all.unknown]) await withoutLogin(one);
  const id = await assemblies.make();
  await assemblies.reach(id, 'announced', 'listed', 'open');
  const voters = new Set(
    (await portal.sql('select person_id from assembly_voter where assembly_id = $1', [id])).map(
      ({ person_id: voter }) => voter,
    ),
  );
  const listed = Object.entries(all).filter(([, { personId }]) => voters.has(personId));
  expect(listed.map(([name]) => name)).toEqual(['ofOurs', 'withLogin']);
  expect((await assemblies.vote(id, all.foreign, [[1], []])).body.Code).toBe('assembly.noVote');
});

it('O252 nobody votes for who has left or died since, by a proxy either, and the list stays', async () => {
  const { leaver, dead, holder, heir } = await people('leaver', 'dead', 'holder', 'heir');
  const id = await assemblies.make();
  await assemblies.reach(id, 'announced', 'listed', 'open');
  await assemblies.giveProxy(id, leaver, holder);
  await assemblies.giveProxy(id, dead, heir);
  const votersOf = async () => (await portal.ask(`GET /api/assemblies/${id}`, { as: holder })).body;
  const { fjoldI_A_KJORSKRA: before } = await votersOf();
  await change(leaver, 'left_on = current_date, email = null');
  await change(dead, 'died_on = current_date');
  for (const [giver, proxy] of [
    [leaver, holder],
    [dead, heir],
  ] as const)
    for (const as of [proxy, giver])
      expect((await assemblies.vote(id, as, [[1], []], giver)).body.Code).toBe('assembly.noVote');
  expect(await votersOf()).toMatchObject({
    fjoldI_A_KJORSKRA: before,
    fjoldI_GREIDDRA_ATKVAEDA: 0,
    eigiN_ATKVAEDI: [{ nafN_NR: holder.personId }],
  });
  expect((await assemblies.vote(id, holder, [[1], []])).status).toBe(200);
});

it('O252 who has left or died votes for nobody: who gave them a proxy votes again themselves', async () => {
  const { giver, other, dead, leaver } = await people('giver', 'other', 'dead', 'leaver');
  const id = await assemblies.make();
  await assemblies.reach(id, 'announced', 'listed', 'open');
  await assemblies.giveProxy(id, giver, dead);
  await assemblies.giveProxy(id, other, leaver);
  expect((await assemblies.vote(id, giver, [[1], []])).body.Code).toBe('assembly.noVote');
  await change(dead, 'died_on = current_date');
  await change(leaver, 'left_on = current_date, email = null');
  for (const [voter, holder] of [
    [giver, dead],
    [other, leaver],
  ] as const) {
    expect((await assemblies.vote(id, holder, [[1], []], voter)).body.Code).toBe('assembly.noVote');
    expect((await assemblies.vote(id, holder, [[1], []])).body.Code).toBe('assembly.noVote');
    const { body } = await portal.ask(`GET /api/assemblies/${id}`, { as: voter });
    expect(body.eigiN_ATKVAEDI).toMatchObject([{ nafN_NR: voter.personId }]);
    expect((await assemblies.vote(id, voter, [[1], []])).status).toBe(200);
  }
});

it('O271 tells nobody who was only offered a proxy whether its giver has voted', async () => {
  const { giver, holder, decliner, later } = await people('giver', 'holder', 'decliner', 'later');
  const id = await assemblies.make();
  await assemblies.reach(id, 'announced', 'listed', 'open');
  const proxyOf = async (as: Someone) =>
    (await portal.ask(`GET /api/assemblies/${id}`, { as })).body.umboD_A_FUNDI[0];
  const answer = async (as: Someone, isAccepted: 0 | 1) =>
    portal.ask(`PATCH /api/assemblies/${id}/proxies/${(await proxyOf(as)).umboD_A_FUNDI_NR}`, {
      as,
      body: { UMBOD_SAMTHYKKT: isAccepted },
    });
  await offerProxy(portal, id, giver, holder);
  await offerProxy(portal, id, later, decliner);
  const before = await proxyOf(holder);
  for (const one of [giver, later]) expect((await assemblies.vote(id, one, [[1], []])).status).toBe(200);
  expect(await proxyOf(holder)).toEqual(before);
  expect(await proxyOf(giver)).toMatchObject({ hefuR_GREITT_ATKVAEDI: 1 });
  const refused = await answer(holder, 1);
  expect([refused.status, refused.body.Code]).toEqual([404, 'assembly.proxyNotFound']);
  const ended = await portal.ask(`DELETE /api/assemblies/${id}/proxies/${before.umboD_A_FUNDI_NR}`, {
    as: holder,
  });
  expect([ended.status, ended.body.Code]).toEqual([404, 'assembly.proxyNotFound']);
  expect((await answer(decliner, 0)).status).toBe(204);
});

it('S9, O124 tells nobody whose a national ID is: a proxy is offered by a name that fits, twenty times an hour', async () => {
  const { giver, holder } = await people('giver', 'holder');
  const id = await assemblies.make();
  await assemblies.reach(id, 'announced', 'listed');
  const offer = (name: string) =>
    portal.ask(`POST /api/assemblies/${id}/proxies`, {
      as: giver,
      body: { KENNITALA: holder.kennitala, NAFN: name },
    });
  expect((await offer('')).status).toBe(422);
  const tries = [];
  for (let i = 0; i < 20; i++) tries.push(await offer(`Ágiskun${i}`));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([422]));
  expect(tries.at(-1)?.text).toContain('assembly.proxyHolder');
  expect((await offer(holder.name)).body.Code).toBe('person.lookedUpTooOften');
  expect(await portal.sql('select from assembly_proxy where assembly_id = $1', [id])).toEqual([]);
});
