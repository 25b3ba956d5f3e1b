import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { toUrl } from '../../../server/src/platform/database/embedded/address.ts';
import { startEmbedded } from '../../../server/src/platform/database/embedded/start.ts';
import { startPortal } from '../servers.ts';
import { root } from '../society.ts';
import { rightId } from '../statistics.ts';
import { type Asked, requestSteadily } from './scale/steadyRequests.ts';

const run = promisify(execFile);
const perSecond = 40;
/** Seconds that the portal may stand still. */
const aim = 60;
/** What no upgrade changes, whatever tables it stands in. */
const kept = {
  lines: 'select count(*), sum(amount) from statement_line',
  totals: 'select count(*), sum(amount) from statement_total',
  movements: 'select count(*), sum(amount) from movement',
  shares: 'select count(*), sum(share) from work_right',
  lights: 'select light, count(*) from work group by 1 order by 1',
};

export interface UpgradeSize {
  /** The commit whose society is upgraded. */
  from: string;
  works: number;
  lines: number;
}

/**
 * O34: a society that an earlier commit has filled is taken over by a server of this one, while a server of that commit goes on
 * answering. Says how long nobody was answered, and compares what must not change.
 */
export async function measureUpgrade(size: UpgradeSize, say: (line: string) => void): Promise<void> {
  const project = await checkOut(size.from, say);
  const folder = await fill(project, size);
  const embedded = await startEmbedded({ folder: path.join(folder, 'postgres') });
  const connection = embedded.connection('owner');
  const owner = new pg.Pool({ ...connection, max: 2 });
  const society = {
    folder,
    owner,
    ownerUrl: toUrl(connection),
    applicationUrl: toUrl(embedded.connection('application')),
  };
  try {
    const before = await sums(owner);
    const earlier = await startPortal({ ...society, project });
    const over = new AbortController();
    const asking = requestSteadily(society, {
      url: earlier.url,
      perSecond,
      signal: over.signal,
      reads: [`/api/persons/statistics/distributions?rights=${rightId}&limit=50`],
    });
    const [since, began] = [new Date(), performance.now()];
    const portal = await startPortal(society).finally(() => over.abort());
    const ready = (performance.now() - began) / 1000;
    sayHow(await asking, ready, say);
    await earlier.stop();
    await portal.stop();
    await sayLongest(owner, since, say);
    const after = await sums(owner);
    for (const [what, sum] of Object.entries(before))
      say(
        `| ${what} before and after | ${sum}${sum === after[what] ? ', the same' : `, then ${after[what]}`} | the same |`,
      );
  } finally {
    await owner.end();
    await embedded.stop();
  }
}

/** The project as it was at a commit, with its libraries, kept from one run to the next. */
async function checkOut(from: string, say: (line: string) => void): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--short', `${from}^{commit}`], { cwd: root });
  const project = path.join(root, 'data', `bench-upgrade-${stdout.trim()}`);
  if (existsSync(path.join(project, 'node_modules'))) return project;
  say(`Checking out ${stdout.trim()} into ${project}; this is done once.`);
  await run('git', ['worktree', 'add', '--detach', project, from], { cwd: root });
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: project });
  return project;
}

/** Fills a society by the code of that commit and answers its folder. One that has been upgraded is refused: it is removed first. */
async function fill(project: string, { works, lines }: UpgradeSize): Promise<string> {
  const script = `
    import { openSociety } from './bench/src/society.ts';
    const society = await openSociety(${works}, console.log, { lines: ${lines}, name: '-${lines}' });
    await society.close();`;
  const folder = path.join(project, 'data', `bench-${works}-${lines}`);
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });
  return folder;
}

async function sums(owner: pg.Pool): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [what, text] of Object.entries(kept)) all[what] = JSON.stringify((await owner.query(text)).rows);
  return all;
}

function sayHow({ asked, failed, milliseconds }: Asked, ready: number, say: (line: string) => void): void {
  const slowest = Math.max(...milliseconds) / 1000;
  say(`| the new server is ready | after ${ready.toFixed(1)} s | |`);
  say(
    `| requests to the earlier one meanwhile, ${perSecond}/s | ${failed.length} of ${asked} failed${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''} | 0 |`,
  );
  say(`| the slowest of them | ${slowest.toFixed(1)} s | ≤ ${aim} s |`);
}

/** The five migrations that took longest of those since. */
async function sayLongest(owner: pg.Pool, since: Date, say: (line: string) => void): Promise<void> {
  const { rows } = await owner.query<{ name: string; seconds: number }>(
    `select name, extract(epoch from applied_at - greatest(before, $1))::float as seconds
     from (select name, applied_at, lag(applied_at) over (order by applied_at) as before from migration) m
     where applied_at > $1 order by seconds desc limit 5`,
    [since],
  );
  for (const { name, seconds } of rows) say(`| ${name} | at most ${seconds.toFixed(1)} s | |`);
}
