// Two starts in one folder at once: the second waits until the first has installed or built.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const pause = 250;
/** Nobody installs for so long: the machine was switched off, and the number belongs to another program by now. */
const longest = 30 * 60_000;

/**
 * Runs `work` while no other process does so in the folder. A folder that nothing can be written to is left to `work` to complain of.
 * @template T
 * @param {string} folder
 * @param {() => T} work
 * @returns {T}
 */
export function oneAtATime(folder, work) {
  const file = path.join(folder, '.setting-up');
  const isOurs = take(file);
  try {
    return work();
  } finally {
    if (isOurs) rmSync(file, { force: true });
  }
}

/** @param {string} file @returns {boolean} */
function take(file) {
  for (let isSaid = false; ; isSaid = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return false;
    }
    if (isStale(file)) rmSync(file, { force: true });
    else if (!isSaid) console.log('Another start is installing or building here: waiting for it …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
}

/** @param {string} file */
function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longest) return true;
    const text = readFileSync(file, 'utf8');
    // It is made before it is written to.
    if (text === '') return false;
    process.kill(Number(text), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
