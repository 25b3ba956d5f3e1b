import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLivePerformance, type Registered } from '../../../test/livePerformance.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { recomputed } from '../../../test/runFaults.ts';
import { aRun, logsShareAPool, receive, runRule } from '../../../test/runs.ts';
import { sharedWork } from '../../../test/shares.ts';
import { setStage, stage } from '../../../test/stage.ts';

// What was paid for a line of a set list is known by what it was paid for, whatever the list says later.

const period = 'Árið 2026';
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let anna: Someone;
let bera: Someone;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  society = await aPayingSociety(portal);
  ({ anna, bera } = society);
  editor = await portal.someone({ role: 'editor', isPerson: false });
  const pool = await logsShareAPool(portal, [anna, bera]);
  await runRule(portal, [anna, bera], { kind: 'pool', pool_id: pool, usage_kind: 'live' });
});
afterAll(() => portal.close());

async function finish(id: number) {
  const { body: seen } = await portal.ask(`GET /api/money/runs/${id}`, { as: bera });
  const { status, text } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: bera,
    body: { FINGRAFAR_FORSKODUNAR: seen.fingrafaR_FORSKODUNAR },
  });
  if (status !== 200) throw new Error(text);
}
/** Shares so many krónur among all concerts that count and were not paid; answers the number of the run. */
async function share(kronur: number): Promise<number> {
  await receive(portal, anna, { period, kronur });
  const id = await aRun(portal, anna, { period, year: 2026 });
  await finish(id);
  return id;
}
const hadOf = async (someone: Someone) => (await society.balanceOf(someone)).inneign as number;
const counted = async ({ id }: Registered) =>
  (
    await portal.sql('select work_id from performed_usage where live_performance_id = $1 order by 1', [id])
  ).map(({ work_id: work }) => work);
const say = ({ id, lines }: Registered, work: number) =>
  portal.ask(`PUT /api/pots/${id}/performances/${lines[0]}`, {
    as: editor,
    body: { VERK_NR: work, LENGD: '3.20', FJOLDI_FL: 1, UTGAFA: 1 },
  });
const correct = async (run: number, work: number) => {
  const { body, text, status } = await portal.ask(`POST /api/money/runs/${run}/corrections`, {
    as: anna,
    body: {
      HEITI_UTHLUTUNAR: 'Leiðrétting',
      VERK_TIL_LEIDRETTINGAR: [work],
      ASTAEDA_LEIDRETTINGAR: 'Annað lag var leikið.',
    },
  });
  if (status !== 201) throw new Error(text);
  await portal.sql('select reckon_run($1)', [body.uthlutuN_NR]);
  return body.uthlutuN_NR as number;
};
let concerts = 0;
/** Two who played at the same concert register it, each with these works. */
async function twoLists(mine: number[], theirs: number[]) {
  concerts += 1;
  const of = async (works: number[]) =>
    aLivePerformance(portal, { by: await portal.someone(), works, performers: `Tvíeykið ${concerts}` });
  return [await of(mine), await of(theirs)] as const;
}

it('R137 a line that is corrected once it was paid has its work paid by no other list, and a correction moves what it was paid: who played would have it twice', async () => {
  const [author, right] = [await society.payee(), await society.payee()];
  const [wrong, meant] = [
    await sharedWork(portal, [author], 'Rangt lag'),
    await sharedWork(portal, [right], 'Rétt lag'),
  ];
  const [mine, theirs] = await twoLists([wrong], [wrong]);
  const run = await share(100);
  const had = await hadOf(author);
  expect(had).toBeGreaterThan(0);

  expect((await say(mine, meant)).status).toBe(204);
  // Neither what it was paid for nor what it says is paid by another list meanwhile.
  const late = await aLivePerformance(portal, {
    by: await portal.someone(),
    works: [meant],
    performers: mine.title,
  });
  expect([await counted(mine), await counted(theirs), await counted(late)]).toEqual([[], [], []]);
  const told = await portal.ask(`GET /api/pots/${mine.id}/uncounted`, { as: editor });
  expect(told.body).toMatchObject([{ verK_NR: meant, astaedA_OTALIDS: 'paidForOther' }]);

  const correction = await correct(run, wrong);
  const { body: works } = await portal.ask(`GET /api/money/runs/${correction}/works`, { as: bera });
  expect(works).toMatchObject([
    { verK_NR: wrong, retT_VERK_NR: meant, fjoldI_LINA: 1, astaedA_EKKI_LEIDRETT: null },
  ]);
  expect(await recomputed(portal, anna, correction)).toMatch(/ 0 differ\.$/);
  await finish(correction);
  expect([await hadOf(author), await hadOf(right)]).toEqual([0, had]);
  expect((await portal.ask(`GET /api/pots/${mine.id}/uncounted`, { as: editor })).status).toBe(404);

  // It is moved once, and what the other list has is paid from then on.
  const again = await correct(run, wrong);
  expect((await portal.ask(`GET /api/money/runs/${again}/works`, { as: bera })).body).toMatchObject([
    { verK_NR: wrong, fjoldI_LINA: 0, astaedA_EKKI_LEIDRETT: 'notInRun' },
  ]);
  expect([await counted(theirs), await counted(late)]).toEqual([[wrong], []]);
  await share(100);
  expect([await hadOf(author), await hadOf(right)]).toEqual([had, had]);
});

it('R137 the day and place of a list stay once it was paid, and so does its line: the work would count by another list', async () => {
  const author = await society.payee();
  const work = await sharedWork(portal, [author], 'Lag á Stórasviði');
  const [mine, theirs] = await twoLists([work], [work]);
  for (const { id } of [mine, theirs])
    await portal.sql(
      'update live_performance set venue_id = $2, hall_id = $3 where live_performance_id = $1',
      [id, stage.venue, stage.hall],
    );
  const put = (more: object = {}) =>
    portal.ask(`PUT /api/pots/${mine.id}`, {
      as: editor,
      body: {
        FLYTJANDI: mine.title,
        FLUTNINGSSTADUR_NR: stage.venue,
        SALUR_NR: stage.hall,
        DAGSETNING_POTTS: '2026-06-17',
        TONLEIKAHALDARI: 'Hlöðuvinir',
        UTGAFA: 1,
        ...more,
      },
    });
  await share(50);
  for (const more of [{ DAGSETNING_POTTS: '2026-06-18' }, { SALUR_NR: null }]) {
    const refused = await put(more);
    expect([refused.status, refused.body?.Code]).toEqual([409, 'performanceDesk.isPaid']);
  }
  for (const set of [
    `performed_on = '2026-06-18'`,
    'hall_id = null',
    'venue_id = 714',
    'performance_type_id = 2',
  ])
    await expect(
      portal.sql(`update live_performance set ${set} where live_performance_id = $1`, [mine.id]),
    ).rejects.toThrow('was paid');
  const taken = await portal.ask(`DELETE /api/pots/${mine.id}/performances/${mine.lines[0]}`, { as: editor });
  expect([taken.status, taken.body?.Code]).toEqual([409, 'performanceDesk.lineIsPaid']);
  expect(await counted(theirs)).toEqual([]);
  // What says nothing of which concert it was is corrected as before.
  expect((await put({ FLYTJANDI: 'Tvíeykið og vinir' })).status).toBe(204);
});

it('R137, R142 a work that is put on the list again after its paid line was corrected counts once that is moved, and the page says so: its authors would have it twice', async () => {
  const [author, right, by] = [await society.payee(), await society.payee(), await portal.someone()];
  const [wrong, meant] = [
    await sharedWork(portal, [author], 'Aftur á lista'),
    await sharedWork(portal, [right], 'Leikið í staðinn'),
  ];
  const list = await aLivePerformance(portal, { by, works: [wrong], performers: 'Einfarinn' });
  const run = await share(100);
  expect((await say(list, meant)).status).toBe(204);
  const line = { VERK_NR: wrong, LENGD: '3.20', FJOLDI_FL: 1 };
  expect((await portal.ask(`POST /api/pots/${list.id}/performances`, { as: by, body: line })).status).toBe(
    201,
  );
  await portal.sql('update live_performance set light = 0 where live_performance_id = $1', [list.id]);
  expect(await counted(list)).toEqual([]);
  const uncounted = async (as: Someone) =>
    (await portal.ask(`GET /api/pots/${list.id}/uncounted`, { as })).body;
  for (const as of [by, editor])
    expect(await uncounted(as)).toMatchObject([
      { verK_NR: wrong, astaedA_OTALIDS: 'awaitsCorrection', hinN_FLUTNINGUR_NR: null },
      { verK_NR: meant, astaedA_OTALIDS: 'paidForOther' },
    ]);
  expect((await uncounted(await portal.someone())).Code).toBe('livePerformance.allCounts');
  await finish(await correct(run, wrong));
  expect(await counted(list)).toEqual([wrong]);
  expect((await uncounted(by)).Code).toBe('livePerformance.allCounts');
});

it('O273 a line that a run has counted stays on its list, and staff are told why', async () => {
  const author = await society.payee();
  const works = [
    await sharedWork(portal, [author], 'Lag í keyrslu'),
    await sharedWork(portal, [author], 'Annað lag í keyrslu'),
  ];
  const list = await aLivePerformance(portal, { by: await portal.someone(), works });
  await receive(portal, anna, { period, kronur: 10 });
  await aRun(portal, anna, { period, year: 2026 });
  const taken = await portal.ask(`DELETE /api/pots/${list.id}/performances/${list.lines[0]}`, { as: editor });
  expect([taken.status, taken.body?.Code]).toEqual([409, 'performanceDesk.lineIsCounted']);
});
