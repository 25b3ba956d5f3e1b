import type { Endpoint } from '@omur/contract/platform/endpoint';
import type { PersonRight } from '@omur/contract/people/persons';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import {
  listRightDistributions,
  listStreamPeriods,
  listYearSummaries,
} from '@omur/contract/royalties/statistics';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import type { Page } from '../../platform/api/call.ts';
import { listQueryFor } from '../../platform/api/queries.ts';
import type { StatsSearch } from './pages.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { messages } from './messages.ts';
import { RangeForm } from './RangeForm.tsx';
import { firstDays, firstSummaryYears } from './range.ts';
import { noteOf } from './Section.tsx';
import { useStatisticsQuery } from './useStatisticsQuery.ts';
import type { OfRight } from './useBetween.ts';

/** What one right got of a distribution, a period or a year. */
interface Part {
  key: number;
  name: string;
  /** What it is ordered by, the newest first. */
  at: string;
  isk: number;
}

/** How the parts of a right are asked for. */
const parts =
  <Row,>(endpoint: Endpoint<object, OfRight, undefined, Row[]>, partOf: (row: Row) => Part) =>
  (query: OfRight) => ({
    ...listQueryFor(endpoint, { query }),
    select: ({ rows }: Page<Row>) => rows.map(partOf),
  });

const ways = {
  innlendar: {
    kind: 'days',
    first: firstDays,
    title: messages.byYear,
    path: listRightDistributions.path,
    chosen: (uthlutun: number): StatsSearch => ({ uthlutun }),
    ask: parts(listRightDistributions, (row) => ({
      key: row.distributionId,
      name: row.distributionName,
      at: row.distributedOn,
      isk: row.amountIsk,
    })),
  },
  streymi: {
    kind: 'days',
    first: firstDays,
    title: messages.byPeriod,
    path: listStreamPeriods.path,
    chosen: (timabil: number): StatsSearch => ({ timabil }),
    ask: parts(listStreamPeriods, (row) => ({
      key: row.periodId,
      name: row.periodName,
      at: row.distributedOn,
      isk: row.amountIsk,
    })),
  },
  tekjur: {
    kind: 'years',
    first: firstSummaryYears,
    title: messages.revenue,
    path: listYearSummaries.path,
    chosen: (ar: number): StatsSearch => ({ ar }),
    ask: parts(listYearSummaries, ({ year, distributedIsk: isk }) => ({
      key: year,
      name: String(year),
      at: String(year),
      isk,
    })),
  },
} as const;

/** The sections that add up. */
export type AddedUp = keyof typeof ways;
export const isAddedUp = (section: string): section is AddedUp => section in ways;

/** More than this do not stand beside each other. */
const mostColumns = 4;

interface Line extends Omit<Part, 'isk'> {
  kronurOf: ReadonlyMap<number, number>;
  kronur: number;
}

/** All rights of a person side by side, with their sums. */
export function AllRights({ section, rights }: { section: AddedUp; rights: readonly PersonRight[] }) {
  const t = useText();
  const way = ways[section];
  const asked = useStatisticsQuery(way.kind, rights, way.first());
  const { range, days, fetch } = asked;
  const lists: UseQueryResult<Part[]>[] = useQueries({
    queries: rights.map(({ rightId }) => ({ ...way.ask({ ...days, rightId }), enabled: asked.canAsk })),
  });
  const failed = lists.find(({ error }) => error);
  const lines = linesOf(rights.map(({ rightId }, at) => [rightId, lists[at]?.data ?? []] as const));
  return (
    <Stack>
      <RangeForm
        kind={way.kind}
        rights={rights}
        offersAll
        value={range}
        isFetching={lists.some(({ isFetching }) => isFetching)}
        onFetch={(next) => fetch(next, way.path)}
      />
      {failed?.error ? (
        <PageFailed error={failed.error} reset={() => lists.forEach(({ refetch }) => void refetch())} />
      ) : lists.some(({ isPending }) => isPending) && asked.canAsk ? (
        <Skeleton shape="card" />
      ) : lines.length === 0 ? (
        <Card isFlush>
          <EmptyState title={t(messages.nothingPaid)} icon={<ChartColumn />}>
            {t(way.kind === 'days' ? messages.otherDays : messages.otherYears)}
          </EmptyState>
        </Card>
      ) : (
        <Card title={t(way.title)} note={noteOf(asked, t(messages.allRights))}>
          <Sums section={section} rights={rights} lines={lines} />
        </Card>
      )}
    </Stack>
  );
}

function Sums({
  section,
  rights,
  lines,
}: {
  section: AddedUp;
  rights: readonly PersonRight[];
  lines: readonly Line[];
}) {
  const t = useText();
  const sum = (of: (line: Line) => number) => formatAmount(lines.reduce((all, line) => all + of(line), 0));
  const columns: Column<Line>[] = [
    {
      id: 'name',
      header: t(messages.whatPaid),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      cell: ({ name }) => name,
    },
    ...(rights.length > mostColumns
      ? []
      : rights.map(({ rightId, displayName }) => ({
          id: String(rightId),
          header: displayName,
          isNumeric: true,
          cell: ({ key, kronurOf }: Line) => {
            const kronur = kronurOf.get(rightId);
            return kronur === undefined ? (
              '–'
            ) : (
              <Link
                to="/stats"
                search={(before) => ({
                  ...before,
                  ...nothingChosen,
                  rettindi: rightId,
                  ...ways[section].chosen(key),
                })}
              >
                {formatAmount(kronur)}
              </Link>
            );
          },
        }))),
    {
      id: 'sum',
      header: t(messages.total),
      isNumeric: true,
      cell: ({ kronur }) => <strong>{formatAmount(kronur)}</strong>,
    },
  ];
  return (
    <Table
      isBare
      label={t(messages.allRights)}
      rows={lines}
      rowKey={({ key }) => key}
      columns={columns}
      totals={{
        name: t(messages.total),
        ...Object.fromEntries(
          rights.map(({ rightId }) => [rightId, sum(({ kronurOf }) => kronurOf.get(rightId) ?? 0)]),
        ),
        sum: sum(({ kronur }) => kronur),
      }}
      phoneRow={({ name, kronur, kronurOf }) => ({
        title: name,
        detail: rights
          .filter(({ rightId }) => kronurOf.has(rightId))
          .map(({ rightId, displayName }) => `${displayName}: ${formatAmount(kronurOf.get(rightId) ?? 0)}`)
          .join(' · '),
        aside: formatAmount(kronur),
      })}
    />
  );
}

/** The same distribution of several rights is one line, in the whole krónur that each right’s own page shows; the sums add up what is shown. */
function linesOf(parts: readonly (readonly [rightId: number, parts: readonly Part[]])[]): Line[] {
  const lines = new Map<number, Line & { kronurOf: Map<number, number> }>();
  for (const [rightId, ofRight] of parts)
    for (const { key, name, at, isk } of ofRight) {
      const line = lines.get(key) ?? { key, name, at, kronur: 0, kronurOf: new Map<number, number>() };
      line.kronurOf.set(rightId, (line.kronurOf.get(rightId) ?? 0) + wholeKronur(isk));
      line.kronur += wholeKronur(isk);
      lines.set(key, line);
    }
  return [...lines.values()].toSorted((a, b) => b.at.localeCompare(a.at) || b.key - a.key);
}
