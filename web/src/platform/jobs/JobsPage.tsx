import { jobsPage } from './deskPages.ts';
import { type JobState, jobStates } from '@omur/contract/platform/calls/jobs';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../i18n/texts.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { JobList } from './JobList.tsx';
import { messages, stateNames } from './messages.ts';

const route = getRouteApi('/portal/verkraðir');

/** J1: what waits, what failed, and what ran. */
export function JobsPage() {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const state: JobState = jobStates.find((one) => one === flipi) ?? 'waiting';
  return (
    <Stack>
      <PageHeader title={t(jobsPage.label)} subtitle={t(messages.about)} />
      <Tabs
        label={t(messages.queues)}
        tabs={jobStates.map((id) => ({ id, label: t(stateNames[id]) }))}
        value={state}
        onChange={(id) =>
          void navigate({
            search: { flipi: id === 'waiting' ? undefined : id },
            replace: true,
            resetScroll: false,
          })
        }
      >
        <JobList key={state} state={state} />
      </Tabs>
    </Stack>
  );
}
