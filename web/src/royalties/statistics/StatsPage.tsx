import { statsPage } from './pages.ts';
import { listPersonRights } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, SearchCheck, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { lazyComponent, useDrawnInSteps } from '../../platform/api/lazyComponent.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { AllRights, isAddedUp } from './AllRights.tsx';
import { nothingChosen, sections, useStatsAddress } from './address.ts';
import { Domestic } from './Domestic.tsx';
import { messages } from './messages.ts';
import { Revenue } from './Revenue.tsx';
import { Streams } from './Streams.tsx';
import { TopWorks } from './TopWorks.tsx';
import { isAllOf } from './useStatisticsQuery.ts';

const DistributionCalendar = lazyComponent(
  async () => (await import('../calendar/DistributionCalendar.tsx')).DistributionCalendar,
);

const BreakdownSection = lazyComponent(async () => (await import('./BreakdownSection.tsx')).BreakdownSection);

const contents = {
  innlendar: Domestic,
  streymi: Streams,
  topp10: TopWorks,
  sundurlidun: BreakdownSection,
  tekjur: Revenue,
};
const isOfYears = { innlendar: false, streymi: false, topp10: true, sundurlidun: false, tekjur: true };

/** L2.7, L2.23: what the rights of the person earned. */
export const StatsPage = () => (
  <Gathered waits={<StatsWaits />} longest={4000}>
    <Stats />
  </Gathered>
);

function StatsWaits() {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(statsPage.label)} subtitle={t(messages.subtitle)} />
      <Skeleton shape="card" count={2} />
    </Stack>
  );
}

function Stats() {
  const t = useText();
  const member = useMember();
  const isDrawn = useDrawnInSteps(member.isKnown);
  if (member.error) return <PageFailed error={member.error} reset={member.retry} />;
  if (!member.isKnown || !isDrawn) return null;
  if (member.person) return <Statistics personId={member.person.personId} />;
  return (
    <Stack>
      <PageHeader title={t(statsPage.label)} />
      <Card isFlush>
        <EmptyState title={t(messages.nobody)} icon={<ChartColumn />}>
          {t(messages.nobodyWhy)}
        </EmptyState>
      </Card>
    </Stack>
  );
}

function Statistics({ personId }: { personId: number }) {
  const t = useText();
  const { search, section, step } = useStatsAddress();
  const held = useQuery(listQueryFor(listPersonRights, { params: { personId } }));
  const rights = held.data?.rows ?? [];
  const isDrawn = useDrawnInSteps(!held.isPending);
  const Content = contents[section];
  return (
    <Stack>
      <PageHeader
        title={t(statsPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            <ButtonLink to="/óráðstafað" icon={<SearchCheck size={18} aria-hidden />}>
              {t(messages.unmatched)}
            </ButtonLink>
            <ButtonLink to="/greiðslur" icon={<Wallet size={18} aria-hidden />}>
              {t(messages.toPayments)}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={t(statsPage.label)}
        tabs={sections.map((id) => ({ id, label: t(messages[id]) }))}
        value={section}
        onChange={(flipi) => {
          const isSameKind = isOfYears[flipi] === isOfYears[section];
          const { fra, til } = isSameKind ? search : { fra: undefined, til: undefined };
          step({ ...nothingChosen, flipi, fra, til });
        }}
      >
        {held.isPending || !isDrawn ? (
          <Skeleton shape="card" count={2} />
        ) : (
          <Stack>
            {isAllOf(search, rights) && isAddedUp(section) ? (
              <AllRights key={section} section={section} rights={rights} />
            ) : (
              <Suspense fallback={<Skeleton shape="card" />}>
                <Content key={section} rights={rights} />
              </Suspense>
            )}
            {rights.length === 0 && (
              <Card isFlush>
                <EmptyState title={held.data?.emptyText ?? held.error?.message ?? ''} icon={<ChartColumn />}>
                  {t(messages.noRightsWhy)}
                </EmptyState>
              </Card>
            )}
          </Stack>
        )}
      </Tabs>
      <Suspense fallback={<Skeleton shape="card" />}>
        <DistributionCalendar />
      </Suspense>
    </Stack>
  );
}
