import type { NewIncome } from '@omur/contract/royalties/income';
import { confirm } from '../../src/royalties/income/confirm.ts';
import { register } from '../../src/royalties/income/register.ts';
import { hersirId, katlaId } from '../people.ts';
import type { ReportedFile } from './logs.ts';
import { onDay, type Past } from './past.ts';
import { categoryOf, stations } from './rules.ts';

const { main, live, streaming } = categoryOf;

/** What is paid for a year: by whom, and on which day of it or of the year after. */
const payments = [
  [stations.radio, 'broadcaster', main, 5_480_000, '06-30', 0],
  [stations.radio, 'broadcaster', main, 5_715_300.5, '01-12', 1],
  [stations.secondRadio, 'broadcaster', main, 3_960_000, '01-15', 1],
  [stations.television, 'broadcaster', main, 7_905_400, '01-20', 1],
  ['Kaupmannafélag Krossaness', 'venue', main, 2_145_000, '02-10', 1],
  ['Salurinn við höfnina', 'venue', live, 98_000, '12-11', 0],
  ['Hljómfall ehf.', 'promoter', live, 122_500, '01-18', 1],
  [stations.streams, 'service', streaming, 1_412_080.75, '02-02', 1],
  [stations.video, 'service', streaming, 416_250, '02-20', 1],
] as const;
/** What has come for the year after: concerts of its first months, and broadcasters in advance. */
const ofNewYear = [
  ['Salurinn við höfnina', 'venue', live, 64_000, '04-08', 0],
  ['Hljómfall ehf.', 'promoter', live, 41_500, '04-10', 0],
  [stations.radio, 'broadcaster', main, 1_890_000, '04-14', 0],
] as const;

export const periodOf = (year: number) => `Árið ${year}`;

type Payment = readonly [
  payer: string,
  kind: 'broadcaster' | 'venue' | 'promoter' | 'service',
  category: number,
  gross: number,
  day: string,
  yearsAfter: number,
];

/** What users paid for a year; a little more in each than in the one before. */
export async function receiveIncome(past: Past, year: number, growth: number): Promise<void> {
  await receive(
    past,
    year,
    payments.map(([payer, kind, category, gross, ...when]) => [
      payer,
      kind,
      category,
      Math.round(gross * growth * 100) / 100,
      ...when,
    ]),
  );
}

export const receiveOfNewYear = (past: Past, year: number) => receive(past, year, ofNewYear);

/** What came too late for the main distribution of its year: it waits in its pools. */
export const receiveLate = (past: Past, year: number) =>
  receive(past, year, [[stations.secondRadio, 'broadcaster', main, 742_600, '06-22', 1]]);

async function receive(past: Past, year: number, all: readonly Payment[]): Promise<void> {
  for (const [n, [payerName, payerKind, categoryId, grossAmount, day, yearsAfter]] of all.entries()) {
    const receivedOn = `${year + yearsAfter}-${day}`;
    const income = {
      payerName,
      payerKind,
      categoryId,
      grossAmount,
      receivedOn,
      periodName: periodOf(year),
      reference: `${year}-${day.replace('-', '')}-${n + 1}`,
    };
    await registered(past, income);
  }
}

/** What a society abroad paid for a year, in its own currency. */
export async function receiveFromAbroad(
  past: Past,
  year: number,
  { amount, currency, exchangeRate }: Pick<ReportedFile, 'currency' | 'exchangeRate'> & { amount: number },
): Promise<void> {
  const receivedOn = `${year + 1}-04-28`;
  const income = {
    payerName: 'Nordtone',
    payerKind: 'society' as const,
    categoryId: categoryOf.abroad,
    grossAmount: amount,
    currency,
    exchangeRate,
    receivedOn,
    periodName: periodOf(year),
    reference: `NT-${year}`,
  };
  await registered(past, income);
}

/** One administrator registers what came in, and the other finds it on the account (R208). */
async function registered(past: Past, income: NewIncome): Promise<void> {
  const { receivedOn } = income;
  const incomeId = await onDay(past, receivedOn, hersirId, () => register(past.client, income, hersirId));
  await onDay(past, receivedOn, katlaId, () => confirm(past.client, { incomeId, userId: katlaId }));
}
