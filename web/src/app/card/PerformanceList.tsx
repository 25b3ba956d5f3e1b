import type { Light as LightColour } from '@omur/contract/platform/values';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { CardList, type CardListProps } from './CardList.tsx';
import { PerformanceLights } from './PerformanceLights.tsx';
import { messages } from './performanceMessages.ts';
import { RegisterPerformance } from './RegisterPerformance.tsx';

interface Registered {
  light: LightColour;
  performedOn: string;
}

type Shared = 'count' | 'noneLikeThis' | 'showAll' | 'action' | 'foot';

/** Concerts that the person registered, at home or abroad, the latest first. */
export function PerformanceList<Row extends Registered>(props: Omit<CardListProps<Row>, Shared>) {
  const { personId, phoneRow } = props;
  return (
    <CardList<Row>
      {...props}
      count={messages.count}
      phoneRow={(row) => ({ ...phoneRow(row), aside: <Light light={row.light} /> })}
      noneLikeThis={messages.noneLikeThis}
      showAll={messages.showAll}
      action={<RegisterPerformance personId={personId} />}
      foot={<PerformanceLights />}
    />
  );
}

/** The columns that both lists have. */
export const performanceColumns = (
  t: ReturnType<typeof useText>,
): Record<'light' | 'date', Column<Registered>> => ({
  light: {
    id: 'light',
    header: t(messages.light),
    width: '112px',
    isSortable: true,
    cell: ({ light }) => <Light light={light} />,
  },
  date: {
    id: 'date',
    header: t(messages.date),
    width: '128px',
    isNumeric: true,
    isSortable: true,
    cell: ({ performedOn }) => formatDay(performedOn),
  },
});
