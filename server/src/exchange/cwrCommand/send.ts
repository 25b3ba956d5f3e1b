import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openToUse } from '../../platform/database/open.ts';
import { openPool, transaction } from '../../platform/database/pool.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { getActor } from '../../works/registration/registerFile.ts';
import { checkFile } from '../cwrIn/check.ts';
import { findSummary } from './sendQueries.ts';
import { registerFile } from '../cwrIn/registerFile.ts';
import { send } from '../cwrIn/send.ts';
import { upload } from '../cwrIn/upload.ts';

interface Sending {
  /** Whose log-in sends them: that of the sender, or of staff; the first administrator's if null. */
  kennitala: string | null;
  /** Without it each file is judged and kept, and nothing of it is registered. */
  isCommitted: boolean;
}

/** `npm run cwr -- send`: what the page does with files, one after the other; a line of JSON for each. @throws Refusal as the calls do. */
export async function sendFiles(
  files: readonly string[],
  { kennitala, isCommitted }: Sending,
): Promise<void> {
  const database = await openToUse(readConfig(process.env), (line) => void process.stderr.write(`${line}\n`));
  try {
    if (!database.isRunning) await migrate(database.owner);
    const { becomesApplicationRole } = database;
    const pool = openPool(database.application, { connections: 2, becomesApplicationRole });
    const actor = await getActor(pool, kennitala);
    for (const file of files) {
      const cwrFileId = await sendOne(pool, actor, { file, isCommitted });
      const summary = await findSummary.row(pool, { cwrFileId });
      process.stdout.write(`${JSON.stringify(summary)}\n`);
    }
    await pool.end();
  } finally {
    await database.stop();
  }
}

interface OneFile {
  file: string;
  isCommitted: boolean;
}

/** Answers the number of the file. The jobs do nothing more where this has done it, and the same where this was stopped. */
export async function sendOne(pool: pg.Pool, actor: Actor, { file, isCommitted }: OneFile): Promise<number> {
  const content = (await readFile(file)).toString('base64');
  const body = { fileName: path.basename(file), content };
  const cwrFileId = await transaction(pool, (db) => upload({ db, actor, body }));
  await checkFile(pool, cwrFileId);
  if (!isCommitted) return cwrFileId;
  await transaction(pool, (db) => send({ db, actor, params: { cwrFileId } }));
  await registerFile(pool, cwrFileId, Infinity);
  return cwrFileId;
}
