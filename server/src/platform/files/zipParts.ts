import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { BrokenWorkbook } from './workbook.ts';

/** So many bytes of a file that lies in parts, from a place on; fewer where a part ends. */
export type ReadRange = (from: number, most: number) => Promise<Buffer | undefined>;

const bytesAtOnce = 262_144;

/** Reads any range of a file from its parts. */
class PartsReader extends yauzl.RandomAccessReader {
  readonly #read: ReadRange;

  constructor(read: ReadRange) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end));
  }

  async *#range(start: number, end: number) {
    for (let at = start; at < end; ) {
      const content = await this.#read(at, Math.min(bytesAtOnce, end - at));
      if (!content || content.length === 0) throw new BrokenWorkbook('It ends too early.');
      at += content.length;
      yield content;
    }
  }
}

/** Opens an archive of so many bytes that lies in parts. */
export const openParts = (sizeBytes: number, read: ReadRange): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(
      new PartsReader(read),
      sizeBytes,
      { lazyEntries: true, autoClose: false },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    ),
  );
