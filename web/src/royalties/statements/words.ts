import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { Language, Text, TextValues } from '../../platform/i18n/text.ts';

// The words of the documents, put together in the worker.
export const words = {
  statement: { is: 'Skilagrein', en: 'Royalty statement' },
  streamingStatement: {
    is: 'Skilagrein fyrir sölu og streymi',
    en: 'Royalty statement of sales and streaming',
  },
  yearOfStatements: { is: 'Skilagreinar ársins {year}', en: 'Royalty statements of {year}' },
  contents: { is: 'Skilagreinar í skjalinu', en: 'Statements in this document' },
  page: { is: 'Bls. {page} / {pages}', en: 'Page {page} / {pages}' },
  madeOn: { is: 'Tekið saman {day}', en: 'Compiled on {day}' },
  holder: { is: 'Rétthafi', en: 'Right holder' },
  author: { is: 'Höfundur', en: 'Author' },
  publisher: { is: 'Útgefandi', en: 'Publisher' },
  share: { is: 'Hlutfall', en: 'Share' },
  contract: { is: 'Samningur', en: 'Contract' },
  numbered: { is: '{name}, nr. {number}', en: '{name}, no. {number}' },
  right: { is: 'Réttindi', en: 'Right' },
  rightNumber: { is: 'nr. {number}', en: 'no. {number}' },
  distribution: { is: 'Úthlutun', en: 'Distribution' },
  streaming: { is: 'Sala og streymi', en: 'Sales and streaming' },
  period: { is: 'Tímabil', en: 'Period' },
  distributedOn: { is: 'Úthlutað þann', en: 'Distributed on' },
  summary: { is: 'Samantekt', en: 'Summary' },
  total: { is: 'Samtals', en: 'Total' },
  pot: { is: 'Pottur', en: 'Pot' },
  movement: { is: 'Hreyfing', en: 'Movement' },
  amountTotal: { is: 'Upphæð', en: 'Amount' },
  distributed: { is: 'Úthlutað', en: 'Distributed' },
  deducted: { is: 'Frádregið', en: 'Deducted' },
  allocated: { is: 'Ráðstafað', en: 'Allocated' },
  held: { is: 'Geymt', en: 'Held' },
  paidFromHeld: { is: 'Greitt af geymdu', en: 'Paid from amounts held' },
  lines: {
    is: { one: '{count} skilalína', other: '{count} skilalínur' },
    en: { one: '{count} statement line', other: '{count} statement lines' },
  },
  continued: { is: '{name}, framhald', en: '{name}, continued' },
  workId: { is: 'Verknr.', en: 'Work no.' },
  title: { is: 'Heiti verks', en: 'Title' },
  subtype: { is: 'Tegund flutnings', en: 'Kind of performance' },
  station: { is: 'Stöð', en: 'Station' },
  country: { is: 'Land', en: 'Country' },
  usedOn: { is: 'Notað þann', en: 'Used on' },
  useCount: { is: 'Skipti', en: 'Uses' },
  amount: { is: 'Upphæð, kr.', en: 'Amount, ISK' },
  rounding: {
    is: 'Upphæðir í töflum eru í krónum og aurum. Samtölurnar hér að ofan eru í heilum krónum, eins og á vefnum.',
    en: 'Amounts in the tables are in krónur and aurar. The totals above are in whole krónur, as on the web.',
  },
  deductions: { is: 'Frá greiðanda til rétthafa', en: 'From the payer to the right holder' },
  deductionsMore: {
    is: 'Hlutur rétthafans í því sem greitt var fyrir notkunina, og frádráttur félagsins af honum.',
    en: 'The right holder’s part of what was paid for the usage, and what the society deducts from it.',
  },
  step: { is: 'Skref', en: 'Step' },
  taxSummary: { is: 'Yfirlit vegna skattframtals', en: 'Summary for the tax return' },
  year: { is: 'Ár', en: 'Year' },
  nationalId: { is: 'Kennitala', en: 'National ID' },
  byRight: { is: 'Eftir réttindum', en: 'By right' },
  noneInYear: {
    is: 'Engum réttindum var úthlutað neinu á árinu.',
    en: 'None of the rights was paid anything in the year.',
  },
  taxNote: {
    is: 'Úthlutun telst til ársins sem úthlutunardagur hennar er á. Frádregið, ráðstafað og geymt er samtals jafnt því sem var úthlutað.',
    en: 'A distribution belongs to the year of its day of distribution. Deducted, allocated and held add up to what was distributed.',
  },
};

/** L9.5: 1 and 3 distributed, 2 deducted, 4 paid, 5 allocated. */
export const moveNames = {
  1: { is: 'Úthlutun', en: 'Distributed' },
  2: { is: 'Frádráttur', en: 'Deduction' },
  3: { is: 'Úthlutun', en: 'Distributed' },
  4: { is: 'Greiðsla', en: 'Payment' },
  5: { is: 'Ráðstöfun', en: 'Allocation' },
};

/** R5 */
export const deductionNames = {
  gross: { is: 'Greitt af notanda', en: 'Paid by the user' },
  administration: { is: 'Umsýsla', en: 'Administration' },
  social: { is: 'Félagssjóður', en: 'Social fund' },
  cultural: { is: 'Menningarsjóður', en: 'Cultural fund' },
  reserve: { is: 'Varasjóður', en: 'Reserve' },
  net: { is: 'Úthlutað', en: 'Distributed' },
};

/** The two columns of amounts, by the names that they have on the screen (L2.24, L2.25). */
export const sideNames = {
  distribution: [words.distributed, words.allocated],
  period: [words.amountTotal, words.distributed],
} as const;

type Say = (text: Text, values?: TextValues) => string;

/** The author whose earnings they are, with the number; a publisher's are of nobody else. */
export const ownerOf = (
  { authorName, authorId }: { authorName: string; authorId: number | null },
  t: Say,
): string => (authorId === null ? authorName : t(words.numbered, { name: authorName, number: authorId }));

/** The share of the work that a line was split by (M7); older lines do not know. */
export const shareText = (shareHundredths: number | null, language: Language): string =>
  shareHundredths === null ? '' : formatPercent(shareHundredths, language);
