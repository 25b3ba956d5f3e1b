import {
  getPublishedReport,
  type ListedReport,
  listPublishedReports,
} from '@omur/contract/royalties/transparency';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { PublicFrame } from '../../platform/page/PublicFrame.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import { ReportBody } from './ReportBody.tsx';
import styles from './report.module.css';
import { ReportFiles } from './ReportFiles.tsx';

const route = getRouteApi('/gagnsæi');

/** R41, art. 22: published transparency reports, for everybody. */
export function PublicReportsPage() {
  const t = useText();
  return (
    <PublicFrame title={t(messages.reports)}>
      <Stack>
        <Reports />
      </Stack>
    </PublicFrame>
  );
}

function Reports() {
  const t = useText();
  const { skyrsla } = route.useSearch();
  const navigate = route.useNavigate();
  const list = usePages(listPublishedReports, { params: {} });
  const chosen = list.rows.find(({ reportId }) => reportId === skyrsla) ?? list.rows[0];
  const nameOf = ({ reportYear, edition }: ListedReport) =>
    `${reportYear} · ${t(messages.edition, { edition })}`;
  if (list.error) return <PageFailed error={list.error} reset={list.retry} />;
  if (list.isLoading) return <PageWaits />;
  if (!chosen)
    return (
      <>
        <PageHeader title={t(messages.reports)} subtitle={t(messages.publicSubtitle)} />
        <EmptyState title={t(messages.nonePublic)} />
      </>
    );
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={t(messages.reports)}
          value={String(chosen.reportId)}
          options={list.rows.map((one) => ({ value: String(one.reportId), label: nameOf(one) }))}
          onChange={(value) => void navigate({ search: { skyrsla: Number(value) }, replace: true })}
        />
      </div>
      <Published reportId={chosen.reportId} />
    </>
  );
}

function Published(params: { reportId: number }) {
  const t = useText();
  const found = useQuery(queryFor(getPublishedReport, { params }));
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  if (!found.data) return <PageWaits />;
  const report = found.data;
  return (
    <>
      <PageHeader
        title={t(messages.title, { year: report.reportYear })}
        subtitle={t(messages.publicSubtitle)}
        actions={<ReportFiles report={report} />}
      />
      <KeyFacts
        facts={[
          { label: t(messages.editionShort), value: report.edition },
          { label: t(messages.published), value: report.decidedAt ? formatDay(report.decidedAt) : '–' },
        ]}
      />
      {report.correctionReason && (
        <Alert look="info" title={t(messages.corrects)}>
          {report.correctionReason}
        </Alert>
      )}
      <ReportBody report={report} />
    </>
  );
}
