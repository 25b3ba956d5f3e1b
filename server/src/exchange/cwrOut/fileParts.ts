import type { Queryable } from '../../platform/database/statement.ts';
import { findPart, findSize } from './fileQueries.ts';

/** The bytes of a file that was made, some hundred works at a time. */
export async function* partsOf(db: Queryable, fileId: number): AsyncGenerator<Buffer> {
  for (let part = 1; ; part += 1) {
    const found = await findPart.row<{ content: Buffer }>(db, { fileId, part });
    if (!found) return;
    yield found.content;
  }
}

export async function sizeOf(db: Queryable, fileId: number): Promise<number> {
  const found = await findSize.row<{ size: number }>(db, { fileId });
  return found?.size ?? 0;
}
