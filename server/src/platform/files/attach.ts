import type { FileLink, NewFile, OfferedFile } from '@omur/contract/platform/calls/files';
import { fileName } from '@omur/contract/platform/fields/files';
import {
  fileNameProblem,
  fileTypeOf,
  isFileType,
  mostFileBytes,
  mostFileMegabytes,
  mostWaitingBytes,
  mostWaitingMegabytes,
  mostFiles,
  nameToSaveBy,
  tidyFileName,
  type FileType,
} from '@omur/contract/platform/fileRules';
import { bareImage } from '@omur/contract/platform/pictures/bareImage';
import type { Call } from '../http/call.ts';
import { oneOr404 } from '../http/rows.ts';
import { refuse, refuseField } from '../refusal.ts';
import { keyOf, mayAttach, mayRead, type FileOwner } from './owner.ts';
import * as queries from './queries.ts';
import type { Scanner } from './scanner.ts';
import type { Storage } from './storage.ts';

const uploadSeconds = 15 * 60;
const readSeconds = 5 * 60;

interface File extends Record<string, unknown> {
  name: string;
  type: FileType;
  sizeBytes: number;
  state: string;
}

interface Context {
  owner: FileOwner;
  storage: Storage;
  /** Looks for infections, where the settings name one. */
  scanner?: Scanner | undefined;
}

type OfOwner<B = undefined> = Call<{ ownerId: number }, unknown, B>;
type OfFile = Call<{ ownerId: number; fileId: number }>;

/** An address to send a file to. What was offered before under its name and never came is forgotten. */
export async function offer({ owner, storage }: Context, call: OfOwner<NewFile>): Promise<OfferedFile> {
  const { db, actor, params, body } = call;
  await mayAttach(owner, db, actor, params.ownerId);
  const { name, type, sizeBytes } = acceptable(body);
  if (owner.takesPicturesOnly && type === 'application/pdf') refuse('file.notPicture');
  const of = { kind: owner.kind, ownerId: params.ownerId };
  const key = keyOf(owner.kind, params.ownerId, name);

  if ((await queries.makeRoom.run(db, { ...of, name })) > 0) await storage.remove(key);
  const counted = await queries.countFiles.row<{ count: number }>(db, of);
  if ((counted?.count ?? 0) >= mostFiles) refuse('file.tooMany', { values: { most: mostFiles } });
  const personId = actor.personId || null;
  const waiting = personId && (await queries.sumWaiting.row<{ bytes: number }>(db, { personId }));
  if (waiting && waiting.bytes + sizeBytes > mostWaitingBytes)
    refuse('file.tooMuchWaits', { values: { most: mostWaitingMegabytes } });
  const row = await queries.insertFile.row<{ fileId: number }>(db, {
    ...of,
    personId,
    name,
    type,
    sizeBytes,
  });
  if (!row) refuse('file.nameTaken');
  return {
    fileId: row.fileId,
    fileName: name,
    uploadUrl: await storage.uploadUrl({ key, type, sizeBytes }, uploadSeconds),
    linkValidUntil: inSeconds(uploadSeconds),
  };
}

/**
 * O345: has a file looked at before it is confirmed, ahead of the transaction: a scanner that takes its time holds no connection. What was
 * looked at is not replaced meanwhile, since its address takes nothing where something lies.
 */
export async function scan(
  { owner, storage, scanner }: Context,
  { db, actor, params, log }: OfFile,
): Promise<void> {
  if (!scanner) return;
  await mayAttach(owner, db, actor, params.ownerId);
  const file = await queries.findOffered.row<File>(db, { kind: owner.kind, ...params });
  if (!file) return;
  const key = keyOf(owner.kind, params.ownerId, file.name);
  // Of another size or type than stated, it is not even read.
  await inspect(storage, key, file);
  const found = await scanner(() => whole(storage, key));
  if (found === undefined) return;
  await storage.remove(key);
  log.warn({ found }, 'a file was refused that is infected');
  refuse('file.infected');
}

/** Looks at what was sent. What is not what it was said to be does not stay. */
export async function confirm({ owner, storage }: Context, { db, actor, params }: OfFile) {
  await mayAttach(owner, db, actor, params.ownerId);
  const of = { kind: owner.kind, ...params };
  const file = await queries.lockFile.row<File>(db, of);
  if (!file) refuse('file.notFound');
  if (file.state === 'offered') {
    const key = keyOf(owner.kind, params.ownerId, file.name);
    await inspect(storage, key, file);
    if (owner.takesPicturesOnly) await assertBare(storage, key, file);
    await queries.confirmFile.run(db, { fileId: params.fileId });
  }
  return oneOr404(db, queries.findFile, of, 'file.notFound');
}

/** Taken off at once; storage is cleared by a job, whether it can be reached now or not. */
export async function remove({ owner }: Context, { db, actor, params }: OfFile): Promise<undefined> {
  await mayAttach(owner, db, actor, params.ownerId);
  const keeps = await owner.keepsFiles?.(db, params.ownerId);
  if (keeps && (await queries.findConfirmed.row(db, { kind: owner.kind, ...params }))) refuse('file.stays');
  if ((await queries.takeOff.run(db, { kind: owner.kind, ...params })) === 0) refuse('file.notFound');
}

/** Looks once more: an address to send to stays good for a while after the file was confirmed. */
export async function linkTo({ owner, storage }: Context, { db, actor, params }: OfFile): Promise<FileLink> {
  await mayRead(owner, db, actor, params.ownerId);
  const file = await queries.findConfirmed.row<File>(db, { kind: owner.kind, ...params });
  if (!file) refuse('file.notFound');
  const key = keyOf(owner.kind, params.ownerId, file.name);
  await inspect(storage, key, file);
  const reading = { key, type: file.type, name: nameToSaveBy(file.name, file.type) };
  return {
    viewUrl: await storage.readUrl({ ...reading, isToSave: false }, readSeconds),
    downloadUrl: await storage.readUrl({ ...reading, isToSave: true }, readSeconds),
    linkValidUntil: inSeconds(readSeconds),
  };
}

function acceptable(body: NewFile) {
  const name = tidyFileName(body.fileName);
  const problem = fileNameProblem(name);
  if (problem) refuseField(fileName.wire, problem);
  if (!isFileType(body.fileType)) refuse('file.type');
  if (body.sizeBytes < 1) refuse('file.empty');
  if (body.sizeBytes > mostFileBytes) refuse('file.tooLarge', { values: { most: mostFileMegabytes } });
  return { name, type: body.fileType, sizeBytes: body.sizeBytes };
}

async function inspect(storage: Storage, key: string, file: File): Promise<void> {
  const kept = await storage.find(key);
  if (!kept) refuse('file.notArrived');
  if (kept.sizeBytes === file.sizeBytes && fileTypeOf(kept.start) === file.type) return;
  await storage.remove(key);
  refuse(kept.sizeBytes === file.sizeBytes ? 'file.contentDiffers' : 'file.sizeDiffers');
}

/** O181: a picture that tells more than it shows, or that nobody can read as one, does not stay, whichever way it came. */
async function assertBare(storage: Storage, key: string, { type }: File): Promise<void> {
  const sent = await whole(storage, key);
  const bare = bareImage(sent, type);
  if (bare && Buffer.compare(bare, sent) === 0) return;
  await storage.remove(key);
  refuse(bare ? 'file.pictureTells' : 'file.pictureUnreadable');
}

const whole = async (storage: Storage, key: string): Promise<Uint8Array> =>
  (await storage.read(key)) ?? refuse('file.notArrived');

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
