import { isKeptCache, keptCache, keptLock, sharedCache } from './names.ts';

/**
 * H72: makes room for what is kept for somebody to read without a network, and removes what was kept for anybody else; for nobody,
 * everything. A browser without such caches keeps nothing.
 */
export async function keepOnlyFor(owner: string | undefined): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.locks
    .request(keptLock, async () => {
      const names = await caches.keys();
      const others = names.filter((name) => isKeptCache(name) && (!owner || name !== keptCache(owner)));
      await Promise.all(others.map((name) => caches.delete(name)));
      await (owner ? caches.open(keptCache(owner)) : caches.delete(sharedCache));
    })
    .catch(() => undefined);
}
