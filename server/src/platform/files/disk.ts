import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFileType, telltaleBytes } from '@omur/contract/platform/fileRules';
import { refuse } from '../refusal.ts';
import { StorageUnavailable, type Kept, type Reading, type Storage, type Upload } from './storage.ts';

/** Where the portal itself takes and gives the contents of files. */
export const storagePath = '/api/storage';

const aDay = 86_400_000;

/** A folder on disk behind the same signed addresses as a bucket has; they lead to the portal itself. */
export class DiskStorage implements Storage {
  readonly #folder: string;
  readonly #secret: () => Promise<Buffer>;

  constructor(folder: string, secret: () => Promise<Buffer>) {
    this.#folder = folder;
    this.#secret = secret;
  }

  uploadUrl({ key, type, sizeBytes }: Upload, validSeconds: number): Promise<string> {
    return this.#signedUrl({ method: 'PUT', key, type, size: String(sizeBytes) }, validSeconds);
  }

  readUrl({ key, type, name, isToSave }: Reading, validSeconds: number): Promise<string> {
    return this.#signedUrl({ method: 'GET', key, type, name, save: isToSave ? '1' : '0' }, validSeconds);
  }

  async find(key: string): Promise<Kept | undefined> {
    return atDisk(async () => {
      const file = await open(this.#pathOf(key));
      try {
        const { size } = await file.stat();
        const { buffer, bytesRead } = await file.read(Buffer.alloc(telltaleBytes), 0, telltaleBytes, 0);
        return { sizeBytes: size, start: buffer.subarray(0, bytesRead) };
      } finally {
        await file.close();
      }
    });
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return atDisk(() => readFile(this.#pathOf(key)));
  }

  async remove(key: string): Promise<void> {
    await atDisk(() => rm(this.#pathOf(key), { force: true }));
  }

  async tidy(): Promise<void> {
    await atDisk(async () => {
      for (const name of await readdir(this.#incoming)) {
        const { mtimeMs } = await stat(join(this.#incoming, name));
        if (mtimeMs < Date.now() - aDay) await rm(join(this.#incoming, name), { force: true });
      }
    });
  }

  /** What an address that was signed here says; refused when it was not, or when it has run out. */
  async signedUpload(query: Readonly<Record<string, unknown>>): Promise<Upload> {
    const { key, type, size } = await this.#verified('PUT', query);
    return { key, type, sizeBytes: Number(size) };
  }

  async signedReading(query: Readonly<Record<string, unknown>>): Promise<Reading> {
    const { key, type, name = '', save } = await this.#verified('GET', query);
    return { key, type, name, isToSave: save === '1' };
  }

  /** Takes a file whole, or not at all; never one in the place of another. */
  async take({ key, sizeBytes }: Upload, content: Readable): Promise<void> {
    const path = this.#pathOf(key);
    const incoming = join(this.#incoming, randomUUID());
    await atDisk(async () => {
      await mkdir(this.#incoming, { recursive: true, mode: 0o700 });
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    });
    try {
      let taken = 0;
      const counted = async function* (source: AsyncIterable<Buffer>) {
        for await (const part of source) {
          taken += part.length;
          if (taken > sizeBytes) refuse('file.sizeDiffers');
          yield part;
        }
      };
      // What breaks off here leaves the rest of the content to anyone who has it: its sender still waits for an answer.
      const parts = content.iterator({ destroyOnReturn: false });
      await pipeline(parts, counted, createWriteStream(incoming, { flush: true, mode: 0o600 }));
      if (taken !== sizeBytes) refuse('file.sizeDiffers');
      await link(incoming, path);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') refuse('file.alreadyThere');
      throw isOfDisk(error) ? new StorageUnavailable(error) : error;
    } finally {
      await rm(incoming, { force: true });
    }
  }

  /** The content, with nothing read yet. */
  async give(key: string): Promise<{ content: Readable; sizeBytes: number }> {
    const found = (await this.find(key)) ?? refuse('file.notFound');
    return { content: createReadStream(this.#pathOf(key)), sizeBytes: found.sizeBytes };
  }

  async #signedUrl(signed: Readonly<Record<string, string>>, validSeconds: number): Promise<string> {
    const expires = String(Math.floor(Date.now() / 1000) + validSeconds);
    const query = new URLSearchParams({ ...signed, expires });
    query.set('signature', signatureOf(query, await this.#secret()).toString('base64url'));
    return `${storagePath}?${query.toString()}`;
  }

  async #verified(method: string, given: Readonly<Record<string, unknown>>) {
    const { signature, ...signed } = given;
    const query = new URLSearchParams(
      Object.entries(signed).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const expected = signatureOf(query, await this.#secret());
    const sent = Buffer.from(String(signature), 'base64url');
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) refuse('file.linkInvalid');
    const { key = '', type = '', ...rest } = Object.fromEntries(query);
    if (rest['method'] !== method || !isFileType(type)) refuse('file.linkInvalid');
    if (Number(rest['expires']) * 1000 < Date.now()) refuse('file.linkExpired');
    return { key, type, size: rest['size'], name: rest['name'], save: rest['save'] };
  }

  /** A name may be longer than the disk takes, or mean something to it; its hash does not. */
  #pathOf(key: string): string {
    const [kind = '', ownerId = '', name = ''] = key.split('/');
    return join(this.#folder, kind, ownerId, createHash('sha256').update(name).digest('hex'));
  }

  get #incoming(): string {
    return join(this.#folder, 'incoming');
  }
}

/** The order of the parameters is as they were signed in; a browser and Fastify keep it. */
function signatureOf(query: URLSearchParams, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`storage:${query.toString()}`).digest();
}

/** What is not there is undefined; whatever else the disk says is that it cannot be used. */
async function atDisk<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw isOfDisk(error) ? new StorageUnavailable(error) : error;
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;
const isOfDisk = (error: unknown) =>
  /^(EACCES|EDQUOT|EFBIG|EIO|EMFILE|ENFILE|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/.test(String(codeOf(error)));
