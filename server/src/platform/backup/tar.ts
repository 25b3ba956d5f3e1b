// A backup is an ordinary tar file, compressed with gzip, so that `tar` can look into one. Its entries are small enough to be
// held in memory one at a time.

const block = 512;
/** Above anything we write; a number beyond it means that this is not a backup. */
const largestEntry = 64 * 1024 * 1024;

export interface Entry {
  name: string;
  content: Buffer;
}

/** An entry as it stands in the file. */
export function written({ name, content }: Entry, at: Date): Buffer[] {
  const padding = Buffer.alloc((block - (content.length % block)) % block);
  return [headerOf(name, content.length, at), content, padding];
}

/** What a tar file ends with. */
export const tarEnd = Buffer.alloc(2 * block);

function headerOf(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\u00000000000\u00000000000\0', 100);
  header.write(`${octal(size, 11)}\0${octal(Math.floor(at.getTime() / 1000), 11)}\0`, 124);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0');
const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

/** The entries of a tar file, one at a time. Throws where it is cut off, or is none. */
export async function* readTar(pieces: AsyncIterable<Buffer>): AsyncGenerator<Entry, void, undefined> {
  const bytes = new Bytes(pieces);
  try {
    for (;;) {
      const header = await bytes.take(block);
      // The last bytes prove that none before them was damaged.
      if (header.every((byte) => byte === 0)) return await bytes.drain();
      const size = sizeIn(header);
      const name = header.toString('utf8', 0, header.indexOf(0));
      const content = await bytes.take(size);
      await bytes.take((block - (size % block)) % block);
      yield { name, content };
    }
  } finally {
    await bytes.close();
  }
}

function sizeIn(header: Buffer): number {
  const said = Number.parseInt(header.toString('latin1', 148, 154), 8);
  const blank = Buffer.from(header).fill(' ', 148, 156);
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  if (said !== sumOf(blank) || !(size <= largestEntry)) throw new Error('This is not a backup of Ómur.');
  return size;
}

/** So many bytes of a stream, whatever pieces they come in. */
class Bytes {
  readonly #pieces: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    while (this.#heldBytes < count) {
      const piece = await this.#pieces.next();
      if (piece.done) throw new Error('The backup is cut off.');
      this.#held.push(piece.value);
      this.#heldBytes += piece.value.length;
    }
    const all = this.#held.length === 1 && this.#held[0] ? this.#held[0] : Buffer.concat(this.#held);
    this.#held = [all.subarray(count)];
    this.#heldBytes -= count;
    return all.subarray(0, count);
  }

  async drain(): Promise<void> {
    while (!(await this.#pieces.next()).done);
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}
