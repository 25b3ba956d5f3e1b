import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { Fragment, Suspense } from 'react';
import { originText } from '../../people/persons/originText.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import type { KeyFact } from '../../platform/ui/KeyFacts.tsx';
import styles from './detail.module.css';
import { messages } from './detailMessages.ts';

interface RegistrationFactsProps {
  performance: LivePerformance;
  isStaff: boolean;
}

const Registrant = lazyComponent(async () => (await import('../staff/Registrant.tsx')).Registrant);

/** L2.22: the rest that was registered. The sum of points is left out for a stream. */
export function RegistrationFacts({ performance, isStaff }: RegistrationFactsProps) {
  const t = useText();
  const { kennitala } = useLoggedIn();
  const { performanceTypeId, isMainAct, promoterName, promoterEmail, promoterPhone } = performance;
  const isStream = performanceTypeId === types.streaming;
  const facts: KeyFact[] = [
    { label: t(messages.type), value: performance.performanceTypeName },
    { label: t(messages.concert), value: performance.concertTitle },
    {
      label: t(messages.act),
      value: isMainAct === null ? null : t(isMainAct ? messages.mainAct : messages.warmUp),
    },
    { label: t(messages.stage), value: performance.stage },
    { label: t(messages.pointsSum), value: isStream ? null : formatWhole(performance.points) },
    {
      label: t(messages.currencyRate),
      // A rate of 1 says that there is none.
      value:
        performance.currencyRate === 1
          ? null
          : String(performance.currencyRate).replace('.', t(messages.decimalPoint)),
    },
    { label: t(messages.workCount), value: formatWhole(performance.workCount) },
    {
      label: t(messages.address),
      value: [performance.address, performance.postalCode].filter(Boolean).join(', '),
    },
    {
      label: t(messages.promoter),
      value: promoterName && <Lines lines={[promoterName, promoterEmail, promoterPhone]} />,
    },
    { label: t(messages.registered), value: formatDay(performance.registeredAt) },
    { label: t(messages.origin), value: originText(performance.origin, kennitala, t) },
  ];
  return (
    <Card title={t(messages.registration)}>
      {performance.isClosed && <p className={styles.closed}>{t(messages.closedHint)}</p>}
      <dl className={styles.facts}>
        {isStaff && (
          <Suspense>
            <Registrant livePerformanceId={performance.livePerformanceId} />
          </Suspense>
        )}
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {performance.otherInfo && (
          <div className={styles.wide}>
            <dt>{t(messages.otherInfo)}</dt>
            <dd>{performance.otherInfo}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

const Lines = ({ lines }: { lines: (string | null)[] }) =>
  lines.filter(Boolean).map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
