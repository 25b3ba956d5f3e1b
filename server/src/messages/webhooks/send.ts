import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { hasOtherKey } from '../../platform/operations/sealingKey.ts';
import { unseal } from '../../platform/sealing.ts';
import { notify } from '../notifications/notify.ts';
import { type Outcome, post, type Reaching } from './post.ts';
import * as queries from './sendQueries.ts';
import { signedHeaders } from './sign.ts';

const mostSpread = 500;
const mostBeside = 20;
/** How long a job goes on before it makes room for the next. */
const longest = 45_000;
const minute = 60;
const hour = 3600;
/** Seconds until the next attempt, after the first, the second and so on (O65). */
export const pauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

interface Claimed extends Record<string, unknown> {
  deliveryId: number;
  messageId: string;
  attempts: number;
  webhookId: number;
  url: string;
  sealed: Buffer;
  mayBeTold: boolean;
  body: string;
}

type Sending = { pool: pg.Pool; config: Config; reaching?: Partial<Reaching>; beside?: number };

/** What a secret is sealed for. */
export const ownerOfSecret = (webhookId: number) => `webhook ${webhookId}`;

/** Sends what is due to whom it concerns (O60–O69). */
export const sendWebhooks: Task = {
  name: 'sendWebhooks',
  run: async (context) => {
    await queries.sweep.run(context.pool, {});
    await sendDue(context);
  },
};

export async function sendDue(sending: Sending): Promise<void> {
  const { pool, beside = mostBeside } = sending;
  const end = Date.now() + longest;
  // O172: each webhook in turn, however much waits for one of them.
  let served: number[] = [];
  for (;;) {
    const isSpread = await spreadUntil(pool, end);
    const claimed = await queries.claim.rows<Claimed>(pool, { limit: beside, served });
    await Promise.all(claimed.map((one) => sendOne(sending, one)));
    if (isSpread && claimed.length === 0 && served.length === 0) break;
    if (Date.now() > end) break;
    served = claimed.length < beside ? [] : [...served, ...claimed.map(({ webhookId }) => webhookId)];
  }
  const next = await queries.findNextDue.row<{ seconds: number | null }>(pool, {});
  // The clock of jobs comes round every minute by itself.
  if (next?.seconds !== null && next !== undefined && next.seconds < minute)
    await queries.queueAt.row(pool, { seconds: Math.max(0, next.seconds) });
}

/** Finds out whom events go to: all of them first, since nobody's are behind somebody else's then. */
async function spreadUntil(pool: pg.Pool, end: number): Promise<boolean> {
  for (;;) {
    const spread = await queries.spread.row<{ count: number }>(pool, { limit: mostSpread });
    if ((spread?.count ?? 0) < mostSpread) return true;
    if (Date.now() > end) return false;
  }
}

async function sendOne({ pool, config, reaching }: Sending, claimed: Claimed): Promise<void> {
  const { deliveryId, messageId, webhookId, url, sealed, body, mayBeTold } = claimed;
  if (!mayBeTold) {
    await queries.markOff.run(pool, { deliveryId });
    return;
  }
  const secret = openedSecret(config, sealed, webhookId);
  // O336: of a server that alone has another key it says nothing about the webhook.
  if (!secret && (await hasOtherKey(pool, config))) {
    await queries.leave.run(pool, { deliveryId });
    return;
  }
  const outcome: Outcome = secret
    ? await post(
        { url, body, headers: signedHeaders({ messageId, body }, secret) },
        { allowsLocal: config.webhooksReachLocal, ...reaching },
      )
    : { statusCode: null, failure: 'secret' };
  if (outcome.failure === null) await queries.markDelivered.run(pool, { deliveryId, ...outcome });
  else await markFailed(pool, claimed, outcome);
}

/** O260: undefined where the portal has another key than the one it was sealed with, as after a restore elsewhere. */
function openedSecret(config: Config, sealed: Buffer, webhookId: number): Buffer | undefined {
  try {
    return unseal(config, sealed, ownerOfSecret(webhookId));
  } catch {
    return undefined;
  }
}

async function markFailed(
  pool: pg.Pool,
  { deliveryId, webhookId, attempts }: Claimed,
  { statusCode, failure }: Outcome,
): Promise<void> {
  await transaction(pool, async (db) => {
    const pause = pauses[attempts - 1] ?? null;
    await queries.markFailed.run(db, { deliveryId, statusCode, failure, pause });
    const off = await queries.switchOff.row<{ url: string; personId: number | null }>(db, { webhookId });
    if (!off) return;
    const host = new URL(off.url).host;
    await notify(db, off.personId ? [off.personId] : [], {
      kind: 'account',
      header: { is: `Slökkt var á vefkrækju: ${host}`, en: `A webhook was switched off: ${host}` },
      body: {
        is: 'Ekkert hefur komist þangað í sólarhring. Kveiktu aftur á henni þegar kerfið þitt tekur við sendingum á ný; þú getur endursent það sem ekki barst.',
        en: 'Nothing has arrived there for a day. Switch it on again once your system receives deliveries; you can send again what did not arrive.',
      },
      link: '/stillingar/tengingar',
    });
  });
}
