import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCreditingSociety, period } from '../../../test/creditingSociety.ts';
import { aParty, typeMembership } from '../../../test/ipi.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { receive } from '../../../test/runs.ts';
import { leaveUnclaimed } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';
import { takeFile } from '../../people/ipi/take.ts';

const teosto = 89;
type World = Awaited<ReturnType<typeof aCreditingSociety>>;
let portal: Portal;
let society: World['society'];
let member: Someone;
let enter: World['enter'];
let creditOf: World['creditOf'];
let run: World['run'];
beforeAll(async () => {
  ({ portal, society, member, enter, creditOf, run } = await aCreditingSociety({ year: 2025 }));
});
afterAll(() => portal.close());

const balance = async () => (await creditOf(teosto))?.['inneign'] ?? 0;

describe('a membership that staff typed', () => {
  it('X150, R60 sends money where it says once it is taken, and nothing before', async () => {
    const author = await portal.someone();
    const shared = await portal.work({ by: member, title: 'Handverk', others: [author] });
    await leaveUnclaimed(portal, shared, author.authorId);
    await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [shared]);
    const { partyId } = await aParty(portal, society.anna, author);
    const typed = await typeMembership(portal, society.anna, partyId, { society: teosto });
    expect((await enter(teosto)).status).toBe(201);
    const usage = async (day: string) => {
      const file = `date;time;title;writers;seconds\n2025-${day};12:30;Handverk;${author.name};50\n`;
      await importUsage(portal, { as: society.anna, file });
      await receive(portal, society.anna, { period, kronur: 100 });
      await run();
    };
    await usage('11-03');
    expect(await balance()).toBe(0);
    await takeFile(portal.pool, typed.body.ipI_INNLESTUR_NR);
    const had = (await society.balanceOf(member)).inneign as number;
    await usage('11-04');
    const own = ((await society.balanceOf(member)).inneign as number) - had;
    expect(own).toBeGreaterThan(0);
    // The second run also pays what the first kept for nobody, and the member as much each time.
    expect(await balance()).toBe(2 * own);
  });
});
