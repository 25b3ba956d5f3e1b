import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { logIn, member } from '../../cases.ts';
import { measure } from '../../load.ts';
import { sameSql } from '../../sameSql.ts';
import { type Running, startBare } from '../../servers.ts';
import type { Society } from '../../society.ts';
import { databaseSeconds } from '../databaseSeconds.ts';
import { readLog, sendDecidedLog } from './log.ts';
import type { Measuring, Say } from './measuring.ts';
import { makeMoney } from './money.ts';
import { serverSeconds } from './processor.ts';
import { finishing, type IsDone, isReckoned } from './run.ts';

const sliceSeconds = 1;
const idleRounds = 3;
/** A run that works for longer says no more. */
const mostRounds = 12;
const least = 0.9;

interface Asked<R> {
  url: string;
  requests: R[];
  /** Processor time in seconds that the server has taken since it began. */
  seconds: () => Promise<number>;
}
interface Page {
  name: string;
  portal: Asked<{ method: 'GET'; path: string; headers: Record<string, string> }>;
  bare: Asked<{ path: string }>;
}
/** Added up over the rounds. */
interface Sum {
  perSecond: number;
  /** Processor time in seconds, of the server and of PostgreSQL. */
  server: number;
  database: number;
}
interface Read {
  name: string;
  phase: string;
  portal: Sum;
  bare: Sum;
  rounds: number;
}
const ratioOf = ({ portal, bare }: Read) => portal.perSecond / bare.perSecond;

/**
 * What members open most, each page beside the very statements that the portal runs for it sent bare, in turn: while nothing else is asked, while
 * the preview of a run is reckoned, and while it is finished. The run is of a log of its own, and of whatever else is not paid.
 */
export async function measureReads(of: Measuring): Promise<void> {
  const { society, portal, asks, decides, say } = of;
  const seed = Date.now().toString(36);
  const { usageImportId } = await sendDecidedLog(of, seed);
  await readLog(of, usageImportId);
  const bare = await startBare(society);
  try {
    const token = await logIn(portal.url, member.kennitala);
    const headers = { authorization: `Bearer ${token}` };
    const pages: Page[] = [];
    for (const [name, paths] of Object.entries(await pathsOf(society)))
      pages.push({
        name,
        portal: {
          url: portal.url,
          requests: paths.map((path) => ({ method: 'GET', path, headers })),
          seconds: () => serverSeconds(portal),
        },
        bare: {
          url: bare.url,
          requests: (await sameSql(society, bare, token, paths)).map((path) => ({ path })),
          seconds: () => bareSeconds(bare),
        },
      });
    const reads: Read[] = [];
    const readDuring = async (phase: string, most: number, isDone: IsDone) =>
      reads.push(...(await readWhile(of, pages, { phase, most, isDone })));
    await readWhile(of, pages, { phase: 'first', most: 1, isDone: isNever });
    await readDuring('idle', idleRounds, isNever);
    const body = await makeMoney(society, [asks, decides], seed);
    const id = Number((await asks('POST', 'money/runs', body))['uthlutuN_NR']);
    await readDuring('while a preview is reckoned', mostRounds, isReckoned(of, id));
    await readDuring('while a run is finished', mostRounds, await finishing(of, id));
    sayReads(reads, say);
  } finally {
    await bare.stop();
  }
}

const isNever: IsDone = async () => false;

/** Each page a second of the portal and a second bare, round by round, until it is done; what ended amid the two does not count. */
async function readWhile(
  { society }: Measuring,
  pages: readonly Page[],
  { phase, most, isDone }: { phase: string; most: number; isDone: IsDone },
): Promise<Read[]> {
  const nothing: Sum = { perSecond: 0, server: 0, database: 0 };
  const reads = pages.map(({ name }): Read => ({ name, phase, portal: nothing, bare: nothing, rounds: 0 }));
  const slice = async ({ url, requests, seconds }: Page['portal'] | Page['bare']): Promise<Sum> => {
    const [server, database] = [await seconds(), await databaseOf(society)];
    const { perSecond } = await measure(url, requests, sliceSeconds);
    return {
      perSecond,
      server: (await seconds()) - server,
      database: (await databaseOf(society)) - database,
    };
  };
  for (let round = 0; round < most; round++)
    for (const [at, page] of pages.entries()) {
      const first = round % 2 === 0 ? await slice(page.portal) : undefined;
      const bare = await slice(page.bare);
      const portal = first ?? (await slice(page.portal));
      if (await isDone()) return reads;
      const read = reads[at] as Read;
      Object.assign(read, {
        portal: added(read.portal, portal),
        bare: added(read.bare, bare),
        rounds: read.rounds + 1,
      });
    }
  if (isDone !== isNever) while (!(await isDone())) await delay(250);
  return reads;
}

const added = (one: Sum, other: Sum): Sum => ({
  perSecond: one.perSecond + other.perSecond,
  server: one.server + other.server,
  database: one.database + other.database,
});

const databaseOf = async ({ folder }: Society) =>
  (await databaseSeconds(path.join(folder, 'postgres/cluster'))) ?? Number.NaN;

async function bareSeconds({ url }: Running): Promise<number> {
  const used = (await (await fetch(`${url}/processor`)).json()) as NodeJS.CpuUsage;
  return (used.user + used.system) / 1e6;
}

function sayReads(reads: readonly Read[], say: Say): void {
  for (const read of reads) {
    const { name, phase, portal, bare, rounds } = read;
    const what = `| ${name}, ${phase}`;
    if (rounds === 0) say(`${what} | not measured: it was done before | |`);
    else
      say(
        `${what} | ${(portal.perSecond / rounds).toFixed(0)} a second, bare ${(bare.perSecond / rounds).toFixed(0)}: ${ratioOf(read).toFixed(2)} of bare (rounds: ${rounds}) | ≥ ${least} |`,
      );
    // While a run works, PostgreSQL's time is the run's as well.
    if (phase === 'idle') say(`${what}, processor time a request | ${costOf(read)} | |`);
  }
  const [worst] = reads.filter(({ rounds }) => rounds > 0).toSorted((a, b) => ratioOf(a) - ratioOf(b));
  if (worst)
    say(
      `| the worst of these: ${worst.name}, ${worst.phase} | **${ratioOf(worst).toFixed(2)}** of bare | ≥ ${least} |`,
    );
}

/** Other work on the machine takes turns from processes, of which the bare server has twenty-one and the portal three; it takes no processor time from either. */
function costOf({ portal, bare }: Read): string {
  const each = ({ perSecond, server, database }: Sum) =>
    [server, database].map((seconds) => (seconds * 1e6) / (perSecond * sliceSeconds));
  const [[server = 0, database = 0], [bareServer = 0, bareDatabase = 0]] = [each(portal), each(bare)];
  return `${server.toFixed(0)} µs of the server and ${database.toFixed(0)} of PostgreSQL, bare ${bareServer.toFixed(0)} and ${bareDatabase.toFixed(0)}: ${((bareServer + bareDatabase) / (server + database)).toFixed(2)} of bare`;
}

/** The calls of each page, with the line of the newest run that paid the member. */
async function pathsOf({ owner }: Society): Promise<Record<string, string[]>> {
  const { rows } = await owner.query<{
    rightId: number;
    distributionId: number;
    periodId: number;
    line: number;
  }>(
    `select l.right_id as "rightId", l.distribution_id as "distributionId", d.period_id as "periodId", min(l.statement_line_id) as line
     from statement_line l join author_right r using (right_id) join distribution d using (distribution_id) join run_line n using (distribution_id, statement_line_id)
     where r.person_id = $1 and d.state = 'finished' group by 1, 2, 3, d.distributed_on order by d.distributed_on desc, count(*) desc, 1, 2 limit 1`,
    [member.personId],
  );
  const found = rows[0];
  if (!found) throw new Error('No run has paid the member.');
  const { rightId, distributionId, periodId, line } = found;
  const person = '/api/persons';
  const rights = `${person}/${member.personId}/rights`;
  const year = new Date().getFullYear();
  return {
    home: ['/api/home'],
    works: [`${person}/${member.personId}/compositions?limit=50`],
    statistics: [
      rights,
      `${person}/statistics/breakdown?rights=${rightId}&sundurlidun=month&dateFrom=${year - 2}-01-01&dateTo=${year}-12-31`,
    ],
    'list of statements': [rights, `${person}/statistics?rights=${rightId}&limit=100`],
    'one statement': [
      `${person}/statuses/periods/${periodId}/${rightId}?Did=${distributionId}`,
      `${person}/statistics/distributions?rights=${rightId}&Did=${distributionId}&limit=500`,
    ],
    'explanation of a line': [`${person}/statistics/distributions/${distributionId}/lines/${line}`],
  };
}
