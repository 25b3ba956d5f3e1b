import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aConcert, setStage } from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let editor: Someone;
let green: number;
let yellow: number;
let red: number;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone();
  other = await portal.someone();
  editor = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  green = await portal.work({ by: member, title: 'Grænt' });
  yellow = await portal.work({ by: member, title: 'Gult', others: [other] });
  red = await portal.work({ by: member, title: 'Rautt', isApproved: false });
});
afterAll(() => portal.close());

const register = async (...workIds: number[]) => {
  const FLUTNINGAR = workIds.map((VERK_NR) => ({ VERK_NR }));
  const { body } = await portal.ask('POST /api/pots', { as: member, body: aConcert(green, { FLUTNINGAR }) });
  return body.pottuR_NR as number;
};
const light = async (number: number) =>
  (await portal.ask(`GET /api/pots/${number}`, { as: member })).body.ljos as number;
const review = (workId: number, SAMTHYKKT: boolean, ATHUGASEMD: string | null = null) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, { as: editor, body: { SAMTHYKKT, ATHUGASEMD } });
const redLights = async (number: number, as = member) =>
  (await portal.ask(`GET /api/pots/${number}/redlights`, { as, language: 'en' })).body;

describe('the light of a performance', () => {
  it('P3 is red with a red work, yellow with a yellow or a foreign one, and green otherwise', async () => {
    expect(await light(await register(green))).toBe(0);
    expect(await light(await register(green, yellow))).toBe(1);
    expect(await light(await register(green, yellow, red))).toBe(2);
    const number = await register(green);
    const line = { HEITI_VERKS: 'Lag', LISTAMENN: 'Höfundur', LENGD: '3' };
    await portal.ask(`POST /api/pots/${number}/foreignPerformances`, { as: member, body: line });
    expect(await light(number)).toBe(1);
  });
  it('P3 follows when the light of a work changes later, in every performance of it and in no other', async () => {
    const [both, alone, without] = [await register(green, red), await register(red), await register(green)];
    await review(red, true);
    expect([await light(both), await light(alone), await light(without)]).toEqual([0, 0, 0]);
    await portal.sql(`update work set review = 'refused' where work_id = $1`, [red]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'refusedByStaff')`, [red]);
    expect([await light(both), await light(alone), await light(without)]).toEqual([2, 2, 0]);
    await portal.sql('delete from performance where live_performance_id = $1 and work_id = $2', [both, red]);
    expect(await light(both)).toBe(0);
  });
  it('P3 is right when the works of a set list change at the same time', async () => {
    const second = await portal.work({ by: member, title: 'Rautt líka', isApproved: false });
    const number = await register(red, second);
    await Promise.all([review(red, true), review(second, true)]);
    expect(await light(number)).toBe(0);
  });
  it('P3 is right when a work changes while it is put on a set list', async () => {
    const FLUTNINGAR = [{ VERK_NR: red }];
    const registering = Array.from({ length: 6 }, () =>
      portal.ask('POST /api/pots', { as: member, body: aConcert(green, { FLUTNINGAR }) }),
    );
    const [answers] = await Promise.all([Promise.all(registering), review(red, true)]);
    for (const { body } of answers) expect(await light(body.pottuR_NR)).toBe(0);
  });
  it('P3 is right, and nobody waits for ever, when many works change whose set lists cross', async () => {
    const works = ['Eitt', 'Tvö', 'Þrjú', 'Fjögur'].map((title) => portal.work({ by: member, title }));
    const [one = 0, two = 0, three = 0, four = 0] = await Promise.all(works);
    // Anyone who goes through these works one by one holds what the other one waits for.
    const numbers = [await register(one, four), await register(three, two)];
    const change = (workIds: number[], review: string) =>
      portal.sql('update work set review = $2 where work_id = any($1)', [workIds, review]);
    const settled = (workIds: number[]) =>
      portal.sql(`select refresh_lights($1::integer[], 'amended')`, [workIds]);
    for (const review of ['refused', 'approved', 'refused', 'approved', 'refused', 'approved']) {
      await change([one, two, three, four], review);
      await Promise.all([settled([one, two]), settled([three, four]), register(green, two, three)]);
      for (const number of numbers) expect(await light(number)).toBe(review === 'approved' ? 0 : 2);
    }
  });
  it('P3 looks for the performances of a work by an index', async () => {
    await portal.sql('set enable_seqscan = off');
    const plan = await portal.sql(
      'explain select distinct live_performance_id from performance where work_id = 1 order by 1',
    );
    await portal.sql('reset enable_seqscan');
    expect(JSON.stringify(plan)).toContain('performance_work');
  });
});

describe('red lights', () => {
  it('L3.5, P3 name each red work once, and why it is red', async () => {
    const number = await register(green, red, red, yellow);
    expect(await redLights(number)).toEqual([
      {
        verK_NR: red,
        heitI_VERKS: 'Rautt',
        astaeda: 'waiting',
        athugasemd: 'The registration of the work is waiting for the society’s review.',
      },
    ]);
    await review(red, false, 'Höfund vantar.');
    expect(await redLights(number)).toMatchObject([
      { astaeda: 'refused', athugasemd: 'The society refused the registration of the work. Höfund vantar.' },
    ]);
    const later = await portal.work({ by: member, title: 'Rautt enn', isApproved: false });
    const another = await register(later);
    await review(later, true);
    expect(await redLights(another)).toMatchObject({ Code: 'livePerformance.noRedLights' });
  });
  it('V7 keep what staff remarked from those who are no party to the work', async () => {
    const othersWork = await portal.work({ by: other, title: 'Annarra', isApproved: false });
    await review(othersWork, false, 'Leyndarmál.');
    const number = await register(othersWork);
    expect(await redLights(number)).toMatchObject([
      { astaeda: 'refused', athugasemd: 'The society refused the registration of the work.' },
    ]);
    expect((await redLights(number, editor))[0].athugasemd).toContain('Leyndarmál.');
  });
  it('P3 say of a work withdrawn since that it was', async () => {
    const number = await register(red);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [red]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'withdrawn')`, [red]);
    expect(await redLights(number)).toMatchObject([{ astaeda: 'withdrawn' }]);
    const { body } = await portal.ask(`GET /api/pots/${number}/setList`, { as: member });
    expect(body).toMatchObject([{ verK_NR: red, dregiD_TIL_BAKA: 1 }]);
  });
});
