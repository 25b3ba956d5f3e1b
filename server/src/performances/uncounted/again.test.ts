import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concertsOf } from '../../../test/concerts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
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

const { aDay, listOf, countedOf, uncounted, decide, listedInDoubt, inDoubt } = concertsOf(() => ({
  portal,
  staff,
}));

describe('a concert that one person has registered twice', () => {
  const pay = async (id: number) => {
    await portal.sql(`insert into distribution_period (name) values ('Árið 2026') on conflict do nothing`);
    await portal.sql(
      `with paying as (insert into distribution (name, period_id, category_id)
         select 'Prófun', period_id, 1 from distribution_period limit 1 returning distribution_id)
       insert into performance_payment select performance_id, distribution_id from performance, paying where live_performance_id = $1`,
      [id],
    );
  };

  it('R119 counts each work once until staff have said that two shows were held, and its registrant reads why', async () => {
    const [first, second] = [await portal.work({ by: member }), await portal.work({ by: member })];
    const day = aDay();
    const early = await listOf(member, [first], { performers: 'Brim', day });
    const late = await listOf(member, [first, second], { performers: 'BRIM', day });
    expect([await countedOf(early), await countedOf(late)]).toEqual([[first], [second]]);
    expect(await inDoubt()).toContain(late);
    // Both lists are the registrant's: they read which one has it.
    expect((await uncounted(late, member)).body).toMatchObject([
      { verK_NR: first, astaedA_OTALIDS: 'again', hinN_FLUTNINGUR_NR: early, flytjandI_HINS: 'Brim' },
    ]);
    expect((await uncounted(early, member)).body.Code).toBe('livePerformance.allCounts');
    expect((await uncounted(late, other)).body.Code).toBe('livePerformance.allCounts');
    expect((await decide(late, early, false, member)).status).toBe(403);
    expect((await decide(late, early, false)).status).toBe(204);
    expect([await countedOf(early), await countedOf(late)]).toEqual([[first], [first, second]]);
    expect(await inDoubt()).not.toContain(late);
    expect((await decide(late, early, true)).status).toBe(204);
    expect([await countedOf(early), await countedOf(late)]).toEqual([[first], [second]]);
    expect((await uncounted(late, member)).body).toMatchObject([{ astaedA_OTALIDS: 'same' }]);
  });
  it('R119 under another name, as a festival’s, as a stream and after the first was paid counts once as well', async () => {
    const work = await portal.work({ by: member });
    for (const [changed, both] of [
      [{ performers: 'Brim og vinir' }, {}],
      [{ performers: 'Brim', performance_type_id: 3, festival_year_id: stage.year }, {}],
      [{ performers: 'Boðar' }, { performance_type_id: 2, venue_id: stage.platform }],
    ] as const) {
      const day = aDay();
      const early = await listOf(member, [work], { performers: 'Brim', day, ...both });
      const late = await listOf(member, [work], { day, ...both, ...changed });
      expect([await countedOf(early), await countedOf(late)]).toEqual([[work], []]);
      await pay(early);
      expect([await countedOf(early), await countedOf(late)]).toEqual([[], []]);
      expect((await uncounted(late, member)).body).toMatchObject([{ astaedA_OTALIDS: 'again' }]);
      expect(await inDoubt()).toContain(late);
      expect((await decide(late, early, false)).status).toBe(204);
      expect([await countedOf(early), await countedOf(late)]).toEqual([[], [work]]);
    }
  });
  it('R119 is not asked of another day, place, hall or kind, of other works, nor of lists that were paid', async () => {
    const [work, another] = [await portal.work({ by: member }), await portal.work({ by: member })];
    const day = aDay();
    const place = { venue_id: stage.venue };
    await listOf(member, [work], { performers: 'Brim', day, ...place, hall_id: stage.hall });
    const twice = await listOf(member, [work, work], { performers: 'Brim', day: aDay() });
    expect(await countedOf(twice)).toEqual([work, work]);
    for (const [list, changed] of [
      [[another], place],
      [[work], { ...place, hall_id: stage.closedHall }],
      [[work], { venue_id: 714, address: 'Annars staðar' }],
      [[work], { performance_type_id: 2, venue_id: stage.platform }],
    ] as const)
      expect(
        await countedOf(await listOf(member, [...list], { performers: 'Brim', day, ...changed })),
      ).toEqual(list);
    const whenPaid = aDay();
    const early = await listOf(member, [work], { performers: 'Brim', day: whenPaid });
    const late = await listOf(member, [work], { performers: 'Brim', day: whenPaid });
    for (const id of [early, late]) await pay(id);
    expect(await inDoubt()).not.toContain(late);
    expect((await uncounted(late, member)).body.Code).toBe('livePerformance.allCounts');
  });
  it('R119 is decided by no staff member who registered it for its person', async () => {
    const editor = await portal.someone({ role: 'editor' });
    const work = await portal.work({ by: member });
    const day = aDay();
    const early = await listOf(member, [work], { performers: 'Brim', day });
    const late = await listOf(member, [work], { performers: 'Brim', day, registered_by: editor.userId });
    expect((await decide(late, early, false, editor)).body.Code).toBe('performanceDesk.ownConcert');
    expect((await decide(late, early, false)).status).toBe(204);
  });
  it('R116 what is longer than a day stands in no other list’s way', async () => {
    const work = await portal.work({ by: member });
    const day = aDay();
    const overlong = await listOf(member, [work], { performers: 'Brim', day });
    const sound = await listOf(other, [work], { performers: 'Brim', day });
    expect(await countedOf(sound)).toEqual([]);
    await portal.sql('update performance set quantity = 9999 where live_performance_id = $1', [overlong]);
    expect([await countedOf(overlong), await countedOf(sound)]).toEqual([[], [work]]);
  });
});

describe('set lists in doubt on the desk', () => {
  const queueOf = async (as: Someone): Promise<number> =>
    (await portal.ask('GET /api/desk/home', { as })).body.bidradir.find(
      ({ bidrod }: { bidrod: string }) => bidrod === 'setListsInDoubt',
    )?.fjoldi ?? 0;

  it('R120 are counted for those who may decide on them, until they have been decided on or put right', async () => {
    await inDoubt();
    const author = await portal.someone({ role: 'editor' });
    const typist = await portal.someone({ role: 'administrator' });
    const work = await portal.work({ by: author });
    const day = aDay();
    const early = await listOf(member, [work], { performers: 'Brim', day });
    const late = await listOf(member, [work], { performers: 'Brim', day, registered_by: typist.userId });
    const before = await queueOf(staff);
    expect(await inDoubt()).toContain(late);
    expect(await queueOf(staff)).toBe(before + 1);
    expect([await queueOf(author), await queueOf(typist)]).toEqual([before, before]);
    expect((await decide(early, late, false)).status).toBe(204);
    expect(await listedInDoubt()).not.toContain(late);
    expect(await queueOf(staff)).toBe(before);
    expect((await decide(late, early, true)).status).toBe(204);
    expect(await listedInDoubt()).not.toContain(late);
    // Corrected by staff, so that it is no longer in doubt, though it is closed meanwhile.
    const long = await listOf(member, [work], { performers: 'Brim', day: aDay(), closed_at: new Date() });
    await portal.sql('update performance set quantity = 9999 where live_performance_id = $1', [long]);
    expect(await inDoubt()).toContain(long);
    await portal.sql('update live_performance set closed_at = null where live_performance_id = $1', [long]);
    const [line] = await portal.sql(
      'select performance_id, version from performance join live_performance using (live_performance_id) where live_performance_id = $1',
      [long],
    );
    const corrected = await portal.ask(`PUT /api/pots/${long}/performances/${line?.['performance_id']}`, {
      as: staff,
      body: { VERK_NR: work, LENGD: '3.20', FJOLDI_FL: 1, UTGAFA: line?.['version'] },
    });
    expect(corrected.status).toBe(204);
    expect(await listedInDoubt()).not.toContain(long);
  });
});
