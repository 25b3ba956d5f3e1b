import {
  acceptAsGuest,
  changePartAsGuest,
  enterAsGuest,
  getSplitAsGuest,
  leaveAsGuest,
} from '@omur/contract/works/splitRooms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Room } from './Room.tsx';
import { CannotOpen, Ended, Left } from './RoomEnds.tsx';
import { lookEvery, useLiveRoom } from './useLiveRoom.ts';

/** H94: where the letter to a guest leads; following it takes the seat. */
export function GuestRoom({ guestKey }: { guestKey: string }) {
  const params = { guestKey };
  const question = queryFor(getSplitAsGuest, { params });
  const { send, isSent: isSeated, error: notSeated } = useChange(enterAsGuest);
  useEffect(() => send({ params: { guestKey } }), [send, guestKey]);
  const { data, error } = useQuery({
    ...question,
    enabled: isSeated || notSeated !== null,
    refetchInterval: lookEvery,
  });
  useLiveRoom(guestKey, question.queryKey, isSeated ? data : undefined);
  const change = useChange(changePartAsGuest);
  const accept = useChange(acceptAsGuest);
  const [hasLeft, setHasLeft] = useState(false);
  const leave = useChange(leaveAsGuest, () => setHasLeft(true));
  if (hasLeft) return <Left />;
  // The seat may be taken away while the page stands.
  if (isRefusal(error, 404) || (isRefusal(error) && !data)) return <CannotOpen refusal={error} />;
  if (data && data.splitRoomState !== 'open') return <Ended room={data} />;
  if (isRefusal(notSeated)) return <CannotOpen refusal={notSeated} />;
  if (!data) return <Skeleton shape="rows" count={5} />;
  return (
    <Room
      room={data}
      error={change.error ?? accept.error ?? leave.error}
      isBusy={change.isSending || accept.isSending || leave.isSending}
      onChange={(body) => change.send({ params, body })}
      onAccept={() => accept.send({ params, body: { splitVersion: data.splitVersion } })}
      onLeave={() => leave.send({ params })}
    />
  );
}
