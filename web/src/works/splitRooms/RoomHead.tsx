import { formatDay } from '../../platform/i18n/format.ts';
import type { SplitRoom } from '@omur/contract/works/splitRooms';
import { useText } from '../../platform/i18n/texts.tsx';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { messages } from './messages.ts';
import styles from './splitRooms.module.css';

/** The title of the work, and how it is divided as it stands. */
export function RoomHead({ room, isInvitation = false }: { room: SplitRoom; isInvitation?: boolean }) {
  const t = useText();
  const { title, hostName, endsAt, seats } = room;
  const here = seats.filter(({ isHere }) => isHere).length;
  return (
    <header className={styles.head}>
      <p className={styles.over}>{t(isInvitation ? messages.invited : messages.room)}</p>
      <h1>{title}</h1>
      <p className="dim">{t(messages.openedBy, { name: hostName, day: formatDay(endsAt) })}</p>
      <div className={styles.sum}>
        <ShareBar
          label={t(messages.split)}
          shares={seats.map(({ seatId, displayName, shareHundredths }) => ({
            id: seatId,
            name: displayName,
            shareHundredths,
          }))}
        />
        {!isInvitation && here > 0 && (
          <p className={styles.here}>
            <span aria-hidden className={styles.dot} /> {t(messages.hereCount, { count: here })}
          </p>
        )}
      </div>
    </header>
  );
}
