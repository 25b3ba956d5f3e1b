import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (...parts: string[]): string => {
  try {
    return readFileSync(path.join(root, ...parts), 'utf8').trim();
  } catch {
    return '';
  }
};

/** The release that runs, as package.json and the changelog number it. */
export const version: string = JSON.parse(read('package.json')).version;

/** The commit that it was made from, where that is known: from the file that an image is given, or from git's own folder. */
export const commit: string | null = read('COMMIT') || commitOfGit() || null;

function commitOfGit(): string {
  const head = read('.git', 'HEAD');
  const name = /^ref: (.+)$/.exec(head)?.[1];
  if (name === undefined) return head;
  const packed = read('.git', 'packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${name}`));
  return read('.git', name) || (packed?.split(' ')[0] ?? '');
}
