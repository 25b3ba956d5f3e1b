import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import yauzl from 'yauzl';
import { transaction } from '../../platform/database/pool.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { readFiles } from './checkFiles.ts';
import { startChecking } from './importQueries.ts';
import type { SourceFile } from './stage.ts';
import { insertImport } from './stageQueries.ts';

/** The files of a folder, by name; those that are hidden, or say that a spreadsheet has another open (`~$works.xlsx`), are left out. */
export async function filesOf(folder: string): Promise<SourceFile[]> {
  const names = (await readdir(folder))
    .filter((name) => /^(?![.]|~[$]).*[.](?:csv|xlsx)$/iu.test(name))
    .toSorted();
  return Promise.all(
    names.map(async (fileName) => {
      const file = path.join(folder, fileName);
      const { size } = await stat(file);
      return {
        fileName,
        sizeBytes: size,
        pieces: () => createReadStream(file, { highWaterMark: 262_144 }),
        openZip: () => yauzl.openPromise(file, { lazyEntries: true, autoClose: false }),
      };
    }),
  );
}

/** Reads and checks a folder in one transaction: all that is left of a killed one is nothing. Answers the number of the import. */
export function sendFolder(
  pool: pg.Pool,
  files: readonly SourceFile[],
  sent: { name: string; takesTwo: boolean; userId: number },
): Promise<number> {
  return transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    const made = await insertImport.row<{ societyImportId: number }>(db, sent);
    const societyImportId = made?.societyImportId ?? 0;
    await startChecking.run(db, { societyImportId });
    await readFiles(db, societyImportId, files);
    return societyImportId;
  });
}
