import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { connectionTo } from '../database/places.ts';
import { backUp } from './backUp.ts';
import { filesPlace } from './files.ts';
import { findNewestBackup, hasServersKey, noteBackup, noteRestoreCheck } from './note.ts';
import { findPrimary, openToRead, openToWrite, type Place } from './place.ts';
import { proveRestore, type RestoreCheck } from './prove.ts';
import { proveOfPgBackRest } from './provePages.ts';
import { secretOf } from '../sealing.ts';
import { restore } from './restore.ts';

const usage =
  'npm run backup -- FILE [--without-files], npm run restore -- FILE [--without-files] [--trust], npm run prove-restore -- [FILE or FOLDER] [--trust]\nnpm run prove-restore -- --pgbackrest STANZA --scratch FOLDER --programs FOLDER';

const otherKey =
  'SECRETS_KEY is another than that of the database’s servers, with which this backup could not be taken back. Set theirs, or add --trust for one that is not signed.';

interface Asked {
  config: Config;
  file: string;
  withoutFiles: boolean;
  /** What backups are signed with; undefined where one is trusted without. */
  secret: string | undefined;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'without-files': { type: 'boolean' },
      trust: { type: 'boolean' },
      pgbackrest: { type: 'string' },
      scratch: { type: 'string' },
      programs: { type: 'string' },
    },
  });
  const [command, file = ''] = positionals;
  const isCheck = command === 'prove-restore';
  if ((file === '' && !isCheck) || positionals.length > 2) throw new Error(usage);
  const { pgbackrest: stanza, scratch, programs } = values;
  const ofTool = stanza && scratch && programs ? { stanza, scratchFolder: scratch, programs } : undefined;
  // Each of the three needs the others, and names a backup by itself.
  if (!ofTool !== !(stanza ?? scratch ?? programs) || (ofTool && (!isCheck || file !== '')))
    throw new Error(usage);
  const config = readConfig(process.env);
  const asked: Asked = {
    config,
    file,
    withoutFiles: values['without-files'] ?? false,
    // Backups of pages are signed by nobody, and whoever reads their repository has no folder for a key.
    secret: values.trust || ofTool ? undefined : secretOf(config),
  };
  if (isCheck) await prove(asked, ofTool);
  else await (command === 'restore' ? takeBack(asked) : make(asked));
}

async function make({ config, file, withoutFiles, secret }: Asked): Promise<void> {
  const place = await openToRead(config);
  const { owner } = place;
  try {
    if (secret !== undefined && !(await hasServersKey(owner, config))) throw new Error(otherKey);
    const files = withoutFiles ? undefined : filesPlace(config);
    const made = await backUp({ owner, files, secret }, file);
    say(`${made.rows} rows and ${made.files} files are in ${file}.`);
    for (const key of made.missing) say(`Not in storage: ${key}`);
    // The file is whole, whatever becomes of this.
    await noteBackup(owner, file, made).catch((error: Error) =>
      say(`It could not be written down for the page of operations: ${error.message}`),
    );
  } finally {
    await place.stop();
  }
}

async function takeBack({ config, file, withoutFiles, secret }: Asked): Promise<void> {
  const place = await openToWrite(config);
  const { owner } = place;
  try {
    const files = withoutFiles ? undefined : filesPlace(config);
    const { rows, files: count } = await restore({ owner, files, secret }, file);
    say(`${rows} rows and ${count} files are restored from ${file}.`);
  } finally {
    await place.stop();
  }
}

interface OfTool {
  stanza: string;
  scratchFolder: string;
  programs: string;
}

async function prove(asked: Asked, ofTool: OfTool | undefined): Promise<void> {
  const place = await openToRead(asked.config);
  const { owner } = place;
  try {
    const check = ofTool ? await proveOfPgBackRest({ owner, ...ofTool }) : await proveOwn(asked, place);
    await noteRestoreCheck(owner, check);
    const { fileName, failure, found } = check;
    if (failure) throw new Error(`${fileName} is not proved. ${failure.message}`);
    const held = `${found?.tables} tables with ${found?.rows} rows`;
    say(
      ofTool
        ? `${fileName} is proved: ${held} were read, and ${found?.sums} sums of money are as in the database.`
        : `${fileName} is proved: ${held}, ${found?.sums} sums of money and ${found?.files} files are as it says.`,
    );
  } finally {
    await place.stop();
  }
}

async function proveOwn(
  { config, file: given, secret }: Asked,
  { owner, maker }: Place,
): Promise<RestoreCheck> {
  const file = given === '' ? await findNewestBackup(owner) : await newestOf(given);
  if (file === undefined)
    throw new Error('No backup was written down yet. Make one, or name a file or a folder.');
  const scratch = config.scratchDatabaseUrl && connectionTo(config.scratchDatabaseUrl);
  if (scratch) await findPrimary(scratch);
  const where = scratch ? { maker: scratch, owner: scratch } : { maker, owner };
  return proveRestore({ ...where, secret }, file);
}

/** The newest backup of a folder; a file is itself. */
async function newestOf(given: string): Promise<string | undefined> {
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return given;
  const names = (await readdir(given)).filter((name) => name.endsWith('.backup'));
  const found = await Promise.all(
    names.map(async (name) => ({
      file: path.join(given, name),
      at: (await stat(path.join(given, name))).mtimeMs,
    })),
  );
  return found.sort((one, other) => other.at - one.at)[0]?.file;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
