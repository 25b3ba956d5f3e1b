import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupsOf } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { objection, setListWordsOf } from '../../../test/setListWords.ts';
import { setStage } from '../../../test/stage.ts';

let portal: Portal;
let editor: Someone;
let work: number;
let first: Someone;
let mate: Someone;
let third: Someone;
let groupId: number;
const { aBand, make } = groupsOf(() => portal);
const { sinceLastYear, play, say, words, onDesk } = setListWordsOf(() => portal);

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  editor = await portal.someone({ role: 'editor' });
  work = await portal.work({ by: await portal.someone(), title: 'Andvaka' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const band = await aBand(40, 30, 30);
  [first, mate, third] = band.people as [Someone, Someone, Someone];
  groupId = band.groupId;
  await sinceLastYear(groupId);
});

const registered = async (changes: Record<string, unknown> = {}, as = first): Promise<number> =>
  (await play({ as, groupId, workId: work, changes })).body.pottuR_NR;

/** A session of `friend` acting for `owner`. */
async function actingFor(owner: Someone, friend: Someone, isReading: 0 | 1 = 0): Promise<Someone> {
  await portal.ask('POST /api/users/access', {
    as: owner,
    body: { NOTENDA_NR_TENGSLAADILLA: friend.userId, ADEINS_LESTUR: isReading },
  });
  const { body } = await portal.ask(`PATCH /api/users/masquerade/${owner.userId}`, { as: friend });
  return { ...owner, token: body.token };
}

describe('H164 nobody speaks of their own', () => {
  it('under another of their names, nor for one who is asked, by acting for them', async () => {
    const [name] = await portal.sql(
      `insert into author (person_id, display_name) values ($1, 'Huldumaður') returning author_id`,
      [first.personId],
    );
    const band = await make(first, [
      [first, 40],
      [mate, 30],
      [{ ...first, authorId: name?.author_id }, 30],
    ]);
    for (const [who, authorId] of [
      [mate, mate.authorId],
      [first, name?.author_id],
    ] as const)
      await portal.ask(`POST /api/groups/${band.body.hofundahopuR_NR}/agreement`, {
        as: who,
        body: { SKIPTING_HOPS_NR: band.body.skiptinG_HOPS_NR, HOFUNDUR_NR: authorId },
      });
    await sinceLastYear(band.body.hofundahopuR_NR);
    const id = await registered({ HOFUNDAHOPUR_NR: band.body.hofundahopuR_NR });
    expect((await words(id, editor)).map((one: { hofunduR_NR: number }) => one.hofunduR_NR)).toEqual([
      mate.authorId,
    ]);

    const proxy = await actingFor(mate, first);
    const own = await say(proxy, id);
    expect([own.status, own.body.Code]).toEqual([403, 'setListWord.own']);
  });
  it('nor does one who is asked speak for another who is, nor who registered it for somebody; a manager does', async () => {
    const id = await registered();
    expect((await say(await actingFor(mate, third), id)).body.Code).toBe('setListWord.own');
    const manager = await portal.someone();
    const forFirst = await actingFor(first, manager);
    const byManager = await registered({ FLYTJANDI: 'Í umboði' }, forFirst);
    const own = await portal.ask('PATCH /api/users/stopMasquerade/', { as: forFirst });
    const again = { ...manager, token: own.body.token };
    expect((await say(await actingFor(mate, again), byManager)).body.Code).toBe('setListWord.own');
    expect((await say(await actingFor(mate, await portal.someone()), byManager)).status).toBe(204);
    expect((await say(await actingFor(mate, await portal.someone(), 1), byManager)).status).toBe(403);
  });
  it('and staff find what somebody objects to', async () => {
    const id = await registered();
    expect(await onDesk(id, editor, 'objected')).toBeUndefined();
    await say(mate, id);
    await say(third, id, objection);
    expect(await onDesk(id, editor, 'objected')).toMatchObject({
      fjoldI_BEDNIR_UM_UMSOGN: 2,
      fjoldI_STADFESTU_LAGALISTA: 1,
      fjoldI_GERDU_ATHUGASEMD: 1,
    });
    // Said anew of the same list.
    await say(third, id);
    expect(await onDesk(id, editor, 'objected')).toBeUndefined();
  });
});
