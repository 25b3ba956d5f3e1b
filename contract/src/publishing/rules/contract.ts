import { societyToday } from '../../platform/rules/performanceDays.ts';
import { readShare } from '../../platform/rules/shares.ts';

// C5.5: what a publishing contract demands, for the form, for staff who change one, and for the server.

export type ProposedContract = {
  publisherId?: number | null | undefined;
  authorId?: number | null | undefined;
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
  performanceShareHundredths?: number | null | undefined;
  mechanicalShareHundredths?: number | null | undefined;
  worksCount?: number | undefined;
};

export const contractRules = {
  publisher: { field: 'publisherId', missing: 'contract.publisherMissing' },
  author: { field: 'authorId', missing: 'contract.authorMissing' },
  startsOn: { field: 'startsOn', missing: 'contract.startMissing', broken: 'contract.startRange' },
  endsOn: { field: 'endsOn', missing: 'contract.endMissing', broken: 'contract.endBeforeStart' },
  performanceShare: {
    field: 'performanceShareHundredths',
    missing: 'contract.performanceShareMissing',
    broken: 'contract.shareRange',
  },
  mechanicalShare: {
    field: 'mechanicalShareHundredths',
    missing: 'contract.mechanicalShareMissing',
    broken: 'contract.shareRange',
  },
  works: { field: 'workIds', missing: 'contract.worksMissing' },
} as const;
export type ContractRule = keyof typeof contractRules;

type Codes = (typeof contractRules)[ContractRule];
export type ContractCode =
  | Codes['missing']
  | Extract<Codes, { broken: string }>['broken']
  | 'contract.endRange';

export type ContractResult = {
  rule: ContractRule;
  state: 'kept' | 'waiting' | 'broken';
  /** What is broken, where a rule can be broken in several ways. */
  code?: ContractCode;
};

/** M15: contracts begin in this century, and soon. */
export const firstContractDay = '2000-01-01';
const mostYearsAhead = 5;

/** Every rule of a new contract with how it stands, in the order of the form. */
export function checkContract(contract: ProposedContract): ContractResult[] {
  const { startsOn, endsOn } = contract;
  return [
    { rule: 'publisher', state: given(contract.publisherId) },
    { rule: 'author', state: given(contract.authorId) },
    { rule: 'startsOn', state: startState(startsOn) },
    endOf(startsOn, endsOn),
    { rule: 'performanceShare', state: shareState(contract.performanceShareHundredths) },
    { rule: 'mechanicalShare', state: shareState(contract.mechanicalShareHundredths) },
    { rule: 'works', state: given(contract.worksCount) },
  ];
}

/** What staff have to keep to when they change a contract: a share that was never given may stay so, and a day of long ago. */
export function checkChangedContract(
  contract: ProposedContract,
  before: Pick<ProposedContract, 'startsOn' | 'endsOn'>,
): ContractResult[] {
  return checkContract(contract).filter(
    ({ rule, state, code }) =>
      ['startsOn', 'endsOn', 'performanceShare', 'mechanicalShare'].includes(rule) &&
      !(rule.endsWith('Share') && state === 'waiting') &&
      !(rule === 'startsOn' && state === 'broken' && contract.startsOn === before.startsOn) &&
      !(code === 'contract.endRange' && contract.endsOn === before.endsOn),
  );
}

/** What keeps it from being accepted: the code of each rule that is not kept, with its field. */
export function contractProblems(
  results: readonly ContractResult[],
): { field: (typeof contractRules)[ContractRule]['field']; code: ContractCode }[] {
  return results.flatMap(({ rule, state, code }) =>
    state === 'kept' ? [] : { field: contractRules[rule].field, code: code ?? codeOf(rule, state) },
  );
}

export function codeOf(rule: ContractRule, state: 'waiting' | 'broken'): ContractCode {
  const codes = contractRules[rule];
  return state === 'broken' && 'broken' in codes ? codes.broken : codes.missing;
}

const given = (value: unknown) => (value ? 'kept' : 'waiting');

function startState(startsOn: ProposedContract['startsOn']): ContractResult['state'] {
  if (!startsOn) return 'waiting';
  const today = societyToday();
  const last = `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4)}`;
  return firstContractDay <= startsOn && startsOn <= last ? 'kept' : 'broken';
}

function endOf(startsOn: ProposedContract['startsOn'], endsOn: ProposedContract['endsOn']): ContractResult {
  if (!startsOn || !endsOn) return { rule: 'endsOn', state: given(endsOn) };
  if (endsOn < startsOn) return { rule: 'endsOn', state: 'broken' };
  if (endsOn > hundredYearsAfter(startsOn))
    return { rule: 'endsOn', state: 'broken', code: 'contract.endRange' };
  return { rule: 'endsOn', state: 'kept' };
}

/** Above 0 and no higher than 100 (C9.2). Undefined or null: nothing typed; NaN: not a number. */
function shareState(hundredths: number | null | undefined): ContractResult['state'] {
  if (hundredths === null || hundredths === undefined) return 'waiting';
  return hundredths > 0 && hundredths <= 10_000 ? 'kept' : 'broken';
}

/** What was typed into a share, NaN when it is no number with two decimals at most. */
export function typedShare(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  return readShare(text) ?? Number.NaN;
}

/** C4.2, C9.3: a hundred years after a day; 29 February becomes 28 where that year has none. */
export function hundredYearsAfter(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year + 100, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + 100, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** C2.18, C4.1: a contract is valid until the end of its last day. */
export function hasEnded(endsOn: string, today: string): boolean {
  return endsOn < today;
}

/** The parties are told this many days before a contract ends. */
export const noticeDays = 60;
