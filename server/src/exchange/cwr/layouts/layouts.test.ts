import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { layouts, type Version } from './index.ts';

const versions: readonly Version[] = ['2.1', '2.2'];

describe.each(versions)('X1 the layouts of %s', (version) => {
  it.each([...layouts[version].values()])('X1 have no overlap: $type', ({ spans }) => {
    const sorted = spans.toSorted((a, b) => a.from - b.from);
    const overlaps = sorted.filter(({ from }, at) => from < (sorted[at - 1]?.to ?? 3));
    expect(overlaps).toEqual([]);
  });
});

it.each([
  ['HDR', 101, 167],
  ['GRH', 28, 28],
  ['GRT', 37, 37],
  ['TRL', 24, 24],
  ['NWR', 260, 260],
  ['SPU', 183, 183],
  ['SPT', 58, 58],
  ['SWR', 180, 180],
  ['SWT', 52, 52],
  ['PWR', 110, 112],
  ['VER', 364, 364],
  ['REC', 266, 540],
  ['ORN', 301, 348],
  ['NAT', 663, 663],
  ['ACK', 159, 159],
  ['MSG', 185, 185],
])('X1 %s has %i columns in 2.1 and %i in 2.2', (type, in21, in22) => {
  expect(versions.map((version) => layouts[version].get(type)?.width)).toEqual([in21, in22]);
});

it('X1 only 2.2 has OPT, OWT and XRF', () => {
  const only22 = [...layouts['2.2'].keys()].filter((type) => !layouts['2.1'].has(type));
  expect(only22.toSorted()).toEqual(['OPT', 'OWT', 'XRF']);
});

it('X2 every table of data is named in the notice, with its licence', () => {
  const notice = readFileSync(path.resolve(import.meta.dirname, '../../data/NOTICE.md'), 'utf8');
  for (const file of ['tis-tree.csv', 'codes.csv', 'societies.csv']) expect(notice).toContain(`\`${file}\``);
  expect(notice).toContain('Permission is hereby granted, free of charge');
});
