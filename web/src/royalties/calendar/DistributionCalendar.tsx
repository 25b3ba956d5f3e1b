import { type CalendarDay, listCalendarDays } from '@omur/contract/royalties/calendar';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './calendar.module.css';
import { Day } from './Day.tsx';
import { messages } from './messages.ts';

const FeedDialog = lazyComponent(async () => (await import('./FeedDialog.tsx')).FeedDialog);
const fewDays = 5;

/** When the society distributes next, when it did, and a way to have the days in their own calendar. */
export function DistributionCalendar() {
  const t = useText();
  const { masquerader } = useLoggedIn();
  const [isSubscribing, setIsSubscribing] = useState(false);
  const { data, error, refetch } = useQuery(
    listQueryFor(listCalendarDays, { query: { fromDay: aYearAgo() } }),
  );
  const ahead = data?.rows.filter(({ calendarState }) => calendarState !== 'finished') ?? [];
  const past = data?.rows.filter(({ calendarState }) => calendarState === 'finished').toReversed() ?? [];
  return (
    <Card
      title={t(messages.title)}
      actions={
        // The address is of their own login.
        !masquerader && (
          <Button
            size="small"
            icon={<CalendarPlus size={16} aria-hidden />}
            onClick={() => setIsSubscribing(true)}
            onPointerEnter={FeedDialog.preload}
            onFocus={FeedDialog.preload}
          >
            {t(messages.subscribe)}
          </Button>
        )
      }
    >
      {error && (
        <Alert
          look="danger"
          title={error.message}
          actions={<Button onClick={() => void refetch()}>{t(messages.again)}</Button>}
        />
      )}
      {!data && !error && <Skeleton shape="rows" count={3} />}
      {data && (
        <div className={styles.columns}>
          <Days heading={t(messages.ahead)} days={ahead} empty={t(messages.nothingAhead)} />
          {past.length > 0 && <Days heading={t(messages.past)} days={past} />}
        </div>
      )}
      {isSubscribing && (
        <Suspense>
          <FeedDialog onClose={() => setIsSubscribing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

interface DaysProps {
  heading: string;
  days: readonly CalendarDay[];
  empty?: string;
}

function Days({ heading, days, empty }: DaysProps) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      {days.length === 0 && <p className="dim">{empty}</p>}
      <ul className={styles.days}>
        {(isWhole ? days : days.slice(0, fewDays)).map((day) => (
          <Day key={day.distributionId ?? `p${day.plannedDistributionId}`} day={day} />
        ))}
      </ul>
      {!isWhole && days.length > fewDays && (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t(messages.showAll, { count: days.length })}
        </Button>
      )}
    </section>
  );
}

function aYearAgo(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}
