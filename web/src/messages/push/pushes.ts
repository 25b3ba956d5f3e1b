import { getPushKey, subscribeDevice, unsubscribeDevice } from '@omur/contract/messages/push';
import type { Session } from '@omur/contract/accounts/sessions';
import { call } from '../../platform/api/call.ts';
import { read, write } from '../../platform/drafts/drafts.ts';
import { leaveDevice } from '../../platform/offline/leaveNothing.ts';
import { pushOwnerKey } from '../../platform/offline/names.ts';

/** Whether this device can be told of things, may not be, or is. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Whose device it is, and when and in which session that was last said to the server. */
interface Owner {
  userId: number;
  renewed: string;
}

/** What is said once a day in each session. */
const renewalOf = ({ token }: Session) => `${token.slice(0, 8)} ${new Date().toISOString().slice(0, 10)}`;

export async function pushState({ userId }: Session): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = (await registration.pushManager.getSubscription()) !== null;
  return isOn && read<Owner>(pushOwnerKey)?.userId === userId ? 'on' : 'off';
}

/** H75: asks the reader's leave, then tells the server where the device is. */
export async function switchOn(session: Session): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await tellServer(session);
  return 'on';
}

export async function switchOff(): Promise<PushState> {
  await call(unsubscribeDevice);
  await leaveDevice();
  return 'off';
}

/** A session that is new, a browser that gave the device another address: the server hears of it. Another user takes it over switched off. */
export async function renew(session: Session): Promise<void> {
  const owner = read<Owner>(pushOwnerKey);
  if (!owner || session.masquerader) return;
  if (owner.userId !== session.userId) return leaveDevice();
  if (owner.renewed === renewalOf(session) || Notification.permission !== 'granted') return;
  await tellServer(session);
}

async function tellServer(session: Session): Promise<void> {
  const { publicKey } = await call(getPushKey);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(subscribeDevice, {
    body: { deviceAddress: endpoint, deviceKey: unpadded(p256dh), deviceSecret: unpadded(auth) },
  });
  write(pushOwnerKey, { userId: session.userId, renewed: renewalOf(session) } satisfies Owner);
}

const unpadded = (text: string) => text.replace(/=+$/, '');

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer());
  const base64 = btoa(String.fromCodePoint(...bytes));
  return unpadded(base64.replaceAll('+', '-').replaceAll('/', '_'));
}
