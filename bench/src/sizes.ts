import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './society.ts';

export interface Size {
  page: string;
  files: number;
  kilobytes: number;
  aim: number;
}

const built = path.join(root, 'web', 'dist');

/** Each page's own chunk, by the name that the build gives it; what it imports, and the shell's, comes with it. */
const pages = [
  { page: 'the login page', chunk: 'LoginPage', aim: 120 },
  { page: 'the card', chunk: 'CardPage', aim: 180 },
];

/** How much JavaScript a page takes on a first visit, gzipped: the start page's, the page's chunk, and what they import. */
export function measureSizes(): Size[] {
  const start = path.join(built, 'index.html');
  if (!existsSync(start)) return [];
  const html = readFileSync(start, 'utf8');
  const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => String(match[1]));
  const all = withImports(first);
  const everything = [...all].map(read).join('\n');
  return pages.map(({ page, chunk, aim }) => {
    // A page without a chunk of its own is part of the start.
    const own = new RegExp(`["'./](assets/)?(${chunk}-[\\w-]+\\.js)`).exec(everything)?.[2];
    const files = own ? withImports([...all, `assets/${own}`, ...preloadedWith(everything, own)]) : all;
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
    return { page, files: files.size, kilobytes: bytes / 1024, aim };
  });
}

/** The files and all that they import before they can run. Files that the build does not have are left out. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(path.join(built, file))) continue;
    found.add(file);
    const imported = read(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    waiting.push(
      ...[...imported].map((match) => path.posix.join(path.posix.dirname(file), String(match[1]))),
    );
  }
  return found;
}

/** What the build asks for together with a chunk: it numbers its files in one list, and names them by number at each import. */
function preloadedWith(code: string, chunk: string): string[] {
  const listed = /__vite__mapDeps[^[]*\[((?:"[^"]+",?)+)\]/.exec(code)?.[1];
  const files = listed ? (JSON.parse(`[${listed}]`) as string[]) : [];
  const escaped = chunk.replace(/[.$]/g, '\\$&');
  const numbers = new RegExp(
    `import\\([\`"']\\./${escaped}[\`"']\\)[^_]*__vite__mapDeps\\(\\[([\\d,]*)\\]`,
  ).exec(code)?.[1];
  return (numbers ?? '').split(',').flatMap((number) => {
    const file = number === '' ? undefined : files[Number(number)];
    return file?.endsWith('.js') ? [file] : [];
  });
}

function read(file: string): string {
  return readFileSync(path.join(built, file), 'utf8');
}
