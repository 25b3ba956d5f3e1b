import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aParty, typeMembership } from '../../../test/ipi.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { faultsOf, noFaults } from '../../../test/runFaults.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';
import { takeFile } from '../../people/ipi/take.ts';

const period = 'Árið 2025';
const teosto = 89;
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  member = await society.payee();
  await logsShareAPool(portal, [society.anna, society.bera]);
});
afterAll(() => portal.close());

/** Finishes a run of 2025 by somebody else than made it. */
async function run(): Promise<void> {
  const id = await aRun(portal, society.anna, { period, year: 2025 });
  expect(await faultsOf(portal, id)).toEqual(noFaults);
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera });
  const seen = { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR };
  const { status, text } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: society.bera,
    body: seen,
  });
  if (status !== 200) throw new Error(text);
}
async function balance(): Promise<number> {
  const { body } = await portal.ask('GET /api/money/societies', { as: society.anna });
  const found = (body as Record<string, number>[]).find((one) => one['felaG_KODI'] === teosto);
  return found?.['inneign'] ?? 0;
}

describe('a membership that staff typed', () => {
  it('X150, R60 sends money where it says once it is taken, and nothing before', async () => {
    const author = await portal.someone();
    const shared = await portal.work({ by: member, title: 'Handverk', others: [author] });
    await leaveUnclaimed(portal, shared, author.authorId);
    await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [shared]);
    const { partyId } = await aParty(portal, society.anna, author);
    const typed = await typeMembership(portal, society.anna, partyId, { society: teosto });
    expect((await society.post('societies', { FELAG_KODI: teosto })).status).toBe(201);
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
