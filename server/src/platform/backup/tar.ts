import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { Unfit } from './unfit.ts';

// A backup is an ordinary tar file, compressed with gzip, so that `tar` can look into one. Its entries are small enough to be
// held in memory one at a time.

/** Bytes. Above anything we write; a larger entry means that this is not a backup. */
const largestEntry = 64 * 1024 * 1024;

export interface Entry {
  name: string;
  content: Buffer;
}

/** A tar file of the entries, each asked for when there is room for it. What goes wrong with one ends the file with that error. */
export function tarOf(entries: AsyncIterable<Entry>, at: Date): Pack {
  const tar = pack();
  const fill = async () => {
    for await (const { name, content } of entries)
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode: 0o600, mtime: at }, content, (error) => (error ? reject(error) : resolve()));
      });
    tar.finalize();
  };
  fill().catch((error: unknown) => tar.destroy(error as Error));
  return tar;
}

/**
 * The entries of a compressed tar file, one at a time. It ends only when all bytes have proved undamaged.
 * @throws if the file is cut off, damaged, or no backup.
 */
export async function* readTar(file: string): AsyncGenerator<Entry, void, undefined> {
  const tar = extract();
  // What goes wrong on the way comes out where the entries are read.
  pipeline(createReadStream(file), createGunzip(), tar, () => undefined);
  for await (const entry of tar) {
    const { name, size } = entry.header;
    if (size > largestEntry) throw new Unfit('file', 'This is not a backup of Ómur.');
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    yield { name, content: Buffer.concat(pieces) };
  }
}
