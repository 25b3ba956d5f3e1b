import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let anna: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  const bera = await portal.someone({ role: 'administrator', isPerson: false });
  await logsShareAPool(portal, [anna, bera]);
}, 60_000);
afterAll(() => portal.close());

interface Line {
  measure: bigint;
  units: bigint;
}

/** What each line gets when every one is reckoned by itself: largest remainder, the first of equal ones first (R13). */
function shared(whole: bigint, measures: readonly bigint[]): bigint[] {
  const all = measures.reduce((sum, one) => sum + one, 0n);
  const low = measures.map((one) => (whole * one) / all);
  const rest = Number(whole - low.reduce((sum, one) => sum + one, 0n));
  const fraction = (at: number) => (whole * (measures[at] ?? 0n)) % all;
  const order = measures.map((_, at) => at).sort((a, b) => Number(fraction(b) - fraction(a)) || a - b);
  const first = new Set(order.slice(0, rest));
  return low.map((units, at) => units + (first.has(at) ? 1n : 0n));
}

/** A run of a year of a log with a line of each of so many seconds. */
async function linesOf(year: number, kronur: number, seconds: readonly number[]): Promise<Line[]> {
  const rows = seconds.map((one, at) => `${year}-03-01;Lag ${at % 7};Einhver;${one}`);
  await importUsage(portal, {
    as: anna,
    file: ['date;title;writers;seconds', ...rows, ''].join('\n'),
  });
  const period = `Árið ${year}`;
  await receive(portal, anna, { period, kronur });
  const id = await aRun(portal, anna, { period, year });
  const lines = await portal.sql<{ measure: string; units: string }>(
    'select measure::text, units::text from run_line where distribution_id = $1 order by statement_line_id',
    [id],
  );
  return lines.map(({ measure, units }) => ({ measure: BigInt(measure), units: BigInt(units) }));
}

it.each([
  ['all are equal', 2020, 1000, Array.from({ length: 37 }, () => 60)],
  [
    'the rest ends among equals',
    2021,
    777.77,
    Array.from({ length: 90 }, (_, at) => [30, 61, 30, 203][at % 4] ?? 0),
  ],
  [
    'others have the same remainder',
    2022,
    0.03,
    Array.from({ length: 48 }, (_, at) => [1, 5, 9][at % 3] ?? 0),
  ],
  ['no rest is left', 2023, 10, Array.from({ length: 10 }, () => 50)],
  ['hardly any are equal', 2024, 98_765.43, Array.from({ length: 60 }, (_, at) => 1 + ((at * 7919) % 59))],
])(
  'R13, R104 a line gets of a pool what it gets reckoned by itself, and the first of equals the rest: %s',
  async (_, year, kronur, seconds) => {
    const lines = await linesOf(year, kronur, seconds);
    const whole = BigInt(Math.round(kronur * 100)) * 100n;
    expect(lines.map(({ measure }) => Number(measure))).toEqual(seconds);
    expect(lines.map(({ units }) => units)).toEqual(
      shared(
        whole,
        lines.map(({ measure }) => measure),
      ),
    );
  },
);
