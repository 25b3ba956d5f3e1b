import { type Case, exportComplaints, listDeskCases } from '@omur/contract/messages/cases';
import { getRouteApi } from '@tanstack/react-router';
import { FileSpreadsheet, Inbox as InboxIcon } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { CannedAnswers } from './CannedAnswers.tsx';
import { CaseState } from './CaseState.tsx';
import { deskMessages } from './deskMessages.ts';
import { inboxPage } from './deskPages.ts';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/innhólf');
const tabs = ['open', 'answered', 'closed', 'complaints', 'canned'] as const;
type TabId = (typeof tabs)[number];

/** H44: what members write, shared by all of the staff. */
export const InboxPage = () => (
  <StaffOnly>
    <Inbox />
  </StaffOnly>
);

function Inbox() {
  const t = useText();
  const { flipi, hver, leit } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = tabs.find((id) => id === flipi) ?? 'open';
  const book = useFile('kvartanir.xlsx', (signal) => callFile(exportComplaints, { signal }));
  const show = (id: TabId) =>
    void navigate({
      search: ({ hver, leit }) => ({ hver, leit, flipi: id === 'open' ? undefined : id }),
      resetScroll: false,
    });
  return (
    <Stack>
      <PageHeader
        title={t(inboxPage.label)}
        subtitle={t(deskMessages.pageMore)}
        actions={
          <>
            {tab !== 'canned' && (
              <KeptViews
                list="inbox"
                address={{ flipi, hver, leit }}
                onOpen={(view) => void navigate({ search: view, resetScroll: false })}
              />
            )}
            {tab === 'complaints' && (
              <Button
                icon={<FileSpreadsheet size={18} aria-hidden />}
                isLoading={book.isFetching}
                onClick={() => void book.fetchFile()}
              >
                {t(deskMessages.register)}
              </Button>
            )}
          </>
        }
      />
      <FileProblem file={book} />
      <Tabs
        label={t(deskMessages.tabs)}
        tabs={tabs.map((id) => ({ id, label: t(deskMessages[id]) }))}
        value={tab}
        onChange={show}
      >
        {tab === 'canned' ? <CannedAnswers /> : <Cases key={tab} tab={tab} />}
      </Tabs>
    </Stack>
  );
}

const whose = ['allra', 'min', 'einskis'] as const;
type Whose = (typeof whose)[number];
const whoseLabels = { allra: deskMessages.everyones, min: deskMessages.mine, einskis: deskMessages.nobodys };

function Cases({ tab }: { tab: Exclude<TabId, 'canned'> }) {
  const t = useText();
  const countText = useCountText();
  const { userId } = useLoggedIn();
  const { leit = '', hver } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: { leit?: string | undefined; hver?: string | undefined }) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit, (text) => change({ leit: text || undefined }));
  const chosen: Whose = whose.find((one) => one === hver) ?? 'allra';
  const list = usePages(
    listDeskCases,
    {
      params: {},
      query: {
        ...(tab === 'complaints' ? { caseKind: 'complaint' as const } : { caseState: tab }),
        ...(chosen !== 'allra' && { assignedTo: chosen === 'min' ? String(userId) : '0' }),
        ...(leit && { search: leit }),
      },
    },
    { isLive: true },
  );
  const columns = useCaseColumns();
  return (
    <SearchedList
      label={t(inboxPage.label)}
      list={list}
      count={countText(deskMessages.count, list.count)}
      search={{ label: t(deskMessages.search), value: typed, onChange: setTyped }}
      filters={
        <SelectField
          isLabelHidden
          label={t(deskMessages.whose)}
          value={chosen}
          onChange={(value) => change({ hver: value === 'allra' ? undefined : value })}
          options={whose.map((value) => ({
            value,
            label: `${t(deskMessages.whose)}: ${t(whoseLabels[value])}`,
          }))}
        />
      }
      columns={columns}
      rowKey={({ caseId }) => caseId}
      rowLink={({ caseId }) => ({ to: '/erindi/$caseId', params: { caseId: String(caseId) } })}
      phoneRow={(row) => ({
        title: row.subject,
        detail: (
          <>
            <div>{[row.name, formatDay(row.lastMessageAt)].join(' · ')}</div>
            {dueDayOf(row) !== undefined && (
              <div className="small">
                {t(deskMessages.due)} <Due of={row} />
              </div>
            )}
          </>
        ),
        aside: <CaseState of={row} />,
      })}
      empty={<EmptyState icon={<InboxIcon />} title={t(leit ? messages.noneFound : deskMessages.none)} />}
    />
  );
}

function useCaseColumns(): Column<Case>[] {
  const t = useText();
  return [
    {
      id: 'subject',
      header: t(messages.subject),
      isTitle: true,
      width: 'minmax(0, 1.8fr)',
      cell: ({ subject }) => subject,
    },
    { id: 'member', header: t(deskMessages.member), cell: ({ name }) => name },
    { id: 'about', header: t(messages.about), cell: ({ aboutTitle }) => aboutTitle ?? '–' },
    { id: 'whose', header: t(deskMessages.whose), cell: ({ assignedToName }) => assignedToName ?? '–' },
    {
      id: 'last',
      header: t(messages.last),
      width: '120px',
      cell: ({ lastMessageAt }) => formatDay(lastMessageAt),
    },
    { id: 'due', header: t(deskMessages.due), width: '150px', cell: (row) => <Due of={row} /> },
    {
      id: 'state',
      header: t(messages.state),
      width: 'minmax(0, 1.2fr)',
      cell: (row) => <CaseState of={row} />,
    },
  ];
}

/** The first of the days by which there should be an answer, and that it has passed. */
/** The day by which the society has to answer, or has said that it will. */
function dueDayOf({ dueOn, answerBy, decidedAt, caseState }: Case): string | undefined {
  if (caseState === 'closed') return undefined;
  return [dueOn, decidedAt === null ? answerBy : null].filter((day) => day !== null).toSorted()[0];
}

function Due({ of }: { of: Case }) {
  const t = useText();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const day = dueDayOf(of);
  if (day === undefined) return '–';
  return (
    <>
      {formatDay(day)} {day < today && <Badge look="red">{t(deskMessages.late)}</Badge>}
    </>
  );
}
