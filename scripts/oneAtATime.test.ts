import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const module = path.join(import.meta.dirname, 'oneAtATime.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'omur-one-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes when it begins and ends its work. */
const aStart = (name: string) =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `import { appendFileSync } from 'node:fs';
     import { oneAtATime } from ${JSON.stringify(module)};
     oneAtATime(${JSON.stringify(folder)}, () => {
       appendFileSync(${JSON.stringify(path.join(folder, 'done'))}, '${name} ');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
       appendFileSync(${JSON.stringify(path.join(folder, 'done'))}, '${name} ');
     });`,
  ]);

describe('two starts in one folder', () => {
  it('O9 install and build one after the other', async () => {
    await Promise.all([aStart('a'), aStart('b'), aStart('c')]);
    const done = readFileSync(path.join(folder, 'done'), 'utf8').trim().split(' ');
    expect(done.toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    for (const at of [0, 2, 4]) expect(done[at]).toBe(done[at + 1]);
    expect(existsSync(path.join(folder, '.setting-up'))).toBe(false);
  });
  it('O9 are not held up by one that was killed', async () => {
    const child = run(process.execPath, ['-e', '']);
    await child;
    writeFileSync(path.join(folder, '.setting-up'), String(child.child.pid));
    await aStart('d');
    expect(existsSync(path.join(folder, '.setting-up'))).toBe(false);
  });
});
