import { readEmail } from '../../people/rules/email.ts';
import type { FundRuleCode } from '../../platform/rules/fundTexts.ts';
import { titleLength } from '../../works/rules/registration.ts';
import type { RuleValues } from '../../platform/rules/ruleResult.ts';

/** Four funds, four forms; the number of the fund decides (L2.30). */
export const fundForms = ['newApplications', 'others', 'largeWorks', 'travel'] as const;
export type FundForm = (typeof fundForms)[number];
export const travelFundId = 4;

export function formOfFund(fundId: number): FundForm | undefined {
  return fundForms[fundId - 1];
}

/** L2.37: the form of large works asks neither of a newcomer's grant nor of other funds. */
export function asksOfOtherFunds(fundId: number): boolean {
  return formOfFund(fundId) !== 'largeWorks';
}

export const maxProjectTitleLength = 70;
export const maxCvWords = 300;
export const maxDescriptionWords = 500;
export const maxAmountIsk = 999_999_999;
/** The decision on an application of this day or an earlier one is nowhere shown (F2.35). */
export const decisionsShownAfter = '2021-09-14';

/** An application as a person filled it in. */
export interface ProposedApplication {
  fundId: number;
  /** 0 when none is chosen. */
  fundPeriodId: number;
  address: string;
  phone: string;
  email: string;
  title: string;
  amount: string | number;
  cv: string;
  description: string;
  bank: string;
  ledger: string;
  account: string;
}
export type FundField = keyof ProposedApplication;

export interface FundRuleResult {
  rule: FundRuleCode;
  state: 'waiting' | 'kept' | 'broken';
  at: FundField;
  values?: RuleValues;
}

type Check = (application: ProposedApplication) => Omit<FundRuleResult, 'at'>;

const checks: Record<FundField, Check> = {
  fundId: ({ fundId }) => given('fund.fundMissing', formOfFund(fundId)),
  fundPeriodId: ({ fundPeriodId }) => given('fund.periodMissing', fundPeriodId),
  address: ({ address }) => given('fund.addressMissing', address.trim()),
  phone: ({ phone }) => {
    if (phone.trim() === '') return { rule: 'fund.phoneMissing', state: 'waiting' };
    return formed('fund.phoneForm', /^\+?[\d\s()-]+$/u.test(phone.trim()) && digitsIn(phone).length >= 7);
  },
  email: ({ email }) => {
    if (email.trim() === '') return { rule: 'fund.emailMissing', state: 'waiting' };
    return formed('fund.emailForm', readEmail(email).problem === undefined);
  },
  title: ({ title }) => {
    const length = titleLength(title);
    if (length === 0) return { rule: 'fund.titleMissing', state: 'waiting' };
    const max = maxProjectTitleLength;
    return { ...formed('fund.titleTooLong', length <= max), values: { length, max } };
  },
  amount: ({ amount }) => {
    const read = readAmountIsk(amount);
    if (read.problem) return { rule: read.problem, state: stateOfAmount(read.problem) };
    return formed('fund.amountTooLarge', read.value <= maxAmountIsk);
  },
  cv: ({ cv }) => text('fund.cvMissing', 'fund.cvTooLong', cv, maxCvWords),
  description: ({ description, fundId }) =>
    text(
      fundId === travelFundId ? 'fund.travelMissing' : 'fund.descriptionMissing',
      'fund.descriptionTooLong',
      description,
      maxDescriptionWords,
    ),
  bank: ({ bank }) => digits('fund.bank', bank, /^\d{3,4}$/u),
  ledger: ({ ledger }) => digits('fund.ledger', ledger, /^\d{2}$/u),
  account: ({ account }) => digits('fund.account', account, /^\d{4,6}$/u),
};

/** L5.7: everything that keeps an application from being sent, in the order of the form, and what is as it should be. */
export function checkApplication(application: ProposedApplication): FundRuleResult[] {
  return Object.entries(checks).map(([at, check]) => ({ ...check(application), at: at as FundField }));
}

export function maySend(results: readonly FundRuleResult[]): boolean {
  return results.every(({ state }) => state === 'kept');
}

/** Digits, whole or in thousands, with the currency or without. */
const wholeAmount = /^(?:kr\.?|isk)?\s*(?:\d+|\d{1,3}(?:[.\s]\d{3})+)\s*(?:kr\.?|isk)?$/iu;

/**
 * The amount in whole krónur. The form lets digits alone stay (L5.7); of what is sent, dots and spaces between thousands and the
 * currency fall away, and what would mean another amount (`1e9`, `1.5`, `-3`) is refused.
 */
export function readAmountIsk(
  typed: string | number,
): { value: number; problem?: undefined } | { value?: undefined; problem: FundRuleCode } {
  const isWhole =
    typeof typed === 'number'
      ? Number.isSafeInteger(typed) && typed >= 0
      : digitsIn(typed) === '' || wholeAmount.test(typed.trim());
  if (!isWhole) return { problem: 'fund.amountForm' };
  const value = Number(digitsIn(String(typed)));
  return value > 0 ? { value } : { problem: 'fund.amountMissing' };
}

/** The digits of what was typed, without leading zeros; the form keeps no others. */
export function amountDigits(typed: string): string {
  return digitsIn(typed).replace(/^0+/u, '');
}

export function countWords(typed: string): number {
  return typed.match(/\S+/gu)?.length ?? 0;
}

/** L5.8: the text up to the last word that it may have. */
export function cutWords(typed: string, most: number): string {
  if (countWords(typed) <= most) return typed;
  return new RegExp(`^(?:\\s*\\S+){${most}}`, 'u').exec(typed)?.[0] ?? '';
}

/** L3.20: bank, ledger and account, with dashes between. */
export function joinBankDetails({ bank, ledger, account }: Record<'bank' | 'ledger' | 'account', string>) {
  return `${bank.trim()}-${ledger.trim()}-${account.trim()}`;
}

export function splitBankDetails(details: string): { bank: string; ledger: string; account: string } {
  const [bank = '', ledger = '', ...account] = details.split('-').map((part) => part.trim());
  return { bank, ledger, account: account.join('-') };
}

/** Somebody who applies together with the one who fills in the form; without an author it is a name that was typed. */
export interface FurtherApplicant {
  authorId: number | null;
  name: string;
}

/** L5.9: what keeps somebody from being added to those there already. */
export function applicantProblem(
  added: FurtherApplicant,
  listed: readonly FurtherApplicant[],
  ownAuthorIds: readonly number[],
): FundRuleCode | undefined {
  const { authorId, name } = added;
  if (authorId === null) return name.trim() === '' ? 'fund.applicantNameMissing' : undefined;
  if (ownAuthorIds.includes(authorId)) return 'fund.applicantIsYou';
  return listed.some((one) => one.authorId === authorId) ? 'fund.applicantAlreadyAdded' : undefined;
}

function given(rule: FundRuleCode, value: unknown): Omit<FundRuleResult, 'at'> {
  return { rule, state: value ? 'kept' : 'waiting' };
}

function formed(rule: FundRuleCode, isFormed: boolean): Omit<FundRuleResult, 'at'> {
  return { rule, state: isFormed ? 'kept' : 'broken' };
}

function text(missing: FundRuleCode, tooLong: FundRuleCode, typed: string, max: number) {
  const length = countWords(typed);
  if (length === 0) return { rule: missing, state: 'waiting' } as const;
  return { ...formed(tooLong, length <= max), values: { length, max } };
}

function digits(rule: FundRuleCode, typed: string, form: RegExp): Omit<FundRuleResult, 'at'> {
  if (typed.trim() === '') return { rule, state: 'waiting' };
  return formed(rule, form.test(typed.trim()));
}

function stateOfAmount(problem: FundRuleCode): 'waiting' | 'broken' {
  return problem === 'fund.amountMissing' ? 'waiting' : 'broken';
}

const digitsIn = (typed: string) => typed.replace(/\D/gu, '');

interface OfferedPeriod {
  fundPeriodId: number;
  periodState: 'coming' | 'open' | 'closed';
}

/** L4.6: what is chosen when a fund is: its first open period, 0 when it has none. */
export function firstOpenPeriod(periods: readonly OfferedPeriod[]): number {
  return periods.find(({ periodState }) => periodState === 'open')?.fundPeriodId ?? 0;
}

/** The period that an application would go to. One chosen earlier that is not open any more counts as none: nobody is moved to another unasked. */
export function periodToApplyIn(periods: readonly OfferedPeriod[], chosenId: number | undefined): number {
  if (!chosenId) return firstOpenPeriod(periods);
  const chosen = periods.find(({ fundPeriodId }) => fundPeriodId === chosenId);
  return chosen?.periodState === 'open' ? chosenId : 0;
}
