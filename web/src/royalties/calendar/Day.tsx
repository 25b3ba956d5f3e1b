import type { CalendarDay } from '@omur/contract/royalties/calendar';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import styles from './calendar.module.css';
import { messages } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';

/** A day of the calendar: when, what, and whether it is done. */
export function Day({ day }: { day: CalendarDay }) {
  const t = useText();
  const [language] = useLanguage();
  const { distributedOn, calendarState, categoryName, periodName, distributionName, remark } = day;
  const isPlanned = calendarState === 'planned';
  return (
    <li className={styles.day}>
      <div className={styles.words}>
        <span className={styles.name}>{distributionName ?? `${categoryName} · ${periodName}`}</span>
        <time dateTime={distributedOn} className="dim small tabular">
          {formatLongDay(distributedOn, language)}
        </time>
        {remark && <span className="dim small">{remark}</span>}
      </div>
      {isPlanned && <Badge look="accent">{waitOf(distributedOn, t)}</Badge>}
      {calendarState === 'delayed' && <StateBadge state="delayed" />}
    </li>
  );
}

/** How long it is until then. Iceland keeps UTC, and so do the days. */
function waitOf(day: string, t: ReturnType<typeof useText>): string {
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const count = Math.round((Date.parse(day) - today) / 86_400_000);
  if (count <= 0) return t(messages.today);
  if (count === 1) return t(messages.tomorrow);
  if (count < 60) return t(messages.inDays, { count });
  return t(messages.inMonths, { count: Math.round(count / 30.4) });
}
