import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let administrator: Someone;
const rights: number[] = [];
const works: number[] = [];
let next = 1000;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  const members: [Someone, Someone, Someone] = [
    await portal.someone(),
    await portal.someone(),
    await portal.someone(),
  ];
  for (const [i, member] of members.entries()) {
    rights.push(await rightOf(portal, member));
    works.push(await sharedWork(portal, members, `Verk ${i}`));
  }
});
afterAll(() => portal.close());

/** Krónur of so many eyrir, as a file has them. */
const written = (eyrir: bigint) => `${eyrir / 100n}.${String(eyrir % 100n).padStart(2, '0')}`;

const amount = fc.bigInt({ min: 0n, max: 99_999_999_999n });
const usage = fc.record({
  right: fc.integer({ min: 0, max: 2 }),
  // The last is no work of the society.
  work: fc.integer({ min: 0, max: 3 }),
  type: fc.constantFrom(1, 3),
  pot: fc.constantFrom('Útvarp', 'Sjónvarp', 'Tónleikar'),
  amount,
});
const distribution = fc.record({
  lines: fc.array(usage, { minLength: 1, maxLength: 30 }),
  /** Of each right, in thousandths of what it is distributed: what is deducted, and what is paid of the rest. */
  parts: fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 1000n }), fc.bigInt({ min: 0n, max: 1000n })), {
    minLength: 3,
    maxLength: 3,
  }),
  saysPayments: fc.boolean(),
});
type Random = typeof distribution extends fc.Arbitrary<infer T> ? T : never;

interface Account {
  distributed: bigint;
  deducted: bigint;
  paid: bigint;
  held: bigint;
}

function accountsOf({ lines, parts, saysPayments }: Random): Account[] {
  return rights.map((_, right) => {
    const distributed = lines
      .filter((line) => line.right === right && line.work < 3)
      .reduce((sum, line) => sum + line.amount, 0n);
    const [deduction, payment] = parts[right] ?? [0n, 0n];
    const deducted = (distributed * deduction) / 1000n;
    const paid = saysPayments ? ((distributed - deducted) * payment) / 1000n : distributed - deducted;
    return { distributed, deducted, paid, held: distributed - deducted - paid };
  });
}

function fileOf(given: Random, accounts: readonly Account[], slip = 0n): string {
  const rows = given.lines.map(({ right, work, type, pot, amount: eyrir }) => [
    type,
    rights[right],
    works[work] ?? 2_000_000_000,
    pot,
    written(eyrir),
  ]);
  accounts.forEach(({ distributed, deducted, paid, held }, right) => {
    if (distributed === 0n) return;
    rows.push([2, rights[right], '', 'Umsýsla', written(deducted)]);
    if (!given.saysPayments) return;
    rows.push(
      [4, rights[right], '', 'Greitt', written(paid)],
      [6, rights[right], '', 'Geymt', written(held)],
    );
  });
  const last = rows.at(-1);
  if (slip > 0n && last) last[4] = written(BigInt(String(last[4]).replace('.', '')) + slip);
  return ['line;type;right;work;pot;amount', ...rows.map((row, i) => [i + 1, ...row].join(';'))].join('\n');
}

const total = (values: readonly bigint[]) => Number(values.reduce((sum, value) => sum + value, 0n)) / 100;

describe('control sums', () => {
  it('M3 are even to the eyrir for every right of any distribution', async () => {
    await fc.assert(
      fc.asyncProperty(distribution, async (given) => {
        const accounts = accountsOf(given);
        const id = ++next;
        const { body } = await importDistribution(portal, {
          as: administrator,
          id,
          file: fileOf(given, accounts),
        });
        expect(body.stadA_UTHLUTUNAR).toBe('checked');
        expect(body).toMatchObject({
          upphaD_UTHLUTAD: total(accounts.map(({ distributed }) => distributed)),
          upphaD_FRADREGID: total(accounts.map(({ deducted }) => deducted)),
          upphaD_RADSTAFAD: total(accounts.map(({ paid }) => paid)),
          upphaD_GEYMT: total(accounts.map(({ held }) => held)),
          upphaD_OTHEKKT: total(given.lines.filter(({ work }) => work === 3).map((line) => line.amount)),
        });
        // The three places that money stands in say the same.
        const [sums] = await portal.sql(
          `select (select coalesce(sum(amount), 0) from statement_line where distribution_id = $1) as lines,
            (select coalesce(sum(amount), 0) from statement_total where distribution_id = $1) as totals,
            (select coalesce(sum(amount), 0) from movement where distribution_id = $1 and movement_type in (1, 3)) as moved`,
          [id],
        );
        expect(sums?.totals).toBe(sums?.lines);
        expect(sums?.moved).toBe(sums?.lines);
        const uneven = await portal.sql(
          `select right_id from movement where distribution_id = $1 group by right_id
           having sum(case when movement_type in (1, 3) then amount else -amount end) <> 0`,
          [id],
        );
        expect(uneven).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
  it('M3 find a single eyrir too many, and nothing stays', async () => {
    await fc.assert(
      fc.asyncProperty(distribution, async (random) => {
        const given = { ...random, saysPayments: true };
        const accounts = accountsOf(given);
        fc.pre(accounts.some(({ distributed }) => distributed > 0n));
        const id = ++next;
        const { body } = await importDistribution(portal, {
          as: administrator,
          id,
          file: fileOf(given, accounts, 1n),
        });
        expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'refused', fjoldI_GALLA: 1 });
        expect(await portal.sql('select from movement where distribution_id = $1', [id])).toEqual([]);
        expect(await portal.sql('select from statement_line where distribution_id = $1', [id])).toEqual([]);
      }),
      { numRuns: 10 },
    );
  }, 60_000);
  it('M3 refuse to pay less than nothing, but in a correction', async () => {
    const file = `line;type;right;work;pot;amount\n1;1;${rights[0]};${works[0]};Útvarp;10\n2;2;${rights[0]};;Umsýsla;10,01`;
    const id = ++next;
    const { body } = await importDistribution(portal, { as: administrator, id, file });
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'refused', fjoldI_GALLA: 1 });
    const said = await portal.ask(`GET /api/distributions/${id}/problems`, {
      as: administrator,
      language: 'en',
    });
    expect(said.body).toMatchObject([
      {
        abending: `ISK 10.01 is deducted from right ${rights[0]}, and only ISK 10.00 is distributed to it.`,
      },
    ]);
  });
});
