// Runs a program in this one's place: same terminal, same signals, same exit code.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function runUntilEnd(command, parameters, options) {
  const child = spawn(command, parameters, { ...options, stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status, signal) => {
      for (const name of signals) process.off(name, passOn);
      resolve(status ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}
