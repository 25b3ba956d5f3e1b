import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { files as lists, written } from './wireNames.ts';

const root = fileURLToPath(new URL('../web/src/', import.meta.url));
const { pathname } = new URL('../docs/requirements/wire-names.json', import.meta.url);
const names = JSON.parse(readFileSync(pathname, 'utf8')) as { wire: string; answer: string }[];
/** Names in capitals with an underscore, or of a spelling that nothing but an answer has, can be nothing else. */
const unmistakable = new Set(
  names.flatMap(({ wire, answer }) => [wire, answer]).filter((name) => /[A-Z]{2}/.test(name)),
);
/** Words of the trade that are wire names too. */
const ordinary = new Set(['ISWC', 'ISRC', 'IPI', 'AR']);

it('H5 no name of the wire stands in the web', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    const words = source.matchAll(/['"`]-?([A-Za-z_]+)(?:\.[\w.]+)?['"`]|\b([A-Z]{2,}[A-Z_]*):/g);
    return Array.from(words, ([, quoted, key]) => quoted ?? key ?? '')
      .filter((word) => unmistakable.has(word) && !ordinary.has(word))
      .map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

it('W1 the list and the glossary’s tables are those that npm run names writes', async () => {
  const { list, glossary } = await written();
  expect(readFileSync(lists.list, 'utf8')).toBe(list);
  expect(readFileSync(lists.glossary, 'utf8')).toBe(glossary);
});
