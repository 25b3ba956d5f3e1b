/** `npm run wire -- heitI_VERKS`: what is this field of the network tab, what is it called in the code, and where? */
import { globSync, readFileSync } from 'node:fs';

const root = `${import.meta.dirname}/..`;

export type WireName = { wire: string; answer: string; english: string[]; meaning: string };

/** The rows of the glossary's tables of wire names. */
export function readNames(glossary: string): WireName[] {
  const rows = glossary.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| ([^|]+?) +\| ([^|]+?) +\|/gm);
  return Array.from(rows, ([, wire = '', answer = '', english = '', meaning = '']) => ({
    wire,
    answer,
    english: Array.from(english.matchAll(/`(\w+)`/g), ([, name = '']) => name),
    meaning,
  }));
}

const spellings = ({ wire, answer, english }: WireName) => [wire, answer, ...english];

/** By any of its spellings, whatever the case; what is exactly so first. */
export function findNames(names: readonly WireName[], asked: string): WireName[] {
  const found = names.filter((one) =>
    spellings(one).some((name) => name.toLowerCase() === asked.toLowerCase()),
  );
  const isExact = (one: WireName) => Number(one.wire === asked || one.answer === asked);
  return found.toSorted((a, b) => isExact(b) - isExact(a));
}

/** The spelling nearest to what was typed. */
export function nearest(names: readonly WireName[], asked: string): string | undefined {
  const distances = names
    .flatMap(spellings)
    .map((name) => [name, distance(name.toLowerCase(), asked.toLowerCase())] as const);
  return distances.toSorted(([, a], [, b]) => a - b)[0]?.[0];
}

/** Levenshtein's: how many letters to put in, take out or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(from).entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const changed = (row[j] ?? 0) + Number(to[j] !== letter);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Each line of the contract that declares a field by this wire name. */
function declarations(wire: string): string[] {
  const pattern = new RegExp(`\\b(?:field|query\\w+)\\('${wire}'`);
  const files = globSync('contract/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return files.sort().flatMap((file) => {
    const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
    return lines.flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}`] : []));
  });
}

function describe({ wire, answer, english, meaning }: WireName): string {
  const places = declarations(wire);
  return [
    `${wire}  in answers ${answer}`,
    `  in the code  ${english.join(', ')}`,
    `  meaning      ${meaning}`,
    `  declared     ${places.length > 0 ? places.join(', ') : 'nowhere yet'}`,
  ].join('\n');
}

function main(asked: string | undefined): void {
  const names = readNames(readFileSync(`${root}/docs/glossary.md`, 'utf8'));
  if (!asked) {
    process.stderr.write('Which field? For example: npm run wire -- heitI_VERKS\n');
    process.exitCode = 1;
    return;
  }
  const found = findNames(names, asked);
  if (found.length === 0) {
    process.stderr.write(`The glossary has no ${asked}. Did you mean ${nearest(names, asked)}?\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${found.map(describe).join('\n')}\n`);
}

if (import.meta.main) main(process.argv[2]);
