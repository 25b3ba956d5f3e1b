import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileOwnerKind } from '@omur/contract/platform/calls/files';
import type { FileType } from '@omur/contract/platform/fileRules';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { DiskStorage } from '../files/disk.ts';
import { keyOf } from '../files/owner.ts';
import { S3Storage } from '../files/s3.ts';

/** A stored file that is there, as its row names it. */
export interface StoredFile {
  fileId: number;
  key: string;
  type: FileType;
  sizeBytes: number;
}

export type FilesPlace = DiskStorage | S3Storage;

const validSeconds = 300;

/** The bucket of the settings, or the folder. Nothing is signed for the folder here. */
export function filesPlace(config: Config): FilesPlace {
  if (config.s3) return new S3Storage(config.s3);
  return new DiskStorage(config.filesFolder, () => Promise.reject(new Error('Not to be signed.')));
}

export async function listFiles(client: pg.ClientBase): Promise<StoredFile[]> {
  const { rows } = await client.query<{
    fileId: number;
    kind: FileOwnerKind;
    ownerId: number;
    name: string;
    type: FileType;
    sizeBytes: number;
  }>(
    `select file_id as "fileId", owner_kind as kind, owner_id as "ownerId", name, type, size_bytes as "sizeBytes"
     from stored_file where state = 'confirmed' order by file_id`,
  );
  return rows.map(({ kind, ownerId, name, ...file }) => ({ ...file, key: keyOf(kind, ownerId, name) }));
}

/** Undefined when it is not there: taken off meanwhile, or lost. */
export async function readFile(place: FilesPlace, file: StoredFile): Promise<Buffer | undefined> {
  if (!(await place.find(file.key))) return undefined;
  if (place instanceof DiskStorage) return buffer((await place.give(file.key)).content);
  const url = await place.readUrl({ ...file, name: 'file', isToSave: false }, validSeconds);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Storage answered ${answer.status} for ${file.key}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Puts a file where it was. What lies there already has to be the very same. */
export async function putBack(place: FilesPlace, file: StoredFile, content: Buffer): Promise<void> {
  const there = await readFile(place, file);
  if (there?.equals(content)) return;
  if (there) throw new Error(`Storage has another file under ${file.key}; nothing is overwritten.`);
  if (place instanceof DiskStorage) return place.take(file, Readable.from([content]));
  const answer = await fetch(await place.uploadUrl(file, validSeconds), {
    method: 'PUT',
    headers: { 'content-type': file.type, 'if-none-match': '*' },
    body: new Uint8Array(content),
  });
  if (!answer.ok) throw new Error(`Storage answered ${answer.status} for ${file.key}.`);
}
