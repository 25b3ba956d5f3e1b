import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Queryable } from '../../platform/database/statement.ts';
import { seen, sentPieces } from '../../platform/files/sentPieces.ts';
import { readPiece } from './importQueries.ts';

/** A file that is only begun is read by queries, a piece at a time: on its way from the database each byte is several. */
const bytesAtOnce = 49_152;

/** A file from its first part to its last, as far as it is asked for; of `most` bytes at the most. */
export const piecesOf = (db: Queryable, usageImportId: number, most?: number) =>
  sentPieces(
    async (place) => (await readPiece.row<{ content: Buffer }>(db, { usageImportId, ...place }))?.content,
    bytesAtOnce,
    most,
  );

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The same, unpacked where the file is packed (gzip), as reports of services are. `see` is shown the bytes as they were sent. */
export async function* unpackedPieces(
  pieces: AsyncIterable<Buffer>,
  see: (piece: Buffer) => void = () => undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const sent = seen(pieces, see);
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
