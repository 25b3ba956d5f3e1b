import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { sharedAddress, sharedCache } from '../../../platform/offline/names.ts';

/** H71: what another app has shared, once: the worker has left it on this device. */
export function useSharedText(onText: (text: string) => void): void {
  const { deilt: isShared } = useSearch({ strict: false });
  const give = useEffectEvent(onText);
  useEffect(() => {
    if (isShared)
      void takeSharedText().then(
        (text) => text && give(text),
        () => undefined,
      );
  }, [isShared]);
}

async function takeSharedText(): Promise<string> {
  const cache = await caches.open(sharedCache);
  const shared = await cache.match(sharedAddress);
  await cache.delete(sharedAddress);
  return (await shared?.text()) ?? '';
}
