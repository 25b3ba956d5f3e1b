import type { ReportSectionName } from '@omur/contract/platform/fields/transparency';
import { id } from '@omur/contract/platform/values';
import { getReport, type TransparencyReport } from '@omur/contract/royalties/transparency';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { Steps } from './Steps.tsx';
import { TextDialog } from './TextDialog.tsx';

const route = getRouteApi('/portal/gagnsæisskýrslur/$reportId');

/** R29, R40: a transparency report with all that the annex asks for, for administrators. */
export function ReportPage() {
  const number = id.safeParse(Number(route.useParams().reportId));
  if (!number.success) return <ToNotFound />;
  return (
    <StaffOnly isForAdministrators>
      <Found reportId={number.data} />
    </StaffOnly>
  );
}

function Found(params: { reportId: number }) {
  const found = useQuery(queryIfAny(getReport, { params }));
  if (found.data) return <OneReport report={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneReport({ report }: { report: TransparencyReport }) {
  const t = useText();
  const [section, setSection] = useState<ReportSectionName>();
  const isDraft = report.reportState === 'draft';
  return (
    <Stack>
      <PageHeader
        title={t(messages.title, { year: report.reportYear })}
        subtitle={[t(messages.edition, { edition: report.edition }), report.correctionReason]
          .filter(Boolean)
          .join(' · ')}
        actions={<ReportFiles report={report} />}
      />
      <Steps report={report} />
      <ReportBody report={report} {...(isDraft && { onWrite: setSection })} />
      {section && <TextDialog report={report} section={section} onClose={() => setSection(undefined)} />}
    </Stack>
  );
}
