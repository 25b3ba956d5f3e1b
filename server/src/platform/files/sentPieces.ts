import type pg from 'pg';
import { copiedBytes } from '../database/copy.ts';

interface Place {
  partNumber: number;
  /** Of the part's bytes, from 1. */
  from: number;
  bytesAtOnce: number;
}

/** Reads some bytes of a part, fewer at its end; undefined where there is no such part. */
export type ReadPiece = (place: Place) => Promise<Buffer | undefined>;

/** A file that was sent in parts, from its first part to its last, a piece at a time; of `most` bytes at the most. */
export async function* sentPieces(
  read: ReadPiece,
  bytesAtOnce: number,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer, void, undefined> {
  let bytes = 0;
  for (let [partNumber, from] = [1, 1]; bytes < most; ) {
    const piece = await read({ partNumber, from, bytesAtOnce });
    if (!piece) return;
    [partNumber, from] = piece.length < bytesAtOnce ? [partNumber + 1, 1] : [partNumber, from + bytesAtOnce];
    bytes += piece.length;
    if (piece.length > 0) yield piece;
  }
}

const copiedAtOnce = 131_072;

/**
 * A whole file, for a job that reads it over a connection of its own. `table` holds its parts (`part_number`, `content`); `key` names it
 * among others, by column.
 */
export const copiedPieces = (
  client: pg.ClientBase,
  table: string,
  key: Readonly<Record<string, number | string>>,
): AsyncGenerator<Buffer, void, undefined> => {
  const where = Object.entries(key)
    .map(
      ([column, value]) => `${column} = ${typeof value === 'number' ? value : client.escapeLiteral(value)}`,
    )
    .join(' and ');
  return sentPieces(
    ({ partNumber, from, bytesAtOnce }) =>
      copiedBytes(
        client,
        `select substring(content from ${from} for ${bytesAtOnce}) from ${table} where ${where} and part_number = ${partNumber}`,
      ),
    copiedAtOnce,
  );
};

/** The same pieces, each shown to somebody on its way. */
export async function* seen(
  pieces: AsyncIterable<Buffer>,
  see: (piece: Buffer) => unknown,
): AsyncGenerator<Buffer, void, undefined> {
  for await (const piece of pieces) {
    see(piece);
    yield piece;
  }
}
