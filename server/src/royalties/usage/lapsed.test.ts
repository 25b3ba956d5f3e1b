import { afterAll, beforeAll, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';
import { matchAgain } from './again.ts';

// What was led to a work that is nobody's is its leader's once they take it over.

const band = 'Hljómsveitin Sog';
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
/** An editor who writes music. */
let writer: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  writer = await portal.someone({ role: 'editor' });
  colleague = await portal.someone({ role: 'editor', isPerson: false });
  await logsShareAPool(portal, [society.anna, society.bera]);
}, 60_000);
afterAll(() => portal.close());

/** A line of a day that no work is known for; answers the number of its group. */
async function aGroup(title: string, day: string): Promise<number> {
  await importLine(title, day);
  const { body } = await portal.ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`, { as: colleague });
  return body[0].notkunarhopuR_NR;
}
const importLine = (title: string, day: string) =>
  importUsage(portal, {
    as: colleague,
    file: `date;time;title;performer;seconds\n${day};07:30;${title};${band};100\n`,
  });
const decide = (group: number, workId: number, as: Someone) =>
  portal.ask('POST /api/usageDecisions', { as, body: { NOTKUNARHOPUR_NR: group, VERK_NR: workId } });
const provisional = async (title: string): Promise<number> =>
  (await portal.ask('POST /api/provisionalWorks', { as: writer, body: { HEITI_VERKS: title } })).body.verK_NR;
const takeOver = (workId: number, title: string, as: Someone) =>
  portal.ask(`POST /api/compositions/${workId}/takeover`, {
    as,
    body: aRegistration(as, { HEITI_VERKS: title, FLYTJENDUR: band }),
  });
const approve = (workId: number) =>
  portal.sql(`update work set review = 'approved' where work_id = $1`, [workId]);
const matched = async (title: string) =>
  (await portal.sql('select work_id from usage_item where title = $1 order by usage_item_id', [title])).map(
    ({ work_id: work }) => work,
  );
const waiting = async (group: number) =>
  (await portal.sql('select waiting_lines from usage_fingerprint where usage_group_id = $1', [group]))[0]?.[
    'waiting_lines'
  ];

it('R146 usage that an editor led to a provisional work waits for others once they take it over: all with these words would be paid to them', async () => {
  const title = 'Vor í Vogum';
  const group = await aGroup(title, '2021-05-01');
  const workId = await provisional(title);
  expect((await decide(group, workId, writer)).status).toBe(201);
  expect([await matched(title), await waiting(group)]).toEqual([[workId], 0]);

  expect((await takeOver(workId, title, writer)).status).toBe(201);
  await approve(workId);
  await importLine(title, '2021-05-02');
  await matchAgain(portal.pool);
  expect([await matched(title), await waiting(group)]).toEqual([[null], 2]);
  expect((await decide(group, workId, writer)).body.Code).toBe('usage.ownWork');
  // Another says that it is theirs.
  expect((await decide(group, workId, colleague)).status).toBe(201);
  expect([await matched(title), await waiting(group)]).toEqual([[workId], 0]);
});

it('R146 what another led there stays, and so does what is taken over by others', async () => {
  const [byColleague, byWriter] = ['Sumar í Vogum', 'Haust í Vogum'];
  const first = await provisional(byColleague);
  await decide(await aGroup(byColleague, '2021-05-03'), first, colleague);
  expect((await takeOver(first, byColleague, writer)).status).toBe(201);
  expect(await matched(byColleague)).toEqual([first]);
  const second = await provisional(byWriter);
  await decide(await aGroup(byWriter, '2021-05-04'), second, writer);
  expect((await takeOver(second, byWriter, await portal.someone())).status).toBe(201);
  expect(await matched(byWriter)).toEqual([second]);
});

it('R146 a run is not finished as it was previewed before, and what was paid stays paid', async () => {
  const [paid, open] = ['Bátarnir koma heim', 'Klukkan slær tólf'];
  const workId = await portal.work({ by: await portal.someone(), title: 'Allt annað' });
  const runOf = async (year: number, title: string) => {
    const group = await aGroup(title, `${year}-05-05`);
    await decide(group, workId, writer);
    await receive(portal, society.anna, { period: `Árið ${year}`, kronur: 1000 });
    const id = await aRun(portal, society.anna, { period: `Árið ${year}`, year });
    const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera });
    const finish = () =>
      portal.ask(`POST /api/money/runs/${id}/finish`, {
        as: society.bera,
        body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR },
      });
    return { group, finish };
  };
  const [finished, previewed] = [await runOf(2022, paid), await runOf(2023, open)];
  expect((await finished.finish()).status).toBe(200);
  // By a share, a contract or whatever makes a work somebody's.
  const becomes = `insert into person_work (person_id, work_id, author_id, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded)
    select $2, work_id, author_id, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded from person_work where work_id = $1`;
  await done(portal, { by: colleague }, becomes, [workId, writer.personId]);
  expect((await previewed.finish()).body.Code).toBe('money.runChanged');
  expect([await waiting(finished.group), await waiting(previewed.group)]).toEqual([0, 1]);
  expect(await portal.sql('select work_id from usage_payment')).toEqual([{ work_id: workId }]);
  expect(
    await portal.sql(
      'select undone_at is not null as is_undone, undone_by from usage_decision where work_id = $1',
      [workId],
    ),
  ).toEqual([
    { is_undone: true, undone_by: null },
    { is_undone: true, undone_by: null },
  ]);
});
