import {
  type DeskPeriod,
  listDeskPeriods,
  listNamedFunds,
  type NamedFund,
} from '@omur/contract/grants/funds';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarPlus, CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor, usePages } from '../../../platform/api/queries.ts';
import { PageFailed } from '../../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../../platform/page/StaffOnly.tsx';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Badge } from '../../../platform/ui/Badge.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import type { Column } from '../../../platform/ui/columns.ts';
import { EmptyState } from '../../../platform/ui/EmptyState.tsx';
import { formatAmount, formatDay, formatWhole } from '../../../platform/i18n/format.ts';
import { ListToolbar } from '../../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../../platform/ui/PageHeader.tsx';
import { SelectField } from '../../../platform/ui/SelectField.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../../platform/ui/VirtualTable.tsx';
import { periodTitle } from '../periodTitle.ts';
import { messages, periodStateNames } from './messages.ts';
import { NamesDialog } from './NamesDialog.tsx';
import { PeriodDialog } from './PeriodDialog.tsx';
import { useCountText } from '../../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/sjóðir/tímabil');

/** D1: the funds' application periods. */
export function PeriodsPage() {
  return (
    <StaffOnly>
      <StaffPeriods />
    </StaffOnly>
  );
}

function StaffPeriods() {
  const t = useText();
  const countText = useCountText();
  const { sjodur } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<'add' | 'names'>();
  const funds = useQuery(listQueryFor(listNamedFunds));
  const list = usePages(listDeskPeriods, { params: {}, query: sjodur ? { fundId: sjodur } : {} });
  const names = funds.data?.rows ?? [];
  const onClose = () => setOpened(undefined);
  return (
    <Stack>
      <PageHeader
        title={t(messages.periods)}
        subtitle={t(messages.about)}
        actions={
          <>
            <Button disabled={names.length === 0} onClick={() => setOpened('names')}>
              {t(messages.names)}
            </Button>
            <Button
              look="primary"
              icon={<CalendarPlus size={18} aria-hidden />}
              disabled={names.length === 0}
              onClick={() => setOpened('add')}
            >
              {t(messages.add)}
            </Button>
          </>
        }
      />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
          <FundFilter names={names} />
        </ListToolbar>
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={t(messages.periods)}
            columns={columnsOf(t)}
            rows={list.rows}
            rowKey={({ fundPeriodId }) => fundPeriodId}
            rowLink={({ fundPeriodId }) => ({
              to: '/sjóðir/tímabil/$fundPeriodId',
              params: { fundPeriodId: String(fundPeriodId) },
            })}
            phoneRow={(row) => ({
              title: periodTitle(row),
              detail: `${formatDay(row.opensOn)}–${formatDay(row.closesOn)} · ${t(messages.applicationCount, { count: row.applicationCount })}`,
              aside: <State period={row} />,
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState title={list.emptyText ?? ''} icon={<CalendarRange />}>
                {t(messages.noneHint)}
              </EmptyState>
            }
          />
        )}
      </div>
      {opened === 'names' && <NamesDialog funds={names} onClose={onClose} />}
      {opened === 'add' && (
        <PeriodDialog
          funds={names}
          onClose={onClose}
          onDone={({ fundPeriodId }) =>
            void navigate({
              to: '/sjóðir/tímabil/$fundPeriodId',
              params: { fundPeriodId: String(fundPeriodId) },
            })
          }
        />
      )}
    </Stack>
  );
}

function FundFilter({ names }: { names: readonly NamedFund[] }) {
  const t = useText();
  const { sjodur } = route.useSearch();
  const navigate = route.useNavigate();
  const [language] = useLanguage();
  return (
    <SelectField
      isLabelHidden
      label={t(messages.fund)}
      value={String(sjodur ?? 0)}
      onChange={(value) => void navigate({ search: { sjodur: Number(value) || undefined }, replace: true })}
      options={[
        { value: '0', label: t(messages.allFunds) },
        ...names.map(({ fundId, fundNameIs, fundNameEn }) => ({
          value: String(fundId),
          label: language === 'is' ? fundNameIs : fundNameEn,
        })),
      ]}
    />
  );
}

const looks = { coming: 'accent', open: 'green', closed: 'neutral' } as const;

function State({ period: { periodState } }: { period: DeskPeriod }) {
  const t = useText();
  return <Badge look={looks[periodState]}>{t(periodStateNames[periodState])}</Badge>;
}

const columnsOf = (t: ReturnType<typeof useText>): Column<DeskPeriod>[] => [
  {
    id: 'fund',
    header: t(messages.fund),
    width: 'minmax(0, 1.8fr)',
    isTitle: true,
    cell: periodTitle,
  },
  { id: 'state', header: t(messages.state), width: '116px', cell: (period) => <State period={period} /> },
  { id: 'opensOn', header: t(messages.opensOn), isNumeric: true, cell: ({ opensOn }) => formatDay(opensOn) },
  {
    id: 'closesOn',
    header: t(messages.closesOn),
    isNumeric: true,
    cell: ({ closesOn }) => formatDay(closesOn),
  },
  {
    id: 'applications',
    header: t(messages.applications),
    width: '104px',
    isNumeric: true,
    cell: ({ applicationCount }) => formatWhole(applicationCount),
  },
  {
    id: 'decided',
    header: t(messages.decided),
    width: '104px',
    isNumeric: true,
    cell: ({ decidedCount, proposedCount }) => (
      <>
        {formatWhole(decidedCount)}
        {proposedCount > 0 && (
          <div className="dim small">{t(messages.proposedCount, { count: proposedCount })}</div>
        )}
      </>
    ),
  },
  {
    id: 'granted',
    header: t(messages.granted),
    width: '136px',
    isNumeric: true,
    cell: ({ grantedAmountIsk }) => formatAmount(grantedAmountIsk),
  },
];
