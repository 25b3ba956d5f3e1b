import { bringContractsUpToDate } from '../../../../server/src/publishing/contracts/deadlines.ts';
import { logIn, member } from '../../cases.ts';
import { measure } from '../../load.ts';
import { type Running, startBare, startPortal } from '../../servers.ts';
import { openSociety, type Society } from '../../society.ts';
import { sameSql } from '../../sameSql.ts';
import { statisticsPaths } from '../../statistics.ts';
import { type Ask, askAs, waitUntil } from './ask.ts';
import { copyLines, copyStatements, finishBare, matchBare, reckonBare } from './bare.ts';
import { assertRoom, watchDisk } from './disk.ts';
import { logOf } from './file.ts';
import { makeMoney } from './money.ts';
import { processorTime } from './processor.ts';
import { askToRead, sendLog } from './send.ts';

const [asker, finisher] = ['0101302129', '0101302209'] as const;
const megabyte = 1_000_000;
const readSeconds = 4;
/** Reads of a run that is reckoned for longer say no more. */
const mostRounds = 30;
/** Members' reads are measured while a run is reckoned once more; a run of more lines is not unless it is asked for, since it takes half an hour. */
const mostReckonedAgain = 1_000_000;

type Say = (line: string) => void;
interface Measuring {
  society: Society;
  portal: Running;
  asks: Ask;
  decides: Ask;
  lines: number;
  say: Say;
}
/** What one part found and a later one is compared with, where both are measured by the same command. */
interface Found {
  previewSeconds?: number;
  finishBareSeconds?: number;
}

/** One after the other; the society is kept, so that a part goes on from where an earlier command ended: the newest import, the newest run. */
const parts: Record<string, (of: Measuring, found: Found) => Promise<void>> = {
  import: measureImport,
  preview: measurePreview,
  reads: measureReads,
  bare: measureBare,
  finishBare: measureFinishBare,
  finish: measureFinish,
};

/**
 * A log of so many lines from its file to the end of a run, each step beside the same SQL sent bare (royalties, speed), or the parts of that
 * which are named.
 */
export async function measureUsage(
  works: number,
  lines: number,
  only: readonly string[],
  say: Say,
): Promise<void> {
  const unknown = only.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new Error(`Usage has no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);
  const isAsked = (name: string) =>
    only.length === 0 ? name !== 'reads' || lines <= mostReckonedAgain : only.includes(name);
  const society = await openSociety(works, say, { name: '-usage', lines: 2_000 });
  const portal = await startPortal(society, { JOB_WORKERS: '1', SESSION_IDLE_MINUTES: '1440' });
  const diskUsed = await watchDisk(society);
  try {
    if (isAsked('import')) await assertRoom(society, lines);
    // A society that was just loaded has two thousand contracts without days, which the first run would see to.
    await bringContractsUpToDate(society.owner);
    const [asks, decides] = [await askAs(portal, asker), await askAs(portal, finisher)];
    const found: Found = {};
    for (const [name, measure] of Object.entries(parts))
      if (isAsked(name)) await measure({ society, portal, asks, decides, lines, say }, found);
    say(`| ${diskUsed()} | | |`);
  } finally {
    diskUsed();
    await portal.stop();
    await society.close();
  }
}

function told({ lines, say }: Measuring) {
  return (what: string, seconds: number, more: string) =>
    say(`| ${what} of ${lines} lines | ${seconds.toFixed(1)} s, ${perLine(seconds, lines)} | ${more} |`);
}
const perLine = (seconds: number, lines: number) => `${((seconds * 1e6) / lines).toFixed(1)} µs a line`;
const beside = (name: string, bare: number, seconds: number) =>
  `${name} ${bare.toFixed(1)} s: ${(seconds / bare).toFixed(2)} times`;
const extra = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB more of memory`;

/** Says what processor time was taken until it is asked. */
async function watchProcessor({ society, portal, lines }: Measuring): Promise<() => Promise<string>> {
  const before = await processorTime(society, portal);
  return async () => {
    const { database, server } = await processorTime(society, portal);
    const ofServer = `${(server - before.server).toFixed(1)} s of the server`;
    if (database === undefined || before.database === undefined) return `processor time ${ofServer}`;
    const taken = database - before.database;
    return `processor time ${taken.toFixed(1)} s of PostgreSQL (${perLine(taken, lines)}), ${ofServer}`;
  };
}

async function measureImport(of: Measuring): Promise<void> {
  const { society, portal, asks } = of;
  const tell = told(of);
  const seed = Date.now().toString(36);
  const { usageImportId, ...sent } = await sendLog(asks, () => logOf(society, of.lines, seed));
  of.say(`| sending ${(sent.bytes / megabyte).toFixed(0)} MB | ${sent.seconds.toFixed(1)} s | |`);
  const processor = await watchProcessor(of);
  await askToRead(asks, usageImportId, false);
  let state: Record<string, unknown> = {};
  const { seconds, extraBytes } = await waitUntil(portal, async () => {
    state = await asks('GET', `usageImports/${usageImportId}`);
    return state['stadA_NOTKUNARINNLESTURS'] !== 'arriving';
  });
  if (state['stadA_NOTKUNARINNLESTURS'] !== 'taken') throw new Error(JSON.stringify(state));
  const processed = await processor();
  await society.owner.query('vacuum analyze usage_line, usage_item, usage_item_total, usage_fingerprint');
  const [copied, matched] = [
    await copyLines(society, usageImportId),
    await matchBare(society, usageImportId),
  ];
  tell(
    'import and matching',
    seconds,
    `${beside('bare COPY and matching', copied + matched, seconds)}; ${extra(extraBytes)}; ${processed}`,
  );
  const { rows } = await society.owner.query<{ items: number; works: number }>(
    `select count(*)::integer as items, count(i.work_id)::integer as works from usage_item_total t join usage_item i using (usage_item_id)
     where t.usage_import_id = $1`,
    [usageImportId],
  );
  tell('matching alone, bare,', matched, `${rows[0]?.items} different, ${rows[0]?.works} found`);
}

async function measurePreview(of: Measuring, found: Found): Promise<void> {
  const { society, portal, asks, decides } = of;
  const body = await makeMoney(society, [asks, decides], Date.now().toString(36));
  const processor = await watchProcessor(of);
  const id = Number((await asks('POST', 'money/runs', body))['uthlutuN_NR']);
  const first = await waitUntil(portal, isReckoned(of, id));
  told(of)('preview', first.seconds, `≤ 60 s of 1000000; ${extra(first.extraBytes)}; ${await processor()}`);
  found.previewSeconds = first.seconds;
  await society.owner.query('vacuum analyze run_line, run_share, statement_line, statement_total, movement');
}

const isReckoned =
  ({ asks }: Measuring, id: number) =>
  async () =>
    (await asks('GET', `money/runs/${id}`))['i_UTREIKNINGI'] === 0;

async function newestRun({ society }: Measuring): Promise<number> {
  const { rows } = await society.owner.query<{ id: number }>('select max(distribution_id) as id from run');
  return Number(rows[0]?.id);
}

async function measureBare(of: Measuring, { previewSeconds }: Found): Promise<void> {
  const { society } = of;
  const id = await newestRun(of);
  const tell = told(of);
  const bare = await reckonBare(society, id);
  tell(
    'preview, bare,',
    bare,
    previewSeconds ? `the portal's ${(previewSeconds / bare).toFixed(2)} times that` : '',
  );
  const copied = await copyStatements(society, id);
  const { rows } = await society.owner.query<{ count: number }>(
    'select count(*)::integer as count from statement_line where distribution_id = $1',
    [id],
  );
  tell('its statements alone, a bare COPY', copied, `${rows[0]?.count} lines of statements`);
}

async function measureFinishBare(of: Measuring, found: Found): Promise<void> {
  const seconds = await finishBare(of.society, await newestRun(of), finisher);
  told(of)('finish, bare,', seconds, '');
  found.finishBareSeconds = seconds;
}

async function measureFinish(of: Measuring, { finishBareSeconds }: Found): Promise<void> {
  const processor = await watchProcessor(of);
  const seconds = await finish(of, await newestRun(of));
  const ratio = finishBareSeconds ? `${beside('bare', finishBareSeconds, seconds)}; ` : '';
  told(of)('finish', seconds, `${ratio}${await processor()}`);
}

/** Of many right holders a run is finished in the background. */
async function finish({ portal, decides }: Measuring, id: number): Promise<number> {
  const look = () => decides('GET', `money/runs/${id}`);
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await look();
  const began = performance.now();
  await decides('POST', `money/runs/${id}/finish`, { FINGRAFAR_FORSKODUNAR });
  await waitUntil(portal, async () => {
    const run = await look();
    if (run['i_FRAGANGI'] === 0 && run['stadA_UTHLUTUNAR'] !== 'finished')
      throw new Error(JSON.stringify(run));
    return run['stadA_UTHLUTUNAR'] === 'finished';
  });
  return (performance.now() - began) / 1000;
}

/** A member's reads beside the same statements sent bare, in turn, while a run is reckoned. */
async function measureReads(of: Measuring): Promise<void> {
  const { society, portal, asks, say } = of;
  const id = await newestRun(of);
  const isDone = isReckoned(of, id);
  await asks('POST', `money/runs/${id}/reckon`);
  const bare = await startBare(society);
  try {
    const token = await logIn(portal.url, member.kennitala);
    const path = (await statisticsPaths(society))['distributions'] ?? '';
    const [same = ''] = await sameSql(society, bare, token, [path]);
    const headers = { authorization: `Bearer ${token}` };
    const sums = { portal: 0, bare: 0, rounds: 0 };
    do {
      sums.portal += (await measure(portal.url, [{ method: 'GET', path, headers }], readSeconds)).perSecond;
      sums.bare += (await measure(bare.url, [{ path: same }], readSeconds)).perSecond;
      sums.rounds += 1;
    } while (sums.rounds < mostRounds && !(await isDone()));
    say(
      `| a member's statistics while a run is reckoned | ${(sums.portal / sums.rounds).toFixed(0)} a second | bare ${(sums.bare / sums.rounds).toFixed(0)}: ${(sums.portal / sums.bare).toFixed(2)} of bare, ≥ 0.9 |`,
    );
    await waitUntil(portal, isDone);
  } finally {
    await bare.stop();
  }
}
