import { authorOf } from '../authors.ts';
import { userOf } from '../people.ts';
import { dayOf, daysAfter, daysBefore } from '../time.ts';
import { lastDistributedYear } from '../years.ts';
import { correct } from './correction.ts';
import { namesakes } from './heard.ts';
import { periodOf, receiveFromAbroad, receiveIncome, receiveLate, receiveOfNewYear } from './income.ts';
import { radioLog, secondRadioLog, statementFromAbroad, televisionLog } from './logs.ts';
import { answerClaim, claimUsageOf, decideOn } from './matching.ts';
import { datePast, type Past } from './past.ts';
import { payBalances, returnPayment } from './payments.ts';
import { audioReport, videoReport } from './reports.ts';
import { categoryOf, makeRules } from './rules.ts';
import { makeRun, previewRun } from './runs.ts';
import { enterSocieties, readRegister } from './societies.ts';
import { importReported } from './usageFiles.ts';
import { sendLevyFile } from './levyFile.ts';

/** A member whose bank account was closed before the payment came. */
const movedAwayId = 1024;

/** As many as a member reads at once under their distributions, the earliest with contracts that have ended since. */
export const allYears = 6;

/**
 * Years of the society, from what was paid for music to what its members were paid: rules of two administrators, income, reports of
 * usage, runs, a correction, payments and claims. Nothing in it is written as a result: calls and jobs do the same by the same functions.
 */
export async function liveYears(past: Past, now: Date, years: number): Promise<void> {
  const last = lastDistributedYear(now);
  const first = last - years + 1;
  await makeRules(past, { first, last });
  await readRegister(past, `${first}-01-12`);
  await enterSocieties(past, `${first}-02-04`);
  for (let year = first; year < last; year++) await liveYear(past, year, { first, last });
  await liveLatestYear(past, last, now);
  await datePast(past);
  await past.client.query('select refresh_expected_money()');
  // As the nightly job has done by then: the lines of all runs refer to rights and works that there are (O34).
  await past.client.query('select reference_runs()');
  await past.client.query('select prove_folds()');
}

/** A year, distributed and paid in the one after it. What was decided on usage in the first counts in all others; in the last of these years a payment came back. */
async function liveYear(
  past: Past,
  year: number,
  { first, last }: { first: number; last: number },
): Promise<void> {
  const next = year + 1;
  await reportYear(past, year, last);
  if (year === first) await decide(past, year);
  const main = await distributeYear(past, year);
  if (next === last)
    await correct(past, { corrected: main, askedOn: `${next}-06-22`, distributedOn: `${next}-06-25` });
  const paid = await payBalances(past, `${next}-06-30`, `${next}-07-05`);
  if (year === first) await claimFound(past, `${next}-10-06`);
  if (next < last) return;
  const moved =
    paid.find(({ personId }) => personId === movedAwayId) ?? paid.find(({ personId }) => personId > 1010);
  if (!moved) throw new Error('The demo pays nobody who has moved away.');
  await returnPayment(past, `${next}-07-08`, moved);
}

async function decide(past: Past, year: number): Promise<void> {
  await decideOn(past, `${year + 1}-02-20`, 'Lag án titils', null);
  const [, namesake] = namesakes(past.works);
  if (namesake) await decideOn(past, `${year + 1}-02-23`, namesake.title, namesake.workId);
}

/** The latest year, and what waits for staff since. */
async function liveLatestYear(past: Past, year: number, now: Date): Promise<void> {
  const next = year + 1;
  await reportYear(past, year, year);
  const main = await distributeYear(past, year, async () => {
    await payBalances(past, `${next}-05-31`, `${next}-06-05`);
  });
  await claimLately(past, now);
  await receiveLate(past, year);
  await receiveOfNewYear(past, next);
  await previewRun(past, ofFirstHalf(next), { isOpen: true });
  await sendLevyFile(past, { year, like: main, day: dayOf(daysBefore(now, 4)) });
}

/** What was paid for the music of a year, somewhat less in each the longer ago it was, and what was heard in it. */
async function reportYear(past: Past, year: number, last: number): Promise<void> {
  await receiveIncome(past, year, 0.94 ** (last - year));
  const abroad = statementFromAbroad(past, year, 30);
  await receiveFromAbroad(past, year, abroad);
  const isk = await inPool(past, year, 'Myndskeið á vef');
  const files = [
    ['01-14', radioLog(past, year, 240)],
    ['01-21', secondRadioLog(past, year, 120)],
    ['01-28', televisionLog(past, year, 60)],
    ['02-03', audioReport(past, year, 1, 70)],
    ['02-03', audioReport(past, year, 2, 70)],
    ['02-21', videoReport(past, year, 30, isk)],
    ['04-29', abroad],
  ] as const;
  for (const [day, file] of files) await importReported(past, `${year + 1}-${day}`, file);
}

/** The runs of a year; `before` comes before the last of them, the main one. Answers its number. */
async function distributeYear(past: Past, year: number, before?: () => Promise<void>): Promise<number> {
  const { main, live, streaming, abroad } = categoryOf;
  const run = (name: string, categoryId: number, asked: string, day: string) =>
    makeRun(past, {
      name: `${name} ${year}`,
      categoryId,
      year,
      askedOn: `${year + 1}-${asked}`,
      distributedOn: `${year + 1}-${day}`,
    });
  await run('Lifandi flutningur', live, '03-16', '03-20');
  await run('Streymi og sala', streaming, '04-20', '04-24');
  await run('Flutningur erlendis', abroad, '05-15', '05-20');
  await before?.();
  return run('Aðalúthlutun', main, '06-09', '06-15');
}

/** It waits for another administrator. */
const ofFirstHalf = (year: number) => ({
  name: `Lifandi flutningur, fyrri hluti árs ${year}`,
  categoryId: categoryOf.live,
  year,
  until: '06-30',
  askedOn: `${year}-07-01`,
  distributedOn: `${year}-07-01`,
});

async function inPool({ client }: Past, year: number, pool: string): Promise<number> {
  const { rows } = await client.query<{ isk: number }>(
    `select (n.units / 10000)::float as isk from net_pools n join pool using (pool_id) join distribution_period p using (period_id)
     where pool.name = $1 and p.name = $2`,
    [pool, periodOf(year)],
  );
  return rows[0]?.isk ?? 0;
}

/** What a member claims is accepted, and paid by the next run. */
async function claimFound(past: Past, day: string): Promise<void> {
  const who = { user: userOf.jokull, person: 1002 };
  const workId = ownWork(past, authorOf.jokull);
  const text = 'Gluggagægjar voru hljómsveitin mín á menntaskólaárunum.';
  const claim = await claimUsageOf(past, { day, who, title: 'Miðnæturkaffi', workId, text });
  await answerClaim(past, dayOf(daysAfter(new Date(day), 8)), claim);
}

/** One claim waits for staff, another has been refused. */
async function claimLately(past: Past, now: Date): Promise<void> {
  const ago = (days: number) => dayOf(daysBefore(now, days));
  await claimUsageOf(past, {
    day: ago(6),
    who: { user: userOf.jokull, person: 1002 },
    title: 'Þoka',
    workId: ownWork(past, authorOf.jokull),
    text: 'Skýjabakki lék lagið undir þessu nafni á tónleikaferð.',
  });
  const refused = await claimUsageOf(past, {
    day: ago(40),
    who: { user: userOf.thordis, person: 1001 },
    title: 'Haustlauf',
    workId: ownWork(past, authorOf.thordis),
  });
  await answerClaim(past, ago(31), refused, 'Regnboginn á annað lag með þessu heiti, og það var leikið.');
}

function ownWork({ works }: Past, authorId: number): number {
  const own = works.find(
    ({ authors, lights }) => lights.at(-1)?.after === 0 && authors.some((one) => one.authorId === authorId),
  );
  return own?.workId ?? 0;
}
