import type { Home } from '@omur/contract/app/home';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatAmount, formatLongDay, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import styles from './home.module.css';
import { messages } from './messages.ts';

interface TileProps {
  title: string;
  value: ReactNode;
  children?: ReactNode;
}

const Tile = ({ title, value, children }: TileProps) => (
  <div className={styles.tile}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.value}>{value}</p>
    {children}
  </div>
);

/** This year against the same days of last year; the bars are only drawn, the words say the same. */
export function Earned({ home }: { home: Home }) {
  const t = useText();
  const { earnedThisYear, earnedToSameDay, earnedLastYear } = home;
  return (
    <Tile title={t(messages.earned)} value={formatAmount(earnedThisYear)}>
      <Bars now={earnedThisYear} before={earnedToSameDay} />
      <p className={styles.more}>
        <span className={`${styles.swatch} ${styles.before}`} aria-hidden="true" data-print="colour" />
        {t(messages.sameTimeLastYear, { amount: formatAmount(earnedToSameDay) })}
      </p>
      <p className={styles.more}>{t(messages.lastYear, { amount: formatAmount(earnedLastYear) })}</p>
      <p className={styles.more}>
        <Link to="/stats">{t(messages.seeEarnings)}</Link>
      </p>
    </Tile>
  );
}

function Bars({ now, before }: { now: number; before: number }) {
  const most = Math.max(now, before, 1);
  const widthOf = (amount: number) => ({ width: `${(Math.max(amount, 0) / most) * 100}%` });
  return (
    <div className={styles.bars} aria-hidden="true" data-print="colour">
      <div className={styles.now} style={widthOf(now)} />
      <div className={styles.before} style={widthOf(before)} />
    </div>
  );
}

export function NextDay({ next }: { next: Home['nextDistribution'] }) {
  const t = useText();
  const [language] = useLanguage();
  if (!next) return <Tile title={t(messages.next)} value={t(messages.noneNext)} />;
  const { daysLeft, distributedOn, categoryName, periodName, beforeCount, leastBefore, mostBefore } = next;
  return (
    <Tile
      title={t(messages.next)}
      value={daysLeft === 0 ? t(messages.today) : t(messages.days, { count: daysLeft })}
    >
      <p className={styles.more}>{formatLongDay(distributedOn, language)}</p>
      <p className={styles.more}>
        {categoryName}, {periodName}
      </p>
      {leastBefore !== null && mostBefore !== null && (
        <p className={styles.more}>
          {t(messages.before, {
            count: beforeCount,
            least: formatWhole(Math.round(leastBefore)),
            most: formatAmount(mostBefore),
          })}
        </p>
      )}
    </Tile>
  );
}

export function ChangedWorks({ home }: { home: Home }) {
  const t = useText();
  const turned = [
    home.turnedGreen > 0 && t(messages.turnedGreen, { count: home.turnedGreen }),
    home.turnedYellow > 0 && t(messages.turnedYellow, { count: home.turnedYellow }),
    home.turnedRed > 0 && t(messages.turnedRed, { count: home.turnedRed }),
  ].filter((one) => one !== false);
  return (
    <Tile title={t(messages.changed)} value={turned[0] ?? t(messages.unchanged)}>
      {turned.length > 1 && <p className={styles.more}>{turned.slice(1).join(', ')}</p>}
      <p className={styles.more}>
        <Link to="/mitt-spjald" search={{ flipi: 'verk', rod: undefined }}>
          {t(messages.seeWorks)}
        </Link>
      </p>
    </Tile>
  );
}
