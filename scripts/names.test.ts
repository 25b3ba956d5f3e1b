import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const exported = /^export (?:default )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

/** The words of a name: "lockOpen" is lock and open. */
const wordsOf = (name: string) =>
  name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? [];

function avoided(): Set<string> {
  const glossary = readFileSync(`${root}/docs/glossary.md`, 'utf8');
  const section = glossary.split('## Verbs and plumbing')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Word|-)/.test(line));
  return new Set(
    rows
      .flatMap((row) => (row.split('|').at(-2) ?? '').split(',').map((word) => word.trim()))
      .filter((word) => word !== ''),
  );
}

/** Two words that only together are avoided, such as "heldData", are looked for as they stand. */
const isAvoided = (name: string, words: ReadonlySet<string>) =>
  words.has(name) || wordsOf(name).some((word) => words.has(word));

const files = globSync(
  ['{contract,server,web,e2e,bench}/{src,test,demo}/**/*.{ts,tsx}', 'scripts/*.{ts,mjs}'],
  {
    cwd: root,
  },
);

it('H2 names of files and exports use the words of the glossary, not those it avoids', () => {
  const words = avoided();
  expect(words.size).toBeGreaterThan(15);
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) => {
    const name = path.basename(file).split('.')[0] ?? '';
    const names = /\.test\.tsx?$/.test(file)
      ? []
      : [...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].map(([, one = '']) => one);
    return [name, ...names].filter((one) => isAvoided(one, words)).map((one) => `${file}: ${one}`);
  });
  expect(wrong).toEqual([]);
});
it('H2 finds an avoided word inside a name', () => {
  expect(isAvoided('mustBeSound', new Set(['sound']))).toBe(true);
  expect(isAvoided('soundtrack', new Set(['sound']))).toBe(false);
});
