import { keptText } from '@omur/contract/platform/rules/keptText';
import type { AnnouncedDistribution, Distribution } from '@omur/contract/royalties/distributions';
import { day } from '@omur/contract/platform/values';
import type { Text } from '../../platform/i18n/text.ts';
import { readAmount, readDecimal } from '../money/typedNumbers.ts';
import { messages } from './messages.ts';

/** What the form of an announcement holds, as it is typed. */
export interface Written {
  number: string;
  name: string;
  period: string;
  category: string;
  distributedOn: string;
  periodEndsOn: string;
  corrects: string;
  reason: string;
  outside: string;
  textIs: string;
  textEn: string;
  lines: string;
  amount: string;
  currency: string;
  rate: string;
}

/** Starts from the distribution that is announced again, or from nothing. */
export const writtenOf = (
  again: Distribution | undefined,
  number: number | undefined,
  corrects?: number,
): Written => ({
  number: String(again?.distributionId ?? number ?? ''),
  name: again?.distributionName ?? '',
  period: again?.periodName ?? '',
  category: again ? String(again.categoryId) : '',
  distributedOn: again?.distributedOn ?? '',
  periodEndsOn: again?.periodEndsOn ?? '',
  reason: again?.overrideReason ?? '',
  outside: 'refused',
  corrects: String(again?.correctionOf ?? corrects ?? ''),
  textIs: again?.royaltyTextIs ?? '',
  textEn: again?.royaltyTextEn ?? '',
  lines: '',
  amount: '',
  currency: again?.currency ?? '',
  rate: again?.exchangeRate ? String(again.exchangeRate).replace('.', ',') : '',
});

const readWhole = (typed: string) => {
  const text = typed.trim().replaceAll('.', '');
  return /^\d{1,10}$/u.test(text) ? Number(text) : undefined;
};
export const numberOf = (typed: string) => {
  const number = /^\d{1,10}$/u.test(typed.trim()) ? Number(typed) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : undefined;
};

type Problems = Partial<Record<keyof Written, Text>>;

/** What is missing, or cannot be read. */
export function problemsOf(written: Written): Problems {
  const isGiven = (name: keyof Written) => written[name].trim() !== '';
  const needed: (keyof Written)[] = ['name', 'period', 'category'];
  const problems: Problems = Object.fromEntries(
    needed.filter((name) => !isGiven(name)).map((name) => [name, messages.needed]),
  );
  if (numberOf(written.number) === undefined) problems.number = messages.numberWrong;
  if (isGiven('corrects') && numberOf(written.corrects) === undefined)
    problems.corrects = messages.numberWrong;
  if (isGiven('distributedOn') && !day.safeParse(written.distributedOn).data?.startsWith('20'))
    problems.distributedOn = messages.dayWrong;
  if (isGiven('periodEndsOn') && !day.safeParse(written.periodEndsOn).success)
    problems.periodEndsOn = messages.dayWrong;
  if (isGiven('lines') && readWhole(written.lines) === undefined) problems.lines = messages.wholeWrong;
  if (isGiven('amount') && readAmount(written.amount) === undefined) problems.amount = messages.amountWrong;
  if (isGiven('currency') && !/^[a-z]{3}$/iu.test(written.currency.trim()))
    problems.currency = messages.currencyWrong;
  if (isGiven('rate') && !readDecimal(written.rate)) problems.rate = messages.amountWrong;
  if (isGiven('currency') && !isGiven('rate')) problems.rate = messages.bothOrNeither;
  if (isGiven('rate') && !isGiven('currency')) problems.currency = messages.bothOrNeither;
  return problems;
}

export function bodyOf(written: Written, file: File): AnnouncedDistribution {
  const text = (name: keyof Written) => keptText(written[name]);
  return {
    distributionName: written.name.trim(),
    periodName: written.period.trim(),
    categoryId: Number(written.category),
    distributedOn: text('distributedOn'),
    periodEndsOn: text('periodEndsOn'),
    correctionOf: numberOf(written.corrects) ?? null,
    overrideReason: text('reason'),
    outsideRights: written.outside === 'kept' ? 'kept' : 'refused',
    royaltyTextIs: text('textIs'),
    royaltyTextEn: text('textEn'),
    fileName: file.name.slice(0, 200),
    sizeBytes: file.size,
    expectedLines: readWhole(written.lines) ?? null,
    expectedIsk: readAmount(written.amount) ?? null,
    currency: text('currency')?.toUpperCase() ?? null,
    exchangeRate: readDecimal(written.rate) ?? null,
  };
}
