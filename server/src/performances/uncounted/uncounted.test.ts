import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concertsOf } from '../../../test/concerts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun } from '../../../test/runs.ts';
import { setStage, stage } from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let staff: Someone;
beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  [member, other] = [await portal.someone(), await portal.someone()];
  staff = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const { aDay, listOf, countedOf, uncounted, decide, inDoubt } = concertsOf(() => ({ portal, staff }));

describe('performers of two registrations', () => {
  it.each([
    ['Hljómsveitin Ævintýri', 'AEVINTYRI', true],
    ['The Sugarcubes', 'Sugarcubes, the', true],
    ['Tvíeykið', 'Tvieikid', true],
    ['Jón og Gunna', 'Gunna & Jón', true],
    ['Sigur Rós', 'Sigurrós', true],
    ['The The', 'the the', true],
    ['Dúndurfréttir', 'Dundurfretir', true],
    ['Tríó Jóns', 'Tríó Jónu', false],
    ['The The', 'Hljómsveitin', false],
    ['Gunna', 'Jón og Gunna', false],
  ])('R113 %s and %s', async (one, two, isSame) => {
    const [row] = await portal.sql('select same_performers($1, $2) as same', [one, two]);
    expect(row?.['same']).toBe(isSame);
  });
});

describe('a concert that two have registered', () => {
  it('R113 tells who registered the list that does not count which works and why, and staff whose list has them', async () => {
    const [first, second] = [await portal.work({ by: member }), await portal.work({ by: member })];
    const day = aDay();
    const mine = await listOf(member, [first], { performers: 'Hljómsveitin Ævintýri', day });
    const theirs = await listOf(other, [first, second], { performers: 'AEVINTYRI', day });
    expect(await countedOf(theirs)).toEqual([second]);
    const told = await uncounted(theirs, other);
    expect(told.body).toMatchObject([
      { verK_NR: first, astaedA_OTALIDS: 'same', hinN_FLUTNINGUR_NR: null, flytjandI_HINS: null },
    ]);
    expect((await uncounted(theirs, staff)).body).toMatchObject([
      { verK_NR: first, hinN_FLUTNINGUR_NR: mine, flytjandI_HINS: 'Hljómsveitin Ævintýri' },
    ]);
    for (const [id, as] of [
      [theirs, member],
      [mine, other],
      [mine, member],
    ] as const)
      expect((await uncounted(id, as)).body.Code).toBe('livePerformance.allCounts');
  });
  it('R113 is known as a festival’s concert, without its hall, and with the place in words', async () => {
    const work = await portal.work({ by: member });
    const place = { venue_id: stage.venue };
    const [{ name } = { name: '' }] = await portal.sql<{ name: string }>(
      'select name from venue where venue_id = $1',
      [stage.venue],
    );
    for (const changed of [
      { ...place, performance_type_id: 3, festival_year_id: stage.year },
      { venue_id: 714, address: name.toUpperCase() },
    ]) {
      const day = aDay();
      const mine = await listOf(member, [work], { performers: 'Brim', day, ...place });
      const theirs = await listOf(other, [work], { performers: 'Brim', day, ...changed });
      expect([await countedOf(mine), await countedOf(theirs)]).toEqual([[work], []]);
    }
    // Others who stream the same song on the same day are nobody's question.
    const stream = { day: aDay(), venue_id: stage.platform, performance_type_id: 2 };
    await listOf(member, [work], { performers: 'Brim', ...stream });
    expect(await countedOf(await listOf(other, [work], { performers: 'Boðar', ...stream }))).toEqual([work]);
    expect(await countedOf(await listOf(other, [work], { performers: 'BRIM', ...stream }))).toEqual([]);
    const day = aDay();
    const mine = await listOf(member, [work], { performers: 'Brim', day, ...place });
    const elsewhere = await listOf(other, [work], {
      performers: 'Brim',
      day,
      venue_id: 714,
      address: 'Annars staðar',
    });
    expect([await countedOf(mine), await countedOf(elsewhere)]).toEqual([[work], [work]]);
  });
  it('R114 under other names counts once until staff have said whether it was one concert', async () => {
    const work = await portal.work({ by: member });
    const day = aDay();
    const mine = await listOf(member, [work], { performers: 'Brim', day });
    const theirs = await listOf(other, [work], { performers: 'Boðar', day });
    expect([await countedOf(mine), await countedOf(theirs)]).toEqual([[work], []]);
    expect((await uncounted(theirs, other)).body).toMatchObject([{ astaedA_OTALIDS: 'asked' }]);
    expect(await inDoubt()).toContain(theirs);
    expect((await decide(theirs, mine, false)).status).toBe(204);
    expect([await countedOf(mine), await countedOf(theirs)]).toEqual([[work], [work]]);
    expect(await inDoubt()).not.toContain(theirs);
    // The other way round, and from the other list.
    expect((await decide(mine, theirs, true)).status).toBe(204);
    expect([await countedOf(mine), await countedOf(theirs)]).toEqual([[work], []]);
    expect((await uncounted(theirs, other)).body).toMatchObject([{ astaedA_OTALIDS: 'same' }]);
    expect(await inDoubt()).not.toContain(theirs);
  });
  it('R114 is decided by nobody who registered it or has a part in a work of it, and by no member', async () => {
    const author = await portal.someone({ role: 'editor' });
    const work = await portal.work({ by: member });
    const own = await portal.work({ by: member, others: [author] });
    const day = aDay();
    const mine = await listOf(member, [work], { performers: 'Brim', day });
    const theirs = await listOf(other, [work, own], { performers: 'Boðar', day });
    expect((await decide(mine, theirs, false, author)).body.Code).toBe('performanceDesk.ownConcert');
    expect((await decide(mine, theirs, false, other)).status).toBe(403);
    const another = await listOf(other, [work], { performers: 'Boðar', day: aDay() });
    const wrong = await decide(mine, another, false);
    expect([wrong.status, wrong.body.Errors?.[0]?.Code ?? wrong.body.Code]).toEqual([
      422,
      expect.any(String),
    ]);
    expect((await decide(mine, mine, false)).status).toBe(422);
    expect((await decide(999_999, mine, false)).status).toBe(404);
    await expect(
      portal.sql(
        'insert into concert_decision (first_id, second_id, is_same, decided_by) values ($1, $2, false, $3)',
        [Math.min(mine, theirs), Math.max(mine, theirs), author.userId],
      ),
    ).rejects.toThrow('has a part in performance');
  });
});

describe('a set list that nobody can have played on a day', () => {
  it('R116 counts nothing until it has been put right; its registrant, the desk and the preview of a run say so', async () => {
    const [work, second] = [await portal.work({ by: member }), await portal.work({ by: member })];
    const id = await listOf(member, [work, second], { performers: 'Maraþon', day: aDay() });
    const play = (quantity: number) =>
      portal.sql('update performance set quantity = $2 where live_performance_id = $1 and work_id = $3', [
        id,
        quantity,
        work,
      ]);
    // Each lasts 3 min 20 s, which are four points.
    await play(359);
    expect(await countedOf(id)).toEqual([work, second]);
    await play(360);
    expect(await countedOf(id)).toEqual([]);
    expect((await uncounted(id, member)).body).toMatchObject([
      { astaedA_OTALIDS: 'tooLong', hinN_FLUTNINGUR_NR: null },
      { astaedA_OTALIDS: 'tooLong' },
    ]);
    expect(await inDoubt()).toContain(id);
    await portal.sql(`insert into distribution_period (name) values ('Árið 2026') on conflict do nothing`);
    const anna = await portal.someone({ role: 'administrator', isPerson: false });
    const run = await aRun(portal, anna, { period: 'Árið 2026', year: 2026 });
    const told = async () =>
      (await portal.ask(`GET /api/money/runs/${run}`, { as: anna })).body.fjoldI_LISTA_I_VAFA;
    const before = await told();
    await play(9);
    expect(await told()).toBe(before - 1);
    expect(await countedOf(id)).toEqual([work, second]);
    expect((await uncounted(id, member)).body.Code).toBe('livePerformance.allCounts');
  });
});
