import { getIswcSummary, type IswcSummary } from '@omur/contract/exchange/iswc/iswc';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { iswcPage } from './deskPages.ts';
import { Files } from './Files.tsx';
import { messages, states } from './messages.ts';
import { Questions } from './Questions.tsx';
import { Requests } from './Requests.tsx';
import { Tasks } from './Tasks.tsx';

const route = getRouteApi('/portal/iswc');

/** X53–X57: the exchange with the ISWC agency. */
export function IswcPage() {
  return (
    <StaffOnly>
      <Desk />
    </StaffOnly>
  );
}

const tabIds = ['beidnir', 'spurningar', 'verkefni', 'skrar'] as const;
const contents = { beidnir: Requests, spurningar: Questions, verkefni: Tasks, skrar: Files };

function Desk() {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const summary = useQuery({ ...queryFor(getIswcSummary), refetchInterval: 30_000 });
  const chosen = tabIds.find((id) => id === flipi) ?? 'beidnir';
  const Content = contents[chosen];
  if (summary.error) return <PageFailed error={summary.error} reset={() => void summary.refetch()} />;
  if (!summary.data) return <PageWaits />;
  const { questions, tasks } = summary.data;
  return (
    <Stack gap="large">
      <PageHeader title={t(iswcPage.label)} subtitle={t(messages.pageMore)} />
      <Standing summary={summary.data} />
      <Tabs
        label={t(messages.tabs)}
        tabs={[
          { id: 'beidnir', label: t(messages.requests) },
          { id: 'spurningar', label: t(messages.questions), count: questions },
          { id: 'verkefni', label: t(messages.tasks), count: tasks },
          { id: 'skrar', label: t(messages.files) },
        ]}
        value={chosen}
        onChange={(id) =>
          void navigate({ search: id === 'beidnir' ? {} : { flipi: id }, replace: true, resetScroll: false })
        }
      >
        <Content />
      </Tabs>
    </Stack>
  );
}

function Standing({ summary }: { summary: IswcSummary }) {
  const t = useText();
  const [language] = useLanguage();
  const { isOn, answeredAt, pausedUntil, pauseReason } = summary;
  return (
    <>
      {!isOn && (
        <Alert title={t(messages.off)}>
          <p>{t(messages.offMore)}</p>
        </Alert>
      )}
      {pausedUntil && (
        <Alert look="warning" title={t(messages.paused, { time: formatInstant(pausedUntil, language) })}>
          <p>{t(pauseReason === 'key' ? messages.pausedKey : messages.pausedService)}</p>
        </Alert>
      )}
      <KeyFacts
        facts={[
          { label: t(states.waiting), value: summary.waiting },
          { label: t(states.sending), value: summary.sending },
          { label: t(states.filed), value: summary.filed },
          { label: t(states.done), value: summary.done },
          { label: t(states.rejected), value: summary.rejected },
          {
            label: t(messages.answered),
            value: answeredAt ? formatInstant(answeredAt, language) : t(messages.never),
          },
        ]}
      />
    </>
  );
}
