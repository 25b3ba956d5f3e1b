// Runs a program in this one's place: same terminal, same signals, same exit code.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const shortestPause = 1000;
const longestPause = 60_000;

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export async function runUntilEnd(command, parameters, options) {
  return (await runOnce(command, parameters, options)).status;
}

/**
 * The same, started anew when it dies after it had begun to run, with a pause that grows. A child says that it runs by a message. Once
 * anyone who started this is gone, the child ends too. Where it waits for something, it gets a message when that is there, and ends when it
 * does not come.
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @param {Promise<boolean>} [isThere]
 * @returns {Promise<number>}
 */
export async function keepRunning(command, parameters, options, isThere) {
  for (let pause = shortestPause; ; pause = Math.min(pause * 2, longestPause)) {
    const began = Date.now();
    const { status, wasRunning, isAsked } = await runOnce(command, parameters, options, isThere);
    if (status === 0 || isAsked || !wasRunning) return status;
    if (Date.now() - began > longestPause) pause = shortestPause;
    console.error(`The server has ended with ${status}, and is started again in ${pause / 1000} s.`);
    if (await isToldToEnd(pause)) return status;
  }
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @param {Promise<boolean>} [isThere]
 * @returns {Promise<{ status: number, wasRunning: boolean, isAsked: boolean }>}
 */
function runOnce(command, parameters, options, isThere) {
  const child = spawn(command, parameters, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let [wasRunning, isAsked] = [false, false];
  child.on('message', () => (wasRunning = true));
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    isAsked = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  void isThere?.then((is) => (is ? child.connected && child.send('there') : passOn('SIGTERM')));
  const watch = watchParent(() => passOn('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      resolve({ status: status ?? 128 + (signal ? constants.signals[signal] : 1), wasRunning, isAsked });
    });
  });
}

/**
 * npm ends at a signal without a word to what it runs.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) onGone();
  }, 500).unref();
}

/**
 * @param {number} milliseconds
 * @returns {Promise<boolean>}
 */
function isToldToEnd(milliseconds) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), milliseconds);
    const told = () => end(true);
    /** @param {boolean} isTold */
    const end = (isTold) => {
      clearTimeout(timer);
      for (const name of signals) process.off(name, told);
      resolve(isTold);
    };
    for (const name of signals) process.on(name, told);
  });
}
