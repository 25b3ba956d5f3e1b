import type { NotificationKind } from '@omur/contract/messages/notificationKinds';
import { textOf } from '@omur/contract/messages/notificationTexts';
import type { Language } from '@omur/contract/platform/rules/language';
import type pg from 'pg';
import webPush from 'web-push';
import type { Config } from '../../platform/config.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { type Outcome, post, type Reaching } from '../webhooks/post.ts';
import { pushKeys } from './keys.ts';
import * as queries from './queries.ts';

const mostBeside = 20;
const minute = 60;
/** Seconds until the next attempt, after the first, the second and so on. */
const pauses = [minute, 5 * minute, 30 * minute, 120 * minute];
/** How long the service keeps it for a device that is switched off, in seconds. */
const keptFor = 24 * 3600;

interface Claimed extends Record<string, unknown> {
  pushMessageId: number;
  kind: NotificationKind;
  link: string | null;
  attempts: number;
  pushSubscriptionId: number;
  address: string;
  deviceKey: string;
  deviceSecret: string;
  language: Language;
}

interface OpenKeys {
  publicKey: string;
  privateKey: string;
}

interface Sending {
  pool: pg.Pool;
  config: Config;
  reaching?: Partial<Reaching>;
}

/** Tells devices that there is something to read (H75–H78). */
export const sendPushes: Task = {
  name: 'sendPushes',
  run: async (context) => {
    await sendDue(context);
    await queries.sweepMessages.run(context.pool, {});
  },
};

export async function sendDue(sending: Sending): Promise<void> {
  const { publicKey, privateKey } = await pushKeys(sending.pool, sending.config);
  // O336: those who can open it send.
  if (privateKey === undefined) return;
  const keys = { publicKey, privateKey };
  for (;;) {
    const claimed = await queries.claim.rows<Claimed>(sending.pool, { limit: mostBeside });
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((one) => sendOne(sending, keys, one)));
  }
}

async function sendOne({ pool, config, reaching }: Sending, keys: OpenKeys, claimed: Claimed): Promise<void> {
  const { pushMessageId, pushSubscriptionId, attempts } = claimed;
  const sealed = sealedFor(claimed, keys, config);
  const outcome = sealed && (await post(sealed, { allowsLocal: config.webhooksReachLocal, ...reaching }));
  if (!outcome || isGone(outcome))
    return void (await queries.dropSubscription.run(pool, { pushSubscriptionId }));
  const seconds = isPassing(outcome) ? pauses[attempts - 1] : undefined;
  if (seconds === undefined) await queries.dropMessage.run(pool, { pushMessageId });
  else await queries.putOff.run(pool, { pushMessageId, seconds });
}

/** The device has taken it back, or never was where it said. */
const isGone = ({ statusCode, failure }: Outcome) =>
  statusCode === 404 || statusCode === 410 || failure === 'address';

/** The service may take it later. */
const isPassing = ({ statusCode, failure }: Outcome) =>
  failure !== null && (statusCode === null || statusCode === 429 || statusCode >= 500);

/**
 * H77: what kind of thing there is to read, sealed for the device; neither what happened nor to whom. Undefined where the device
 * gave a key that is none.
 */
function sealedFor(
  { kind, link, address, deviceKey, deviceSecret, language }: Claimed,
  keys: OpenKeys,
  config: Config,
) {
  const said = {
    title: textOf(kind).label[language],
    body: readOn[language],
    link: link ?? '/tilkynningar',
    tag: `${kind} ${link ?? ''}`,
    language,
  };
  try {
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint: address, keys: { p256dh: deviceKey, auth: deviceSecret } },
      JSON.stringify(said),
      {
        TTL: keptFor,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: subjectOf(config), ...keys },
      },
    );
    return { url: address, body, headers: withSmallNames(headers) };
  } catch {
    return undefined;
  }
}

/** As the sending has its own, which these take the place of. */
const withSmallNames = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const readOn = { is: 'Opnaðu Óm til að lesa meira.', en: 'Open Ómur to read more.' };

/** Whom the service asks where something is wrong. */
const subjectOf = ({ publicUrl, lettersFrom }: Config) =>
  publicUrl.startsWith('https://') ? publicUrl : `mailto:${lettersFrom}`;
