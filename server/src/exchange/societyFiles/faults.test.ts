import { societyFileRefusals } from '@omur/contract/platform/refusals/societyFiles';
import { expect, it } from 'vitest';
import { whatIsSaid } from '../../../test/societyFaults.ts';
import type { Lookups } from './cell.ts';
import { FileReader, type Problem } from './fileReader.ts';
import { columnsOf, fileKinds, type CellKind, type FileKind } from './kinds.ts';

/** What no cell of each kind may say, and what is said of it. Numbers of things and words are told by the kind itself. */
const wrong: Readonly<Record<CellKind['is'], readonly (readonly [cell: string, code: string])[]>> = {
  text: [],
  own: [['með bili', 'own']],
  reference: [['með bili', 'own']],
  word: [['ekkert', 'word']],
  lookup: [['ÞÞ', 'notOnFile']],
  whole: [
    ['1,5', 'whole'],
    ['-1', 'whole'],
    ['9999999999', 'whole'],
  ],
  day: [
    ['31.12.2001', 'day'],
    ['2001-02-29', 'day'],
    ['0001-01-01', 'day'],
  ],
  yesNo: [['já', 'yesNo']],
  share: [
    ['0', 'share'],
    ['100.01', 'share'],
    ['33.333', 'share'],
  ],
  amount: [
    ['1.234', 'amount'],
    ['12345678901', 'amount'],
  ],
  kennitala: [['123', 'kennitala']],
  emails: [['a@', 'emails']],
  ipi: [['12345678900', 'ipi']],
  bankAccount: [['1-2', 'bankAccount']],
  duration: [['langt', 'duration']],
  isrc: [['IS', 'isrc']],
  workCode: [['T0345246802', 'workCode']],
};

const lookups: Lookups = {
  society: new Map(),
  postalCode: new Map(),
  role: new Map(),
  category: new Map(),
  country: new Map(),
  fund: new Map(),
};

/** What a file with this one line is told. */
function told(kind: FileKind, column: string, cell: string): Problem[] {
  const problems: Problem[] = [];
  const reader = new FileReader(kind, lookups, (problem) => problems.push(problem));
  const names = columnsOf[kind].map(({ name }) => name);
  const fields = names.map((name) => (name === column ? cell : ''));
  Array.from(
    reader.read([names.join(';'), fields.join(';')].map((text, at) => ({ fileLine: at + 1, text }))),
  );
  return problems.filter((problem) => problem.column === column);
}

const columns = fileKinds.flatMap((kind) => columnsOf[kind].map((column) => ({ kind, ...column })));

it.each(columns)(
  'O81 names what no cell of $kind, $name, may say, by line and column',
  ({ kind, ...column }) => {
    const { name, cell, isNeeded } = column;
    const cases = [
      ...wrong[cell.is],
      ...(cell.is === 'text' ? [['þ'.repeat(cell.most + 1), 'long'] as const] : []),
      ['a\u0007b', 'sign'] as const,
      ...(isNeeded ? [['', 'missing'] as const] : []),
    ];
    for (const [said, code] of cases)
      expect([said, told(kind, name, said)]).toEqual([
        said,
        [expect.objectContaining({ fileLine: 2, column: name, code: `society.line.${code}` })],
      ]);
    // Nothing is wrong with an empty cell that is not needed, nor with a text that just fits.
    const sound = [...(isNeeded ? [] : ['']), ...(cell.is === 'text' ? ['þ'.repeat(cell.most)] : [])];
    expect(sound.flatMap((said) => told(kind, name, said))).toEqual([]);
  },
);

/** Of what is here already, or of the file as a whole; each has a test of its own in migration.test.ts, staying.test.ts or documented.test.ts. */
const elsewhere = [
  'society.line.changedHere',
  'society.line.finished',
  'society.line.performanceKept',
  'society.line.brought',
  'society.line.alreadyHere',
  'society.line.encoding',
  'society.line.moved',
  'society.line.stays',
];

it('O81 has each kind of fault of a line in the folder with faults, or in a cell of the test above', () => {
  const ofCells = new Set([
    ...Object.values(wrong).flatMap((cases) => cases.map(([, code]) => `society.line.${code}`)),
    ...['long', 'sign', 'missing'].map((code) => `society.line.${code}`),
  ]);
  const unsaid = Object.entries(societyFileRefusals)
    .filter(([code]) => code.startsWith('society.line.') && !ofCells.has(code) && !elsewhere.includes(code))
    .filter(([, { en }]) => {
      const words = en.split(/\{\w+\}/u).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
      return !whatIsSaid.some((line) => new RegExp(words.join('.*'), 'u').test(line));
    })
    .map(([code]) => code);
  expect(unsaid).toEqual([]);
});
