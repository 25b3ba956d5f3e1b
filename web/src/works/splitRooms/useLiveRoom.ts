import { followSplitRoom, type SplitRoom } from '@omur/contract/works/splitRooms';
import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followChanges } from '../../platform/api/notificationStream.ts';

/** H92: reads the room anew whenever the server says that it has changed. Having it open is being there. */
export function useLiveRoom(place: string, queryKey: QueryKey, room: SplitRoom | undefined): void {
  const client = useQueryClient();
  const readAnew = useEffectEvent(() => void client.invalidateQueries({ queryKey }));
  const isOpen = room?.splitRoomState === 'open';
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const address = followSplitRoom.path.replace(':place', encodeURIComponent(place));
    void followChanges(() => readAnew(), controller.signal, address);
    return () => controller.abort();
  }, [place, isOpen]);
}

/** Where a stream does not get through, the room is looked at now and then. */
export const lookEvery = 20_000;
