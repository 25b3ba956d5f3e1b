import { createWriteStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { SocietyFigure, SocietyImport, SocietyProblem } from '@omur/contract/exchange/societyFiles';
import type pg from 'pg';
import * as z from 'zod/mini';
import { readConfig, type Config } from '../../platform/config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openToUse } from '../../platform/database/open.ts';
import { openPool, transaction } from '../../platform/database/pool.ts';
import { allRows } from '../../platform/http/rows.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sentenceOf } from '@omur/contract/platform/errors';
import { faultFile } from './faultFile.ts';
import { startTaking } from './importing.ts';
import * as queries from './importQueries.ts';
import { report, sums } from './report.ts';
import { filesOf, sendFolder } from './sendFolder.ts';
import { takeSociety } from './take.ts';
import { connectionsToTake } from './takeBatch.ts';
import { takesTwoOf } from './takesTwo.ts';

const usage = 'npm run migrate -- FOLDER [--as KENNITALA] [--faults FILE] [--take [--without-refused]]';

interface Wanted {
  folder: string;
  kennitala: string | null;
  takes: boolean;
  isWithoutRefused: boolean;
  /** Where all that is wrong is written, line by line (O263). */
  faults: string | null;
}

async function run(pool: pg.Pool, config: Config, wanted: Wanted): Promise<boolean> {
  const { kennitala } = wanted;
  const sender = await queries.findAdministrator.row<{ userId: number; name: string }>(pool, { kennitala });
  if (!sender)
    throw new Error(
      kennitala
        ? `No administrator has the national ID ${kennitala}.`
        : 'There is no administrator yet. Make the first one: npm run admin -- --kennitala … --name … --email …',
    );
  const going = await queries.findTaking.row<{ societyImportId: number }>(pool, {});
  if (going) {
    say(`Migration ${going.societyImportId} was begun and goes on.`);
    await takeSociety(pool, going.societyImportId);
  }
  const files = await filesOf(wanted.folder);
  if (files.length === 0) throw new Error(`There are no CSV files or workbooks in ${wanted.folder}.`);
  const takesTwo = takesTwoOf(config);
  const name = path.basename(path.resolve(wanted.folder));
  const societyImportId = await sendFolder(pool, files, { name, takesTwo, userId: sender.userId });
  const asked = { societyImportId, userId: sender.userId };
  const shown = async () => {
    const [row] = await allRows(pool, queries.findImport, asked);
    return z.decode(SocietyImport, JSON.parse(row?.json ?? '{}'));
  };
  const checked = await shown();
  const problems = await queries.allProblems.rows<{ json: string }>(pool, {
    societyImportId,
    language: 'en',
  });
  const figures = () => figuresNow(pool, societyImportId);
  for (const line of report({
    checked,
    problems: problems.map(({ json }) => z.decode(SocietyProblem, JSON.parse(json))),
    figures: await figures(),
  }))
    say(line);
  if (wanted.faults !== null) await writeFaults(pool, societyImportId, wanted.faults);
  const isTakenHere = wanted.takes && !takesTwo && checked.societyImportState === 'checked';
  if (!isTakenHere) return endTrial(checked, wanted, takesTwo);
  const { isWithoutRefused } = wanted;
  await transaction(pool, (db) => startTaking(db, { ...asked, isWithoutRefused }));
  await takeSociety(pool, societyImportId);
  const taken = await shown();
  for (const line of sums(await figures())) say(line);
  say(
    `Taken: ${taken.takenCount}. Lines refused: ${taken.refusedCount}. Differences between old and new: ${taken.differenceCount ?? 0}.`,
  );
  if (taken.leftCount !== null) say(`The rest was let go of: ${taken.leftCount}. What was taken stays.`);
  return taken.differenceCount === 0 && taken.leftCount === null;
}

/** Says what comes next, where nothing is taken; answers whether all is as it was asked for. */
function endTrial(checked: SocietyImport, { takes }: Wanted, takesTwo: boolean): boolean {
  const { societyImportId, refusedCount, toTakeCount } = checked;
  if (checked.societyImportState !== 'checked') {
    say('The files cannot be read. Correct what is listed, and run the command again.');
    return false;
  }
  if (toTakeCount === 0) {
    say(
      refusedCount === 0
        ? 'The files say the same as before: there is nothing to take.'
        : 'Nothing can be taken: all that is new or changed was refused.',
    );
    return refusedCount === 0;
  }
  say(`Nothing was taken${takes ? '' : ': this was a trial'}. ${next(societyImportId, takesTwo)}`);
  return !takes && refusedCount === 0;
}

/** The cells that it quotes are people's: nobody else on the machine reads them. */
async function writeFaults(pool: pg.Pool, societyImportId: number, file: string): Promise<void> {
  await pipeline(
    faultFile(pool, societyImportId, 'en'),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  say(`All that is wrong, line by line: ${file}`);
}

/** What is in the folder is read as a file of the society, and nothing is written over. */
function assertFree(faults: string, folder: string): void {
  if (path.dirname(path.resolve(faults)) === path.resolve(folder))
    throw new Error(`All files in ${folder} are read. Name another place than ${faults} for the faults.`);
  if (existsSync(faults)) throw new Error(`There is a file ${faults} already.`);
}

/** The few that a terminal has room for: works by light, money by year. */
async function figuresNow(pool: pg.Pool, societyImportId: number): Promise<SocietyFigure[]> {
  const found = await Promise.all(
    ['light', 'year'].map((figureKind) => allRows(pool, queries.allFigures, { societyImportId, figureKind })),
  );
  return found.flat().map(({ json }) => z.decode(SocietyFigure, JSON.parse(json)));
}

const next = (societyImportId: number, takesTwo: boolean) =>
  takesTwo
    ? `Another administrator takes it at /gagnaflutningur/${societyImportId}.`
    : 'Add --take to take it.';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      faults: { type: 'string' },
      take: { type: 'boolean' },
      'without-refused': { type: 'boolean' },
    },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(`Name one folder: ${usage}`);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${folder}.`);
  const faults = values.faults ?? null;
  if (faults !== null) assertFree(faults, folder);
  const config = readConfig(process.env);
  const database = await openToUse(config, say);
  try {
    if (!database.isRunning) await migrate(database.owner);
    const { becomesApplicationRole } = database;
    const pool = openPool(database.direct, { connections: connectionsToTake, becomesApplicationRole });
    const wanted = {
      folder,
      kennitala: values.as ?? null,
      takes: values.take ?? false,
      isWithoutRefused: values['without-refused'] ?? false,
      faults,
    };
    try {
      if (!(await run(pool, config, wanted))) process.exitCode = 1;
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main)
  main().catch((error: Error) => {
    const sentence = error instanceof Refusal ? sentenceOf(error.code, 'en', error.values) : error.message;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  });
