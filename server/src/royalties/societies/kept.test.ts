import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCreditingSociety, period } from '../../../test/creditingSociety.ts';
import { longAgo } from '../../../test/longAgo.ts';
import { joinSociety, leaveSociety } from '../../../test/otherSocieties.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { receive } from '../../../test/runs.ts';
import { leaveUnclaimed, setShare, sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const year = new Date().getUTCFullYear() - 4;
const [gema, koda] = [35, 40];
type World = Awaited<ReturnType<typeof aCreditingSociety>>;
let portal: Portal;
let society: World['society'];
let member: Someone;
let enter: World['enter'];
let creditOf: World['creditOf'];
let run: World['run'];

beforeAll(async () => {
  ({ portal, society, member, enter, creditOf, run } = await aCreditingSociety({ year, day: longAgo }));
});
afterAll(() => portal.close());

let files = 0;
/** 1,000 kr. for a work and another that nobody knows, in halves. */
async function use(title: string): Promise<void> {
  files += 1;
  const line = (of: string, by: string) => `${year}-10-02;12:30;${of};${by};${files}`;
  const file = ['date;time;title;writers;seconds', line(title, member.name), line('Ókunnugt', 'Einhver'), ''];
  await importUsage(portal, { as: society.anna, file: file.join('\n') });
  await receive(portal, society.anna, { period, kronur: 1000 });
  await run();
}

describe('what was kept for an author whom the register did not know', () => {
  it('R70 waits for the society once the register names it, and the next run pays it, though nothing new was used', async () => {
    const author = await portal.someone();
    const work = await sharedWork(portal, [member, author], 'Brimalda');
    await leaveUnclaimed(portal, work, author.authorId);
    await use('Brimalda');
    expect(await creditOf(koda)).toBeUndefined();
    await joinSociety(portal, author, koda);
    expect(await creditOf(koda)).toMatchObject({ greidsluthegI_NR: null, upphaeD_BIDUR_FELAGS: 250 });
    expect((await enter(koda)).status).toBe(201);
    await run();
    expect(await creditOf(koda)).toMatchObject({ upphaeD_BIDUR_FELAGS: 0, inneign: 250 });
  });
});

describe('what was kept for nobody beside an author', () => {
  let author: Someone;
  let work: number;
  /** What may be decided on of the work, in krónur. */
  const decidable = async () =>
    (
      await portal.sql<{ kronur: number }>(
        `select coalesce(sum(l.units) / 10000, 0)::float as kronur from decidable_usage(1, $1) l
         join unmatched_usage using (unmatched_usage_id) where work_id = $2`,
        [year, work],
      )
    )[0]?.kronur;
  /** A work of whose shares half is nobody's. */
  const aHalf = async (title: string) => {
    author = await portal.someone();
    work = await sharedWork(portal, [member, author], title);
    await setShare(portal, work, 25);
  };

  it('R71 may be decided on where the author’s right here is not paid, because a society has the share', async () => {
    await aHalf('Hálfverk');
    await joinSociety(portal, author, gema);
    await enter(gema);
    await use('Hálfverk');
    expect(await creditOf(gema)).toMatchObject({ inneign: 125 });
    expect(await decidable()).toBe(250);
  });
  it('R63, R71 may be decided on where the register names another society since, which is no payee', async () => {
    await leaveSociety(portal, author, '1999-12-31');
    await joinSociety(portal, author, 52, { from: '2000-01-01' });
    expect(await decidable()).toBe(250);
    await use('Hálfverk');
    expect(await creditOf(52)).toMatchObject({ upphaeD_BIDUR_FELAGS: 125 });
    expect(await decidable()).toBe(500);
  });
  it('R71 is not decided on where it is the author’s by now, also while the society is no payee', async () => {
    await setShare(portal, work, 60, author.authorId);
    expect(await decidable()).toBe(0);
    await setShare(portal, work, 25, author.authorId);
    expect(await decidable()).toBe(500);
  });
  it('R71 may be decided on though the author’s own part was kept by itself, and was paid since', async () => {
    await aHalf('Hinn helmingurinn');
    await leaveUnclaimed(portal, work, author.authorId);
    await use('Hinn helmingurinn');
    expect(await decidable()).toBe(375);
    await portal.sql(
      'update work_right set right_id = (select right_id from author_right where author_id = $2) where work_id = $1 and author_id = $2',
      [work, author.authorId],
    );
    expect(await decidable()).toBe(250);
    await run();
    expect((await society.balanceOf(author)).inneign).toBe(125);
    expect(await decidable()).toBe(250);
  });
});
