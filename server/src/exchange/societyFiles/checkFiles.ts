import { societyPartBytes } from '@omur/contract/exchange/societyFiles';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { openParts } from '../../platform/files/zipParts.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { takeTime } from '../../royalties/distributions/queries.ts';
import { checkStaged } from './check.ts';
import * as queries from './importQueries.ts';
import { Problems } from './problems.ts';
import { stageFiles, type SourceFile } from './stage.ts';
import { analyzeChanges, analyzeRows, endCheck } from './stageQueries.ts';

/** A part is read a piece at a time: on its way from the database each byte is several. */
const bytesAtOnce = 262_144;

/** Reads files and says what taking them would come to; nothing of the society changes (O82). All of it in the caller's transaction. */
export async function readFiles(
  db: pg.PoolClient,
  societyImportId: number,
  files: readonly SourceFile[],
): Promise<void> {
  const problems = new Problems();
  const { isReadable, fileNames } = await stageFiles({ db, societyImportId, problems }, files);
  if (isReadable) {
    await analyzeRows.run(db, {});
    await checkStaged({ db, societyImportId, problems, fileNames });
    await analyzeChanges.run(db, {});
  } else await queries.clearRows.run(db, { societyImportId });
  await problems.keep(db, societyImportId);
  const state = isReadable ? 'checked' : 'refused';
  await endCheck.run(db, { societyImportId, state, problemCount: problems.count });
}

/** Reads the files that were sent in parts. A kill leaves nothing, and the job runs again. */
export async function checkSent(pool: pg.Pool, societyImportId: number): Promise<void> {
  await transaction(pool, async (db) => {
    await takeTime.run(db, {});
    if (!(await queries.isChecking.row(db, { societyImportId }))) return;
    const files = await queries.listFiles.rows<{ fileName: string; sizeBytes: number }>(db, {
      societyImportId,
    });
    await readFiles(
      db,
      societyImportId,
      files.map((file) => ({
        ...file,
        pieces: () => piecesOf(db, societyImportId, file.fileName),
        openZip: () => openSent(db, societyImportId, file),
      })),
    );
    await queries.clearParts.run(db, { societyImportId });
  });
}

const openSent = (
  db: pg.PoolClient,
  societyImportId: number,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
) =>
  openParts(sizeBytes, async (from, most) => {
    const asked = { societyImportId, fileName, from, most, partBytes: societyPartBytes };
    return (await queries.readRange.row<{ content: Buffer }>(db, asked))?.content;
  });

async function* piecesOf(
  db: pg.PoolClient,
  societyImportId: number,
  fileName: string,
): AsyncGenerator<Buffer, void, undefined> {
  for (let [partNumber, from] = [1, 1]; ; ) {
    const asked = { societyImportId, fileName, partNumber, from, bytesAtOnce };
    const piece = await queries.readPiece.row<{ content: Buffer }>(db, asked);
    if (!piece) return;
    const { content } = piece;
    [partNumber, from] =
      content.length < bytesAtOnce ? [partNumber + 1, 1] : [partNumber, from + bytesAtOnce];
    if (content.length > 0) yield content;
  }
}

export const checkSocietyFiles: Task = {
  name: 'checkSocietyFiles',
  run: ({ pool }, payload) => checkSent(pool, (payload as { societyImportId: number }).societyImportId),
};
