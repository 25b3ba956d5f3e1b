import type { Holder } from '@omur/contract/works/rules/rights';
import type pg from 'pg';
import { type Cell, copyInto } from '../src/platform/database/copy.ts';
import { potTexts } from './potTexts.ts';
import { type PartsOf, publishersWith } from './publishers.ts';
import { Random } from './random.ts';
import { daysAfter } from './time.ts';
import { writeUnmatched } from './unmatched.ts';
import type { DemoWork } from './works.ts';
import { lastDistributedYear } from './years.ts';

interface Payout {
  distributionId: number;
  name: string;
  /** Its period has the same number. */
  year: number;
  kind: keyof typeof kinds;
  distributedOn: string | null;
  /** How large a part of the works it pays for. */
  reach: number;
}

interface Kind {
  categoryId: number;
  /** Where the music was, by pot. */
  pots: { pot: number; stations: number[]; subtype: number; abroad?: boolean }[];
  /** The largest amount of a line, in krónur. */
  most: number;
}

const stations = [
  ['Öldurás', 'Öldurás Radio'],
  ['Rás Krossaness', 'Radio Krossanes'],
  ['Skjárinn', 'Skjárinn Television'],
  ['Tónabrunnur', null],
  ['Bylgjan blá', 'Bylgjan blá Radio'],
  ['Fjallatónar', null],
] as const;
const subtypes = [
  ['Flutningur í útvarpi', 'Radio performance'],
  ['Flutningur í sjónvarpi', 'Television performance'],
  ['Bakgrunnstónlist', 'Background music'],
  ['Tónleikar', 'Concert'],
  ['Streymi', 'Streaming'],
  ['Sala', 'Sale'],
] as const;
const fee = 8;
const payment = 9;
const held = 10;

/** Pots (in `potTexts`), stations and subtypes are numbered from 1, in the order in which they stand above. */
const kinds = {
  main: {
    categoryId: 1,
    pots: [
      { pot: 1, stations: [1, 2, 5], subtype: 1 },
      { pot: 2, stations: [3], subtype: 2 },
      { pot: 3, stations: [0], subtype: 3 },
    ],
    most: 60_000,
  },
  live: { categoryId: 2, pots: [{ pot: 4, stations: [0], subtype: 4 }], most: 30_000 },
  streaming: {
    categoryId: 3,
    pots: [
      { pot: 5, stations: [4, 6], subtype: 5, abroad: true },
      { pot: 6, stations: [4], subtype: 6 },
      { pot: 7, stations: [6], subtype: 5, abroad: true },
    ],
    most: 3000,
  },
} as const satisfies Record<string, Kind>;

const iceland = 352;
/** Denmark, Sweden, Norway, Germany, Britain, and the United States. */
const abroad = [208, 752, 578, 276, 826, 840];

/** What came finished from elsewhere: four years, before the two that the society has distributed by runs, and one that staff have yet to finish. */
function payouts(now: Date): Payout[] {
  const lastYear = lastDistributedYear(now);
  const years = Array.from({ length: 4 }, (_, i) => lastYear - 5 + i);
  const finished = years.flatMap((year): Omit<Payout, 'distributionId'>[] => [
    {
      name: `Lifandi flutningur ${year}`,
      kind: 'live',
      distributedOn: `${year + 1}-03-20`,
      reach: 0.12,
      year,
    },
    {
      name: `Streymi og sala ${year}`,
      kind: 'streaming',
      distributedOn: `${year + 1}-04-24`,
      reach: 0.35,
      year,
    },
    { name: `Aðalúthlutun ${year}`, kind: 'main', distributedOn: `${year + 1}-06-15`, reach: 0.5, year },
  ]);
  const open = {
    name: `Aðalúthlutun ${lastYear + 1}`,
    kind: 'main' as const,
    distributedOn: null,
    reach: 0.5,
    year: lastYear + 1,
  };
  return [...finished, open].map((payout, i) => ({ ...payout, distributionId: 601 + i }));
}

/** Distributions with their lines, as an import leaves them. Only green works are paid. */
export async function writeDistributions(
  client: pg.Client,
  works: readonly DemoWork[],
  holdersOf: (authorId: number) => readonly Holder[],
  now: Date,
): Promise<void> {
  const random = new Random(4);
  const partsOf = await publishersWith(client, holdersOf);
  const all = payouts(now);
  await writeHeads(client, all, lastDistributedYear(now));
  const lines = all.flatMap((payout) => {
    const latest = daysAfter(new Date(payout.distributedOn ?? now), -180);
    const paid = works.filter(
      (work) => work.lights.at(-1)?.after === 0 && work.registeredAt < latest && random.chance(payout.reach),
    );
    return paid.flatMap((work) => linesOf(payout, work, partsOf, random)).map((line, i) => [...line, i + 1]);
  });
  await client.query('select make_lines(array_agg(distribution_id)) from distribution');
  await copyInto(
    client,
    'statement_line',
    `right_id, distribution_id, work_id, pot_id, subtype_id, station_id, used_on, use_count, country_id, movement_type, share,
     contract_id, amount, statement_line_id`,
    lines,
  );
  await deductAndPay(client);
  const used = all
    .filter(({ kind }) => kind !== 'live')
    .map(({ distributionId, year, kind }) => {
      const { pot, subtype } = (kinds[kind] as Kind).pots[0] ?? { pot: 1, subtype: 1 };
      return { distributionId, year, pot, subtype };
    });
  await writeUnmatched(client, used, random);
  for (const { distributionId } of all) await totalDemoDistribution(client, distributionId);
  await client.query(
    'insert into distribution_work (distribution_id, work_id) select distinct distribution_id, work_id from statement_total order by 1, 2',
  );
}

async function writeHeads(client: pg.Client, all: readonly Payout[], lastYear: number): Promise<void> {
  await copyInto(
    client,
    'pot',
    'pot_id, name, name_en, explanation_is, explanation_en',
    potTexts.map((texts, i) => [i + 1, ...texts]),
  );
  await copyInto(
    client,
    'station',
    'station_id, name, name_en',
    stations.map((names, i) => [i + 1, ...names]),
  );
  await copyInto(
    client,
    'performance_subtype',
    'subtype_id, name, name_en',
    subtypes.map((names, i) => [i + 1, ...names]),
  );
  await copyInto(
    client,
    'distribution_period',
    'period_id, name',
    Array.from({ length: 7 }, (_, i) => lastYear - 5 + i).map((year) => [year, `Árið ${year}`]),
  );
  await copyInto(
    client,
    'distribution',
    'distribution_id, name, period_id, category_id, state, distributed_on, royalty_text_is, royalty_text_en',
    all.map(({ distributionId, name, year, kind, distributedOn }) => [
      distributionId,
      name,
      year,
      kinds[kind].categoryId,
      // Finished once everything is in its place: what is finished cannot be written to.
      'checked',
      distributedOn,
      ...royaltyTexts(year),
    ]),
  );
}

/** What stands above a statement, in Icelandic and in English. */
export const royaltyTexts = (year: number) => [
  `Úthlutað er fyrir notkun á árinu ${year}. Athugasemdir þurfa að berast innan sex mánaða.`,
  `For use during ${year}. Remarks have to arrive within six months.`,
];

/** A line for each pot that the work was in and each who is paid for it. */
function linesOf(
  { kind, distributionId, year }: Payout,
  work: DemoWork,
  partsOf: PartsOf,
  random: Random,
): Cell[][] {
  const { pots: all, most } = kinds[kind] as Kind;
  return random
    .pickSome(all, random.whole(1, all.length))
    .flatMap(({ pot, stations: ids, subtype, abroad: isAbroad }) => {
      const eyrir = Math.round(100 * most * random.next() ** 3) + 100;
      const station = random.pick(ids) || null;
      const usedOn = `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;
      const place = [
        work.workId,
        pot,
        subtype,
        station,
        usedOn,
        random.whole(1, 90),
        isAbroad && random.chance(0.5) ? random.pick(abroad) : iceland,
        1,
      ];
      return partsOf(work, usedOn)
        .map(({ rightId, part, contractId }) => [
          rightId,
          distributionId,
          ...place,
          (100 * part).toFixed(2),
          contractId ?? null,
          krona(Math.round(eyrir * part)),
        ])
        .filter((line) => line.at(-1) !== '0.00');
    });
}

const krona = (eyrir: number) => (eyrir / 100).toFixed(2);

/** A tenth goes to the society; what is left is paid, or held until it is worth the transfer. */
async function deductAndPay(client: pg.Client): Promise<void> {
  await client.query(
    `insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
     select s.right_id, s.distribution_id, m.movement_type, m.pot_id, m.amount, 0
     from (select right_id, distribution_id, sum(amount) as amount, round(sum(amount) / 10, 2) as fee from statement_line
       group by right_id, distribution_id) s,
       lateral (values (2, ${fee}, s.fee), (case when s.amount - s.fee < 1000 then 6 else 4 end,
         case when s.amount - s.fee < 1000 then ${held} else ${payment} end, s.amount - s.fee))
         as m (movement_type, pot_id, amount)
     order by 1, 2, 3`,
  );
}

/** What an import does after the last line, and the report that staff read. A distribution that has a day is finished. */
export async function totalDemoDistribution(client: pg.Client, distributionId: number): Promise<void> {
  const { rowCount } = await client.query('select from total_distribution($1)', [distributionId]);
  if (rowCount !== 0) throw new Error(`Distribution ${distributionId} of the demo is uneven.`);
  await client.query(
    `insert into distribution_import (distribution_id, file_name, file_bytes, bytes_read, lines_read, line_count, right_count,
       distributed, deducted, allocated, held, unmatched_count, unmatched, asked_at, ended_at)
     select $1, 'uthlutun-' || $1 || '.csv', 80 * n, 80 * n, n, m.lines, m.rights, m.distributed, m.deducted, m.allocated, m.held,
       u.count, u.amount, d.distributed_on - 3, d.distributed_on - 3
     from distribution d,
       (select coalesce(sum(line_count), 0)::integer as lines, count(distinct right_id)::integer as rights,
         coalesce(sum(amount) filter (where movement_type in (1, 3)), 0) as distributed,
         coalesce(sum(amount) filter (where movement_type = 2), 0) as deducted,
         coalesce(sum(amount) filter (where movement_type in (4, 5)), 0) as allocated,
         coalesce(sum(amount) filter (where movement_type = 6), 0) as held from movement where distribution_id = $1) m,
       (select count(*)::integer as count, coalesce(sum(amount), 0) as amount from unmatched_usage where distribution_id = $1) u,
       lateral (select greatest(m.lines + u.count, 1) as n) t
     where d.distribution_id = $1`,
    [distributionId],
  );
  await client.query(
    `update distribution set state = 'finished' where distribution_id = $1 and distributed_on is not null`,
    [distributionId],
  );
  await client.query('select book_distribution($1)', [distributionId]);
}
