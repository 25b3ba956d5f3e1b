import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Queryable } from '../../platform/database/statement.ts';
import { readPiece } from './importQueries.ts';

/** A part is read a piece at a time: on its way from the database each byte is several. */
export const bytesAtOnce = 49_152;

/** A file from its first part to its last, a piece at a time; of `most` bytes at the most. */
export async function* piecesOf(
  db: Queryable,
  usageImportId: number,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer, void, undefined> {
  let read = 0;
  for (let [partNumber, from] = [1, 1]; read < most; ) {
    const piece = await readPiece.row<{ content: Buffer }>(db, {
      usageImportId,
      partNumber,
      from,
      bytesAtOnce,
    });
    if (!piece) return;
    const { content } = piece;
    [partNumber, from] =
      content.length < bytesAtOnce ? [partNumber + 1, 1] : [partNumber, from + bytesAtOnce];
    read += content.length;
    if (content.length > 0) yield content;
  }
}

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The same, unpacked where the file is packed (gzip), as reports of services are. `see` is shown the bytes as they were sent. */
export async function* unpackedPieces(
  db: Queryable,
  usageImportId: number,
  see: (piece: Buffer) => void = () => undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const sent = (async function* () {
    for await (const piece of piecesOf(db, usageImportId)) {
      see(piece);
      yield piece;
    }
  })();
  const { value: first } = await sent.next();
  if (!first) return;
  const all = (async function* () {
    yield first;
    yield* sent;
  })();
  if (!isPacked(first)) {
    yield* all;
    return;
  }
  for await (const piece of Readable.from(all).compose(createGunzip())) yield piece as Buffer;
}
