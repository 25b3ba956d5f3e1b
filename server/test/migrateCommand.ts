import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Portal } from './portal.ts';
import { compileCache, urlOf } from './serverProcess.ts';

const command = path.resolve(import.meta.dirname, '../src/exchange/societyFiles/command.ts');
const environment = ({ database }: Portal, settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compileCache,
  DATABASE_URL: urlOf(database.application),
  DATABASE_OWNER_URL: urlOf(database.owner),
  ...settings,
});

/** What `npm run migrate` says with these arguments and settings, and what it ends with. */
export const migrateCommand = (portal: Portal, words: readonly string[], settings = {}) =>
  new Promise<{ status: unknown; out: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [command, ...words],
      { env: environment(portal, settings), maxBuffer: 10_000_000 },
      (error, out, errors) => resolve({ status: error?.code ?? 0, out, errors }),
    );
  });

/** The same, running. */
export const startMigrateCommand = (portal: Portal, words: readonly string[], settings = {}) =>
  spawn(process.execPath, [command, ...words], { env: environment(portal, settings), stdio: 'ignore' });
