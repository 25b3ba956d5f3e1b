import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (...parts: string[]): string => {
  try {
    return readFileSync(path.resolve(root, ...parts), 'utf8').trim();
  } catch {
    return '';
  }
};

/** The release that runs, as package.json and the changelog number it. */
export const version: string = JSON.parse(read('package.json')).version;

/** The commit that it was made from, where that is known: from the file or the variable that an image is given, or from git's own folder. */
export const commit: string | null =
  [read('COMMIT'), process.env['COMMIT'] ?? '', commitOfGit()].find(isCommit) ?? null;

function isCommit(text: string): boolean {
  return /^[\da-f]{7,64}$/.test(text);
}

/** A worktree has a file for a folder: it says where its own HEAD lies, and that says where the names are. */
function commitOfGit(): string {
  const own = /^gitdir: (.+)$/.exec(read('.git'))?.[1] ?? '.git';
  const shared = path.resolve(root, own, read(own, 'commondir') || '.');
  const head = read(own, 'HEAD');
  const name = /^ref: (.+)$/.exec(head)?.[1];
  if (name === undefined) return head;
  const packed = read(shared, 'packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${name}`));
  return read(shared, name) || (packed?.split(' ')[0] ?? '');
}
