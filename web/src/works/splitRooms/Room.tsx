import { formatPercent, remainingShare, totalShare } from '@omur/contract/platform/rules/shares';
import { resultText } from '@omur/contract/platform/rules/sentences';
import { splitProblems } from '@omur/contract/works/rules/splitRoom';
import type { SplitRoom, SplitSeat } from '@omur/contract/works/splitRooms';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { messages } from './messages.ts';
import { OwnShare, type OwnPart } from './OwnShare.tsx';
import { RoomHead } from './RoomHead.tsx';
import { Seats } from './Seats.tsx';
import styles from './splitRooms.module.css';

interface RoomProps {
  room: SplitRoom;
  error: Error | null;
  isBusy: boolean;
  onChange: (part: OwnPart, seatId: number) => void;
  onAccept: (seatId: number) => void;
  /** Undefined for the host of the room, who closes it. */
  onLeave?: ((seatId: number) => void) | undefined;
  /** What only the host of the room can do, with the seats and the foot. */
  host?: ReactNode;
}

/** H92, H97: the room as an author has it on their phone. */
export function Room({ room, error, isBusy, onChange, onAccept, onLeave, host }: RoomProps) {
  const t = useText();
  const [chosenId, setChosenId] = useState<number>();
  const seats = room.seats.filter(({ isOwn }) => isOwn);
  const own = seats.find(({ seatId }) => seatId === chosenId) ?? seats[0];
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <RoomHead room={room} />
      {error && <Alert look="danger" title={error.message} isAnnounced />}
      {own && seats.length > 1 && <OwnNames seats={seats} own={own} onChoose={setChosenId} />}
      {own && (
        <OwnShare
          key={own.seatId}
          seat={own}
          left={remainingShare(room.seats)}
          onChange={(part) => onChange(part, own.seatId)}
        />
      )}
      {host || (
        <>
          <Seats room={room} />
          {onLeave && (
            <div>
              <Button look="quiet" size="small" onClick={() => setIsLeaving(true)}>
                {t(messages.leave)}
              </Button>
            </div>
          )}
          <Foot room={room} hint={t(messages.acceptHint)}>
            {own && <Accept own={own} {...{ room, isBusy }} onAccept={() => onAccept(own.seatId)} />}
          </Foot>
        </>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        title={t(messages.leaveTitle)}
        confirmLabel={t(messages.leave)}
        isDanger
        isLoading={isBusy}
        onConfirm={() => {
          setIsLeaving(false);
          if (own) onLeave?.(own.seatId);
        }}
      >
        {t(messages.leaveMore)} {own?.isGuest && t(messages.leaveGuest)}
      </ConfirmDialog>
    </>
  );
}

interface OwnNamesProps {
  seats: readonly SplitSeat[];
  own: SplitSeat;
  onChoose: (seatId: number) => void;
}

/** H135: under which of their names somebody answers. */
function OwnNames({ seats, own, onChoose }: OwnNamesProps) {
  const t = useText();
  return (
    <section className={styles.card}>
      <RadioGroup
        label={t(messages.ownNames)}
        hint={t(messages.ownNamesMore)}
        options={seats.map(({ seatId, displayName }) => ({ value: String(seatId), label: displayName }))}
        value={String(own.seatId)}
        onChange={(seatId) => onChoose(Number(seatId))}
      />
    </section>
  );
}

interface AcceptProps {
  room: SplitRoom;
  own: SplitSeat;
  isBusy: boolean;
  onAccept: () => void;
}

function Accept({ room, own, isBusy, onAccept }: AcceptProps) {
  const t = useText();
  const [language] = useLanguage();
  const share = formatPercent(own.shareHundredths, language);
  if (own.acceptsShare)
    return (
      <p className={styles.done} role="status">
        <Check size={20} aria-hidden /> {t(messages.youAccepted, { share })}
      </p>
    );
  return (
    <Button
      look="primary"
      isWide
      isLoading={isBusy}
      disabled={splitProblems(room.seats).length > 0}
      aria-describedby="accept-hint"
      onClick={onAccept}
    >
      {t(messages.accept, { share })}
    </Button>
  );
}

interface FootProps {
  room: SplitRoom;
  children: ReactNode;
  /** What is said where nothing is wrong. */
  hint: string;
}

/** The sum and the act, always in sight, with what registration would refuse. */
export function Foot({ room: { seats }, children, hint }: FootProps) {
  const t = useText();
  const [language] = useLanguage();
  const left = remainingShare(seats);
  const total = t(messages.sum, { share: formatPercent(totalShare(seats), language) });
  const rest = formatPercent(Math.abs(left), language);
  // The sum is said already.
  const [problem] = splitProblems(seats).filter(({ rule }) => rule !== 'work.sharesMustTotal100');
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <b>{total}</b>
        {left !== 0 && (
          <span className={styles.off}>{t(left > 0 ? messages.left : messages.over, { share: rest })}</span>
        )}
      </p>
      <LiveRegion>{total}</LiveRegion>
      {children}
      <p id="accept-hint" className={problem ? styles.problem : 'dim small'}>
        {problem ? resultText(problem, language) : hint}
      </p>
    </div>
  );
}
