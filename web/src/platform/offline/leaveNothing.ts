import { keepOnlyFor } from './keepOnlyFor.ts';
import { pushOwnerKey, sharedCache } from './names.ts';

/** H71, H72, H78: what was kept on this device for reading, what another app shared, and the notifications. */
export async function leaveNothing(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await keepOnlyFor(undefined);
  await caches.delete(sharedCache);
  await leaveDevice();
}

/** H78: what this device was told of ends here, whatever the server hears of it. */
export async function leaveDevice(): Promise<void> {
  localStorage.removeItem(pushOwnerKey);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
