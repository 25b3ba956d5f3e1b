import type { Deadline, DeskHome } from '@omur/contract/app/deskHome';
import { Link, type LinkProps } from '@tanstack/react-router';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { messages as deskMessages } from './deskMessages.ts';
import styles from './home.module.css';

interface Row {
  key: string;
  day: string;
  daysLeft: number;
  what: string;
  place: LinkProps;
}

/** H26, H152: what the next fortnight brings and what is late, by days. */
export function Deadlines({ dueDays, deadlines }: Pick<DeskHome, 'dueDays' | 'deadlines'>) {
  const t = useText();
  const rows: Row[] = [
    ...dueDays.map(({ distributedOn, categoryName, periodName, daysLeft }) => ({
      key: `distribution ${distributedOn} ${categoryName} ${periodName}`,
      day: distributedOn,
      daysLeft,
      what: t(deskMessages.distribution, { name: `${categoryName}, ${periodName}` }),
      place: { to: '/úthlutanir/dagar' } satisfies LinkProps,
    })),
    ...deadlines.map((deadline) => ({
      key: `${deadline.deadlineKind} ${deadline.dueOn} ${deadline.number}`,
      day: deadline.dueOn,
      daysLeft: deadline.daysLeft,
      what: wordsOf(deadline, t),
      place: placeOf(deadline),
    })),
  ].toSorted((one, other) => one.daysLeft - other.daysLeft);
  return (
    <Card
      title={t(deskMessages.due)}
      actions={
        <ButtonLink size="small" to="/úthlutanir/dagar">
          {t(deskMessages.calendar)}
        </ButtonLink>
      }
    >
      {rows.length === 0 && <p className="dim">{t(deskMessages.noneDue)}</p>}
      <ul className={styles.waits}>
        {rows.map((row) => (
          <Due key={row.key} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function wordsOf({ deadlineKind, deadlineName, count }: Deadline, t: ReturnType<typeof useText>): string {
  const name = deadlineName ?? '';
  if (deadlineKind === 'fundPeriod') return t(deskMessages.fundPeriod, { name });
  if (deadlineKind === 'income') return t(deskMessages.income, { name, count });
  if (count === 1) return t(deskMessages[deadlineKind], { name });
  return t(deadlineKind === 'complaint' ? deskMessages.complaints : deskMessages.manyMessages, { count });
}

function placeOf({ deadlineKind, number }: Deadline): LinkProps {
  if (deadlineKind === 'income') return { to: '/úthlutunarkeyrslur', search: { flipi: 'frestir' } };
  if (deadlineKind === 'fundPeriod')
    return { to: '/sjóðir/tímabil/$fundPeriodId', params: { fundPeriodId: String(number) } };
  if (number !== null) return { to: '/erindi/$caseId', params: { caseId: String(number) } };
  return { to: '/innhólf', search: deadlineKind === 'complaint' ? { flipi: 'complaints' } : {} };
}

/** Icelandic says 21 as it says one, so that the days beside today have texts of their own. */
function leftText(daysLeft: number, t: ReturnType<typeof useText>): string {
  if (daysLeft === 0) return t(deskMessages.today);
  if (daysLeft === 1) return t(deskMessages.tomorrow);
  if (daysLeft === -1) return t(deskMessages.yesterday);
  if (daysLeft < 0) return t(deskMessages.late, { count: -daysLeft });
  return t(deskMessages.inDays, { count: daysLeft });
}

function Due({ row: { day, daysLeft, what, place } }: { row: Row }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.what}>
          <Link {...place}>{what}</Link>
        </span>
        <span className="dim small">
          {formatLongDay(day, language)} ·{' '}
          <span className={daysLeft < 0 ? styles.late : undefined}>{leftText(daysLeft, t)}</span>
        </span>
      </div>
    </li>
  );
}
