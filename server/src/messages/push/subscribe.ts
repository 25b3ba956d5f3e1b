import type { subscribeDevice } from '@omur/contract/messages/push';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockLogin } from '../../platform/sessions/confirm.ts';
import { isWebhookUrl } from '../webhooks/address.ts';
import * as queries from './queries.ts';

/** So many devices of one user are told of things. */
export const mostDevices = 10;
const longest = 1000;

/** H75, H78: this session's device. The address leads to the service of its browser, and is guarded as those of webhooks are. */
export async function subscribe({ db, actor, body }: CallOf<typeof subscribeDevice>, config: Config) {
  const { userId, tokenHash } = actor;
  const { deviceAddress, deviceKey, deviceSecret } = body;
  if (!isWebhookUrl(deviceAddress, config.webhooksReachLocal)) refuse('push.address');
  const address = new URL(deviceAddress).href;
  // Written out, an address may be longer than it was typed.
  if (address.length > longest) refuse('push.address');
  await lockLogin(db, actor);
  await queries.dropWaiting.run(db, { address, userId });
  await queries.dropOthers.run(db, { tokenHash, address });
  await queries.keepSubscription.run(db, { userId, tokenHash, address, deviceKey, deviceSecret });
  await queries.dropBeyond.run(db, { userId, most: mostDevices });
  return undefined;
}
