import type { LivePerformance } from '@omur/contract/livePerformances';
import { livePerformanceTypeIds as types } from '@omur/contract/rules/livePerformance';
import { Fragment, type ReactNode, Suspense } from 'react';
import { later } from '../later.ts';
import { useText } from '../texts.tsx';
import { Card } from '../ui/Card.tsx';
import { formatDay, formatWhole } from '../ui/format.ts';
import styles from './detail.module.css';
import { messages } from './detailMessages.ts';

interface RegistrationFactsProps {
  performance: LivePerformance;
  isStaff: boolean;
}

const Registrant = later(async () => (await import('../performanceDesk/Registrant.tsx')).Registrant);

/** L2.22: the rest that was registered. The sum of points is left out for a stream. */
export function RegistrationFacts({ performance, isStaff }: RegistrationFactsProps) {
  const t = useText();
  const { performanceTypeId, isMainAct, promoterName, promoterEmail, promoterPhone } = performance;
  const isStream = performanceTypeId === types.streaming;
  const facts: [label: string, value: ReactNode][] = [
    [t(messages.type), performance.performanceTypeName],
    [t(messages.concert), performance.concertTitle],
    [t(messages.act), isMainAct === null ? null : t(isMainAct ? messages.mainAct : messages.warmUp)],
    [t(messages.stage), performance.stage],
    [t(messages.pointsSum), isStream ? null : formatWhole(performance.points)],
    [t(messages.currencyRate), String(performance.currencyRate).replace('.', t(messages.decimalPoint))],
    [t(messages.workCount), formatWhole(performance.workCount)],
    [t(messages.address), [performance.address, performance.postalCode].filter(Boolean).join(', ')],
    [t(messages.promoter), promoterName && <Lines lines={[promoterName, promoterEmail, promoterPhone]} />],
    [t(messages.otherInfo), performance.otherInfo],
    [t(messages.registered), formatDay(performance.registeredAt)],
    [t(messages.origin), performance.origin],
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
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
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
