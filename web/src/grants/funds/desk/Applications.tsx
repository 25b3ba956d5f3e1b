import { sortInAddress } from '../../../platform/ui/sortInAddress.ts';
import { type DeskApplication, listPeriodApplications } from '@omur/contract/grants/fundApplications';
import * as fields from '@omur/contract/grants/fields';
import type { DeskPeriod } from '@omur/contract/grants/funds';
import { getRouteApi } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { usePages } from '../../../platform/api/queries.ts';
import { PageFailed } from '../../../platform/page/PageFailed.tsx';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Badge } from '../../../platform/ui/Badge.tsx';
import type { Column } from '../../../platform/ui/columns.ts';
import { EmptyState } from '../../../platform/ui/EmptyState.tsx';
import { formatAmount, formatDay } from '../../../platform/i18n/format.ts';
import { ListToolbar } from '../../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../../platform/ui/SearchField.tsx';
import { SelectField } from '../../../platform/ui/SelectField.tsx';
import { useTyped } from '../../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../../platform/ui/VirtualTable.tsx';
import { statusNames } from '../messages.ts';
import { Status } from '../Status.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { messages } from './messages.ts';
import { useCountText } from '../../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/sjóðir/tímabil/$fundPeriodId');

const inAddress = sortInAddress(
  listPeriodApplications,
  {
    name: 'name',
    projectTitle: 'projectTitle',
    appliedOn: 'appliedOn',
    amountIsk: 'amountIsk',
    applicationStatus: 'applicationStatus',
    grantedAmountIsk: 'grantedAmountIsk',
  },
  { column: 'appliedOn', direction: 'ascending' },
);

const states = [...fields.applicationStatuses, 'proposed'] as const;

/** R222: a proposed grant changes nothing of how the application stands. */
function DeskStatus({ application }: { application: DeskApplication }) {
  const t = useText();
  const { applicationStatus, proposedGrantIsk } = application;
  if (proposedGrantIsk === null) return <Status status={applicationStatus} />;
  return <Badge look="accent">{t(messages.proposed)}</Badge>;
}

/** The applications of a period, to be searched, narrowed down, put in order, and opened one by one. */
export function Applications({ period }: { period: DeskPeriod }) {
  const t = useText();
  const countText = useCountText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { leit = '', rod, umsokn } = search;
  const state = states.find((one) => one === search.stada);
  const change = (next: typeof search) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit, (text) => change({ leit: text || undefined }));
  const sort = inAddress.read(rod);
  const list = usePages(
    listPeriodApplications,
    {
      params: { fundPeriodId: period.fundPeriodId },
      query: { sort: inAddress.write(sort), ...(leit && { search: leit }), ...(state && { state }) },
    },
    { isLive: true },
  );
  const at = list.rows.findIndex(({ applicationId }) => applicationId === umsokn);
  const go = (to: DeskApplication | undefined) => to && (() => change({ umsokn: to.applicationId }));
  return (
    <div>
      <ListToolbar count={!list.isLoading && countText(messages.applicationCount, list.count)}>
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        <SelectField
          isLabelHidden
          label={t(messages.which)}
          value={state ?? 'all'}
          onChange={(value) => change({ stada: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t(messages.allStates) },
            ...states.map((one) => ({
              value: one,
              label: t(one === 'proposed' ? messages.proposed : statusNames[one]),
            })),
          ]}
        />
      </ListToolbar>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <div aria-busy={list.isChanging}>
          <VirtualTable
            label={t(messages.applications)}
            columns={columnsOf(t)}
            rows={list.rows}
            rowKey={({ applicationId }) => applicationId}
            rowLink={({ applicationId }) => ({
              to: '/sjóðir/tímabil/$fundPeriodId',
              params: { fundPeriodId: String(period.fundPeriodId) },
              search: { ...search, umsokn: applicationId },
              replace: true,
              resetScroll: false,
            })}
            phoneRow={(row) => ({
              title: row.projectTitle,
              detail: `${row.name} · ${formatDay(row.appliedOn)} · ${formatAmount(row.amountIsk)}`,
              aside: <DeskStatus application={row} />,
            })}
            sort={sort}
            onSort={(next) => change({ rod: inAddress.unlessFirst(next) })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState title={t(messages.none)} icon={<HandCoins />}>
                {!leit && !state && t(messages.noneYet)}
              </EmptyState>
            }
          />
        </div>
      )}
      {umsokn !== undefined && (
        <DecisionDialog
          key={umsokn}
          applicationId={umsokn}
          onPrevious={go(list.rows[at - 1])}
          onNext={at >= 0 ? go(list.rows[at + 1]) : undefined}
          onClose={() => change({ umsokn: undefined })}
        />
      )}
    </div>
  );
}

const columnsOf = (t: ReturnType<typeof useText>): Column<DeskApplication>[] => [
  {
    id: 'projectTitle',
    header: t(messages.project),
    width: 'minmax(0, 1.6fr)',
    isTitle: true,
    isSortable: true,
    cell: ({ projectTitle }) => projectTitle,
  },
  {
    id: 'name',
    header: t(messages.applicant),
    width: 'minmax(0, 1.3fr)',
    isSortable: true,
    cell: ({ name }) => name,
  },
  {
    id: 'appliedOn',
    header: t(messages.date),
    width: '136px',
    isNumeric: true,
    isSortable: true,
    cell: ({ appliedOn }) => formatDay(appliedOn),
  },
  {
    id: 'amountIsk',
    header: t(messages.amount),
    width: '136px',
    isNumeric: true,
    isSortable: true,
    cell: ({ amountIsk }) => formatAmount(amountIsk),
  },
  {
    id: 'applicationStatus',
    header: t(messages.state),
    width: '168px',
    isSortable: true,
    cell: (application) => <DeskStatus application={application} />,
  },
  {
    id: 'grantedAmountIsk',
    header: t(messages.grant),
    width: '136px',
    isNumeric: true,
    isSortable: true,
    cell: ({ grantedAmountIsk, proposedGrantIsk }) => (
      <>
        {(grantedAmountIsk !== null || proposedGrantIsk === null) &&
          (grantedAmountIsk === null ? '–' : formatAmount(grantedAmountIsk))}
        {proposedGrantIsk !== null && <div className="dim">{formatAmount(proposedGrantIsk)}</div>}
      </>
    ),
  },
];
