import { getLivePerformance, type LivePerformance } from '@omur/contract/performances/livePerformances';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { Suspense } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Uncounted } from '../uncounted/Uncounted.tsx';
import { Words } from '../setListWords/Words.tsx';
import styles from './detail.module.css';
import { messages } from './detailMessages.ts';
import { Facts } from './Facts.tsx';
import { kindOfType, pages } from './kinds.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { SetListTabs } from './SetListTabs.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/lifandi-flutningar/$livePerformanceId');

const DeskActions = lazyComponent(async () => (await import('../staff/DeskActions.tsx')).DeskActions);

/** L2.22: one live performance, at home or abroad, with its set list. */
export function LivePerformancePage() {
  const number = id.safeParse(Number(route.useParams().livePerformanceId));
  return number.success ? (
    <FoundPerformance key={number.data} livePerformanceId={number.data} />
  ) : (
    <ToNotFound />
  );
}

function FoundPerformance({ livePerformanceId }: { livePerformanceId: number }) {
  const performance = useQuery(queryIfAny(getLivePerformance, { params: { livePerformanceId } }));
  if (performance.data) return <OnePerformance performance={performance.data} />;
  // L8.3
  if (performance.data === null) return <ToNotFound />;
  if (performance.error)
    return <PageFailed error={performance.error} reset={() => void performance.refetch()} />;
  return <PageWaits />;
}

function OnePerformance({ performance }: { performance: LivePerformance }) {
  const t = useText();
  const [language] = useLanguage();
  const { isStaff, role, isReading } = useMember();
  // Nobody but staff sees what is not their own.
  const mayRegister = role === 'member' && !isReading;
  const { livePerformanceId, livePerformanceTitle, performedOn, light, isClosed } = performance;
  return (
    <Stack gap="large">
      <div className={styles.head}>
        <PageHeader
          title={livePerformanceTitle}
          subtitle={
            <span className={styles.subtitle}>
              {formatLongDay(performedOn, language)}
              <span>{t(messages.number, { number: livePerformanceId })}</span>
              {isClosed && <Badge>{t(messages.closed)}</Badge>}
            </span>
          }
          actions={
            <>
              {mayRegister && (
                <ButtonLink
                  to={pages[kindOfType(performance.performanceTypeId)]}
                  search={{ eins: livePerformanceId }}
                  icon={<CopyPlus size={18} aria-hidden />}
                >
                  {t(messages.anotherLikeThis)}
                </ButtonLink>
              )}
              {isStaff && (
                <Suspense>
                  <DeskActions performance={performance} />
                </Suspense>
              )}
            </>
          }
        />
        <p className={styles.light}>
          <Light light={light} />
          <span>{t(messages[light])}</span>
        </p>
      </div>
      <Facts performance={performance} />
      <RegistrationFacts performance={performance} isStaff={isStaff} />
      <Words livePerformanceId={livePerformanceId} />
      {light === 'green' && performance.performanceTypeId !== types.foreign && (
        <Uncounted performance={performance} isStaff={isStaff} />
      )}
      <SetListTabs performance={performance} isStaff={isStaff} />
    </Stack>
  );
}
