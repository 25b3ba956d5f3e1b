import { societyPartBytes } from '@omur/contract/exchange/societyFiles';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { copiedPieces } from '../../platform/files/sentPieces.ts';
import { openParts } from '../../platform/files/zipParts.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { checkStaged } from './check.ts';
import * as queries from './importQueries.ts';
import { Problems } from './problems.ts';
import { stageFiles, type SourceFile } from './stage.ts';
import { analyzeChanges, analyzeRows, endCheck, makeRoom } from './stageQueries.ts';

/** Reads files and says what taking them would come to; nothing of the society changes (O82). All of it in the caller's transaction. */
export async function readFiles(
  db: pg.PoolClient,
  societyImportId: number,
  files: readonly SourceFile[],
): Promise<void> {
  const problems = new Problems(societyImportId);
  const { isReadable, ...staged } = await stageFiles({ db, societyImportId, problems }, files);
  await problems.write(db);
  if (isReadable) {
    await analyzeRows.run(db, {});
    await makeRoom.run(db, {});
    await checkStaged({ db, societyImportId, problems, ...staged });
    await analyzeChanges.run(db, {});
  } else await queries.clearRows.run(db, { societyImportId });
  await problems.keep(db);
  const state = isReadable ? 'checked' : 'refused';
  await endCheck.run(db, { societyImportId, state, problemCount: problems.count });
}

/** Reads the files that were sent in parts. A kill leaves nothing, and the job runs again. */
export async function checkSent(pool: pg.Pool, societyImportId: number): Promise<void> {
  await transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    if (!(await queries.isChecking.row(db, { societyImportId }))) return;
    const files = await queries.listFiles.rows<{ fileName: string; sizeBytes: number }>(db, {
      societyImportId,
    });
    await readFiles(
      db,
      societyImportId,
      files.map((file) => ({
        ...file,
        pieces: () =>
          copiedPieces(db, 'society_part', { society_import_id: societyImportId, file_name: file.fileName }),
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

export const checkSocietyFiles: Task = {
  name: 'checkSocietyFiles',
  run: ({ pool }, payload) => checkSent(pool, (payload as { societyImportId: number }).societyImportId),
};
