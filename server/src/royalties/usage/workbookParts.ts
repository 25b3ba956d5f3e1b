import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { usagePartBytes } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import { BrokenWorkbook, workbookRows } from '../../platform/files/workbook.ts';
import { findFileBytes, readRange } from './importQueries.ts';
import { bytesAtOnce } from './pieces.ts';

/** Texts that cells share are held while the sheet is read; more than these no memory is for. */
const limits = { characters: Number.POSITIVE_INFINITY, sharedCharacters: 40_000_000 };

/** The rows of a workbook that came in parts, straight from the database. @throws BrokenWorkbook */
export const partsRows = (db: Queryable, usageImportId: number) =>
  workbookRows(() => openParts(db, usageImportId), limits);

/** Reads any range of a file from its parts. */
class PartsReader extends yauzl.RandomAccessReader {
  readonly #db: Queryable;
  readonly #usageImportId: number;

  constructor(db: Queryable, usageImportId: number) {
    super();
    this.#db = db;
    this.#usageImportId = usageImportId;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end));
  }

  async *#range(start: number, end: number) {
    for (let at = start; at < end; ) {
      const most = Math.min(bytesAtOnce, end - at);
      const asked = { usageImportId: this.#usageImportId, from: at, most, partBytes: usagePartBytes };
      const found = await readRange.row<{ content: Buffer }>(this.#db, asked);
      if (!found || found.content.length === 0) throw new BrokenWorkbook('It ends too early.');
      at += found.content.length;
      yield found.content;
    }
  }
}

async function openParts(db: Queryable, usageImportId: number): Promise<yauzl.ZipFile> {
  const size = await findFileBytes.row<{ fileBytes: number }>(db, { usageImportId });
  const reader = new PartsReader(db, usageImportId);
  const options = { lazyEntries: true, autoClose: false };
  return new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(reader, size?.fileBytes ?? 0, options, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );
}
