import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { author } from '../../../test/amendment.ts';
import { groupsOf } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { objection, setListWordsOf } from '../../../test/setListWords.ts';
import { dayFromNow, setStage, stage } from '../../../test/stage.ts';

let portal: Portal;
let editor: Someone;
let writer: Someone;
let other: Someone;
let work: number;
let first: Someone;
let mate: Someone;
let third: Someone;
let groupId: number;
const { aBand } = groupsOf(() => portal);
const { sinceLastYear, play, asked, oneAsked, say, words, onDesk } = setListWordsOf(() => portal);

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  writer = await portal.someone({ name: 'Sigga' });
  other = await portal.someone({ name: 'Bjartur' });
  work = await portal.work({ by: writer, others: [other], title: 'Andvaka' });
  const band = await aBand(40, 30, 30);
  [first, mate, third] = band.people as [Someone, Someone, Someone];
  groupId = band.groupId;
  await sinceLastYear(groupId);
});

const registered = async (changes: Record<string, unknown> = {}): Promise<number> =>
  (await play({ as: first, groupId, workId: work, changes })).body.pottuR_NR;
const spoken = async (id: number) => (await oneAsked(mate, id)).umsogN_GILDIR;
const told = (to: Someone) =>
  portal.sql(
    `select header_is, header_en, body_is from notification where person_id = $1 and kind = 'livePerformance' order by notification_id`,
    [to.personId],
  );

describe('H159 a song of the list', () => {
  it('says which work is paid and who wrote it, as the page of the work does', async () => {
    const namesake = await portal.work({ by: first, title: 'Andvaka' });
    const id = await registered({
      FLUTNINGAR: [
        { VERK_NR: work, LENGD: '3.30', FJOLDI_FL: 1 },
        { VERK_NR: namesake, LENGD: '3.30', FJOLDI_FL: 1 },
      ],
      ERLENDIR_FLUTNINGAR: [
        { HEITI_VERKS: 'Á Sprengisandi', LISTAMENN: 'Sigvaldi', LENGD: '2.52', FJOLDI_FL: 1 },
      ],
    });
    const shown = (await oneAsked(mate, id)).loG_LAGALISTANS;
    expect(shown).toMatchObject([
      { verK_NR: work, heitI_VERKS: 'Andvaka', hofundar: 'Sigga, Bjartur' },
      { verK_NR: namesake, heitI_VERKS: 'Andvaka' },
      { verK_NR: null, heitI_VERKS: 'Á Sprengisandi', hofundar: null },
    ]);
    const { body } = await portal.ask(`GET /api/compositions/${namesake}/authors`, { as: mate });
    expect(shown[1].hofundar).toBe(body[0].nafN_BIRTA);
  });
  it('names no author of a work that was withdrawn, which nobody else may read', async () => {
    const id = await registered();
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [work]);
    expect((await oneAsked(mate, id)).loG_LAGALISTANS).toMatchObject([{ verK_NR: work, hofundar: null }]);
  });
});

describe('H160 a word falls', () => {
  const amend = (changes: Record<string, unknown>) =>
    portal.ask(`PUT /api/compositions/${work}`, {
      as: editor,
      body: { HEITI_VERKS: 'Andvaka', LENGD: '3.30', authors: [author(writer), author(other)], ...changes },
    });

  it('with the title of a listed work, and waits again', async () => {
    const id = await registered();
    const { utgafA_LAGALISTA: read } = await oneAsked(mate, id);
    await say(mate, id);
    expect(await spoken(id)).toBe(1);
    expect((await amend({ HEITI_VERKS: 'Allt annað lag' })).status).toBeLessThan(300);
    expect(await oneAsked(mate, id)).toMatchObject({ umsogN_GILDIR: 0, bediD_UM_UMSOGN: 1 });
    expect(await onDesk(id, editor)).toMatchObject({ fjoldI_STADFESTU_LAGALISTA: 0 });
    expect((await say(mate, id, { UTGAFA_LAGALISTA: read })).status).toBe(412);
    expect((await say(mate, id)).status).toBe(204);
  });
  it('with its artists, and with its authors', async () => {
    const id = await registered();
    await say(mate, id);
    await portal.sql(`update work set artists = 'Einhver' where work_id = $1`, [work]);
    expect(await spoken(id)).toBe(0);
    await say(mate, id);
    expect((await amend({ authors: [author(writer), author(await portal.someone())] })).status).toBeLessThan(
      300,
    );
    expect(await spoken(id)).toBe(0);
  });
  it('neither with an approval of it, nor with a work that is on no list of theirs', async () => {
    const id = await registered();
    const elsewhere = await portal.work({ by: writer });
    await say(mate, id);
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      work,
    ]);
    await portal.sql(`update work set title = 'Önnur' where work_id = $1`, [elsewhere]);
    expect(await spoken(id)).toBe(1);
  });
});

describe('H159 a performance whose day is moved', () => {
  const move = (id: number, day: string) =>
    portal.ask(`PUT /api/pots/${id}`, {
      as: editor,
      body: {
        FLYTJANDI: 'Þórdís Æsa og hljómsveit',
        FLUTNINGSSTADUR_NR: stage.venue,
        TONLEIKAHALDARI: 'Vonarland ehf.',
        DAGSETNING_POTTS: day,
        UTGAFA: 1,
      },
    });
  const joined = (who: Someone, days: number) =>
    portal.sql(
      `update author_group_member set joined_at = now() - make_interval(days => $3) where group_id = $1 and author_id = $2`,
      [groupId, who.authorId, days],
    );

  it('asks no more who had not joined by then: their word is gone, and refused', async () => {
    await joined(third, 1);
    const id = await registered({ DAGSETNING_POTTS: dayFromNow(0) });
    expect((await say(third, id)).status).toBe(204);
    await portal.sql('delete from author_group_member where group_id = $1 and author_id = $2', [
      groupId,
      third.authorId,
    ]);
    expect((await move(id, dayFromNow(-8))).status).toBe(204);
    expect(await asked(third)).toEqual([]);
    expect((await say(third, id)).status).toBe(404);
    expect((await words(id, editor)).map((one: { hofunduR_NR: number }) => one.hofunduR_NR)).toEqual([
      mate.authorId,
    ]);
    expect(await onDesk(id, editor)).toMatchObject({ fjoldI_BEDNIR_UM_UMSOGN: 1 });
  });
  it('asks who had joined by the day that it has now', async () => {
    await joined(third, 2);
    const id = await registered({ DAGSETNING_POTTS: dayFromNow(-5) });
    expect(await asked(third)).toEqual([]);
    expect((await move(id, dayFromNow(-1))).status).toBe(204);
    expect(await oneAsked(third, id)).toMatchObject({ bediD_UM_UMSOGN: 1 });
    expect(await told(third)).toHaveLength(1);
  });
  it('is spoken of by nobody who had not joined, also where the database alone is asked', async () => {
    const id = await registered();
    await expect(
      portal.sql('update set_list_word set joined_on = current_date where live_performance_id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'set_list_word_member' });
  });
});

describe('J5 what is told of a set list', () => {
  it('has no address that a member typed, neither in its header nor in its text', async () => {
    const id = await registered({ FLYTJANDI: 'Sjá https://prettir.example/a og www.prettir.example' });
    await say(mate, id);
    await say(third, id, { ...objection, ATHUGASEMD: 'Sjá https://prettir.example/b' });
    await portal.ask(`POST /api/pots/${id}/performances`, {
      as: first,
      body: { VERK_NR: work, LENGD: '3.30', FJOLDI_FL: 1 },
    });
    const all = (await Promise.all([first, mate, third].map(told))).flat();
    expect(all).toHaveLength(5);
    expect(all.map(({ header_is }) => header_is)).toContain('Er lagalistinn á „Sjá … og …“ réttur?');
    expect(JSON.stringify(all)).not.toContain('prettir');
  });
});
