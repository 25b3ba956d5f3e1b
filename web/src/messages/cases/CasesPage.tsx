import { type Case, listCases } from '@omur/contract/messages/cases';
import { getRouteApi } from '@tanstack/react-router';
import { MessagesSquare, Pencil } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { CaseState } from './CaseState.tsx';
import { messages } from './messages.ts';
import { casesPage } from './pages.ts';
import { messages as writeMessages } from './writeMessages.ts';
import { write } from './writing.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/erindi');

/** H40: what the member and the society write to each other. */
export function CasesPage() {
  const t = useText();
  const countText = useCountText();
  const { leit = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { isReading, role } = useMember();
  const [typed, setTyped] = useTyped(leit, (text) => {
    void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false });
  });
  const list = usePages(
    listCases,
    { params: {}, query: { ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const columns: Column<Case>[] = [
    {
      id: 'subject',
      header: t(messages.subject),
      isTitle: true,
      width: 'minmax(0, 2fr)',
      cell: ({ subject }) => subject,
    },
    { id: 'about', header: t(messages.about), cell: ({ aboutTitle }) => aboutTitle ?? '–' },
    {
      id: 'last',
      header: t(messages.last),
      width: '132px',
      cell: ({ lastMessageAt }) => formatDay(lastMessageAt),
    },
    { id: 'state', header: t(messages.state), width: '260px', cell: (row) => <CaseState of={row} /> },
  ];
  const writeButton = !isReading && role !== 'external' && (
    <Button look="primary" icon={<Pencil size={18} aria-hidden />} onClick={() => write()}>
      {t(writeMessages.write)}
    </Button>
  );
  return (
    <Stack>
      <PageHeader title={t(casesPage.label)} subtitle={t(messages.pageMore)} actions={writeButton} />
      <SearchedList
        label={t(casesPage.label)}
        list={list}
        count={countText(messages.count, list.count)}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        columns={columns}
        rowKey={({ caseId }) => caseId}
        rowLink={({ caseId }) => ({ to: '/erindi/$caseId', params: { caseId: String(caseId) } })}
        phoneRow={(row) => ({
          title: row.subject,
          detail: [row.aboutTitle, formatDay(row.lastMessageAt)].filter(Boolean).join(' · '),
          aside: <CaseState of={row} />,
        })}
        empty={
          <EmptyState icon={<MessagesSquare />} title={t(leit ? messages.noneFound : messages.none)}>
            {!leit && t(messages.noneHint)}
          </EmptyState>
        }
      />
    </Stack>
  );
}
