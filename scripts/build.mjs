// Builds the web when it is not built yet, or when what it is made from has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm } from './install.mjs';
import { oneAtATime } from './oneAtATime.mjs';

const sources = ['web', 'contract/src', 'package-lock.json'];
const mark = path.join(root, 'node_modules', '.omur-web');

/** Returns whether there is a current build now. */
export function buildWeb() {
  const hash = hashSources();
  return isCurrent(hash) || oneAtATime(root, () => isCurrent(hash) || build(hash));
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
