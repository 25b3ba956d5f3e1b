import type { PersonRight } from '@omur/contract/persons';
import { wholeKronur } from '@omur/contract/rules/wholeKronur';
import { listRightDistributions, listStreamPeriods, listYearSummaries } from '@omur/contract/statistics';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import { askingAll } from '../api/queries.ts';
import type { StatsSearch } from '../moneyRoutes.tsx';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/columns.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatAmount } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Table } from '../ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { messages } from './messages.ts';
import { RangeForm } from './RangeForm.tsx';
import { firstDays, firstSummaryYears } from './range.ts';
import { type Asked, useAsked } from './useAsked.ts';
import { dotted } from './words.ts';

/** What one right got of a distribution, a period or a year. */
interface Part {
  key: number;
  name: string;
  /** What it is ordered by, the newest first. */
  at: string;
  isk: number;
}

type Days = Asked['days'];

const ways = {
  innlendar: {
    kind: 'days',
    first: firstDays,
    title: messages.byYear,
    path: listRightDistributions.path,
    chosen: (uthlutun: number): StatsSearch => ({ uthlutun }),
    ask: (query: Days & { rightId: number }) => ({
      ...askingAll(listRightDistributions, { query }),
      select: ({ rows }: { rows: readonly RightDistributionRow[] }): Part[] =>
        rows.map(({ distributionId: key, distributionName: name, distributedOn: at, amountIsk: isk }) => ({
          key,
          name,
          at,
          isk,
        })),
    }),
  },
  streymi: {
    kind: 'days',
    first: firstDays,
    title: messages.byPeriod,
    path: listStreamPeriods.path,
    chosen: (timabil: number): StatsSearch => ({ timabil }),
    ask: (query: Days & { rightId: number }) => ({
      ...askingAll(listStreamPeriods, { query }),
      select: ({ rows }: { rows: readonly StreamRow[] }): Part[] =>
        rows.map(({ periodId: key, periodName: name, distributedOn: at, amountIsk: isk }) => ({
          key,
          name,
          at,
          isk,
        })),
    }),
  },
  tekjur: {
    kind: 'years',
    first: firstSummaryYears,
    title: messages.revenue,
    path: listYearSummaries.path,
    chosen: (ar: number): StatsSearch => ({ ar }),
    ask: (query: Days & { rightId: number }) => ({
      ...askingAll(listYearSummaries, { query }),
      select: ({ rows }: { rows: readonly YearRow[] }): Part[] =>
        rows.map(({ year, distributedIsk: isk }) => ({
          key: year,
          name: String(year),
          at: String(year),
          isk,
        })),
    }),
  },
} as const;

interface RightDistributionRow {
  distributionId: number;
  distributionName: string;
  distributedOn: string;
  amountIsk: number;
}
interface StreamRow {
  periodId: number;
  periodName: string;
  distributedOn: string;
  amountIsk: number;
}
interface YearRow {
  year: number;
  distributedIsk: number;
}

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
  const asked = useAsked(way.kind, rights, way.first());
  const { range, days, fetch } = asked;
  const lists = useQueries({
    queries: rights.map(
      ({ rightId }) => ({ ...way.ask({ ...days, rightId }), enabled: asked.canAsk }) as never,
    ),
  }) as {
    data?: Part[];
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => void;
  }[];
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
        <PageFailed error={failed.error} reset={() => lists.forEach(({ refetch }) => refetch())} />
      ) : lists.some(({ isPending }) => isPending) && asked.canAsk ? (
        <Skeleton shape="card" />
      ) : lines.length === 0 ? (
        <Card isFlush>
          <EmptyState title={t(messages.nothingPaid)} icon={<ChartColumn />}>
            {t(way.kind === 'days' ? messages.otherDays : messages.otherYears)}
          </EmptyState>
        </Card>
      ) : (
        <Card
          title={t(way.title)}
          note={`${way.kind === 'days' ? `${dotted(range.from)} – ${dotted(range.to)}` : `${range.from}–${range.to}`} · ${t(messages.allRights)}`}
        >
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
  const shown = formatAmount;
  const sum = (of: (line: Line) => number) => shown(lines.reduce((all, line) => all + of(line), 0));
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
                {shown(kronur)}
              </Link>
            );
          },
        }))),
    {
      id: 'sum',
      header: t(messages.total),
      isNumeric: true,
      cell: ({ kronur }) => <strong>{shown(kronur)}</strong>,
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
          .map(({ rightId, displayName }) => `${displayName}: ${shown(kronurOf.get(rightId) ?? 0)}`)
          .join(' · '),
        aside: shown(kronur),
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
