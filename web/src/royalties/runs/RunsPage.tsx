import { listRuns, type Run } from '@omur/contract/royalties/runs';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Clocks } from './Clocks.tsx';
import { runsPage } from './deskPages.ts';
import { MakeRunDialog } from './MakeRunDialog.tsx';
import { messages } from './messages.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { RunState } from './RunState.tsx';

const route = getRouteApi('/portal/úthlutunarkeyrslur');
const tabs = ['keyrslur', 'reglur', 'frestir'] as const;
const labels = { keyrslur: messages.runs, reglur: messages.rules, frestir: messages.clocks };

/** R11, R14, R16: runs, their rules, and what has to be done until when, for administrators. */
export function RunsPage() {
  return (
    <StaffOnly isForAdministrators>
      <Runs />
    </StaffOnly>
  );
}

function Runs() {
  const t = useText();
  const { flipi, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = tabs.find((id) => id === flipi) ?? 'keyrslur';
  const open = (dialog?: string) =>
    void navigate({
      search: { ...(tab !== 'keyrslur' && { flipi: tab }), ...(dialog && { nytt: dialog }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <Stack>
      <PageHeader
        title={t(runsPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          tab !== 'frestir' && (
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => open('nytt')}>
              {t(tab === 'reglur' ? messages.askForRule : messages.make)}
            </Button>
          )
        }
      />
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map((id) => ({ id, label: t(labels[id]) }))}
        value={tab}
        onChange={(id) => void navigate({ search: id === 'keyrslur' ? {} : { flipi: id }, replace: true })}
      >
        {tab === 'keyrslur' && <RunList />}
        {tab === 'reglur' && <RuleList />}
        {tab === 'frestir' && <Clocks />}
      </Tabs>
      {nytt === 'nytt' && tab === 'keyrslur' && <MakeRunDialog onClose={() => open()} />}
      {nytt === 'nytt' && tab === 'reglur' && <RuleDialog onClose={() => open()} />}
    </Stack>
  );
}

function RunList() {
  const t = useText();
  const list = usePages(listRuns, { params: {} }, { isLive: true });
  const days = ({ usedFrom, usedUntil }: Run) => `${formatDay(usedFrom)}–${formatDay(usedUntil)}`;
  const columns: Column<Run>[] = [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      cell: ({ distributionName }) => distributionName,
    },
    { id: 'category', header: t(messages.category), cell: ({ categoryName }) => categoryName },
    { id: 'usage', header: t(messages.usage), width: '210px', cell: days },
    {
      id: 'given',
      header: t(messages.given),
      width: '190px',
      isNumeric: true,
      cell: ({ givenIsk }) => exactAmount(givenIsk),
    },
    { id: 'state', header: t(messages.state), width: '170px', cell: (row) => <RunState run={row} /> },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.runs)}
      columns={columns}
      rowKey={({ distributionId }) => distributionId}
      rowLink={({ distributionId }) => ({
        to: '/úthlutunarkeyrslur/$distributionId',
        params: { distributionId: String(distributionId) },
      })}
      phoneRow={(row) => ({
        title: row.distributionName,
        detail: `${days(row)} · ${exactAmount(row.givenIsk)}`,
        aside: <RunState run={row} />,
      })}
      countText={messages.runCount}
      none={t(messages.noRuns)}
      noneMore={t(messages.noRunsMore)}
    />
  );
}
