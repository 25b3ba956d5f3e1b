import { useEffect, useEffectEvent } from 'react';
import { currentSession } from './session.ts';

/** A work that somebody has just registered, told to the other tabs of the browser. */
export interface NewWork {
  userId: number;
  workId: number;
  title: string;
}

const channelName = 'omur.newWorks';

export function announceNewWork(work: Omit<NewWork, 'userId'>): void {
  const userId = currentSession()?.userId;
  if (userId === undefined) return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is heard in this origin alone
  channel.postMessage({ ...work, userId } satisfies NewWork);
  channel.close();
}

/** Hears of works that the same user registers in other tabs. */
export function useNewWorks(onWork: (work: NewWork) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent<NewWork>) => {
    if (data.userId === currentSession()?.userId) onWork(data);
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', (event: MessageEvent<NewWork>) => hear(event));
    return () => channel.close();
  }, []);
}
