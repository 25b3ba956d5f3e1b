import { listPlannedDistributions, type PlannedDistribution } from '@omur/contract/royalties/calendar';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarDays, CalendarPlus, Coins } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import type { PlannedDaysSearch } from './deskPages.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages as deskMessages } from './deskMessages.ts';
import { messages } from './messages.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/úthlutanir/dagar');

/** D1: the days on which the society means to distribute, for administrators. */
export function PlannedDaysPage() {
  return (
    <StaffOnly isForAdministrators>
      <PlannedDays />
    </StaffOnly>
  );
}

function PlannedDays() {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const { dagur, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const go = (search: PlannedDaysSearch) => void navigate({ search, replace: true, resetScroll: false });
  const list = usePages(listPlannedDistributions, { params: {} });
  const open = list.rows.find(({ plannedDistributionId }) => plannedDistributionId === dagur);
  return (
    <Stack>
      <PageHeader
        title={t(messages.title)}
        subtitle={t(deskMessages.subtitle)}
        actions={
          <>
            <ButtonLink to="/úthlutanir" icon={<Coins size={18} aria-hidden />}>
              {t(deskMessages.toDistributions)}
            </ButtonLink>
            <Button
              look="primary"
              icon={<CalendarPlus size={18} aria-hidden />}
              onClick={() => go({ nytt: true })}
            >
              {t(deskMessages.plan)}
            </Button>
          </>
        }
      />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!list.error && (
        <div>
          <ListToolbar count={!list.isLoading && countText(deskMessages.count, list.count)} />
          <VirtualTable
            label={t(messages.title)}
            columns={columnsOf(t, language)}
            rows={list.rows}
            rowKey={({ plannedDistributionId }) => plannedDistributionId}
            rowLink={({ plannedDistributionId }) => ({
              to: '/úthlutanir/dagar',
              search: { dagur: plannedDistributionId },
              replace: true,
              resetScroll: false,
            })}
            phoneRow={(row) => ({
              title: `${row.categoryName} · ${row.periodName}`,
              detail: [formatDay(row.distributedOn), remarkOf(row, language)]
                .filter((part) => part !== '')
                .join(' · '),
              aside: <StateBadge state={row.calendarState} />,
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState title={t(deskMessages.none)} icon={<CalendarDays />}>
                {t(deskMessages.noneMore)}
              </EmptyState>
            }
          />
        </div>
      )}
      {(nytt || open) && <PlanDialog key={dagur ?? 'new'} plan={open} onClose={() => go({})} />}
    </Stack>
  );
}

const columnsOf = (t: ReturnType<typeof useText>, language: 'is' | 'en'): Column<PlannedDistribution>[] => [
  {
    id: 'what',
    header: t(deskMessages.what),
    width: 'minmax(0, 1.6fr)',
    isTitle: true,
    cell: ({ categoryName, periodName }) => `${categoryName} · ${periodName}`,
  },
  {
    id: 'day',
    header: t(deskMessages.day),
    width: '128px',
    isNumeric: true,
    cell: ({ distributedOn }) => formatDay(distributedOn),
  },
  {
    id: 'state',
    header: t(deskMessages.state),
    width: '150px',
    cell: ({ calendarState }) => <StateBadge state={calendarState} />,
  },
  {
    id: 'remark',
    header: t(deskMessages.remark),
    width: 'minmax(0, 1.6fr)',
    cell: (row) => remarkOf(row, language),
  },
];

/** In their own language where there is one in it. */
const remarkOf = ({ remarkIs, remarkEn }: PlannedDistribution, language: 'is' | 'en') =>
  (language === 'en' ? (remarkEn ?? remarkIs) : (remarkIs ?? remarkEn)) ?? '';
