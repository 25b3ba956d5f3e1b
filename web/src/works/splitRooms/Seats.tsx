import { findAuthorType } from '@omur/contract/people/rules/authorTypes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { SplitRoom, SplitSeat } from '@omur/contract/works/splitRooms';
import { Check, X } from 'lucide-react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import styles from './splitRooms.module.css';

interface SeatsProps {
  room: SplitRoom;
  /** The host of the room takes seats away. */
  onRemove?: ((seat: SplitSeat) => void) | undefined;
}

/** Who is in the room, what each gets, and who has accepted. */
export function Seats({ room: { seats }, onRemove }: SeatsProps) {
  const t = useText();
  return (
    <section className={styles.card}>
      <h2>{t(messages.authors)}</h2>
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <SeatRow key={seat.seatId} seat={seat} onRemove={onRemove && (() => onRemove(seat))} />
        ))}
      </ul>
    </section>
  );
}

function SeatRow({ seat, onRemove }: { seat: SplitSeat; onRemove: (() => void) | undefined }) {
  const t = useText();
  const [language] = useLanguage();
  const { displayName, isOwn, isGuest, isHere, isHostsSeat } = seat;
  const role = findAuthorType(seat.authorTypeId)?.name[language] ?? '';
  const also = [isOwn && t(messages.you), isGuest && t(messages.guest)].filter(Boolean).join(', ');
  return (
    <li className={styles.seat}>
      <span className={styles.face}>
        <Avatar name={displayName} size={40} />
        {isHere && <span className={styles.dot} aria-hidden />}
      </span>
      <span className={styles.who}>
        <b>{displayName}</b> {also && <span className="dim">({also})</span>}
        {isHere && <VisuallyHidden>{t(messages.here)}</VisuallyHidden>}
        <span className="dim small">{role}</span>
      </span>
      <span className={styles.gets}>
        <b>{formatPercent(seat.shareHundredths, language)}</b>
        <StateOf seat={seat} />
      </span>
      {onRemove && !isHostsSeat && (
        <IconButton
          size="small"
          label={t(messages.remove, { name: displayName })}
          icon={<X />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

function StateOf({
  seat: { nobodysId, acceptsShare, acceptedBefore, isHostsSeat, hasCome, isHere },
}: {
  seat: SplitSeat;
}) {
  const t = useText();
  if (nobodysId !== null) return <Badge>{t(messages.nobodys)}</Badge>;
  if (acceptsShare)
    return (
      <Badge look="green">
        <span className={styles.state}>
          <Check size={13} aria-hidden /> {t(messages.accepted)}
        </span>
      </Badge>
    );
  if (isHostsSeat) return <Badge>{t(messages.registersLast)}</Badge>;
  if (acceptedBefore) return <Badge look="amber">{t(messages.acceptedBefore)}</Badge>;
  return <Badge>{t(hasCome || isHere ? messages.waiting : messages.notCome)}</Badge>;
}
