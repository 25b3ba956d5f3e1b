import type * as calls from '@omur/contract/exchange/sftp/sftp';
import ssh2 from 'ssh2';
import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isPublicAddress, isPublicName } from '../../platform/publicAddress.ts';
import { refuse } from '../../platform/refusal.ts';
import { seal } from '../../platform/sealing.ts';
import * as queries from './queries.ts';
import { type SealedFor, sealOwner } from './sealOwner.ts';

type Body = CallOf<typeof calls.addSftpAccount>['body'] | CallOf<typeof calls.changeSftpAccount>['body'];
type Last = { last: number };
type Credential = { kind: 'password' | 'key'; text: string };

/** X120: an account of a receiver, or of a person who sends files. */
export async function addAccount(
  { db, actor, body }: CallOf<typeof calls.addSftpAccount>,
  config: Config,
): Promise<{ sftpAccountId: number }> {
  const { receiver = null, personId = null } = body;
  if ((receiver === null) === (personId === null)) refuse('sftp.ownerNeeded');
  const place = placeOf(body, config);
  const credential = credentialOf(body) ?? refuse('sftp.credentialNeeded');
  const sendsAfter = receiver === null ? await lastAnswer(db, personId) : await lastFile(db, receiver);
  const made = await queries.nextId.row<{ sftpAccountId: number }>(db, {});
  if (!made) throw new Error('There is no number for the account.');
  const { sftpAccountId } = made;
  await queries.insertAccount
    .run(db, {
      ...place,
      sftpAccountId,
      receiver,
      personId,
      sendsAfter,
      sealed: sealed(config, { ...place, sftpAccountId }, credential),
      credentialKind: credential.kind,
      userId: actor.realUserId,
    })
    .catch((error: unknown) => {
      const { constraint } = error as { constraint?: string };
      if (constraint === 'sftp_account_receiver_once' || constraint === 'sftp_account_person_once')
        refuse('sftp.ownerTaken');
      throw error;
    });
  await queries.queueExchange.row(db, {});
  return { sftpAccountId };
}

/** The number of the last file that was made for a receiver before its account: later ones go out, however close to it (X123). */
async function lastFile(db: Queryable, receiver: string): Promise<number> {
  if (!(await queries.lockReceiver.row(db, { receiver }))) refuse('sftp.ownerNotFound');
  return lastOf(await queries.findLastFile.row<Last>(db, { receiver }));
}

async function lastAnswer(db: Queryable, personId: number | null): Promise<number> {
  if (!(await queries.findPerson.row(db, { personId }))) refuse('sftp.ownerNotFound');
  await queries.lockAnswered.run(db, { personId });
  return lastOf(await queries.findLastAnswer.row<Last>(db, { personId }));
}

const lastOf = (found: Last | undefined): number => found?.last ?? 0;

/** What an account is entered with goes to no other place than it was given for: else it is asked for anew. */
export async function changeAccount(
  { db, actor, params: { sftpAccountId }, body }: CallOf<typeof calls.changeSftpAccount>,
  config: Config,
): Promise<undefined> {
  const place = placeOf(body, config);
  const credential = credentialOf(body);
  const before =
    (await queries.lockAccount.row<SealedFor & Record<string, unknown>>(db, { sftpAccountId })) ??
    refuse('sftp.notFound');
  const owner = { ...place, sftpAccountId };
  if (!credential && sealOwner(owner) !== sealOwner(before)) refuse('sftp.credentialNeeded');
  await queries.updateAccount.run(db, {
    ...place,
    sftpAccountId,
    sealed: credential ? sealed(config, owner, credential) : null,
    credentialKind: credential?.kind ?? null,
    isOn: body.isOn,
    userId: actor.realUserId,
  });
  if (body.isOn) await queries.queueExchange.row(db, {});
  return undefined;
}

export async function removeAccount({ db, params }: CallOf<typeof calls.removeSftpAccount>) {
  if ((await queries.deleteAccount.run(db, params)) === 0) refuse('sftp.notFound');
  return undefined;
}

export async function tryAccount({ db, params }: CallOf<typeof calls.trySftpAccount>) {
  const account = (await queries.lockAccount.row<{ isOn: boolean }>(db, params)) ?? refuse('sftp.notFound');
  if (!account.isOn) refuse('sftp.isOff');
  await queries.tryNow.run(db, params);
  await queries.queueExchange.row(db, {});
  return undefined;
}

function placeOf(body: Body, { sftpReachesPrivate }: Config) {
  const host = body.host.trim().toLowerCase();
  const userName = body.userName.trim();
  const hostKeys = [...new Set(body.hostKeys.trim().split(/\s+/u))];
  if (!isHost(host, sftpReachesPrivate)) refuse('sftp.host');
  if (userName === '') refuse('sftp.userName');
  if (hostKeys.length > 5 || !hostKeys.every((key) => /^SHA256:[A-Za-z0-9+/]{43}$/u.test(key)))
    refuse('sftp.hostKeys');
  const [outFolder, inFolder, doneFolder] = [body.outFolder, body.inFolder, body.doneFolder].map(folderOf);
  const folders = [outFolder, inFolder, doneFolder].filter((folder) => folder !== null);
  const isEven = (inFolder === null) === (doneFolder === null);
  if (!outFolder || !isEven || new Set(folders).size < folders.length) refuse('sftp.folder');
  return {
    host,
    port: body.port,
    userName,
    hostKeys,
    outFolder,
    inFolder: inFolder ?? null,
    doneFolder: doneFolder ?? null,
  };
}

/** X121: by what is written; what a name leads to is seen when it is connected to. */
function isHost(host: string, allowsPrivate: boolean): boolean {
  if (!/^[a-z0-9][a-z0-9.:-]{0,252}$/u.test(host)) return false;
  return allowsPrivate || (isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host));
}

/** Without a slash at its end; the root is no folder to drop files in. */
function folderOf(text: string | null | undefined): string | null {
  const folder = (text ?? '').trim().replace(/\/+$/u, '');
  return folder === '' ? null : folder;
}

function credentialOf({ serverPassword, privateKey }: Body): Credential | undefined {
  if (serverPassword && privateKey) return refuse('sftp.credentialNeeded');
  if (serverPassword) return { kind: 'password', text: serverPassword };
  if (!privateKey) return undefined;
  const text = `${privateKey.trim()}\n`;
  const parsed = ssh2.utils.parseKey(text);
  if (parsed instanceof Error || !parsed.isPrivateKey()) refuse('sftp.keyUnreadable');
  return { kind: 'key', text };
}

const sealed = (config: Config, owner: SealedFor, { text }: Credential): Buffer =>
  seal(config, Buffer.from(text, 'utf8'), sealOwner(owner));
