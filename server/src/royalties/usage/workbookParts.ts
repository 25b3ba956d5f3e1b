import { usagePartBytes } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import { workbookRows } from '../../platform/files/workbook.ts';
import { openParts } from '../../platform/files/zipParts.ts';
import { findFileBytes, readRange } from './importQueries.ts';

/** Texts that cells share are held while the sheet is read; more than these no memory is for. */
const limits = { characters: Number.POSITIVE_INFINITY, sharedCharacters: 40_000_000 };

/** The rows of a workbook that came in parts, straight from the database. @throws BrokenWorkbook */
export const partsRows = (db: Queryable, usageImportId: number) =>
  workbookRows(async () => {
    const size = await findFileBytes.row<{ fileBytes: number }>(db, { usageImportId });
    return openParts(size?.fileBytes ?? 0, async (from, most) => {
      const asked = { usageImportId, from, most, partBytes: usagePartBytes };
      return (await readRange.row<{ content: Buffer }>(db, asked))?.content;
    });
  }, limits);
