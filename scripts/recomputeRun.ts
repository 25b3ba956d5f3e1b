// Recomputes a run from exported CSVs alone, and compares with what was paid: node scripts/recomputeRun.ts FOLDER
// incomes.csv: income,rule,hundredths,units,of,transaction,reverses (rule 0: the gross; `of`: the deduction, or the pool that the rule allocates to; a rule from 2,000,000,000 on is a part, with its amount) · steps.csv: pool,step,units · pools.csv: pool,units,gross · lines.csv: line,pool,measure,usage,daypart,estimate,weight,protected,amount,sharing,kept,day,time,source,estimateCode,weightCode,back
// `gross`: what a pool had before deductions, where its lines name more than it has. `back`: what other lines of the report took of the amount that a line named; `amount` is what is left.
// factors.csv: rule,kind,of,from,until,starts,ends,factor: the dated tables, by the kind of usage, the time of day, or a code of works; `?` is a code that was not kept.
// shares.csv: sharing,number,payee,hundredths,had · paid.csv: line,payee,eyrir. A line without `sharing` is kept as a whole, of no payee;
// a `kept` line has its amount from an earlier run and takes nothing of its pool; a payee is r… (a right), a… (an author), or empty. Whole numbers throughout; amounts in 1/10,000 króna.
// `had` is of a correction, in eyrir: what the payee has had of the line. A right is paid the difference; what is kept is kept anew, as it was where `hundredths` is empty.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';

type Row = Record<string, string>;
interface Part {
  line: string;
  payee: string;
  had?: bigint;
}

/** Rows of a CSV of numbers and plain words. */
function rowsOf(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, name), 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])),
  );
}

/** Splits a whole by weights: largest remainder, the first of equal ones first. */
function split(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const parts = weights.map((weight) => (whole * weight) / sum);
  const left = Number(whole - parts.reduce((all, part) => all + part, 0n));
  return addOnes(
    parts,
    weights.map((weight) => (whole * weight) % sum),
    left,
  );
}

/** One more for the `count` largest fractions, the first of equal ones first. */
function addOnes(parts: readonly bigint[], fractions: readonly bigint[], count: number): bigint[] {
  const order = fractions
    .map((fraction, at) => ({ fraction, at }))
    .sort((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction < b.fraction ? 1 : -1));
  const up = new Set(order.slice(0, count).map(({ at }) => at));
  return parts.map((part, at) => (up.has(at) ? part + 1n : part));
}

/** Rounds units to whole eyrir that add up to `total`: largest remainder, in the order given. */
function toEyrir(units: readonly bigint[], total: bigint): bigint[] {
  const parts = units.map((unit) => unit / 100n);
  const left = Number(total - parts.reduce((all, part) => all + part, 0n));
  return addOnes(
    parts,
    units.map((unit) => unit % 100n),
    left,
  );
}

const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
const factors = ['measure', 'usage', 'daypart', 'estimate', 'weight', 'protected'];
const pointsOf = (line: Row) =>
  line['amount']
    ? 0n
    : factors.map((name) => BigInt(line[name] ?? 0)).reduce((all, factor) => all * factor, 1n);

const sharings = Map.groupBy(rowsOf('shares.csv'), (row) => row['sharing'] ?? '');
const lines = rowsOf('lines.csv').toSorted((a, b) => Number(a['line']) - Number(b['line']));
const linesByPool = Map.groupBy(
  lines.filter(({ kept }) => !kept),
  (row) => row['pool'] ?? '',
);
const keptByPool = Map.groupBy(
  lines.filter(({ kept }) => kept),
  (row) => row['pool'] ?? '',
);

/** A line's units for each who shares it. */
function partsOf({ line = '', sharing }: Row, units: bigint): (Part & { units: bigint })[] {
  if (!sharing) return [{ line, payee: '', units }];
  const shares = (sharings.get(sharing) ?? [])
    .filter(({ hundredths }) => hundredths)
    .toSorted((a, b) => Number(a['number']) - Number(b['number']));
  const amounts = split(
    units,
    shares.map(({ hundredths = '' }) => BigInt(hundredths)),
  );
  return shares.map(({ payee = '', had }, at) => ({
    line,
    payee,
    units: amounts[at] ?? 0n,
    ...(had && payee.startsWith('r') && { had: BigInt(had) }),
  }));
}

/** What a pool pays, in eyrir, by line and payee. */
function paidBy({ pool = '', units = '', gross = '' }: Row): (Part & { eyrir: bigint })[] {
  const own = linesByPool.get(pool) ?? [];
  const named = sum(own.map(({ amount }) => BigInt(amount ?? 0)));
  const points = own.map(pointsOf);
  const has = BigInt(units);
  if (named > has) return named > mostNamed(own, BigInt(gross || 0)) ? [] : paidByAmounts(own, has);
  const shared = has - named - (has % 100n);
  const byPoints = shared > 0n && sum(points) > 0n ? split(shared, points) : own.map(() => 0n);
  const parts = own.flatMap((line, at) => {
    const all = line['amount'] ? BigInt(line['amount']) : (byPoints[at] ?? 0n);
    return all > 0n ? partsOf(line, all) : [];
  });
  return rounded(parts);
}

/** What lines may name together: what the pool had before deductions, and half an eyrir a line, a hundredth at most. */
function mostNamed(own: readonly Row[], gross: bigint): bigint {
  const half = 50n * BigInt(own.filter(({ amount }) => amount).length);
  return gross + (half < gross / 100n ? half : gross / 100n);
}

/** Lines that name more than the pool has share it by their amounts. */
function paidByAmounts(own: readonly Row[], has: bigint): (Part & { eyrir: bigint })[] {
  const units = split(
    has - (has % 100n),
    own.map(({ amount }) => BigInt(amount || 0)),
  );
  return rounded(own.flatMap((line, at) => ((units[at] ?? 0n) > 0n ? partsOf(line, units[at] ?? 0n) : [])));
}

/** What is paid of money that was kept, whole eyrir from the start. */
const keptPaid = (kept: readonly Row[]) => [
  ...rounded(kept.flatMap((line) => partsOf(line, BigInt(line['amount'] ?? 0)))),
  ...kept.flatMap(stillKept),
];

/** What stays kept of a line that a correction shares anew. */
const stillKept = ({ line = '', sharing = '' }: Row) =>
  (sharings.get(sharing) ?? [])
    .filter(({ hundredths, had }) => had && !hundredths)
    .map(({ payee = '', had = '' }) => ({ line, payee, eyrir: BigInt(had) }));

/** Eyrir by payee, and of each payee by line. */
function rounded(parts: readonly (Part & { units: bigint })[]): (Part & { eyrir: bigint })[] {
  const owners = [...Map.groupBy(parts, ({ line, payee }) => ownerOf(payee, line))].sort(
    ([a], [b]) => rank(a) - rank(b),
  );
  const sums = owners.map(([, own]) => sum(own.map((part) => part.units)));
  const eyrir = toEyrir(sums, sum(sums) / 100n);
  return owners.flatMap(([, own], at) => {
    const each = toEyrir(
      own.map((part) => part.units),
      eyrir[at] ?? 0n,
    );
    return own.map(({ line, payee, had = 0n }, n) => ({ line, payee, eyrir: (each[n] ?? 0n) - had }));
  });
}

/** What is kept for a line, or for the dispute over a work, is kept for each line by itself. */
const ownerOf = (payee: string, line: string) => (payee.startsWith('d') ? `d${line}` : payee || `-${line}`);

/** Where two payees have the same fraction: lines kept for disputes, the last one first; then other kept lines, the last one first; then authors, the highest number first; then rights. */
function rank(owner: string): number {
  if (owner.startsWith('r')) return Number(owner.slice(1));
  if (owner.startsWith('a')) return -Number(owner.slice(1));
  return (owner.startsWith('d') ? -20_000_000_000 : -10_000_000_000) - Number(owner.slice(1));
}

const key = ({ line, payee }: Part) => `${line} ${payee}`;
const expected = new Map(
  [...rowsOf('pools.csv').flatMap(paidBy), ...[...keptByPool.values()].flatMap(keptPaid)]
    .filter(({ eyrir }) => eyrir !== 0n)
    .map((part) => [key(part), part.eyrir] as const),
);
const paid = new Map(
  rowsOf('paid.csv')
    .filter(({ eyrir }) => eyrir !== '0')
    .map(({ line = '', payee = '', eyrir = '' }) => [key({ line, payee }), BigInt(eyrir)] as const),
);
const incomes = Map.groupBy(rowsOf('incomes.csv'), ({ income }) => income ?? '');
const grossOf = (income: string): Row =>
  (incomes.get(income) ?? []).find(({ rule }) => rule === '0') ?? { units: '0', reverses: '' };
const unitsOf = (rows: readonly Row[]) => sum(rows.map(({ units = '' }) => BigInt(units)));
const isOfPool = ({ of = '' }: Row) => /^\d+$/.test(of);

/** Rules that took something else than their percentage: of the gross what is deducted, and of what was left each time what is allocated. */
function unevenRules([income, rows]: [string, Row[]]): string[] {
  const rules = rows
    .filter(({ rule }) => rule !== '0')
    .toSorted((a, b) => Number(a['rule']) - Number(b['rule']));
  const gross = grossOf(income);
  if (gross['reverses']) {
    const isOpposite = BigInt(gross['units'] ?? 0) === -BigInt(grossOf(gross['reverses'])['units'] ?? 0);
    return isOpposite && rules.length === 0 ? [] : [`Income ${income}`];
  }
  const deducted = rules.filter((rule) => !isOfPool(rule));
  const turns = [...Map.groupBy(rules.filter(isOfPool), ({ transaction }) => transaction ?? '')];
  let [left, percents] = [BigInt(gross['units'] ?? 0), 0n];
  const groups = [deducted, ...turns.sort(([a], [b]) => Number(a) - Number(b)).map(([, of]) => of)];
  return groups.flatMap((group, at) => {
    const weights = group.map(({ hundredths = '' }) => BigInt(hundredths));
    const isOfParts = group.some(({ rule }) => Number(rule) >= 2_000_000_000);
    const rest = isOfParts ? 0n : 10_000n - sum(weights) - percents;
    const parts = rest < 0n || rest + sum(weights) === 0n ? [] : split(left, [...weights, rest]);
    left -= unitsOf(group);
    // What is deducted is of the gross, and what is allocated of the net.
    if (at > 0) percents += sum(weights);
    return group
      .filter(({ units = '' }, n) => parts[n] !== BigInt(units))
      .map(({ rule }) => `Rule ${rule} of income ${income}`);
  });
}

/** Where an income went: pools by their numbers, and by their names what was deducted and what waited for a rule. */
function destinations(income: string): Map<string, bigint> {
  const reversed = grossOf(income)['reverses'];
  const rules = (incomes.get(reversed || income) ?? []).filter(({ rule }) => rule !== '0');
  const waits = BigInt(grossOf(reversed || income)['units'] ?? 0) - unitsOf(rules);
  const to = [...Map.groupBy(rules, ({ of }) => of ?? '')].map(([of, rows]) => [of, unitsOf(rows)] as const);
  return new Map(
    [...to, ['unallocated', waits] as const].map(([of, units]) => [of, reversed ? -units : units]),
  );
}

/** By step, what the incomes that were allocated to a pool come to: their gross, less all that did not go there. */
function stepsOf(pool: string): Map<string, bigint> {
  const steps = new Map<string, bigint>();
  const add = (step: string, units: bigint) => steps.set(step, (steps.get(step) ?? 0n) + units);
  for (const income of incomes.keys()) {
    const to = destinations(income);
    if (!to.get(pool)) continue;
    add('gross', BigInt(grossOf(income)['units'] ?? 0));
    for (const [of, units] of to) if (of !== pool) add(isOfPool({ of }) ? 'otherPools' : of, -units);
  }
  return steps;
}

/** Pools that have something else than what incomes allocated to them and what lay there from before, or whose steps are not those of the incomes. */
function unevenPools(): string[] {
  const told = Map.groupBy(rowsOf('steps.csv'), ({ pool }) => pool ?? '');
  return rowsOf('pools.csv').flatMap(({ pool = '', units = '' }) => {
    const steps = new Map((told.get(pool) ?? []).map(({ step = '', units: of = '' }) => [step, BigInt(of)]));
    const found = stepsOf(pool);
    const had = sum([...found.values()]) + (steps.get('earlier') ?? 0n);
    const names = new Set([...steps.keys(), ...found.keys()].filter((step) => step !== 'earlier'));
    const wrong = [...names].filter((step) => (steps.get(step) ?? 0n) !== (found.get(step) ?? 0n));
    return [
      ...(had === BigInt(units) ? [] : [`Pool ${pool}`]),
      ...wrong.map((step) => `Step ${step} of pool ${pool}`),
    ];
  });
}

const tables = Map.groupBy(rowsOf('factors.csv'), ({ kind }) => kind ?? '');
const inForce = (kind: string, { day = '' }: Row) =>
  (tables.get(kind) ?? []).filter(
    ({ starts = '', ends = '' }) => starts <= day && (ends === '' || day < ends),
  );
/** Of a run from before the codes of works were kept with it: a factor may be any of its table. */
const hasNoCodes = (line: Row) => line['estimateCode'] === '?';
const factorOf = (rules: readonly Row[]) => rules[0]?.['factor'] ?? '1000';

/** Lines of pools whose factors are not those of the tables on their day, or whose shares are not what of the work is protected. */
function unfounded(line: Row): boolean {
  const { time = '', source = '', sharing = '' } = line;
  const usage = factorOf(inForce('usage', line).filter((rule) => rule['of'] === source));
  const daypart = factorOf(
    inForce('daypart', line).filter(
      ({ from = '', until = '' }) => time !== '' && from <= time && time < until,
    ),
  );
  const isOfTable = (kind: string) =>
    hasNoCodes(line)
      ? line[kind] === '1000' || inForce(kind, line).some(({ factor }) => factor === line[kind])
      : line[kind] === factorOf(inForce(kind, line).filter(({ of }) => of === line[`${kind}Code`]));
  const shares = sum((sharings.get(sharing) ?? []).map(({ hundredths }) => BigInt(hundredths ?? 0)));
  return (
    line['usage'] !== usage ||
    line['daypart'] !== daypart ||
    !isOfTable('estimate') ||
    !isOfTable('weight') ||
    (sharing !== '' && shares !== BigInt(line['protected'] ?? 0))
  );
}

const baseless = lines.filter((line) => !line['kept'] && unfounded(line));
const uncoded = lines.filter((line) => !line['kept'] && hasNoCodes(line)).length;
if (uncoded > 0)
  console.error(`Codes were not kept of ${uncoded} lines: estimate and weight may be any of their tables.`);
const uneven = [
  ...[...incomes].flatMap(unevenRules),
  ...unevenPools(),
  ...baseless.map(({ line }) => `Line ${line}`),
];
for (const one of uneven.slice(0, 20)) console.error(`${one} is not what it should be.`);
const differing = [...new Set([...expected.keys(), ...paid.keys()])].filter(
  (one) => expected.get(one) !== paid.get(one),
);
for (const one of differing.slice(0, 20))
  console.error(`${one}: ${expected.get(one) ?? 0n} recomputed, ${paid.get(one) ?? 0n} paid`);
console.log(`${expected.size} amounts recomputed, ${differing.length + uneven.length} differ.`);
process.exitCode = differing.length + uneven.length === 0 ? 0 : 1;
