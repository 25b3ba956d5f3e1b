import { listNotifications } from '@omur/contract/messages/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../platform/api/notificationStream.ts';

const name = 'omur.notifications';

/**
 * Keeps the notifications on the screen up to date. Browsers allow few connections to a server, so one tab follows for all of
 * them and tells the others; when it is closed, the next takes over.
 */
export function useLiveNotifications(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return undefined;
    const ended = new AbortController();
    const tabs = new BroadcastChannel(name);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // Several changes at once are read together.
    const changed = () => {
      clearTimeout(waiting);
      waiting = setTimeout(
        () => void client.invalidateQueries({ predicate: ({ queryKey }) => isOfNotifications(queryKey[0]) }),
        150,
      );
    };
    const tell = () => {
      changed();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin, its own
      tabs.postMessage('changed');
    };
    tabs.addEventListener('message', changed);
    const follow = () => followChanges(tell, ended.signal);
    // Without a lock, as on a page that came over plain HTTP, every tab follows for itself.
    void (navigator.locks?.request(name, { signal: ended.signal }, follow) ?? follow()).catch(
      () => undefined,
    );
    return () => {
      ended.abort();
      clearTimeout(waiting);
      tabs.close();
    };
  }, [client, isWanted]);
}

const isOfNotifications = (path: unknown) =>
  typeof path === 'string' && path.startsWith(listNotifications.path);
