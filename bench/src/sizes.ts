import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './society.ts';

export interface Size {
  page: string;
  files: number;
  kilobytes: number;
  aim: number;
  mostFiles: number;
}

const built = path.join(root, 'web', 'dist');

/** What comes after the start for each page, by the names that the build gives the chunks; what they import comes with them. */
const pages: { page: string; chunks: string[]; aim: number }[] = [
  { page: 'the login page', chunks: [], aim: 125 },
  { page: 'the card', chunks: ['routes', 'home'], aim: 192 },
  { page: 'registering a work', chunks: ['routes', 'registration'], aim: 246 },
  { page: 'the statistics', chunks: ['routes', 'StatsPage'], aim: 235 },
];
/** H54: a file more is a place more in the queue of a phone's line. */
const mostFiles = 12;

/** How much JavaScript a page takes on a first visit, gzipped: the start page's, the page's chunk, and what they import. */
export function measureSizes(): Size[] {
  const start = path.join(built, 'index.html');
  if (!existsSync(start)) return [];
  const html = readFileSync(start, 'utf8');
  // What the page asks for once it is painted.
  const [, asked = ''] = /data-first="([^"]*)"/.exec(html) ?? [];
  const first = asked.split(' ').map((file) => file.slice(1));
  const all = withImports(first);
  return pages.map(({ page, chunks, aim }) => {
    const files = new Set(all);
    for (const chunk of chunks) for (const file of withChunk(files, chunk)) files.add(file);
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
    return { page, files: files.size, kilobytes: bytes / 1024, aim, mostFiles };
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

/** A chunk that one of the files asks for, with what the build asks for together with it. */
function withChunk(files: ReadonlySet<string>, chunk: string): Set<string> {
  for (const file of files) {
    const code = read(file);
    const own = new RegExp(`import\\([\`"']\\./(${chunk}-[\\w-]+\\.js)[\`"']\\)[^[]*\\[([\\d,]*)\\]`).exec(
      code,
    );
    if (own) return withImports([`assets/${own[1]}`, ...listed(code, own[2] ?? '')]);
  }
  throw new Error(`The build has no ${chunk}.`);
}

/** A file of the build numbers in a list what its chunks need, and names that by number at each import. */
function listed(code: string, numbers: string): string[] {
  const names = /__vite__mapDeps[^[]*\[((?:"[^"]+",?)+)\]/.exec(code)?.[1];
  const files = names ? (JSON.parse(`[${names}]`) as string[]) : [];
  return numbers.split(',').flatMap((number) => {
    const file = number === '' ? undefined : files[Number(number)];
    return file?.endsWith('.js') ? [file] : [];
  });
}

function read(file: string): string {
  return readFileSync(path.join(built, file), 'utf8');
}
