import { jobsPage } from './deskPages.ts';
import { useChange } from '../api/useChange.ts';
import { type JobState, listJobs, retryJob } from '@omur/contract/platform/calls/jobs';
import { ListChecks } from 'lucide-react';
import { usePages } from '../api/queries.ts';
import { PageFailed } from '../page/PageFailed.tsx';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useToast } from '../ui/Toast.tsx';
import { VirtualTable } from '../ui/VirtualTable.tsx';
import { jobOnPhone, useJobColumns } from './columns.tsx';
import { emptyHints, messages } from './messages.ts';
import { useCountText } from '../page/useCountText.ts';

export function JobList({ state }: { state: JobState }) {
  const t = useText();
  const countText = useCountText();
  const toast = useToast();
  const jobs = usePages(listJobs, { params: {}, query: { state } }, { isLive: true });
  const retry = useChange(retryJob, () => toast({ text: t(messages.started) }));
  const columns = useJobColumns(state, retry);
  if (jobs.error && jobs.rows.length === 0) return <PageFailed error={jobs.error} reset={jobs.retry} />;
  return (
    <Stack gap="small">
      {retry.error && <Alert look="danger" isAnnounced title={retry.error.message} />}
      <div>
        <ListToolbar count={!jobs.isLoading && countText(messages.count, jobs.count)} />
        <VirtualTable
          label={t(jobsPage.label)}
          columns={columns}
          rows={jobs.rows}
          rowKey={({ jobId, dueAt }) => `${jobId} ${dueAt}`}
          phoneRow={jobOnPhone(t, columns, state)}
          count={jobs.count}
          onMore={jobs.onMore}
          isLoading={jobs.isLoading}
          isLoadingMore={jobs.isLoadingMore}
          empty={
            <EmptyState title={jobs.emptyText ?? ''} icon={<ListChecks />}>
              {t(emptyHints[state])}
            </EmptyState>
          }
        />
      </div>
    </Stack>
  );
}
