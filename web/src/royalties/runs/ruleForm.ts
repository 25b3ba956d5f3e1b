import type { RunRuleKind, RunUsageKind } from '@omur/contract/platform/fields/runs';
import { day } from '@omur/contract/platform/values';
import { readDecimal } from '../money/typedNumbers.ts';
import { messages } from './messages.ts';

export const empty = {
  runRuleKind: 'pool' as RunRuleKind,
  categoryId: '',
  poolId: '',
  runUsageKind: '' as RunUsageKind | '',
  usageSenderName: '',
  stationName: '',
  livePerformanceId: '',
  performanceTypeId: '' as PerformanceType | '' | 'any',
  fromTime: '',
  untilTime: '',
  factorCode: '',
  factor: '',
  startsOn: '',
};
export type Written = typeof empty;
/** R73: a tariff for concerts in Iceland. */
export type PerformanceType = '1' | '2' | '3';
const numberOf = { 1: 1, 2: 2, 3: 3 } as const satisfies Record<PerformanceType, number>;
export type Name = keyof Written;
/** What a rule of a kind has to say, and what it may. */
export const parts: Readonly<Record<RunRuleKind, readonly Name[]>> = {
  pool: ['runUsageKind', 'poolId'],
  usage: ['runUsageKind', 'factor'],
  daypart: ['fromTime', 'untilTime', 'factor'],
  estimate: ['factorCode', 'factor'],
  weight: ['factorCode', 'factor'],
};

export function wrongOf(written: Written, name: Name) {
  const asked = parts[written.runRuleKind];
  const value = written[name].trim();
  if (name === 'startsOn') return !day.safeParse(value).success && messages.dayWrong;
  if (name === 'categoryId') return value === '' && messages.missing;
  if (name === 'livePerformanceId')
    return isOfConcerts(written) && value !== '' && !/^[1-9]\d{0,8}$/u.test(value) && messages.concertWrong;
  if (!asked.includes(name)) return false;
  const factor = readDecimal(value);
  if (name === 'factor') return (factor === undefined || factor > 100) && messages.factorWrong;
  if (name === 'fromTime' || name === 'untilTime') return !/^\d\d:\d\d$/u.test(value) && messages.timeWrong;
  return value === '' && messages.missing;
}

export const isOfConcerts = ({ runRuleKind, runUsageKind }: Written) =>
  runRuleKind === 'pool' && runUsageKind === 'live';

export function bodyOf(written: Written) {
  const asked = parts[written.runRuleKind];
  const given = (name: Name) =>
    (asked.includes(name) || written.runRuleKind === 'pool') && written[name].trim() !== ''
      ? written[name].trim()
      : null;
  const isPool = written.runRuleKind === 'pool';
  const isLive = isOfConcerts(written);
  const { livePerformanceId, performanceTypeId } = written;
  return {
    runRuleKind: written.runRuleKind,
    categoryId: Number(written.categoryId),
    poolId: isPool ? Number(written.poolId) : null,
    runUsageKind: asked.includes('runUsageKind') && written.runUsageKind !== '' ? written.runUsageKind : null,
    usageSenderName: isPool && !isLive ? given('usageSenderName') : null,
    stationName: isPool && !isLive ? given('stationName') : null,
    livePerformanceId: isLive && livePerformanceId.trim() !== '' ? Number(livePerformanceId) : null,
    performanceTypeId:
      isLive && performanceTypeId !== '' && performanceTypeId !== 'any' ? numberOf[performanceTypeId] : null,
    fromTime: asked.includes('fromTime') ? given('fromTime') : null,
    untilTime: asked.includes('untilTime') ? given('untilTime') : null,
    factorCode: asked.includes('factorCode') ? given('factorCode') : null,
    factor: asked.includes('factor') ? (readDecimal(written.factor) ?? null) : null,
    startsOn: written.startsOn,
  };
}
