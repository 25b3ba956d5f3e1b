import type * as contract from '@omur/contract/royalties/income';
import type { NewRunRule } from '@omur/contract/royalties/runRules';
import * as moneyRules from '../../src/royalties/income/rules.ts';
import type { Queryable } from '../../src/platform/database/statement.ts';
import { addPool } from '../../src/royalties/income/pools.ts';
import * as runRules from '../../src/royalties/runs/rules.ts';
import { hersirId, katlaId } from '../people.ts';
import { callOf, note, onDay, type Past } from './past.ts';

/** What comes in and is distributed, by the numbers of their categories. */
export const categoryOf = { main: 1, live: 2, streaming: 3, abroad: 4 } as const;

const pools = {
  radio: [categoryOf.main, 'Útvarp', 'Radio'],
  television: [categoryOf.main, 'Sjónvarp', 'Television'],
  concerts: [categoryOf.live, 'Tónleikar', 'Concerts'],
  streams: [categoryOf.streaming, 'Streymi tónlistar', 'Music streaming'],
  video: [categoryOf.streaming, 'Myndskeið á vef', 'Online video'],
  abroad: [categoryOf.abroad, 'Flutningur erlendis', 'Performance abroad'],
} as const;
type Pools = Record<keyof typeof pools, number>;

/** Stations and services that report what they play. */
export const stations = {
  radio: 'Öldurás',
  secondRadio: 'Rás Krossaness',
  television: 'Skjárinn',
  streams: 'Tónabrunnur',
  video: 'Fjallatónar',
} as const;

/** Pools, and the rules that two administrators have put in force: what is deducted, which pool has what, and which usage shares it. */
export async function makeRules(past: Past, { first, last }: { first: number; last: number }): Promise<void> {
  const day = `${first - 1}-12-12`;
  const made = await onDay(past, day, katlaId, () => makePools(past));
  const startsOn = `${first}-01-01`;
  const money = moneyRulesOf(made).map((rule) => ({ ...rule, startsOn }));
  const runs = runRulesOf(made).map((rule) => ({ ...rule, startsOn }));
  for (const id of await putInForce(past, day, moneyRules, money)) note(past, 'moneyRule', id, day);
  for (const id of await putInForce(past, day, runRules, runs)) note(past, 'runRule', id, day);
  // One waits, so that there is something to decide.
  const waiting = {
    ruleKind: 'deduction',
    categoryId: categoryOf.main,
    deduction: 'reserve',
    percent: 1,
  } as const;
  await onDay(past, `${last + 1}-06-24`, katlaId, async () => {
    const rule = await moneyRules.ask(past.client, { ...waiting, startsOn: `${last + 2}-01-01` }, katlaId);
    note(past, 'moneyRule', rule, `${last + 1}-06-24`);
  });
}

async function makePools(past: Past): Promise<Pools> {
  const made: [string, number][] = [];
  for (const [key, [categoryId, poolNameIs, poolNameEn]] of Object.entries(pools)) {
    const body = { categoryId, poolNameIs, poolNameEn };
    made.push([key, await addPool(callOf<typeof contract.addPool>(past, { user: katlaId }, { body }))]);
  }
  return Object.fromEntries(made) as Pools;
}

type WithoutDay<R> = Omit<R, 'startsOn'>;

function moneyRulesOf(pool: Pools): WithoutDay<contract.NewMoneyRule>[] {
  const { main, live, streaming, abroad } = categoryOf;
  const deductions = [main, live, streaming].flatMap((categoryId) =>
    (
      [
        ['administration', 12.5],
        ['social', 4],
        ['cultural', 3.5],
      ] as const
    ).map(([deduction, percent]) => ({
      ruleKind: 'deduction' as const,
      categoryId,
      deduction,
      percent,
    })),
  );
  const allocations = (
    [
      [main, 'broadcaster', pool.radio, 80],
      [main, 'broadcaster', pool.television, 20],
      [main, 'venue', pool.radio, 90],
      [main, 'venue', pool.television, 10],
      [live, undefined, pool.concerts, 100],
      [streaming, 'service', pool.streams, 70],
      [streaming, 'service', pool.video, 30],
      [abroad, 'society', pool.abroad, 100],
    ] as const
  ).map(([categoryId, payerKind, poolId, percent]) => ({
    ruleKind: 'allocation' as const,
    categoryId,
    payerKind,
    poolId,
    percent,
  }));
  const withholding = {
    ruleKind: 'withholding',
    residence: 'foreign',
    payeeForm: 'person',
    percent: 22,
  } as const;
  return [...deductions, ...allocations, withholding];
}

function runRulesOf(pool: Pools): WithoutDay<NewRunRule>[] {
  const { main, live, streaming, abroad } = categoryOf;
  const ofStation = (
    [
      [main, pool.radio, 'log', stations.radio],
      [main, pool.radio, 'log', stations.secondRadio],
      [main, pool.television, 'log', stations.television],
      [streaming, pool.streams, 'service', stations.streams],
      [streaming, pool.video, 'service', stations.video],
      [live, pool.concerts, 'live', undefined],
      [abroad, pool.abroad, 'statement', undefined],
    ] as const
  ).map(([categoryId, poolId, runUsageKind, stationName]) => ({
    runRuleKind: 'pool' as const,
    categoryId,
    poolId,
    runUsageKind,
    stationName,
  }));
  // At night fewer listen.
  const night = {
    runRuleKind: 'daypart',
    categoryId: main,
    fromTime: '00:00',
    untilTime: '06:00',
    factor: 0.5,
  } as const;
  return [...ofStation, night];
}

interface RuleDesk<R> {
  ask: (db: Queryable, rule: R, userId: number) => Promise<number>;
  decide: (db: Queryable, ruleId: number, decision: { isApproved: boolean; userId: number }) => Promise<void>;
}

/** One administrator asks for rules, the other approves them; answers their numbers. */
async function putInForce<R>(
  past: Past,
  day: string,
  desk: RuleDesk<R>,
  rules: readonly R[],
): Promise<number[]> {
  const { client } = past;
  const asked: number[] = [];
  await onDay(past, day, katlaId, async () => {
    for (const rule of rules) asked.push(await desk.ask(client, rule, katlaId));
  });
  await onDay(past, day, hersirId, async () => {
    for (const id of asked) await desk.decide(client, id, { isApproved: true, userId: hersirId });
  });
  return asked;
}
