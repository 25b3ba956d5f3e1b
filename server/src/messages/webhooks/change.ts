import { mostWebhooks } from '@omur/contract/messages/webhooks';
import type * as calls from '@omur/contract/messages/webhooks';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { seal } from '../../platform/sealing.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { lockLogin } from '../../platform/sessions/confirm.ts';
import { isWebhookUrl } from './address.ts';
import * as queries from './queries.ts';
import { ownerOfSecret } from './send.ts';
import { newSigningSecret } from './sign.ts';

/** What anybody may begin by hand within a minute, of one webhook. */
const mostTests = 5;

/** O60: an address that hears of events, and the secret that deliveries are signed with, told this once. */
export async function addWebhook({ db, actor, body }: CallOf<typeof calls.addWebhook>, config: Config) {
  const { userId } = actor;
  if (isStaff(actor)) refuse('key.notForStaff');
  const url = body.webhookUrl.trim();
  if (!isWebhookUrl(url, config.webhooksReachLocal)) refuse('webhook.address');
  await lockLogin(db, actor);
  const had = await queries.countOwn.row<{ count: number }>(db, { userId });
  if ((had?.count ?? 0) >= mostWebhooks) refuse('webhook.tooMany');
  const made = await queries.nextId.row<{ webhookId: number }>(db, {});
  if (!made) throw new Error('There is no number for the webhook.');
  const { webhookId } = made;
  const { secret, written } = newSigningSecret();
  const sealed = seal(config, secret, ownerOfSecret(webhookId));
  const events = [...new Set(body.events)];
  await queries.insertWebhook.run(db, { webhookId, userId, url: new URL(url).href, events, sealed });
  return { webhookId, signingSecret: written };
}

export async function changeWebhook({ db, actor, params, body }: CallOf<typeof calls.changeWebhook>) {
  const { webhookId } = params;
  const { isOn } = body;
  const events = [...new Set(body.events)];
  const whose = { webhookId, userId: actor.userId };
  const before = (await queries.findOwn.row<{ isOn: boolean }>(db, whose)) ?? refuse('webhook.notFound');
  await queries.updateWebhook.run(db, { ...whose, events, isOn });
  // O377: what waits since the portal switched it off is sent once it is on again.
  if (before.isOn && !isOn) await queries.dropWaiting.run(db, { webhookId });
  return undefined;
}

export async function removeWebhook({ db, actor, params }: CallOf<typeof calls.removeWebhook>) {
  const removed = await queries.deleteWebhook.run(db, { webhookId: params.webhookId, userId: actor.userId });
  if (removed === 0) refuse('webhook.notFound');
  return undefined;
}

/** O67: what was sent, under the same ID, so that who has it already can tell. */
export async function replayDelivery({ db, actor, params }: CallOf<typeof calls.replayDelivery>) {
  const { webhookId, deliveryId } = params;
  await lockOn(db, { webhookId, userId: actor.userId });
  if ((await queries.replay.run(db, { webhookId, deliveryId })) === 0) refuse('webhook.deliveryNotFound');
  await queries.queue.row(db, {});
  return undefined;
}

export async function testWebhook({ db, actor, params }: CallOf<typeof calls.testWebhook>) {
  const { webhookId } = params;
  await lockOn(db, { webhookId, userId: actor.userId });
  const recent = await queries.countRecent.row<{ count: number }>(db, { webhookId });
  if ((recent?.count ?? 0) >= mostTests) refuse('webhook.testedTooOften', { retryAfterSeconds: 60 });
  await queries.insertTest.run(db, { webhookId });
  await queries.queue.row(db, {});
  return undefined;
}

async function lockOn(
  db: CallOf<typeof calls.testWebhook>['db'],
  whose: { webhookId: number; userId: number },
): Promise<void> {
  const found = (await queries.findOwn.row<{ isOn: boolean }>(db, whose)) ?? refuse('webhook.notFound');
  if (!found.isOn) refuse('webhook.isOff');
}
