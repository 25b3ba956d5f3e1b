import { type ListedReport, listReports } from '@omur/contract/royalties/transparency';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { reportsPage } from './deskPages.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { messages, stateWords } from './messages.ts';

/** R29: the transparency reports of all years, for administrators. */
export function ReportsPage() {
  return (
    <StaffOnly isForAdministrators>
      <Reports />
    </StaffOnly>
  );
}

const looks = { draft: 'neutral', waiting: 'amber', published: 'green' } as const;

function State({ report }: { report: ListedReport }) {
  const t = useText();
  return <Badge look={looks[report.reportState]}>{t(stateWords[report.reportState])}</Badge>;
}

function Reports() {
  const t = useText();
  const [isMaking, setIsMaking] = useState(false);
  const list = usePages(listReports, { params: {} });
  const columns: Column<ListedReport>[] = [
    {
      id: 'year',
      header: t(messages.year),
      width: '120px',
      isTitle: true,
      cell: ({ reportYear }) => reportYear,
    },
    { id: 'edition', header: t(messages.editionShort), width: '110px', cell: ({ edition }) => edition },
    { id: 'reason', header: t(messages.corrects), cell: ({ correctionReason }) => correctionReason ?? '–' },
    {
      id: 'published',
      header: t(messages.published),
      width: '150px',
      cell: ({ decidedAt }) => (decidedAt ? formatDay(decidedAt) : '–'),
    },
    { id: 'state', header: t(messages.state), width: '190px', cell: (report) => <State report={report} /> },
  ];
  return (
    <Stack>
      <PageHeader
        title={t(reportsPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setIsMaking(true)}>
            {t(messages.make)}
          </Button>
        }
      />
      <PagedTable
        list={list}
        label={t(reportsPage.label)}
        columns={columns}
        rowKey={({ reportId }) => reportId}
        rowLink={({ reportId }) => ({
          to: '/gagnsæisskýrslur/$reportId' as const,
          params: { reportId: String(reportId) },
        })}
        phoneRow={(report) => ({
          title: report.reportYear,
          detail: [t(messages.edition, { edition: report.edition }), report.correctionReason]
            .filter(Boolean)
            .join(' · '),
          aside: <State report={report} />,
        })}
        countText={messages.count}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
      {isMaking && <MakeDialog onClose={() => setIsMaking(false)} />}
    </Stack>
  );
}
