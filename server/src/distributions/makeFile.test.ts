import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FileReader } from './fileReader.ts';
import { distributionFile } from './makeFile.ts';
import type { Problem } from './fileLine.ts';

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
  const size = { lines: 2500, rights: [5001, 5010], works: [20_001, 20_120], year: 2025 } as const;
  const { lines, problems } = read([...distributionFile(size)].join(''));
  expect(problems).toEqual([]);
  expect(lines).toHaveLength(2500);
  expect(lines.every(({ rightId }) => rightId !== null && rightId >= 5001 && rightId <= 5010)).toBe(true);
});
it('M1 the example of the documents can be read', () => {
  const example = readFileSync(new URL('../../../docs/distribution-file.csv', import.meta.url), 'utf8');
  const { lines, problems } = read(example);
  expect(problems).toEqual([]);
  expect(lines.map(({ amount }) => amount)).toEqual(['1250.50', '420', '96.35', '310', '88']);
});
