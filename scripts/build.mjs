// Builds the web when it is not built yet, or when what it is made from has changed since.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runNpm } from './install.mjs';
import { oneAtATime } from './oneAtATime.mjs';

const sources = ['web', 'contract/src', 'package-lock.json'];
const self = fileURLToPath(import.meta.url);
const mark = path.join(root, 'node_modules', '.omur-web');

/** Returns whether there is a current build now. */
export function buildWeb() {
  const hash = hashSources();
  return isCurrent(hash) || oneAtATime(root, () => isCurrent(hash) || build(hash));
}

/**
 * The same beside other work, in a process of its own; undefined when it is current already.
 * @returns {Promise<boolean> | undefined}
 */
export function startWebBuild() {
  if (isCurrent(hashSources())) return undefined;
  const child = spawn(process.execPath, [self], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false)).on('exit', (status) => resolve(status === 0));
  });
}

/** @param {string} hash */
const isCurrent = (hash) =>
  existsSync(path.join(root, 'web/dist/index.html')) &&
  existsSync(mark) &&
  readFileSync(mark, 'utf8') === hash;

/** @param {string} hash */
function build(hash) {
  console.log('Building the web …');
  const isBuilt = runNpm(['run', 'build', '-w', 'web', '--loglevel=error'], { isQuiet: true }) === 0;
  if (isBuilt) writeFileSync(mark, hash);
  return isBuilt;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => list(path.join(root, source))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function list(place) {
  if (path.extname(place) === '.json') return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const full = path.join(place, entry.name);
    return entry.isDirectory() ? list(full) : [full];
  });
}

if (process.argv[1] === self && !buildWeb()) {
  console.error('The web could not be built; the reason is above.');
  process.exitCode = 1;
}
