import { isNobody } from '@omur/contract/people/rules/authorTypes';
import { dividedBy } from '@omur/contract/works/rules/roles';
import { isAcceptedByAll, splitProblems } from '@omur/contract/works/rules/splitRoom';
import { fullShare, totalShare } from '@omur/contract/platform/rules/shares';
import {
  closeSplitRoom,
  proposeSplit,
  registerSplit,
  type SplitRoom,
  type SplitSeat,
} from '@omur/contract/works/splitRooms';
import { useState } from 'react';
import { announceNewWork } from '../../platform/api/crossTabEvents.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Invite } from './Invite.tsx';
import { forgetForm, takeFormBack } from './keptForm.ts';
import { messages } from './messages.ts';
import { Foot } from './Room.tsx';
import { SeatAuthor } from './SeatAuthor.tsx';
import { Seats } from './Seats.tsx';

/** What the host of the room does there: brings authors in, puts a split to all, and registers the work. */
export function Host({ room }: { room: SplitRoom }) {
  const t = useText();
  const { splitRoomId, splitVersion, seats } = room;
  const params = { splitRoomId };
  const [leaving, setLeaving] = useState<SplitSeat>();
  const [isClosing, setIsClosing] = useState(false);
  const propose = useChange(proposeSplit);
  const close = useChange(closeSplitRoom, () => takeFormBack(splitRoomId));
  const register = useChange(registerSplit, ({ workId }) => {
    forgetForm(splitRoomId);
    announceNewWork({ workId, title: room.title });
  });
  const put = (next: readonly SplitSeat[]) =>
    propose.send({
      params,
      body: {
        splitVersion,
        seats: next.map(({ seatId, authorTypeId, shareHundredths }) => ({
          seatId,
          authorTypeId,
          shareHundredths,
        })),
      },
    });
  const error = propose.error ?? register.error ?? close.error;
  const isReady = isAcceptedByAll(seats);
  const awaited = seats.filter((seat) => !seat.acceptsShare && !seat.isHostsSeat && seat.nobodysId === null);
  const names = awaited.map(({ displayName }) => displayName).join(', ');
  const hint = names === '' ? '' : t(messages.waitsFor, { names });
  return (
    <>
      <Seats room={room} onRemove={setLeaving} />
      {seats.length > 1 && (
        <Button isLoading={propose.isSending} onClick={() => put(evenly(seats))}>
          {t(messages.evenly)}
        </Button>
      )}
      <SeatAuthor room={room} />
      <Invite room={room} />
      <div>
        <Button look="quiet" size="small" onClick={() => setIsClosing(true)}>
          {t(messages.close)}
        </Button>
      </div>
      <Foot room={room} hint={hint}>
        {error && <Alert look="danger" title={error.message} isAnnounced />}
        <Button
          look="primary"
          isWide
          isLoading={register.isSending}
          disabled={!isReady || splitProblems(seats).length > 0}
          aria-describedby="accept-hint"
          onClick={() => register.send({ params, body: { splitVersion } })}
        >
          {t(messages.register)}
        </Button>
      </Foot>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t(messages.removeTitle, { name: leaving?.displayName ?? '' })}
        confirmLabel={t(messages.removeAct)}
        isDanger
        onConfirm={() => {
          setLeaving(undefined);
          put(seats.filter(({ seatId }) => seatId !== leaving?.seatId));
        }}
      >
        {t(messages.removeMore)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        title={t(messages.closeTitle)}
        confirmLabel={t(messages.close)}
        isDanger
        isLoading={close.isSending}
        onConfirm={() => {
          setIsClosing(false);
          close.send({ params });
        }}
      >
        {t(messages.closeMore)}
      </ConfirmDialog>
    </>
  );
}

/** Everybody the same, the first taking what does not divide; what nobody gets stays as it is. */
function evenly(seats: readonly SplitSeat[]): SplitSeat[] {
  const isFixed = ({ nobodysId }: SplitSeat) => isNobody(nobodysId ?? 0);
  const others = seats.filter((seat) => !isFixed(seat));
  const parts = dividedBy(
    fullShare - totalShare(seats.filter(isFixed)),
    others.map(() => 1),
  );
  return seats.map((seat) =>
    isFixed(seat) ? seat : { ...seat, shareHundredths: parts[others.indexOf(seat)] ?? 0 },
  );
}
