// What start, dev and test share: the packages of package-lock.json, and the pinned Node among them.
// Plain JavaScript without packages, since it runs before there are any, on the Node that happens to be there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './oneAtATime.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
/** Which lock file the packages are of: all of them, or those alone that it runs with. */
const marks = { all: path.join(modules, '.omur-lock'), toRun: path.join(modules, '.omur-lock-to-run') };
const isWindows = process.platform === 'win32';

/**
 * Installs what package-lock.json lists, unless it is there already. Only to run it, the tools of those who change it are left out (O383); where
 * they have been installed once, they stay.
 * @param {{ onlyToRun?: boolean }} [options]
 */
export function installPackages({ onlyToRun = false } = {}) {
  refuseOldNode();
  const lock = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const isMarked = (/** @type {string} */ mark) => existsSync(mark) && readFileSync(mark, 'utf8') === hash;
  const isDone = () => isMarked(marks.all) || (onlyToRun && isMarked(marks.toRun));
  if (isDone()) return;
  oneAtATime(root, () => {
    if (!isDone()) install(lock, hash, onlyToRun);
  });
}

/** @param {string} lock @param {string} hash @param {boolean} onlyToRun */
function install(lock, hash, onlyToRun) {
  const installed = readInstalled();
  const withTools = !onlyToRun || Object.values(installed).some(({ dev }) => dev);
  if (!isInstalled(lock, installed, withTools)) {
    console.log('Installing packages …');
    // `npm ci` removes all that is there first: from under what is running, where only tools are to be added; and Windows does not let it.
    const isInTheWay = isInstalled(lock, installed, false) || (isWindows && existsSync(modules));
    const how = isInTheWay ? ['install', '--no-save'] : ['ci'];
    const what = withTools ? '--include=dev' : '--omit=dev';
    const status = runNpm([...how, what, '--no-audit', '--no-fund', '--loglevel=error'], { isQuiet: true });
    if (status !== 0) leave('The packages could not be installed; the reason is above.');
  }
  writeFileSync(withTools ? marks.all : marks.toRun, hash);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  leave(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/**
 * npm's own note of what it installed, by place.
 * @returns {Record<string, { version?: string, dev?: boolean }>}
 */
function readInstalled() {
  const note = path.join(modules, '.package-lock.json');
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).packages : {};
}

/**
 * Whether every package of the lock file is installed, those that are only tools left out where they are not wanted.
 * @param {string} lock
 * @param {Record<string, { version?: string }>} installed
 * @param {boolean} withTools
 */
function isInstalled(lock, installed, withTools) {
  return Object.entries(JSON.parse(lock).packages).every(
    ([place, { version, optional, link, dev }]) =>
      !place.includes('node_modules/') ||
      optional ||
      link ||
      (dev && !withTools) ||
      installed[place]?.version === version,
  );
}

/**
 * Runs the npm that started us, or else the one on the path. Returns its exit status.
 * @param {string[]} parameters
 * @param {{ isQuiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export function runNpm(parameters, { isQuiet = false, env = process.env } = {}) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const isKnown = npm !== undefined && node !== undefined && /npm-cli\.c?js$/.test(npm) && existsSync(node);
  const [command, first] = isKnown ? [node, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, ...parameters], {
    cwd: root,
    env,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    shell: isWindows && !isKnown,
  });
  if (error) console.error(`npm could not be run: ${error.message}`);
  return status ?? 1;
}

/** The Node that the packages bring, or the current one where it is new enough. */
export function findNode() {
  const pinned = path.join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return leave(
    `Node.js 24 was not installed with the packages (npm may have been told to run no install scripts), ` +
      `and this is ${process.versions.node}: run "npm rebuild node", or use Node.js 24 or newer.`,
  );
}

/**
 * @param {string} reason
 * @returns {never}
 */
function leave(reason) {
  console.error(reason);
  process.exit(1);
}
