import { listPayRuns, type PayRun } from '@omur/contract/royalties/payments';
import { getRouteApi } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { AdvanceList } from '../advances/AdvanceList.tsx';
import { AskDialog } from '../advances/AskDialog.tsx';
import { messages as advanceMessages } from '../advances/messages.ts';
import { exactAmount } from '../distributions/amount.ts';
import { InheritanceList } from '../inheritances/InheritanceList.tsx';
import { messages as estateMessages } from '../inheritances/messages.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages as societyMessages } from '../societies/messages.ts';
import { SocietyList } from '../societies/SocietyList.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { deskMessages as messages } from './deskMessages.ts';
import { payRunsPage } from './deskPages.ts';
import { ForeignAccountList } from './ForeignAccountList.tsx';
import { foreignMessages } from './foreignMessages.ts';
import { PayeeList } from './PayeeList.tsx';
import { PrepareRun } from './PrepareRun.tsx';
import { RunState } from './RunState.tsx';

const route = getRouteApi('/portal/greiðslukeyrslur');
const tabs = ['keyrslur', 'thegar', 'erlendis', 'felog', 'fyrirfram', 'danarbu'] as const;
const labels = {
  keyrslur: messages.runs,
  thegar: messages.payees,
  erlendis: foreignMessages.tab,
  felog: societyMessages.tab,
  fyrirfram: advanceMessages.advances,
  danarbu: estateMessages.tab,
};

/** R21: pay runs and payees, for administrators. */
export function PayRunsPage() {
  return (
    <StaffOnly isForAdministrators>
      <PayRuns />
    </StaffOnly>
  );
}

function PayRuns() {
  const t = useText();
  const { flipi, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = tabs.find((id) => id === flipi) ?? 'keyrslur';
  const open = (dialog?: string) =>
    void navigate({
      search: { ...(tab === 'fyrirfram' && { flipi: tab }), ...(dialog && { nytt: dialog }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <Stack>
      <PageHeader
        title={t(payRunsPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          tab === 'fyrirfram' ? (
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => open('fyrirfram')}>
              {t(advanceMessages.ask)}
            </Button>
          ) : (
            <>
              <Button icon={<FileUp size={18} aria-hidden />} onClick={() => open('svar')}>
                {t(messages.readAnswer)}
              </Button>
              <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => open('keyrsla')}>
                {t(messages.prepare)}
              </Button>
            </>
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
        {tab === 'thegar' && <PayeeList />}
        {tab === 'erlendis' && <ForeignAccountList />}
        {tab === 'felog' && <SocietyList />}
        {tab === 'fyrirfram' && <AdvanceList />}
        {tab === 'danarbu' && <InheritanceList />}
      </Tabs>
      {nytt === 'keyrsla' && <PrepareRun onClose={() => open()} />}
      {nytt === 'fyrirfram' && <AskDialog onClose={() => open()} />}
      {nytt === 'svar' && <AnswerDialog onClose={() => open()} />}
    </Stack>
  );
}

function RunList() {
  const t = useText();
  const list = usePages(listPayRuns, { params: {} }, { isLive: true });
  const columns: Column<PayRun>[] = [
    {
      id: 'number',
      header: t(messages.runs),
      isTitle: true,
      cell: ({ payRunId }) => t(messages.number, { number: payRunId }),
    },
    { id: 'payOn', header: t(messages.payOn), width: '130px', cell: ({ payOn }) => formatDay(payOn) },
    {
      id: 'payments',
      header: t(messages.payments),
      width: '110px',
      isNumeric: true,
      cell: ({ paymentCount }) => formatWhole(paymentCount),
    },
    {
      id: 'paid',
      header: t(messages.paid),
      width: '180px',
      isNumeric: true,
      cell: ({ paidIsk }) => exactAmount(paidIsk),
    },
    {
      id: 'waiting',
      header: t(messages.waiting),
      width: '150px',
      isNumeric: true,
      cell: ({ waitingCount }) => formatWhole(waitingCount),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '170px',
      cell: ({ payRunState }) => <RunState state={payRunState} />,
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.runs)}
      columns={columns}
      rowKey={({ payRunId }) => payRunId}
      rowLink={({ payRunId }) => ({
        to: '/greiðslukeyrslur/$payRunId',
        params: { payRunId: String(payRunId) },
      })}
      phoneRow={({ payRunId, payOn, paidIsk, payRunState }) => ({
        title: t(messages.number, { number: payRunId }),
        detail: `${formatDay(payOn)} · ${exactAmount(paidIsk)}`,
        aside: <RunState state={payRunState} />,
      })}
      countText={messages.runCount}
      none={t(messages.noRuns)}
      noneMore={t(messages.noRunsMore)}
    />
  );
}
