import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FileReader } from '../src/royalties/distributions/fileReader.ts';
import { distributionFile } from './makeFile.ts';
import type { Problem } from '../src/royalties/distributions/fileLine.ts';

function read(text: string) {
  const problems: Problem[] = [];
  const countries = new Map(['IS', 'DK', 'SE', 'GB'].map((code, i) => [code, i + 1]));
  const reader = new FileReader({ countries, isCorrection: false, today: '2099-12-31' }, (problem) =>
    problems.push(problem),
  );
  const lines = reader.read(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line, i) => ({ fileLine: i + 1, text: line })),
  );
  return { lines, problems };
}

it('M1 a file that is made for the demo society can be read', () => {
  const pairs = [
    [5003, 20_001],
    [5004, 20_012],
  ] as const;
  const size = { lines: 2500, pairs, year: 2025 };
  const { lines, problems } = read([...distributionFile(size)].join(''));
  expect(problems).toEqual([]);
  expect(lines).toHaveLength(2500);
  expect(lines.every(({ rightId }) => rightId === 5003 || rightId === 5004)).toBe(true);
});
it('M1 the example of the documents can be read', () => {
  const example = readFileSync(new URL('../../docs/distribution-file.csv', import.meta.url), 'utf8');
  const { lines, problems } = read(example);
  expect(problems).toEqual([]);
  expect(lines.map(({ amount }) => amount)).toEqual(['1250.50', '420', '96.35', '310', '88']);
});
