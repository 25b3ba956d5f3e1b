import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { unseal } from '../../platform/sealing.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { waitAfter } from '../iswc/backoff.ts';
import { openSftp, SftpFailed, type SftpPlace, type SftpLimits, type SftpSession } from './connection.ts';
import { deliver } from './deliver.ts';
import * as queries from './exchangeQueries.ts';
import { fetchFiles } from './fetch.ts';
import { type SealedFor, sealOwner } from './sealOwner.ts';

const accountsBeside = 4;
/** A server that was started anew, or a line that broke, is no failing account: five rounds are about half an hour. */
const tellsAfter = 5;

interface Account extends Record<string, unknown>, SealedFor {
  receiver: string | null;
  personId: number | null;
  sealed: Buffer;
  credentialKind: 'password' | 'key';
  outFolder: string;
  inFolder: string | null;
  doneFolder: string | null;
  attempts: number;
  /** As it was when the round began. */
  dueAt: string;
  userId: number;
  role: Role;
  kennitala: string | null;
  name: string;
  userNameOf: string;
}

interface Exchanging {
  pool: pg.Pool;
  config: Config;
  limits?: Partial<SftpLimits>;
}

/** Whether another server may have begun a round of its own. */
export interface Turn {
  isLost: boolean;
}

/** Delivers to and fetches from the drop folders that are due (X123, X124). */
export const exchangeSftp: Task = { name: 'exchangeSftp', run: (context) => exchangeDue(context) };

export async function exchangeDue(exchanging: Exchanging): Promise<void> {
  const client = await exchanging.pool.connect();
  const turn: Turn = { isLost: false };
  const lose = () => (turn.isLost = true);
  client.once('end', lose);
  try {
    const taken = await queries.takeTurn.row<{ isOurs: boolean }>(client, {});
    if (!taken?.isOurs) return;
    try {
      await exchangeAll(exchanging, await queries.findDue.rows<Account>(client, {}), turn);
    } finally {
      await queries.endTurn.run(client, {});
    }
  } finally {
    client.off('end', lose);
    client.release();
  }
}

/** A server that does not answer holds up no other. */
async function exchangeAll(exchanging: Exchanging, due: readonly Account[], turn: Turn): Promise<void> {
  const broken: unknown[] = [];
  for (let at = 0; at < due.length; at += accountsBeside) {
    const beside = due.slice(at, at + accountsBeside).map((account) => round(exchanging, account, turn));
    for (const outcome of await Promise.allSettled(beside))
      if (outcome.status === 'rejected') broken.push(outcome.reason);
  }
  if (broken.length > 0) throw new AggregateError(broken, 'Some accounts could not be exchanged with.');
}

async function round(exchanging: Exchanging, account: Account, turn: Turn): Promise<void> {
  const { pool, config, limits } = exchanging;
  const { sftpAccountId: accountId, dueAt, attempts } = account;
  try {
    const session = await openSftp(placeOf(config, account), {
      allowsPrivate: config.sftpReachesPrivate,
      ...limits,
    });
    try {
      await exchangeWith({ pool, session, turn }, account);
    } finally {
      session.close();
    }
    await queries.noteRound.run(pool, { accountId, dueAt });
  } catch (error) {
    const failed = error instanceof SftpFailed ? error : new SftpFailed('connection');
    const { failure, shownHostKey = null } = failed;
    const milliseconds = waitAfter(attempts + 1);
    await transaction(pool, async (db) => {
      const noted = { accountId, dueAt, failure, shownHostKey, milliseconds };
      const failing = await queries.noteFailure.row<Failing>(db, noted);
      if (failing?.attempts === tellsAfter) await notifyFailing(db, accountId, failing);
    });
    if (failed !== error) throw error;
  }
}

interface Failing extends Record<string, unknown> {
  attempts: number;
  host: string;
  ownerName: string;
}

/** X129: nobody looks at an account that works, so administrators are told once it has not for a while. */
async function notifyFailing(db: Queryable, accountId: number, { host, ownerName }: Failing): Promise<void> {
  const administrators = await queries.findAdministrators.rows<{ personId: number }>(db, {});
  await notify(
    db,
    administrators.map(({ personId }) => personId),
    {
      kind: 'account',
      header: { is: `SFTP-tenging bilar: ${ownerName}`, en: `An SFTP account is failing: ${ownerName}` },
      body: {
        is: `Ekki hefur tekist að skiptast á skrám við ${host} fimm sinnum í röð. Skrár bíða þar til það tekst og reynt verður áfram. Ástæðan stendur á síðu tengingarinnar.`,
        en: `Files could not be exchanged with ${host} five times in a row. They wait until it works, and it will be tried again. The page of the account says why.`,
      },
      link: `/cwr-ut?flipi=sftp&tenging=${accountId}`,
    },
  );
}

async function exchangeWith(
  connected: { pool: pg.Pool; session: SftpSession; turn: Turn },
  account: Account,
): Promise<void> {
  const { sftpAccountId: accountId, receiver, outFolder, inFolder, doneFolder } = account;
  await deliver({ ...connected, accountId, folder: outFolder });
  if (inFolder && doneFolder)
    await fetchFiles({
      ...connected,
      accountId,
      folder: inFolder,
      doneFolder,
      receiver,
      actor: actorOf(account),
    });
}

function placeOf(config: Config, account: Account): SftpPlace {
  const { host, port, userName, hostKeys, credentialKind } = account;
  const credential = openedOf(config, account);
  return {
    host,
    port,
    userName,
    hostKeys,
    credential: credentialKind === 'key' ? { privateKey: credential } : { password: credential },
  };
}

/** @throws SftpFailed `secret` where the portal has another key than the one it was sealed with, as after a restore elsewhere. */
function openedOf(config: Config, account: Account): string {
  try {
    return unseal(config, account.sealed, sealOwner(account)).toString('utf8');
  } catch {
    throw new SftpFailed('secret');
  }
}

/** Whose files these are: a publisher's are sent as by itself, answers as by who set the account up. */
const actorOf = ({ userId, role, personId, kennitala, name, userNameOf }: Account): Actor => ({
  userId,
  realUserId: userId,
  role: personId === null ? role : 'member',
  realRole: role,
  personId: personId ?? 0,
  kennitala: kennitala ?? '',
  name,
  realName: userNameOf,
  isReadOnly: false,
  mustSetUp: false,
  tokenHash: Buffer.alloc(0),
});
