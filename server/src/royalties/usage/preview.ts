import type { UsageColumn } from '@omur/contract/platform/fields/usage';
import type { previewUsage } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { fold } from '@omur/contract/platform/rules/folding';
import { beginningBytes, firstLines, firstOf } from './beginning.ts';
import { findKeptMapping, findMet } from './importQueries.ts';
import { piecesOf, unpackedPieces } from './pieces.ts';
import { proposeMapping } from './headings.ts';
import { CsvRows, type Row } from '../../platform/files/tableRows.ts';
import { offeredControllers } from './reportControllers.ts';
import { isReport } from './reportReader.ts';
import { BrokenWorkbook, isWorkbook } from '../../platform/files/workbook.ts';
import { partsRows } from './workbookParts.ts';

const mostRows = 6;

interface Beginning {
  encoding: string;
  /** Undefined where the file has no table. */
  headings: readonly string[] | undefined;
  rows: readonly Row[];
  /** Whose amounts a report brings. */
  controllers: readonly string[];
}

interface Kept extends Record<string, unknown> {
  mapping: Record<string, UsageColumn | null>;
  /** Those of the sender's last report that are ours, and of this one where staff have said so. */
  keptControllers: string[];
  controllers: string[] | null;
  controllersAsked: string[] | null;
}

/** The beginning of a file with what its columns are likely to be, for staff to confirm. R6 */
export async function preview({ db, params }: CallOf<typeof previewUsage>, societyName: string) {
  const kept = await findKeptMapping.row<Kept>(db, params);
  if (!kept) refuse('usage.notFound');
  const { encoding, headings, rows, controllers } = await readBeginning(db, params.usageImportId);
  const proposed = proposeMapping(headings ?? [], kept.mapping);
  return {
    encoding,
    isMapped: headings !== undefined,
    previewColumns: (headings ?? []).map((heading, at) => ({
      columnNumber: at + 1,
      heading: heading.trim(),
      samples: rows.map(({ fields }) => (fields[at] ?? '').trim().slice(0, 120)),
      proposedColumn: proposed[at] ?? null,
    })),
    reportControllers: controllers.map((controllerName) => ({
      controllerName,
      isOurs: isProposed(controllerName, kept, societyName),
    })),
  };
}

/** Whether it is likely to be ours: as staff said of this report, else of the sender's last, or by its name (R226). */
function isProposed(name: string, kept: Kept, societyName: string): boolean {
  if (kept.controllersAsked?.includes(name)) return kept.controllers?.includes(name) ?? false;
  return kept.keptControllers.includes(name) || fold(name) === fold(societyName);
}

export async function readBeginning(db: Queryable, usageImportId: number): Promise<Beginning> {
  const bytes = Buffer.concat(await firstOf(piecesOf(db, usageImportId, beginningBytes)));
  if (bytes.length === 0) refuse('usage.fileIncomplete');
  if (isWorkbook(bytes)) {
    const rows = await firstOf(partsRows(db, usageImportId), mostRows + 1).catch((error: unknown) =>
      error instanceof BrokenWorkbook ? refuse('usage.file.workbook') : Promise.reject(error),
    );
    return { encoding: 'xlsx', headings: rows[0]?.fields ?? [], rows: rows.slice(1), controllers: [] };
  }
  const { encoding, lines } = await firstLines(await unpackedBeginning(db, usageImportId));
  if (isReport(lines[0]?.text ?? '')) {
    const met = await findMet.row<{ controllersMet: string[] }>(db, { usageImportId });
    const controllers = offeredControllers(lines, met?.controllersMet ?? []);
    return { encoding, headings: undefined, rows: [], controllers };
  }
  const rows = new CsvRows().read(lines.slice(0, 50)).slice(0, mostRows + 1);
  return { encoding, headings: rows[0]?.fields ?? [], rows: rows.slice(1), controllers: [] };
}

async function unpackedBeginning(db: Queryable, usageImportId: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of unpackedPieces(piecesOf(db, usageImportId))) {
    pieces.push(piece);
    length += piece.length;
    if (length >= beginningBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, beginningBytes);
}
