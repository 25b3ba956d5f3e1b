import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { Page } from '../../platform/api/call.ts';
import { Bars } from '../../platform/charts/Bars.tsx';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Fetched } from './Fetched.tsx';
import { messages } from './messages.ts';
import { RangeForm } from './RangeForm.tsx';
import type { StatisticsQuery } from './useStatisticsQuery.ts';
import { dotted } from './words.ts';

interface SectionProps<Row> {
  asked: StatisticsQuery;
  /** The call that the rows come from. */
  path: string;
  list: UseQueryResult<Page<Row>>;
  rows: (rows: Row[]) => ReactNode;
  /** What the address names is not among what was found. */
  isMissing: boolean;
  /** What may be done though nothing was found. */
  action?: ReactNode;
  /** What stands below: the one that was chosen. */
  children: ReactNode;
}

/** L4.4: what is asked of a right, what was found, and the one of these that was chosen. */
export function Section<Row>({ asked, path, list, rows, isMissing, action, children }: SectionProps<Row>) {
  const { kind, rights, right, range, isOtherRight, canAsk, fetch } = asked;
  const t = useText();
  return (
    <Stack>
      <RangeForm
        kind={kind}
        rights={rights}
        offersAll={asked.offersAll}
        value={range}
        isFetching={list.isFetching}
        onFetch={(next) => fetch(next, path)}
      />
      {isOtherRight && right && <Alert>{t(messages.otherRight, { name: right.displayName })}</Alert>}
      {isMissing && !isOtherRight && <Alert>{t(messages.missing)}</Alert>}
      {canAsk && (
        <Fetched
          list={list}
          hint={t(kind === 'days' ? messages.otherDays : messages.otherYears)}
          action={action}
        >
          {rows}
        </Fetched>
      )}
      {children}
    </Stack>
  );
}

interface SectionChartProps extends Omit<ComponentProps<typeof Bars>, 'label'> {
  asked: StatisticsQuery;
  title: Text;
  isOverTime?: boolean;
  /** What has to be known to read the chart. */
  hint?: Text;
  table: ReactNode;
}

/** The rows of a section as bars, or as a table. */
export function SectionChart({ asked, title, hint, table, ...bars }: SectionChartProps) {
  const { search, change } = asked;
  const t = useText();
  return (
    <ChartCard
      title={t(title)}
      note={noteOf(asked)}
      isTable={search.tafla === true}
      onTable={(isTable) => change({ tafla: isTable || undefined })}
      chart={
        <>
          <Bars label={t(title)} {...bars} />
          {hint && <p className="dim small">{t(hint)}</p>}
        </>
      }
      table={table}
    />
  );
}

/** What was asked, in a few words. */
export const noteOf = (
  { kind, range: { from, to }, right }: StatisticsQuery,
  ofWhat = right?.displayName ?? '',
) => `${kind === 'days' ? `${dotted(from)} – ${dotted(to)}` : `${from}–${to}`} · ${ofWhat}`;
