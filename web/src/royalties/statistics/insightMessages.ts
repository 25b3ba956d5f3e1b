import type { BreakdownWay, DeductionStep } from '@omur/contract/platform/fields/insight';
import type { Text } from '@omur/contract/platform/rules/language';
import { deductionNames } from '../statements/words.ts';

export const messages = {
  deductions: { is: 'Frá greiðanda til þín', en: 'From the payer to you' },
  deductionsMore: {
    is: 'Hlutur þinn í því sem greitt var fyrir notkunina, og frádráttur félagsins af honum eftir reglum hvers flokks.',
    en: 'Your part of what was paid for the usage, and what the society deducts from it by the rules of each category.',
  },
  by: { is: 'Sundurliðað eftir', en: 'Broken down by' },
  within: { is: '{label}, eftir {way}', en: '{label}, by {way}' },
  before: { is: 'Jafnlangt tímabil á undan', en: 'As long a time before' },
  change: { is: 'Breyting', en: 'Change' },
  uses: { is: 'Skipti', en: 'Uses' },
  amount: { is: 'Upphæð', en: 'Amount' },
  notStated: { is: 'Ekki tilgreint', en: 'Not stated' },
  others: {
    is: { one: 'Aðrir ({count} liður)', other: 'Aðrir ({count} liðir)' },
    en: { one: 'Others ({count} row)', other: 'Others ({count} rows)' },
  },
  openHint: {
    is: 'Veldu lið til að sjá hann eftir mánuðum, eða mánuð til að sjá verkin.',
    en: 'Choose a row to see it by month, or a month to see its works.',
  },
  largest: {
    is: 'Myndin sýnir tólf hæstu, taflan alla. Veldu lið til að sjá hann eftir mánuðum.',
    en: 'The chart shows the twelve largest, the table all. Choose a row to see it by month.',
  },
  audience: { is: 'Notkun frá fyrstu spilun', en: 'Uses since the first play' },
  audienceSaid: {
    is: 'Frá {first} til {last}, oftast í {peak}: {uses} skipti. Aðeins er talið það sem greitt hefur verið fyrir.',
    en: 'From {first} to {last}, most often in {peak} (uses: {uses}). Only what has been paid for is counted.',
  },
  csv: { is: 'CSV', en: 'CSV' },
  close: { is: 'Loka', en: 'Close' },
};

/** As they stand in a choice, over a chart, and after what was chosen. */
export const wayWords: Record<BreakdownWay, { name: Text; title: Text; by: Text }> = {
  month: {
    name: { is: 'Mánuðir', en: 'Months' },
    title: { is: 'Eftir mánuðum sem verkin voru notuð', en: 'By month of use' },
    by: { is: 'mánuðum', en: 'month' },
  },
  performer: {
    name: { is: 'Flytjendur', en: 'Performers' },
    title: { is: 'Eftir flytjendum', en: 'By performer' },
    by: { is: 'flytjendum', en: 'performer' },
  },
  station: {
    name: { is: 'Stöðvar', en: 'Stations' },
    title: { is: 'Eftir stöðvum', en: 'By station' },
    by: { is: 'stöðvum', en: 'station' },
  },
  country: {
    name: { is: 'Lönd', en: 'Territories' },
    title: { is: 'Eftir löndum', en: 'By territory' },
    by: { is: 'löndum', en: 'territory' },
  },
  pot: {
    name: { is: 'Pottar og veitur', en: 'Pools and services' },
    title: { is: 'Eftir pottum og veitum', en: 'By pool and service' },
    by: { is: 'pottum', en: 'pool' },
  },
  work: {
    name: { is: 'Verk', en: 'Works' },
    title: { is: 'Eftir verkum', en: 'By work' },
    by: { is: 'verkum', en: 'work' },
  },
};

export const deductionWords: Record<DeductionStep, Text> = {
  ...deductionNames,
  net: { is: 'Úthlutað til þín', en: 'Distributed to you' },
};
