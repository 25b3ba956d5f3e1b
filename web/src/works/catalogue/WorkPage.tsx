import { id } from '@omur/contract/platform/values';
import { getWork, type Work } from '@omur/contract/works/works';
import { Suspense, use } from 'react';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, listQueryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { WorkRecords } from '../../people/auditLog/WorkRecords.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { AmendmentHistory } from '../amendments/AmendmentHistory.tsx';
import { RegistrationCard } from '../amendments/RegistrationCard.tsx';
import { RegistrationState } from '../amendments/RegistrationState.tsx';
import { AnswerPanel } from '../approvals/AnswerPanel.tsx';
import { WorkApprovals } from '../approvals/WorkApprovals.tsx';
import { DisputePanel } from '../disputes/DisputePanel.tsx';
import { ProposeShares } from '../disputes/ProposeShares.tsx';
import { LightHistory } from '../lights/LightHistory.tsx';
import { Questions } from '../questions/Questions.tsx';
import { SplitSheetCard } from '../splitSheet/SplitSheetCard.tsx';
import { messages } from './messages.ts';
import { tabAt, tabs } from './tabs.ts';
import { useSameAuthors } from './useSameAuthors.ts';
import { WorkFacts } from './WorkFacts.tsx';
import { WorkPanels } from './workPanels.ts';
import { WorkHeader } from './WorkHeader.tsx';
import styles from './WorkPage.module.css';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/verk/$workId');

/** F2.37: everything about one work. */
export function WorkPage() {
  const { workId } = route.useParams();
  const number = id.safeParse(Number(workId));
  return number.success ? <FoundWork key={number.data} workId={number.data} /> : <ToNotFound />;
}

function FoundWork({ workId }: { workId: number }) {
  const work = useQuery(queryFor(getWork, { params: { workId } }));
  // Asked together with the work itself, not after it.
  useQuery({
    ...listQueryFor(tabAt(route.useSearch().flipi).list, { params: { workId } }),
    notifyOnChangeProps: [],
  });

  if (work.data) return <OneWork work={work.data} />;
  if (work.isPending) return <PageWaits />;
  // F8.6
  if (isRefusal(work.error, 404)) return <ToNotFound />;
  return <PageFailed error={work.error} reset={() => void work.refetch()} />;
}

function OneWork({ work }: { work: Work }) {
  const { isStaff, mayRegister, isThemselves } = useMember();
  const panels = use(WorkPanels);
  useSameAuthors(work.workId, mayRegister);
  return (
    <Stack gap="large">
      <title>{`${work.title} · Ómur`}</title>
      <WorkHeader work={work} isStaff={isStaff} mayRegister={mayRegister} />
      <RegistrationState work={work} mayRegister={mayRegister} />
      <WorkFacts work={work} />
      {work.isParty && <AnswerPanel workId={work.workId} />}
      {work.isParty && <DisputePanel workId={work.workId} mayAnswer={mayRegister && isThemselves} />}
      {work.isParty && <Questions workId={work.workId} />}
      {work.isParty ? (
        <div className={styles.columns}>
          <WorkTabs work={work} mayAdd={mayRegister && !work.isWithdrawn} />
          <Stack>
            <RegistrationCard work={work} isStaff={isStaff} mayRegister={mayRegister} />
            <Suspense fallback={null}>
              {panels.map((Panel, at) => (
                <Panel key={at} workId={work.workId} />
              ))}
            </Suspense>
            <WorkApprovals workId={work.workId} isStaff={isStaff} isApproved={work.light !== 'red'} />
            {!work.isProvisional && !work.isWithdrawn && <SplitSheetCard work={work} />}
            {mayRegister && isThemselves && !isStaff && work.light !== 'red' && (
              <ProposeShares workId={work.workId} />
            )}
            <AmendmentHistory workId={work.workId} />
            <LightHistory workId={work.workId} />
            <WorkRecords workId={work.workId} />
          </Stack>
        </div>
      ) : (
        <WorkTabs work={work} mayAdd={false} />
      )}
    </Stack>
  );
}

function WorkTabs({ work: { workId, isParty }, mayAdd }: { work: Work; mayAdd: boolean }) {
  const t = useText();
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const chosen = tabAt(route.useSearch().flipi);
  // The lists of a work are short: all of them together cost a round trip, and say which tabs are worth a press.
  const lists = useQueries({
    queries: tabs.map((tab) => ({ ...listQueryFor(tab.list, { params: { workId } }), enabled: isParty })),
  });
  return (
    <Tabs
      label={t(messages.tabs)}
      tabs={tabs.map((tab, at) => ({ id: tab.id, label: t(tab.label), count: lists[at]?.data?.total }))}
      value={chosen.id}
      onChange={(flipi) => void navigate({ search: { flipi }, replace: true, resetScroll: false })}
      onIntent={(flipi) => void client.prefetchQuery(listQueryFor(tabAt(flipi).list, { params: { workId } }))}
    >
      <chosen.Content workId={workId} isParty={isParty} mayAdd={mayAdd} />
    </Tabs>
  );
}
