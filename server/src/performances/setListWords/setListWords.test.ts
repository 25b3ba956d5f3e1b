import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupsOf } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { objection as object, setListWordsOf } from '../../../test/setListWords.ts';
import { dayFromNow, setStage } from '../../../test/stage.ts';

let portal: Portal;
let editor: Someone;
let work: number;
let second: number;
const { aBand, make, leave } = groupsOf(() => portal);
const { sinceLastYear, play, asked, oneAsked, say, words, onDesk } = setListWordsOf(() => portal);

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  editor = await portal.someone({ role: 'editor' });
  const author = await portal.someone();
  work = await portal.work({ by: author, title: 'Andvaka' });
  second = await portal.work({ by: author, title: 'Hringnót' });
});
afterAll(() => portal.close());

let first: Someone;
let mate: Someone;
let third: Someone;
let groupId: number;
beforeEach(async () => {
  const band = await aBand(40, 30, 30);
  [first, mate, third] = band.people as [Someone, Someone, Someone];
  groupId = band.groupId;
  await sinceLastYear(groupId);
});

const register = (changes: Record<string, unknown> = {}, as = first) =>
  play({ as, groupId, workId: work, changes });
const registered = async (changes?: Record<string, unknown>): Promise<number> =>
  (await register(changes)).body.pottuR_NR;
const waiting = async (as: Someone) =>
  (await portal.ask('GET /api/home', { as })).body.bidur.find(
    (one: { tegunD_BIDAR: string }) => one.tegunD_BIDAR === 'setList',
  )?.fjoldi;
const told = (to: Someone) =>
  portal.sql(
    `select header_is, body_is, link from notification where person_id = $1 and kind = 'livePerformance' order by notification_id`,
    [to.personId],
  );
const addLine = (id: number, as: Someone) =>
  portal.ask(`POST /api/pots/${id}/performances`, {
    as,
    body: { VERK_NR: second, LENGD: '3.30', FJOLDI_FL: 1 },
  });

describe('H159 a set list that one of a group registered', () => {
  it('is shown to the others with who, when, where and the songs, and waits at their home', async () => {
    const id = await registered();
    const shown = await oneAsked(mate, id);
    expect(shown).toEqual({
      pottuR_NR: id,
      hofunduR_NR: mate.authorId,
      nafN_BIRTA: expect.any(String),
      heitI_HOPS: 'Brimhljóð',
      heitI_POTTS: expect.any(String),
      flytjandi: expect.any(String),
      dagsetninG_POTTS: dayFromNow(-3),
      heitI_FLUTNINGSSTADAR: 'Vonarland',
      skraningaradili: expect.any(String),
      utgafA_LAGALISTA: expect.any(Number),
      bediD_UM_UMSOGN: 1,
      pottuR_LOKADUR_ROFI: 0,
      lagalistI_RETTUR: null,
      athugasemd: null,
      dagS_UMSAGNAR: null,
      umsogN_GILDIR: 0,
      loG_LAGALISTANS: [expect.objectContaining({ heitI_VERKS: 'Andvaka' })],
    });
    expect([await waiting(mate), await waiting(third), await waiting(first)]).toEqual([1, 1, undefined]);
    expect((await told(mate)).map(({ link }) => link)).toEqual([`/lifandi-flutningar/lagalistar?nr=${id}`]);
    expect(await asked(first)).toEqual([]);
    // The performance itself stays its registrant's.
    expect((await portal.ask(`GET /api/pots/${id}`, { as: mate })).status).toBe(404);
    expect((await say(mate, id)).status).toBe(204);
    expect([await waiting(mate), await waiting(third)]).toEqual([undefined, 1]);
  });
  it('is shown to nobody where no group is named, and a group is named by those who have joined it alone', async () => {
    await registered({ HOFUNDAHOPUR_NR: null });
    expect(await asked(mate)).toEqual([]);
    const stranger = await portal.someone();
    const refused = await register({}, stranger);
    expect([refused.status, refused.body.Code]).toEqual([404, 'group.notFound']);
    expect(
      await portal.sql('select from live_performance where person_id = $1', [stranger.personId]),
    ).toHaveLength(0);
    const open = await portal.someone();
    const { body } = await make(open, [
      [open, 50],
      [stranger, 50],
    ]);
    expect((await register({ HOFUNDAHOPUR_NR: body.hofundahopuR_NR }, stranger)).status).toBe(404);
  });
  it('is shown once its first song is there, where it comes song by song', async () => {
    const id = await registered({ FLUTNINGAR: undefined });
    expect([await asked(mate), await told(mate)]).toEqual([[], []]);
    expect((await addLine(id, first)).status).toBe(201);
    await addLine(id, first);
    expect(await oneAsked(mate, id)).toMatchObject({ bediD_UM_UMSOGN: 1 });
    expect(await told(mate)).toHaveLength(1);
  });
  it('is asked of those alone who had agreed to be in the group by that day', async () => {
    await portal.sql(
      `update author_group_member set joined_at = now() where group_id = $1 and author_id = $2`,
      [groupId, third.authorId],
    );
    const id = await registered();
    expect([(await asked(mate)).length, await asked(third)]).toEqual([1, []]);
    expect((await say(third, id)).status).toBe(404);
    await expect(
      portal.sql('insert into set_list_word (live_performance_id, author_id) values ($1, $2)', [
        id,
        third.authorId,
      ]),
    ).rejects.toMatchObject({ constraint: 'set_list_word_member' });
    await expect(
      portal.sql('insert into set_list_word (live_performance_id, author_id) values ($1, $2)', [
        id,
        first.authorId,
      ]),
    ).rejects.toMatchObject({ constraint: 'set_list_word_member' });
  });
  it('moves no money: neither light, points nor the state of the performance follow from a word', async () => {
    const id = await registered();
    const row = async () => {
      const [all] = await portal.sql('select * from live_performance where live_performance_id = $1', [id]);
      return all;
    };
    const before = await row();
    await say(mate, id);
    await say(third, id, object);
    expect(await row()).toEqual(before);
    expect(await portal.sql('select from ledger_entry')).toHaveLength(0);
  });
});

describe('H160 what is said of it', () => {
  it('needs a reason where it is not right, and is told to the registrant, and by name to them and staff alone', async () => {
    const id = await registered();
    for (const remark of [undefined, null, ' \n'])
      expect((await say(mate, id, { LAGALISTI_RETTUR: 0, ATHUGASEMD: remark })).body).toMatchObject({
        StatusCode: 422,
        Errors: [{ Field: 'ATHUGASEMD', Code: 'setListWord.remarkMissing' }],
      });
    expect((await say(mate, id, object)).status).toBe(204);
    await say(third, id);
    for (const reader of [first, editor])
      expect(await words(id, reader)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            hofunduR_NR: mate.authorId,
            lagalistI_RETTUR: 0,
            athugasemd: object.ATHUGASEMD,
            umsogN_GILDIR: 1,
          }),
          expect.objectContaining({
            hofunduR_NR: third.authorId,
            lagalistI_RETTUR: 1,
            athugasemd: null,
            umsogN_GILDIR: 1,
          }),
        ]),
      );
    for (const other of [mate, third])
      expect((await portal.ask(`GET /api/pots/${id}/words`, { as: other })).status).toBe(404);
    expect((await told(first)).map(({ body_is }) => body_is)).toEqual([
      expect.stringContaining('Andvaka var ekki leikin.'),
    ]);
    expect(await told(third)).toHaveLength(1);
  });
  it('is of the list that was read: a change takes it back, asks again, and tells who had spoken, once', async () => {
    const id = await registered();
    const read = await oneAsked(mate, id);
    await say(mate, id);
    await addLine(id, first);
    expect(await oneAsked(mate, id)).toMatchObject({
      bediD_UM_UMSOGN: 1,
      lagalistI_RETTUR: 1,
      umsogN_GILDIR: 0,
    });
    expect((await words(id, first)).map((one: { umsogN_GILDIR: number }) => one.umsogN_GILDIR)).toEqual([
      0, 0,
    ]);
    expect(await onDesk(id, editor)).toMatchObject({ fjoldI_STADFESTU_LAGALISTA: 0 });
    const late = await say(mate, id, { UTGAFA_LAGALISTA: read.utgafA_LAGALISTA });
    expect([late.status, late.body.Code]).toEqual([412, 'setListWord.changedMeanwhile']);
    await addLine(id, first);
    expect((await told(mate)).map(({ header_is }) => header_is)).toEqual([
      expect.stringContaining('réttur?'),
      expect.stringContaining('var breytt'),
    ]);
    expect(await told(third)).toHaveLength(1);
    expect((await say(mate, id)).status).toBe(204);
    expect(await waiting(mate)).toBeUndefined();
  });
  it('falls too when staff change a song, or who played and when, and not when a light changes', async () => {
    const id = await registered();
    const spoken = async () => (await oneAsked(mate, id)).umsogN_GILDIR;
    await say(mate, id);
    await portal.sql('update work set light = 2 where work_id = $1', [work]);
    await portal.sql('update work set light = 0 where work_id = $1', [work]);
    expect(await spoken()).toBe(1);
    const [line] = await portal.sql('select performance_id from performance where live_performance_id = $1', [
      id,
    ]);
    const corrected = await portal.ask(`PUT /api/pots/${id}/performances/${line?.performance_id}`, {
      as: editor,
      body: { VERK_NR: work, LENGD: '4.00', FJOLDI_FL: 2, UTGAFA: 1 },
    });
    expect([corrected.status, await spoken()]).toEqual([204, 0]);
    expect(await told(mate)).toHaveLength(2);
    await say(mate, id);
    await portal.sql(
      `update live_performance set performed_on = performed_on - 1 where live_performance_id = $1`,
      [id],
    );
    expect(await spoken()).toBe(0);
    await expect(
      portal.sql(
        `update set_list_word set is_right = true, remark = null, said_at = now(), said_of = 1 where live_performance_id = $1`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'set_list_word_current' });
  });
  it('stays when its speaker leaves the group, who may still speak of what they played', async () => {
    const id = await registered();
    await say(mate, id);
    expect([(await leave(groupId, mate)).status, (await leave(groupId, third)).status]).toEqual([204, 204]);
    expect(await onDesk(id, editor)).toMatchObject({
      fjoldI_STADFESTU_LAGALISTA: 1,
      fjoldI_BEDNIR_UM_UMSOGN: 2,
    });
    expect((await say(third, id, object)).status).toBe(204);
    const nameOf = async () => (await oneAsked(third, id)).skraningaradili;
    const name = await nameOf();
    // Who has left is not named by another of their names, which would tell who bears a pseudonym.
    await portal.sql(
      `insert into author (author_id, person_id, display_name) values (7, $1, 'Undir réttu nafni')`,
      [first.personId],
    );
    await leave(groupId, first);
    expect(await nameOf()).toBe(name);
    expect(await portal.sql('select from author_group where group_id = $1', [groupId])).toHaveLength(0);
    expect(await onDesk(id, editor)).toMatchObject({
      fjoldI_STADFESTU_LAGALISTA: 1,
      fjoldI_GERDU_ATHUGASEMD: 1,
    });
  });
  it('is not taken of a performance that staff have closed, which waits for nobody', async () => {
    const id = await registered();
    await portal.ask(`PATCH /api/pots/${id}`, { as: editor, body: { POTTUR_LOKADUR_ROFI: 1, UTGAFA: 1 } });
    expect([await waiting(mate), (await say(mate, id)).status]).toEqual([undefined, 409]);
  });
});
