import type { ReportFigureName, ReportSectionName } from '@omur/contract/platform/fields/transparency';
import type { ReportFigure } from '@omur/contract/royalties/transparency';
import type { Text } from '../../platform/i18n/text.ts';
import { tableMessages as messages } from './tableMessages.ts';
import { accountWords, occasionWords, paidWords, purposeWords, reasonWords, useWords } from './words.ts';

// What of the figures stands in which table of the report, for the page, the PDF and the workbook alike.

/** What a row says of itself: a text of ours, or a name from the data. */
type Label = Text | string;

export interface ReportRow {
  labels: readonly Label[];
  units: readonly number[];
  /** Of the last two amounts, in hundredths of a percent. */
  share?: number | undefined;
}

export interface ReportTable {
  id: string;
  title: Text;
  labels: readonly Text[];
  amounts: readonly Text[];
  rows: readonly ReportRow[];
  /** Undefined where a sum would say nothing. */
  totals?: readonly number[];
  hasShare?: boolean;
}

export interface Chapter {
  id: string;
  title: Text;
  tables: readonly ReportTable[];
  texts: readonly ReportSectionName[];
}

/** Amounts are added up as whole units of 1/10,000 króna. */
const unitsOf = ({ amountIsk }: ReportFigure) => Math.round(amountIsk * 10_000);

const columns = {
  category: [
    messages.category,
    ({ categoryName }: ReportFigure): Label => categoryName ?? messages.noCategory,
  ],
  use: [messages.use, ({ reportUse }: ReportFigure) => worded(useWords, reportUse, messages.severalUses)],
  purpose: [messages.purpose, ({ reportDetail }: ReportFigure) => worded(purposeWords, reportDetail)],
  reason: [messages.reason, ({ reportDetail }: ReportFigure) => worded(reasonWords, reportDetail)],
  account: [messages.account, ({ reportDetail }: ReportFigure) => worded(accountWords, reportDetail)],
  occasion: [messages.occasion, ({ reportDetail }: ReportFigure) => worded(occasionWords, reportDetail)],
  way: [messages.way, ({ reportDetail }: ReportFigure) => worded(paidWords, reportDetail)],
  year: [
    messages.year,
    ({ sourceYear }: ReportFigure): Label => (sourceYear === null ? '–' : String(sourceYear)),
  ],
  pool: [messages.pool, ({ entityName }: ReportFigure): Label => entityName ?? useWords['imported'] ?? '–'],
  society: [messages.society, ({ entityName }: ReportFigure): Label => entityName ?? '–'],
} as const satisfies Record<string, readonly [Text, (figure: ReportFigure) => Label]>;
type ColumnName = keyof typeof columns;

const worded = (words: Readonly<Record<string, Text>>, key: string | null, none: Label = '–'): Label =>
  key === null ? none : (words[key] ?? key);

type Maker = (figures: readonly ReportFigure[]) => ReportTable;

/** Makes a table with a row for each figure of a name. */
function listed(
  name: ReportFigureName,
  title: Text,
  names: readonly ColumnName[],
  where: (figure: ReportFigure) => boolean = () => true,
): Maker {
  return (figures) => {
    const rows = figures
      .filter((one) => one.reportFigure === name && where(one))
      .map((figure) => ({
        labels: names.map((column) => columns[column][1](figure)),
        units: [unitsOf(figure)],
      }));
    return {
      id: `${name}-${names.join('-')}`,
      title,
      labels: names.map((column) => columns[column][0]),
      amounts: [messages.amount],
      rows,
      totals: [rows.reduce((sum, { units: [units = 0] }) => sum + units, 0)],
    };
  };
}

const flows = ['cameIn', 'payable', 'deducted', 'kept', 'unclaimed', 'carried'] as const;

/** R19: what came in and what became of it, by category. */
function flowTable(figures: readonly ReportFigure[]): ReportTable {
  const rows = byCategory(figures.filter(({ reportFigure }) => reportFigure === 'flow')).map(
    ([category, of]) => ({
      labels: [category],
      units: flows.map((flow) => sumOf(of.filter(({ reportDetail }) => reportDetail === flow))),
    }),
  );
  return {
    id: 'flow',
    title: messages.flow,
    labels: [messages.category],
    amounts: flows.map((flow) => messages[flow]),
    rows,
    totals: flows.map((_, at) => rows.reduce((sum, { units }) => sum + (units[at] ?? 0), 0)),
  };
}

/** Annex 2(b)(vi): what the management of rights takes of what came in. */
function costTable(figures: readonly ReportFigure[]): ReportTable {
  const rows = byCategory(
    figures.filter(({ reportFigure }) => ['received', 'deducted'].includes(reportFigure)),
  ).map(([category, of]) => {
    const came = sumOf(of.filter(({ reportFigure }) => reportFigure === 'received'));
    const cost = sumOf(
      of.filter(({ reportDetail }) => reportDetail === 'administration' || reportDetail === 'fileDeductions'),
    );
    return {
      labels: [category],
      units: [came, cost],
      share: came > 0 ? Math.round((cost * 10_000) / came) : undefined,
    };
  });
  return {
    id: 'costs',
    title: messages.costs,
    labels: [messages.category],
    amounts: [messages.cameIn, messages.management],
    rows,
    hasShare: true,
  };
}

const sumOf = (figures: readonly ReportFigure[]) => figures.reduce((sum, figure) => sum + unitsOf(figure), 0);

function byCategory(figures: readonly ReportFigure[]): [Label, ReportFigure[]][] {
  return [...Map.groupBy(figures, ({ categoryName }) => categoryName ?? '–')];
}

const isOfFund = ({ reportDetail }: ReportFigure) => reportDetail === 'social' || reportDetail === 'cultural';

/** The report from its beginning to its end, as the annex of directive 2014/26/EU orders it. */
const plan: readonly (Omit<Chapter, 'tables'> & { tables: readonly Maker[] })[] = [
  {
    id: 'society',
    title: messages.aboutSociety,
    tables: [],
    texts: ['activities', 'governance', 'entities', 'remuneration', 'refusals'],
  },
  {
    id: 'income',
    title: messages.income,
    tables: [flowTable, listed('received', messages.received, ['category', 'use'])],
    texts: ['investments'],
  },
  {
    id: 'costs',
    title: messages.costsAndDeductions,
    tables: [listed('deducted', messages.deductions, ['category', 'purpose', 'use']), costTable],
    texts: ['costs'],
  },
  {
    id: 'holders',
    title: messages.toHolders,
    tables: [
      listed('taken', messages.taken, ['category', 'pool']),
      listed('paid', messages.paid, ['category', 'way']),
      listed('collected', messages.collected, ['category', 'use', 'year']),
      listed('waiting', messages.waiting, ['category', 'year']),
      listed('unpaid', messages.unpaid, ['reason']),
      listed('held', messages.held, ['category']),
    ],
    texts: ['frequency', 'delays'],
  },
  {
    id: 'nonDistributable',
    title: messages.nonDistributable,
    tables: [
      listed('kept', messages.keptNow, ['category']),
      listed('unclaimed', messages.givenAway, ['category', 'purpose']),
    ],
    texts: ['nonDistributable'],
  },
  {
    id: 'societies',
    title: messages.societies,
    tables: [
      listed('fromSociety', messages.fromSocieties, ['society', 'category']),
      listed('feeSociety', messages.feesOfSocieties, ['society', 'category', 'purpose']),
      listed('toSociety', messages.toSocieties, ['society', 'category']),
    ],
    texts: ['societies'],
  },
  {
    id: 'funds',
    title: messages.specialReport,
    tables: [listed('deducted', messages.forFunds, ['purpose', 'category', 'use'], isOfFund)],
    texts: ['funds'],
  },
  {
    id: 'accounts',
    title: messages.accounts,
    tables: [listed('cash', messages.cash, ['occasion']), listed('balance', messages.balance, ['account'])],
    texts: ['accounts', 'audit'],
  },
];

/** What the figures say, chapter by chapter. Tables without rows are left out. */
export const chaptersOf = (figures: readonly ReportFigure[]): Chapter[] =>
  plan.map((chapter) => ({
    ...chapter,
    tables: chapter.tables.map((make) => make(figures)).filter(({ rows }) => rows.length > 0),
  }));
