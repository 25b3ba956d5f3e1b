import { createHash } from 'node:crypto';
import type { uploadCwrFile } from '@omur/contract/exchange/cwr/cwr';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { readFileName } from '../cwr/fileName.ts';
import * as queries from './fileQueries.ts';
import { unpack } from './unpack.ts';

/** Our number among societies, and what a sender writes who sends to several. */
const ourCode = '077';
const severalReceivers = '000';

const mostUnsent = 50;
const mostUnsentBytes = 256 * 1024 * 1024;

type Uploading = Pick<CallOf<typeof uploadCwrFile>, 'db' | 'actor' | 'body'>;

/**
 * Keeps a file and has it judged by a job; nothing of it is registered until it is sent (X80). The same bytes, once sent, are the file
 * that was sent. Only who is named as its sender may send it, or staff for them (X81).
 */
export async function upload({ db, actor, body }: Uploading): Promise<number> {
  const { fileName, bytes } = await unpack(body.fileName, body.content);
  const parts = readFileName(fileName);
  if (!parts) refuse('cwr.fileName');
  if (parts.receiver !== ourCode && parts.receiver !== severalReceivers) refuse('cwr.otherReceiver');
  const { senderIpi, senderName, isWriter } = senderOf(bytes);
  const personId = await sendingPerson(db, actor, senderIpi, isWriter);
  if (await queries.findOtherOfCode.row(db, { senderCode: parts.sender, personId }))
    refuse('cwr.codeTaken', { values: { code: parts.sender } });
  const digest = createHash('sha256').update(bytes).digest();
  const same = await queries.findSame.row<{ cwrFileId: number }>(db, { digest, personId });
  if (same) return same.cwrFileId;
  if (await queries.findSentName.row(db, { fileName })) refuse('cwr.nameTaken', { values: { fileName } });
  await assertRoom(db, personId, bytes.length);
  const made = await queries.insertFile.row<{ cwrFileId: number }>(db, {
    fileName,
    fileBytes: bytes.length,
    digest,
    content: bytes,
    senderCode: parts.sender,
    senderIpi,
    senderName,
    personId,
    userId: actor.realUserId,
  });
  if (!made) refuse('server.failed');
  await queries.askForCheck.run(db, made);
  await queries.takeTurns.run(db, made);
  return made.cwrFileId;
}

/** X80: files are kept unpacked until they are sent or cancelled, so there is an end to them. One of a person waits for another. */
async function assertRoom(db: Queryable, personId: number, more: number): Promise<void> {
  await queries.lockSender.run(db, { personId });
  const unsent = await queries.sumUnsent.row<{ files: number; bytes: number }>(db, { personId });
  if (!unsent || unsent.files >= mostUnsent || unsent.bytes + more > mostUnsentBytes)
    refuse('cwr.tooManyWaiting');
}

/**
 * Who HDR says sends the file. An IPI name number of more than nine digits puts its first two into the sender type (CWR 2.2 §3.5), and
 * one of a society or an agency is none that sends here.
 */
export function senderOf(bytes: Buffer): { senderIpi: string; senderName: string; isWriter: boolean } {
  const line = bytes.subarray(0, 64).toString('latin1');
  const parts = /^HDR(PB|WR|\d\d)(\d{9})(.{1,45})/u.exec(line);
  if (!parts) refuse('cwr.noHeader');
  const [, type = '', number = '', name = ''] = parts;
  const senderIpi = `${/^\d/u.test(type) ? type : '00'}${number}`;
  return { senderIpi, senderName: name.trim(), isWriter: type === 'WR' };
}

/** The person by whose number the file comes; writers send as WR alone. */
async function sendingPerson(
  db: Queryable,
  actor: Actor,
  senderIpi: string,
  isWriter: boolean,
): Promise<number> {
  const asked = { senderIpi, isWriter };
  const persons = await queries.findSenders.rows<{ personId: number }>(db, asked);
  const own = persons.find(({ personId }) => personId === actor.personId);
  const sender = isStaff(actor) ? persons[0] : own;
  if (sender) return sender.personId;
  return refuse(isStaff(actor) ? 'cwr.senderUnknown' : 'cwr.notYourSender', { values: { ipi: senderIpi } });
}
