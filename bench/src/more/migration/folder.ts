import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { demoIswc } from '../../../../server/demo/codes.ts';

export interface FolderSize {
  works: number;
  lines: number;
}

const authorsOfWork = 3;
/** A work is played on some days at some stations in a period. */
const linesOfWork = 4;
const linesOfDistribution = 100_000;
const years = 20;
const linesAtOnce = 2_000;

const pots = ['Útvarp', 'Sjónvarp', 'Veitingahús og verslanir', 'Tónleikar'];
const stations = ['Öldurás', 'Rás Krossaness', 'Skjárinn', ''];
const shares = ['50', '25', '25'];
const roles = ['C', 'A', 'AR'];

const personsOf = ({ works }: FolderSize) => Math.max(100, Math.ceil(works / 50));
export const distributionsOf = ({ lines }: FolderSize) =>
  Math.max(years, Math.ceil(lines / linesOfDistribution));
const authorOf = (size: FolderSize, work: number, position: number) =>
  ((work * 7 + position * 13) % personsOf(size)) + 1;
const two = (number: number) => String(number).padStart(2, '0');
/** Spread over twenty years that are over. */
const yearOf = (number: number) => 2005 + (number % years);

/** A society of so many works by three authors each, and so many lines of statements of twenty years, as the files that a migration reads. */
export async function writeFolder(folder: string, size: FolderSize): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const write = (kind: string, header: string, lines: Iterable<string>) =>
    pipeline(Readable.from(pieces(header, lines)), createWriteStream(path.join(folder, `${kind}.csv`)));
  const persons = personsOf(size);
  await write(
    'persons',
    'number;name;street',
    count(persons, (n) => `P${n};Persóna ${n};Gata ${n}`),
  );
  await write(
    'authors',
    'number;person;name',
    count(persons, (n) => `A${n};P${n};Persóna ${n}`),
  );
  await write(
    'rights',
    'number;person;author;share',
    count(persons, (n) => `R${n};P${n};A${n};100`),
  );
  await write(
    'works',
    'number;title;duration;performers;registered_on;approved_on',
    count(size.works, (n) => {
      const day = `${yearOf(n)}-${two((n % 12) + 1)}-${two((n % 28) + 1)}`;
      return `${n};Lag númer ${n} um ${n % 997};3:${two(n % 60)};Hljómsveit ${n % 500};${day};${day}`;
    }),
  );
  await write(
    'work_titles',
    'work;title',
    count(Math.floor(size.works / 5), (n) => `${n * 5};Annað heiti ${n}`),
  );
  await write(
    'work_codes',
    'work;kind;code',
    count(Math.floor(size.works / 2), (n) => `${n * 2};iswc;${demoIswc(n)}`),
  );
  await write('work_authors', 'work;author;role;share;approved_on', authorLines(size));
  await write(
    'distributions',
    'number;name;period;category;distributed_on',
    count(distributionsOf(size), (n) => `${n};Úthlutun ${n};${yearOf(n)};1;${yearOf(n)}-06-15`),
  );
  await write(
    'statement_lines',
    'distribution;line;right;work;type;amount;pot;station;used_on;uses;country',
    statementLines(size),
  );
}

function* count(most: number, line: (n: number) => string): Generator<string> {
  for (let n = 1; n <= most; n++) yield line(n);
}

function* authorLines(size: FolderSize): Generator<string> {
  for (let work = 1; work <= size.works; work++)
    for (let position = 0; position < authorsOfWork; position++)
      yield `${work};A${authorOf(size, work, position)};${roles[position]};${shares[position]};2005-01-31`;
}

/** Each pays an author for a work of theirs; those of a distribution stand together, as an old system writes them. */
function* statementLines(size: FolderSize): Generator<string> {
  const distributions = distributionsOf(size);
  const each = Math.ceil(size.lines / distributions);
  for (let n = 0; n < size.lines; n++) {
    const distribution = Math.floor(n / each) + 1;
    const work = ((Math.floor(n / linesOfWork) * 7919) % size.works) + 1;
    const right = authorOf(size, work, n % authorsOfWork);
    const day = `${yearOf(distribution) - 1}-${two((n % 12) + 1)}-${two((n % 28) + 1)}`;
    yield `${distribution};${(n % each) + 1};R${right};${work};1;${(n % 20_000) + 1}.${two(n % 100)};${pots[n % 4]};${stations[n % 4]};${day};${(n % 90) + 1};IS`;
  }
}

function* pieces(header: string, lines: Iterable<string>): Generator<string> {
  let piece = [header];
  for (const line of lines) {
    piece.push(line);
    if (piece.length < linesAtOnce) continue;
    yield `${piece.join('\n')}\n`;
    piece = [];
  }
  yield piece.length > 0 ? `${piece.join('\n')}\n` : '';
}
