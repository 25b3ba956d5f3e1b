import type { ReactNode } from 'react';
import { listPersonApplications, type ListedApplication } from '@omur/contract/grants/fundApplications';
import type { Person } from '@omur/contract/people/persons';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { sentMessages } from './sentMessages.ts';
import { periodTitle } from './periodTitle.ts';
import { Status } from './Status.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

/** The fund application that is open, as the card's address says. */
interface OpenApplication {
  umsokn?: number;
}

/** F2.35: the fund applications of a person. Status and grant are there once the period is closed. */
export function ApplicationsTab({ person }: { person: Person }) {
  const t = useText();
  const countText = useCountText();
  const { role, kennitala, masquerader } = useLoggedIn();
  const { umsokn }: OpenApplication = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = usePages(listPersonApplications, { params: { personId: person.personId } });
  const isOwn = person.kennitala === kennitala;
  const mayApply = isOwn && role !== 'viewer' && role !== 'external' && !masquerader?.isReadOnly;
  const apply = mayApply && (
    <ButtonLink to="/sjodir-umsokn" icon={<HandCoins size={18} aria-hidden />}>
      {t(sentMessages.apply)}
    </ButtonLink>
  );
  const open = (applicationId: number | undefined) =>
    void navigate({
      to: '.',
      search: (before: OpenApplication) => ({ ...before, umsokn: applicationId }),
      replace: true,
      resetScroll: false,
    });
  const stateOf = ({ isPeriodClosed }: ListedApplication) =>
    t(isPeriodClosed ? sentMessages.closed : sentMessages.open);
  const status = ({ applicationStatus }: ListedApplication) =>
    applicationStatus === null ? (
      <span className="dim" title={t(sentMessages.notYet)}>
        –
      </span>
    ) : (
      <Status status={applicationStatus} />
    );
  const columns: Column<ListedApplication>[] = useApplicationColumns({ stateOf, status });
  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <div>
      <ListToolbar
        count={!list.isLoading && countText(sentMessages.count, list.count)}
        actions={list.count > 0 && apply}
      />
      <VirtualTable
        label={t(sentMessages.tab)}
        columns={columns}
        rows={list.rows}
        rowKey={({ applicationId }) => applicationId}
        rowLink={({ applicationId }) => ({
          to: '.',
          search: ((before: OpenApplication) => ({ ...before, umsokn: applicationId })) as never,
          replace: true,
          resetScroll: false,
        })}
        phoneRow={(row) => ({
          title: row.projectTitle,
          detail: `${periodTitle(row)} · ${stateOf(row)} · ${formatDay(row.appliedOn)} · ${formatAmount(row.amountIsk)}`,
          aside: row.applicationStatus && (
            <>
              <Status status={row.applicationStatus} />
              {row.grantedAmountIsk !== null && (
                <div className="tabular">{formatAmount(row.grantedAmountIsk)}</div>
              )}
            </>
          ),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={
          <EmptyState title={list.emptyText ?? ''} icon={<HandCoins />} action={apply}>
            {t(sentMessages.noneHint)}
          </EmptyState>
        }
      />
      {umsokn !== undefined && (
        <ApplicationDialog
          key={umsokn}
          applicationId={umsokn}
          isOwn={mayApply}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}

function useApplicationColumns({
  stateOf,
  status,
}: {
  stateOf: ({ isPeriodClosed }: ListedApplication) => string;
  status: ({ applicationStatus }: ListedApplication) => ReactNode;
}): Column<ListedApplication>[] {
  const t = useText();
  return [
    {
      id: 'title',
      header: t(sentMessages.projectTitle),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ projectTitle }) => projectTitle,
    },
    {
      id: 'fund',
      header: t(sentMessages.fund),
      width: 'minmax(0, 1.2fr)',
      cell: ({ fundName }) => fundName,
    },
    {
      id: 'period',
      header: t(sentMessages.period),
      width: 'minmax(0, 0.8fr)',
      cell: (row) => (
        <>
          {row.fundPeriodName} <span className="dim small">{stateOf(row)}</span>
        </>
      ),
    },
    {
      id: 'appliedOn',
      header: t(sentMessages.appliedOn),
      width: '124px',
      isNumeric: true,
      cell: ({ appliedOn }) => formatDay(appliedOn),
    },
    {
      id: 'amount',
      header: t(sentMessages.amount),
      width: '138px',
      isNumeric: true,
      cell: ({ amountIsk }) => formatAmount(amountIsk),
    },
    { id: 'status', header: t(sentMessages.status), width: '112px', cell: status },
    {
      id: 'granted',
      header: t(sentMessages.granted),
      width: '138px',
      isNumeric: true,
      cell: ({ grantedAmountIsk }) => (grantedAmountIsk === null ? '–' : formatAmount(grantedAmountIsk)),
    },
  ];
}
