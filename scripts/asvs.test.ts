import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, taken together from 1 upwards but for those of level 3. */
const sections: Record<string, number[]> = {
  '1.1': upTo(2),
  '1.2': upTo(9),
  '1.3': upTo(11),
  '1.4': upTo(3),
  '1.5': upTo(2),
  '2.1': upTo(3),
  '2.2': upTo(3),
  '2.3': upTo(4),
  '2.4': upTo(1),
  '3.2': upTo(2),
  '3.3': upTo(4),
  '3.4': upTo(6),
  '3.5': upTo(5),
  '3.7': upTo(2),
  '4.1': upTo(3),
  '4.2': upTo(1),
  '4.3': upTo(2),
  '4.4': upTo(4),
  '5.1': upTo(1),
  '5.2': upTo(3),
  '5.3': upTo(2),
  '5.4': upTo(3),
  '6.1': upTo(3),
  '6.2': upTo(12),
  '6.3': upTo(4),
  '6.4': upTo(4),
  '6.5': upTo(5),
  '6.6': upTo(3),
  '6.8': upTo(4),
  '7.1': upTo(3),
  '7.2': upTo(4),
  '7.3': upTo(2),
  '7.4': upTo(5),
  '7.5': upTo(2),
  '7.6': upTo(2),
  '8.1': upTo(2),
  '8.2': upTo(3),
  '8.3': upTo(1),
  '8.4': upTo(1),
  '9.1': upTo(3),
  '9.2': upTo(4),
  '10.1': upTo(2),
  '10.2': upTo(2),
  '10.3': upTo(4),
  '10.4': upTo(11),
  '10.5': upTo(5),
  '10.6': upTo(2),
  '10.7': upTo(3),
  '11.1': upTo(2),
  '11.2': upTo(3),
  '11.3': upTo(3),
  '11.4': upTo(4),
  '11.5': upTo(1),
  '11.6': upTo(1),
  '12.1': upTo(3),
  '12.2': upTo(2),
  '12.3': upTo(4),
  '13.1': upTo(1),
  '13.2': upTo(5),
  '13.3': upTo(2),
  '13.4': upTo(5),
  '14.1': upTo(2),
  '14.2': upTo(4),
  '14.3': upTo(3),
  '15.1': upTo(3),
  '15.2': upTo(3),
  '15.3': upTo(7),
  '16.1': upTo(1),
  '16.2': upTo(5),
  '16.3': upTo(4),
  '16.4': upTo(3),
  '16.5': upTo(3),
  '17.1': upTo(1),
  '17.2': upTo(4),
  '17.3': upTo(2),
};

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

it('answers every requirement of levels 1 and 2 of ASVS 5.0.0 once, in order', () => {
  const answered = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (yes|no|operator|–) \| \S.*\|$/gmu)].map(
    (row) => row[1],
  );
  const asked = Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(answered).toEqual(asked);
});

it('names no file that is not there', () => {
  const inCode = [...page.matchAll(/`([\w/.-]+\/[\w/.-]*)`/gu)].map(([, name = '']) => name);
  const linked = [...page.matchAll(/\]\(([^):]+\.md)\)/gu)].map(([, name = '']) => path.join('docs', name));
  const isThere = (name: string) =>
    [name, path.join('server/src', name)].some((at) => existsSync(path.join(root, at)));
  expect([...inCode, ...linked].filter((name) => !isThere(name))).toEqual([]);
});
