import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCreditingSociety } from '../../../test/creditingSociety.ts';
import { finishedDistribution, linesOf } from '../../../test/distribution.ts';
import { keptLongAgo, longAgo } from '../../../test/longAgo.ts';
import { joinSociety } from '../../../test/otherSocieties.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { leaveUnclaimed, sharedWork } from '../../../test/shares.ts';

const year = new Date().getUTCFullYear() - 4;
const gema = 35;
type World = Awaited<ReturnType<typeof aCreditingSociety>>;
let portal: Portal;
let society: World['society'];
let member: Someone;
let author: Someone;
let work: number;
let enter: World['enter'];
let creditOf: World['creditOf'];

beforeAll(async () => {
  ({ portal, society, member, enter, creditOf } = await aCreditingSociety({ year, day: longAgo }));
  author = await portal.someone();
  work = await sharedWork(portal, [member, author], 'Aðsent lag');
  await leaveUnclaimed(portal, work, author.authorId);
  await file(901, `1;;${work};1000;Útvarp;${year}-10-02`);
  // What was kept for want of a right is split by the next file: half is the member's, half is kept for the author.
  await file(902, `1;;;10;Útvarp;${year}-10-02`);
  await keptLongAgo(portal);
});
afterAll(() => portal.close());

let told = 0;
async function file(id: number, line: string): Promise<void> {
  told += 1;
  await finishedDistribution(portal, {
    as: society.anna,
    id,
    file: `line;right;work;amount;pot;used_on;title\n${line};Saga ${told}`,
    head: { DAGS_UTHLUTUNAR: longAgo },
  });
}
/** Of the author's part, in krónur: what may be given to a fund, and what is with somebody who holds the author's right here. */
async function whereItIs() {
  const [row] = await portal.sql<{ decidable: number; paid: number }>(
    `select (select coalesce(sum(d.units) / 10000, 0)::float from decidable_usage(1, $1) d join unmatched_usage u using (unmatched_usage_id)
        where u.work_id = $2) as decidable,
       (select coalesce(sum(l.amount), 0)::float from statement_line l join author_right using (right_id) where author_id = $3) as paid`,
    [year, work, author.authorId],
  );
  return row;
}
const giveRight = (isGiven: boolean) =>
  portal.sql(
    `update work_right set right_id = case when $3 then (select right_id from author_right where author_id = $2) end
     where work_id = $1 and author_id = $2`,
    [work, author.authorId, isGiven],
  );

describe('what a file kept for an author of another society', () => {
  it('R32 may be decided on as long as the register names no society', async () => {
    expect(await whereItIs()).toEqual({ decidable: 500, paid: 0 });
    expect(await creditOf(gema)).toBeUndefined();
  });
  it('R101 waits for the society that the register names: two administrators give none of it to a fund', async () => {
    const { body: seen } = await portal.ask(`GET /api/money/unclaimed/1/${year}`, { as: society.anna });
    const asked = await portal.ask('POST /api/money/unclaimedDecisions', {
      as: society.anna,
      body: {
        FLOKKUR_UTHLUTUNAR_NR: 1,
        NOTKUNARAR: year,
        RADSTOFUN_FJAR: 'cultural',
        ASTAEDA_RADSTOFUNAR: 'Enginn hefur gefið sig fram.',
        FINGRAFAR_LISTA: seen.fingrafaR_LISTA,
      },
    });
    expect(asked.status).toBe(201);
    await joinSociety(portal, author, gema);
    expect((await whereItIs())?.decidable).toBe(0);
    expect(await creditOf(gema)).toMatchObject({ greidsluthegI_NR: null, upphaeD_BIDUR_FELAGS: 500 });
    // What was asked for while nobody was known is another list by now.
    const approved = await portal.ask(
      `PATCH /api/money/unclaimedDecisions/${asked.body.akvorduN_UM_OSOTT_FE_NR}`,
      { as: society.bera, body: { SAMTHYKKT: 1, FINGRAFAR_LISTA: seen.fingrafaR_LISTA } },
    );
    expect([approved.status, approved.body.Code]).toEqual([412, 'money.keptChanged']);
  });
  it('R101 is not paid by the next file to who holds the author’s right here since', async () => {
    await giveRight(true);
    await file(903, `1;;;20;Útvarp;${year}-10-03`);
    expect(await whereItIs()).toEqual({ decidable: 0, paid: 0 });
    await giveRight(false);
  });
  it('R101 is credited to the society by the next file once staff have entered it, all of it and once', async () => {
    expect((await enter(gema)).status).toBe(201);
    await file(904, `1;;;30;Útvarp;${year}-10-04`);
    expect(await creditOf(gema)).toMatchObject({ upphaeD_BIDUR_FELAGS: 0, inneign: 500 });
    expect(await linesOf(portal, 904)).toMatchObject([{ work_id: work, amount: '500.00' }]);
    const { body: statement } = await portal.ask(`GET /api/money/societies/${gema}/lines`, {
      as: society.anna,
    });
    expect(statement).toMatchObject([{ verK_NR: work, hlutfall: 50, upphad: 500 }]);
    await file(905, `1;;;40;Útvarp;${year}-10-05`);
    expect(await creditOf(gema)).toMatchObject({ inneign: 500 });
    expect(await portal.sql('select sum(units)::float as sum from ledger_entry')).toEqual([{ sum: 0 }]);
  });
});
