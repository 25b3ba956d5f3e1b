import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinSociety, leaveSociety, giveForeignAccount } from '../../../test/otherSocieties.ts';
import { aPayingSociety, camt054 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { faultsOf, noFaults, recomputed } from '../../../test/runFaults.ts';
import { aRun, keptKronur, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed, setShare } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
const [gema, prs, koda] = [35, 52, 40];
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let member: Someone;
let foreign: Someone;
let mover: Someone;
let unknown: Someone;
let told: Someone;
let work: number;
let first: number;

beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  told = await portal.someone({ role: 'administrator' });
  member = await society.payee();
  [foreign, mover, unknown] = [await portal.someone(), await portal.someone(), await portal.someone()];
  work = await portal.work({ by: member, title: 'Brimalda', others: [foreign, mover, unknown] });
  for (const { authorId } of [foreign, mover, unknown]) await leaveUnclaimed(portal, work, authorId);
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [work]);
  // What is typed on a person or a party, or said of the mechanical right, names no society for the performing right.
  await portal.sql('update person set society_code = $1 where person_id = $2', [gema, unknown.personId]);
  await portal.sql(
    `insert into work_party (work_id, author_id, kind, role, name, performance_share, mechanical_share, synchronisation_share, performance_society, source)
     values ($1, $2, 'writer', 'CA', 'Óþekktur', 25, 25, 25, $3, 'publisher')`,
    [work, unknown.authorId, gema],
  );
  await joinSociety(portal, unknown, koda, { right: 'MR' });
  await joinSociety(portal, member, 77);
  await joinSociety(portal, foreign, gema);
  await joinSociety(portal, mover, gema, { until: '2025-06-30' });
  await portal.sql(
    `insert into ipi_membership (party_id, society_code, right_code, role_code, starts_on, added_by)
     select party_id, $2, 'PR', 'CA', '2025-07-01', added_by from ipi_name n join author a on a.ipi_name_number = n.name_number where a.author_id = $1`,
    [mover.authorId, prs],
  );
  await logsShareAPool(portal, [society.anna, society.bera]);
  const file = [
    'date;time;title;writers;seconds',
    `2025-03-01;07:30;Brimalda;${member.name};100`,
    `2025-08-02;12:30;Brimalda;${member.name};100`,
    '',
  ].join('\n');
  await importUsage(portal, { as: society.anna, file });
  await enter(gema);
  await receive(portal, society.anna, { period, kronur: 800 });
  first = await run();
});
afterAll(() => portal.close());

const enter = (code: number, as = society.anna) => society.post('societies', { FELAG_KODI: code }, as);
const see = async (id: number) =>
  (await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera })).body.fingrafaR_FORSKODUNAR as string;
async function finish(id: number): Promise<number> {
  expect(await faultsOf(portal, id)).toEqual(noFaults);
  expect(await recomputed(portal, society.anna, id)).toMatch(/ 0 differ\.$/);
  const body = { FINGRAFAR_FORSKODUNAR: await see(id) };
  const { status, text } = await portal.ask(`POST /api/money/runs/${id}/finish`, { as: society.bera, body });
  if (status !== 200) throw new Error(text);
  return id;
}
const run = async (year = 2025) => finish(await aRun(portal, society.anna, { period, year }));
const credits = async (): Promise<Record<string, unknown>[]> =>
  (await portal.ask('GET /api/money/societies', { as: society.anna })).body;
const creditOf = async (code: number) => (await credits()).find((one) => one['felaG_KODI'] === code);
const linesOf = async (code: number, query = '') =>
  (await portal.ask(`GET /api/money/societies/${code}/lines${query}`, { as: society.anna })).body;
const balance = async (code: number) => Number((await creditOf(code))?.['inneign'] ?? 0);
const kept = (reason: string) =>
  portal.sql(
    `select u.author_id, u.amount::float from unmatched_usage u where u.finding = $1
       and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id) order by 1`,
    [reason],
  );

describe('what falls to an author of another society', () => {
  it('R2, R60 goes to the society that the register names for the right and the day of use, and to nobody else', async () => {
    // A quarter of 400 kr. a day each: both authors in March, one in August.
    expect(await balance(gema)).toBe(300);
    expect((await society.balanceOf(member)).inneign).toBe(200);
    for (const one of [foreign, mover, unknown]) expect((await society.balanceOf(one)).inneign).toBe(0);
    expect(await kept('noPayee')).toEqual([
      { author_id: unknown.authorId, amount: 100 },
      { author_id: unknown.authorId, amount: 100 },
    ]);
  });
  it('R61 waits for a society without a payee, administrators are told once, and the next run pays it', async () => {
    expect(await kept('societyWithoutPayee')).toEqual([{ author_id: mover.authorId, amount: 100 }]);
    expect(await creditOf(prs)).toMatchObject({
      greidsluthegI_NR: null,
      upphaeD_BIDUR_FELAGS: 100,
      inneign: 0,
    });
    const notices = async () =>
      (await portal.ask(`GET /api/persons/${told.personId}/notifications`, { as: told })).body.length;
    expect(await notices()).toBe(1);
    await receive(portal, society.anna, { period: 'Árið 2026', kronur: 100 });
    await importUsage(portal, {
      as: society.anna,
      file: `date;time;title;writers;seconds\n2025-09-02;12:30;Brimalda;${member.name};50\n`,
    });
    await receive(portal, society.anna, { period, kronur: 80 });
    await run();
    expect(await notices()).toBe(1);
    expect(await balance(gema)).toBe(320);
    expect((await enter(prs)).status).toBe(201);
    expect((await enter(prs)).body.Code).toBe('money.societyEntered');
    await run();
    expect(await creditOf(prs)).toMatchObject({ upphaeD_BIDUR_FELAGS: 0, inneign: 120 });
    expect(await kept('societyWithoutPayee')).toEqual([]);
    expect(await keptKronur(portal)).toBe(220);
  });
  it('R17, R26 is named in how a line came about, whose shares add up to it; members see their own alone', async () => {
    const path = `/api/money/runs/${first}/lines/1`;
    const { hlutir: shares } = (await portal.ask(`GET ${path}`, { as: society.anna })).body;
    const names = shares.map((one: Record<string, unknown>) => one['nafN_RETTHAFA']);
    expect(names).toContain(`GEMA · ${foreign.name}`);
    const sum = shares.reduce(
      (all: number, one: Record<string, number>) => all + (one['upphaeD_NAMUNDUD'] ?? 0),
      0,
    );
    expect(sum).toBe(400);
    const own = await portal.ask(`GET ${path}`, { as: foreign });
    expect(own.status).toBe(403);
    const explained = await portal.ask(`GET /api/persons/statistics/distributions?uthlutun=${first}`, {
      as: foreign,
    });
    expect(explained.status).toBe(404);
  });
  it('R63 stays where it is when the register changes; a correction of shares takes back from the society, and gives what it took', async () => {
    await leaveSociety(portal, foreign, '1999-12-31');
    await joinSociety(portal, foreign, prs, { from: '2000-01-01' });
    const before = { gema: await balance(gema), prs: await balance(prs) };
    // What is kept for nobody in the same works is no second share of the author, who has another society now.
    const correct = async () => {
      const made = await society.post(`runs/${first}/corrections`, {
        HEITI_UTHLUTUNAR: 'Leiðrétting',
        VERK_TIL_LEIDRETTINGAR: [work],
        ASTAEDA_LEIDRETTINGAR: 'Rangir hlutir.',
      });
      if (made.status !== 201) throw new Error(made.text);
      await portal.sql('select reckon_run($1)', [made.body.uthlutuN_NR]);
      return made.body.uthlutuN_NR as number;
    };
    expect(await portal.sql('select from run_line where distribution_id = $1', [await correct()])).toEqual(
      [],
    );
    // Of 25% the author has 15% in truth, the member 35%.
    await setShare(portal, work, 15, foreign.authorId);
    await setShare(portal, work, 35, member.authorId);
    await finish(await correct());
    expect(await balance(gema)).toBe(before.gema - 80);
    expect(await balance(prs)).toBe(before.prs);
    expect((await society.balanceOf(member)).inneign).toBe(200 + 20 + 80);
    const back = (await linesOf(gema)).filter((one: Record<string, number>) => (one['upphad'] ?? 0) < 0);
    expect(back).toHaveLength(2);
  });
  it('R62, R64 is paid abroad with tax by the rule for companies, told line by line, and comes back if it is returned', async () => {
    const left = await portal.sql(
      `select y.society_code, v.reason from pay_run_preview($1, $1, 1) v join payee y using (payee_id) where y.society_code is not null order by 1`,
      [society.today],
    );
    expect(left).toEqual([gema, prs].map((society_code) => ({ society_code, reason: 'noAccount' })));
    const due = await balance(gema);
    const lines = await linesOf(gema);
    expect(
      lines.reduce(
        (sum: number, one: Record<string, number>) => sum + Math.round((one['upphad'] ?? 0) * 100),
        0,
      ),
    ).toBe(due * 100);
    expect(lines[0]).toMatchObject({
      tegunD_RETTAR: 'PR',
      heitI_VERKS: 'Brimalda',
      nafN_HOFUNDAR_FELAGS: foreign.name,
      dagS_NOTKUNAR: '2025-03-01',
      land: 'Iceland',
      hlutfall: 25,
      upphad: 100,
    });
    expect((await linesOf(gema, '?dateTo=2020-01-01')).Code).toBe('money.noSocietyLines');
    const rule = await society.post('rules', {
      TEGUND_REGLU: 'withholding',
      SKATTALEG_HEIMILISFESTI: 'foreign',
      FORM_GREIDSLUTHEGA: 'company',
      PROSENTA: 10,
      REGLA_GILDIR_FRA: '2020-01-01',
    });
    await portal.ask(`PATCH /api/money/rules/${rule.body.reglA_NR}`, {
      as: society.bera,
      body: { SAMTHYKKT: 1 },
    });
    await giveForeignAccount(portal, gema, [society.anna, society.bera]);
    const { run: payRun } = await society.pay({ LAGMARKSGREIDSLA: 100 });
    const [paid] = await portal.sql(
      `select m.units::float / 10000 as kronur, m.withheld_units::float / 10000 as withheld, m.name, m.end_to_end_id from payment m join payee y using (payee_id)
       where m.pay_run_id = $1 and y.society_code = $2`,
      [payRun, gema],
    );
    expect(paid).toMatchObject({ kronur: due, withheld: due / 10, name: 'GEMA' });
    expect(await balance(gema)).toBe(0);
    const answered = await society.answer(camt054([[paid?.['end_to_end_id'], due * 0.9, 'AC04']]));
    expect(answered.status).toBe(200);
    expect(await balance(gema)).toBe(due);
  });
});

describe('an author who has another society since', () => {
  it('R63 is not paid again from what is kept for nobody in the same work', async () => {
    const late = await portal.someone();
    const half = await portal.work({ by: member, title: 'Hálfverk', others: [late] });
    await leaveUnclaimed(portal, half, late.authorId);
    await setShare(portal, half, 10, member.authorId);
    await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [half]);
    await joinSociety(portal, late, gema);
    const file = `date;time;title;writers;seconds\n2025-11-02;12:30;Hálfverk;${late.name};50\n`;
    await importUsage(portal, { as: society.anna, file });
    await receive(portal, society.anna, { period, kronur: 100 });
    const keptBefore = await keptKronur(portal);
    await run();
    expect(await keptKronur(portal)).toBe(keptBefore + 40);
    await leaveSociety(portal, late, '1999-12-31');
    await joinSociety(portal, late, prs, { from: '2000-01-01' });
    await expect(run()).rejects.toThrow('money.runEmpty');
  });
});

describe('the societies', () => {
  it('R61 are entered by administrators, from the list of CISAC, and neither ours nor one that stands for none', async () => {
    const editor = await portal.someone({ role: 'editor' });
    for (const as of [member, editor]) {
      expect((await enter(koda, as)).status).toBe(403);
      expect((await portal.ask('GET /api/money/societies', { as })).status).toBe(403);
      expect((await portal.ask(`GET /api/money/societies/${gema}/lines`, { as })).status).toBe(403);
    }
    expect((await portal.ask('GET /api/money/societies')).status).toBe(401);
    for (const code of [0, 77, 99, 9999]) expect((await enter(code)).status).toBe(422);
  });
  it('R60 have rights of their own only as payees, which never become somebody else’s', async () => {
    await expect(
      portal.sql('insert into author_right (society_code, for_author_id) values ($1, $2)', [
        koda,
        foreign.authorId,
      ]),
    ).rejects.toThrow('author_right_of_payee');
    await expect(
      portal.sql('update author_right set for_author_id = $1 where society_code = $2', [
        unknown.authorId,
        gema,
      ]),
    ).rejects.toThrow('keeps whose it is');
    await expect(portal.sql('insert into payee (society_code) values (77)')).rejects.toThrow(
      'payee_of_another_society',
    );
  });
  it('R60 an author whom staff have made a member of ours is ours from the mandate on, whatever the register says', async () => {
    const joined = await portal.someone();
    await joinSociety(portal, joined, gema);
    await portal.sql('update person set society_code = 77 where person_id = $1', [joined.personId]);
    await portal.sql(`update author set mandate_on = '2025-04-01' where author_id = $1`, [joined.authorId]);
    const on = async (right: string, day: string) =>
      Object.values(
        (await portal.sql('select other_society_on($1, $2, $3)', [joined.authorId, right, day]))[0] ?? {},
      )[0];
    // A number of somebody else's says nothing, whoever typed it.
    await portal.sql('update author set display_name = $1 where author_id = $2', [
      'Annar Höfundur',
      joined.authorId,
    ]);
    await portal.sql('update person set name = $1 where person_id = $2', ['Annar Höfundur', joined.personId]);
    expect(await on('PR', '2025-03-31')).toBeNull();
    await portal.sql('update author set display_name = $1 where author_id = $2', [
      joined.name,
      joined.authorId,
    ]);
    expect([
      await on('PR', '2025-03-31'),
      await on('PR', '2025-04-01'),
      await on('MR', '2025-04-01'),
    ]).toEqual([gema, null, null]);
  });
});
