import type { SplitRoom } from '@omur/contract/works/splitRooms';
import { CircleCheck, CircleSlash, DoorOpen, Link2Off } from 'lucide-react';
import type { Refusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { LetterEnd } from '../../platform/page/LetterFrame.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';
import { Seats } from './Seats.tsx';

/** A room in which nothing changes any more. */
export function Ended({ room }: { room: SplitRoom }) {
  const t = useText();
  if (room.splitRoomState !== 'registered')
    return (
      <LetterEnd icon={<CircleSlash />} title={t(messages.isOver)}>
        <p>{t(messages.isOverMore)}</p>
      </LetterEnd>
    );
  return (
    <>
      <LetterEnd icon={<CircleCheck />} title={t(messages.registered)}>
        <p>{t(messages.registeredMore, { title: room.title })}</p>
        {room.workId !== null && (
          <ButtonLink to="/verk/$workId" params={{ workId: String(room.workId) }} look="primary">
            {t(messages.toWork)}
          </ButtonLink>
        )}
      </LetterEnd>
      <Seats room={room} />
    </>
  );
}

export function Left() {
  const t = useText();
  return (
    <LetterEnd icon={<DoorOpen />} title={t(messages.youLeft)}>
      <p>{t(messages.youLeftMore)}</p>
    </LetterEnd>
  );
}

export function CannotOpen({ refusal }: { refusal: Refusal }) {
  const t = useText();
  return (
    <LetterEnd icon={<Link2Off />} title={t(messages.cannotOpen)}>
      <p>{refusal.message}</p>
    </LetterEnd>
  );
}
