import { bringContractsUpToDate } from '../../../../server/src/publishing/contracts/deadlines.ts';
import { startPortal } from '../../servers.ts';
import { openSociety } from '../../society.ts';
import { askAs, waitUntil } from './ask.ts';
import { copyLines, copyStatements, finishBare, matchBare, reckonBare } from './bare.ts';
import { assertRoom, watchDisk } from './disk.ts';
import { countFunctions, type FunctionSeconds, watchFunctions } from './functions.ts';
import { readLog, sendDecidedLog } from './log.ts';
import { measureQuality, sayMatching } from './matching.ts';
import {
  asker,
  beside,
  extra,
  finisher,
  type Found,
  type Measuring,
  type Say,
  timeRow,
  watchProcessor,
} from './measuring.ts';
import { makeMoney } from './money.ts';
import { measureReads } from './reads.ts';
import { finishing, isReckoned } from './run.ts';

const megabyte = 1_000_000;
/** Members' reads are measured while another run of as many lines is reckoned and finished; of more lines only if it is asked for, since it takes an hour. */
const mostReadBeside = 1_000_000;

/** One after the other; the society is kept, so that a part goes on from where an earlier command ended: the newest import, the newest run. */
const parts: Record<string, (of: Measuring, found: Found) => Promise<void>> = {
  import: measureImport,
  quality: measureQuality,
  preview: measurePreview,
  bare: measureBare,
  finishBare: measureFinishBare,
  finish: measureFinish,
  reads: measureReads,
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
    only.length === 0 ? name !== 'reads' || lines <= mostReadBeside : only.includes(name);
  const society = await openSociety(works, say, { name: '-usage', lines: 2_000 });
  await countFunctions(society);
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

async function measureImport(of: Measuring): Promise<void> {
  const { society } = of;
  const { usageImportId, ...sent } = await sendDecidedLog(of, Date.now().toString(36));
  of.say(`| sending ${(sent.bytes / megabyte).toFixed(0)} MB | ${sent.seconds.toFixed(1)} s | |`);
  const [processor, functions] = [await watchProcessor(of), await watchFunctions(society, 'take_usage')];
  const { seconds, extraBytes } = await readLog(of, usageImportId);
  const [processed, within] = [await processor(), await functions()];
  await society.owner.query('vacuum analyze usage_line, usage_item, usage_item_total, usage_fingerprint');
  const [copied, matched] = [
    await copyLines(society, usageImportId),
    await matchBare(society, usageImportId),
  ];
  timeRow(of)(
    'import and matching',
    seconds,
    `${beside('bare COPY and matching', copied + matched.seconds, seconds)}; ${extra(extraBytes)}; ${processed}`,
  );
  await sayMatching(of, usageImportId, within, matched);
}

async function measurePreview(of: Measuring, found: Found): Promise<void> {
  const { society, portal, asks, decides } = of;
  const body = await makeMoney(society, [asks, decides], Date.now().toString(36));
  const processor = await watchProcessor(of);
  const id = Number((await asks('POST', 'money/runs', body))['uthlutuN_NR']);
  const first = await waitUntil(portal, isReckoned(of, id));
  timeRow(of)(
    'preview',
    first.seconds,
    `≤ 60 s of 1000000; ${extra(first.extraBytes)}; ${await processor()}`,
  );
  found.previewSeconds = first.seconds;
  await society.owner.query('vacuum analyze run_line, run_share, statement_line, statement_total, movement');
}

async function newestRun({ society }: Measuring): Promise<number> {
  const { rows } = await society.owner.query<{ id: number }>('select max(distribution_id) as id from run');
  return Number(rows[0]?.id);
}

async function measureBare(of: Measuring, found: Found): Promise<void> {
  const { society } = of;
  const id = await newestRun(of);
  const row = timeRow(of);
  const { seconds } = await reckonBare(society, id);
  const { previewSeconds } = found;
  row(
    'preview, bare,',
    seconds,
    previewSeconds ? `the portal's ${(previewSeconds / seconds).toFixed(2)} times that` : '',
  );
  const copied = await copyStatements(society, id);
  const { rows } = await society.owner.query<{ count: number }>(
    'select count(*)::integer as count from statement_line where distribution_id = $1',
    [id],
  );
  const count = rows[0]?.count ?? 0;
  row('its statements alone, a bare COPY', copied, `${count} lines of statements`);
  found.copied = { seconds: copied, count };
}

async function measureFinishBare(of: Measuring, found: Found): Promise<void> {
  const bare = await finishBare(of.society, await newestRun(of), finisher);
  timeRow(of)('finish, bare,', bare.seconds, '');
  found.finishBare = bare;
}

/** What members read of a run: lines of statements, and what they add up to. */
const ofStatements = (of: FunctionSeconds) => of('write_run_lines', 'total_distributions');

async function measureFinish(of: Measuring, { finishBare, copied }: Found): Promise<void> {
  const row = timeRow(of);
  const [processor, functions] = [await watchProcessor(of), await watchFunctions(of.society, 'finish_run')];
  const began = performance.now();
  await waitUntil(of.portal, await finishing(of, await newestRun(of)));
  const seconds = (performance.now() - began) / 1000;
  const ratio = finishBare ? `${beside('bare', finishBare.seconds, seconds)}; ` : '';
  row('finish', seconds, `${ratio}${await processor()}`);
  const statements = ofStatements(await functions());
  const ratios = [
    finishBare && `${beside('bare', ofStatements(finishBare.functions), statements)}, ≤ 3`,
    copied && beside(`a bare COPY of its ${copied.count} lines`, copied.seconds, statements),
  ];
  row('statements, within the finish,', statements, ratios.filter(Boolean).join('; '));
}
