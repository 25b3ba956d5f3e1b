import os from 'node:os';
import { parseArgs } from 'node:util';
import { castCases, type Case } from './cases.ts';
import { measureExport } from './export.ts';
import { measure as measured, median, type Measured } from './load.ts';
import { measureCwr } from './cwr.ts';
import { comparePeers } from './peers.ts';
import { startBare, startPortal, type Running } from './servers.ts';
import { measureSizes } from './sizes.ts';
import { openSociety, removeRegistered } from './society.ts';

interface Compared {
  name: string;
  portal: Measured;
  bare: Measured;
  ratio: number;
  aim: number;
}

const { values } = parseArgs({
  options: {
    works: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    peers: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

// Files need no society.
if (values.only === '' || values.only === 'cwr') await measureCwr(say);
if (values.only === 'cwr') process.exit();

const society = await openSociety(Number(values.works), say);
const running: Running[] = [];
let lastWorkId: number | undefined;
try {
  const portal = await startPortal(society);
  running.push(portal);
  const bare = await startBare(society);
  running.push(bare);
  const { rows } = await society.owner.query<{ last: number }>('select max(work_id) as last from work');
  const { cases, publisherId, publisherToken } = await castCases(society, portal, bare);

  say(
    `\n${os.cpus()[0]?.model}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB; Node ${process.version}`,
  );
  say(`${values.works} works, 32 connections, ${seconds} s a measurement, ${rounds} rounds, medians\n`);

  lastWorkId = rows[0]?.last;
  const exported = await measureExport(portal.url, publisherId, publisherToken);
  const compared: Compared[] = [];
  for (const one of cases.filter(({ name }) => name.includes(values.only))) {
    compared.push(await compare(one, portal, bare));
    sayCompared(compared.at(-1));
  }
  if (values.peers) await comparePeers({ society, bare, cases, seconds, rounds, say });
  sayAcross(compared);
  say(
    `| whole list as CSV | ${exported.lines} lines, ${exported.megabytes.toFixed(1)} MB in ${exported.seconds.toFixed(1)} s | ${exported.extraMegabytes.toFixed(0)} MB more memory | < 100 MB |`,
  );
  for (const { page, kilobytes, aim } of measureSizes())
    say(`| JavaScript of ${page}, gzipped | ${kilobytes.toFixed(1)} KB | | ≤ ${aim} KB |`);
} finally {
  for (const one of running) await one.stop();
  if (lastWorkId !== undefined) await removeRegistered(society.owner, lastWorkId);
  await society.close();
}

/** Asks both in turn, and the other one first every second round. The ratio is the median of the rounds' ratios. */
async function compare(one: Case, ours: Running, theirs: Running): Promise<Compared> {
  const { name, portal, bare, aim } = one;
  const measure = async (...asked: Parameters<typeof measured>) => {
    await one.before?.();
    return measured(...asked);
  };
  await measure(ours.url, portal, 1);
  await measure(theirs.url, bare, 1);
  const both: { portal: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? undefined : await measure(theirs.url, bare, seconds);
    const own = await measure(ours.url, portal, seconds);
    both.push({ portal: own, bare: first ?? (await measure(theirs.url, bare, seconds)) });
  }
  await one.after?.();
  const ratio = median(both.map((round) => round.portal.perSecond / round.bare.perSecond));
  return {
    name,
    aim,
    ratio,
    portal: middle(both.map((one) => one.portal)),
    bare: middle(both.map((one) => one.bare)),
  };
}

function middle(all: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(all.map((one) => one[figure]));
  const tooBusy = all.reduce((sum, one) => sum + one.tooBusy, 0);
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), tooBusy };
}

function sayCompared(one: Compared | undefined): void {
  if (!one) return;
  const figures = ({ perSecond, p50, p99, tooBusy }: Measured) =>
    `${perSecond.toFixed(0)}/s (${p50} ms, ${p99} ms${tooBusy > 0 ? `, ${tooBusy} × 503` : ''})`;
  say(
    `| ${one.name} | ${figures(one.portal)} | ${figures(one.bare)} | ${one.ratio.toFixed(2)} | ≥ ${one.aim.toFixed(1)} |`,
  );
}

/** How much more one page or word costs than another. */
function sayAcross(compared: readonly Compared[]): void {
  const of = (name: string) =>
    compared.find((one) => one.name.includes(name))?.portal.perSecond ?? Number.NaN;
  // With --only, one of the two may not have been measured.
  const times = (name: string, more: number, less: number, aim: string) =>
    Number.isFinite(less / more) && say(`| ${name} | ${(less / more).toFixed(2)} times | | ≤ ${aim} |`);
  times('last page against the first', of('last page'), of('first page'), '1.5');
  times('very common word against a rare one', of('very common word'), of('rare word'), '3');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
