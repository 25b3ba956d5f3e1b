import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account } from '../database/embedded/account.ts';
import { cleanEnvironment } from '../database/embedded/initialise.ts';

/** pgBackRest as its own settings have it, for one stanza. */
export interface PgBackRest {
  stanza: string;
  /** Who it runs as where we are root. */
  account: Account;
}

/** What there is, as it says it. */
export const readInfo = (of: PgBackRest): Promise<string> => run(of, ['--output=json', 'info']);

/**
 * Restores a backup to the moment from which it is whole, into an empty folder. Whatever the settings say, nothing beside that folder is
 * touched: neither what is there already, nor the tablespaces of the running database.
 */
export async function restoreInto(of: PgBackRest, backup: string, folder: string): Promise<void> {
  await run(of, [
    `--set=${backup}`,
    `--pg1-path=${folder}`,
    '--no-delta',
    `--tablespace-map-all=${folder}-tablespaces`,
    '--type=immediate',
    '--target-action=promote',
    'restore',
  ]);
}

async function run({ stanza, account }: PgBackRest, words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('pgbackrest', [`--stanza=${stanza}`, ...words], {
      ...account,
      cwd: '/',
      env: cleanEnvironment,
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (error) {
    const { code, stderr, message } = error as Error & { code?: string; stderr?: string };
    if (code === 'ENOENT' || code === 'EACCES')
      throw new Error('There is no pgbackrest on the PATH that may be run.', { cause: error });
    throw new Error(`pgBackRest says: ${stderr?.trim() || message}`, { cause: error });
  }
}
