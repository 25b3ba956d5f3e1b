import type pg from 'pg';
import { authorOf } from './authors.ts';
import { copyInto } from './copy.ts';
import { Random } from './random.ts';
import { daysAfter, momentWithin } from './time.ts';
import type { DemoWork } from './works.ts';

interface Payout {
  distributionId: number;
  name: string;
  periodName: string;
  categoryId: number;
  distributedOn: string | null;
  /** How large a part of the works it pays for. */
  reach: number;
}

/** Six years of payouts, the last of them the last year whose June has come, and one that is still being reckoned. */
function payouts(now: Date): Payout[] {
  const lastYear = now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 1 : 2);
  const years = Array.from({ length: 6 }, (_, i) => lastYear - 5 + i);
  const finished = years.flatMap((year) => [
    {
      name: `Lifandi flutningur ${year}`,
      categoryId: 2,
      distributedOn: `${year + 1}-03-20`,
      reach: 0.12,
      year,
    },
    { name: `Streymi og sala ${year}`, categoryId: 3, distributedOn: `${year + 1}-04-24`, reach: 0.35, year },
    { name: `Aðalúthlutun ${year}`, categoryId: 1, distributedOn: `${year + 1}-06-15`, reach: 0.5, year },
  ]);
  const open = {
    name: `Aðalúthlutun ${lastYear + 1}`,
    categoryId: 1,
    distributedOn: null,
    reach: 0.5,
    year: lastYear + 1,
  };
  return [...finished, open].map(({ year, ...payout }, i) => ({
    ...payout,
    distributionId: 601 + i,
    periodName: `Árið ${year}`,
  }));
}

/** Distributions, with the works that each paid for. Only green works are paid. */
export async function writeDistributions(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  const random = new Random(4);
  const all = payouts(now);
  await copyInto(
    client,
    'distribution',
    'distribution_id, name, period_name, category_id, is_finished, distributed_on',
    all.map((one) => [
      one.distributionId,
      one.name,
      one.periodName,
      one.categoryId,
      one.distributedOn !== null,
      one.distributedOn,
    ]),
  );
  const paid = all.flatMap(({ distributionId, distributedOn, reach }) => {
    const latest = daysAfter(new Date(distributedOn ?? now), -180);
    return works
      .filter((work) => work.lights.at(-1)?.after === 0 && work.registeredAt < latest && random.chance(reach))
      .map(({ workId }) => [distributionId, workId]);
  });
  await copyInto(client, 'distribution_work', 'distribution_id, work_id', paid);
}

const programmes = [
  'Vitavörðurinn',
  'Veðurklúbburinn, 1. þáttur',
  'Veðurklúbburinn, 2. þáttur',
  'Síðasta rútan norður',
  'Kvöldgestir í Krossanesi',
  'Landið undir ísnum',
];
const usages = ['Upphafsstef', 'Bakgrunnstónlist', 'Bakgrunnstónlist', 'Tónlist í mynd', 'Lokastef'];

/** Films and programmes, each with what was heard in it; a little of it is by nobody the society knows. */
export async function writeCueSheets(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  const random = new Random(5);
  const ofThordis = works.filter((work) => isGreenWorkOf(work, authorOf.thordis));
  const ofVebjorn = works.filter((work) => isGreenWorkOf(work, authorOf.vebjorn));
  const sheets = programmes.map((title, i) => {
    const registeredAt = momentWithin(random, '2019-01-07', '2026-09-30', now);
    return { id: 701 + i, title, registeredAt, lastChangedAt: daysAfter(registeredAt, random.whole(0, 20)) };
  });
  await copyInto(
    client,
    'cue_sheet',
    'cue_sheet_id, title, registered_at, last_changed_at',
    sheets.map(({ id, title, registeredAt, lastChangedAt }) => [id, title, registeredAt, lastChangedAt]),
  );
  const lines = sheets.flatMap(({ id }) => {
    const heard = [...random.pickSome(ofThordis, 3), ...random.pickSome(ofVebjorn, 9)];
    return usages.flatMap((usage, part) =>
      heard
        .slice(part * 3, part * 3 + 3)
        .map((work, n) => [
          id,
          part * 3 + n + 1,
          random.chance(0.05) ? null : work.workId,
          work.title,
          random.whole(12, work.durationSeconds),
          usage,
        ]),
    );
  });
  await copyInto(
    client,
    'cue_sheet_line',
    'cue_sheet_id, line_number, work_id, title, duration_seconds, usage',
    lines,
  );
}

function isGreenWorkOf({ authors, lights }: DemoWork, authorId: number): boolean {
  return lights.at(-1)?.after === 0 && authors.some((author) => author.authorId === authorId);
}
