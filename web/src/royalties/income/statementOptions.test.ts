import type { UsageImport } from '@omur/contract/royalties/usage';
import { expect, it } from 'vitest';
import { statementOptions } from './statementOptions.ts';

const anImport = (
  usageImportId: number,
  senderName: string,
  changes: Partial<UsageImport> = {},
): UsageImport => ({
  usageImportId,
  senderName,
  usageKind: 'statement',
  usageImportState: 'taken',
  fileName: `${usageImportId}.csv`,
  sizeBytes: 1,
  announcedAt: '2026-11-29T09:00:00Z',
  lineCount: 1,
  brokenCount: 0,
  firstUsedOn: '2026-03-10',
  lastUsedOn: '2026-03-15',
  ...changes,
});

it('O387 the statements that were read are offered for a part, those of who pays first', () => {
  const imports = [
    anImport(4, 'Öldurás'),
    anImport(3, 'nordtone '),
    anImport(2, 'Nordtone', { usageImportState: 'cancelled' }),
    anImport(1, 'Nordtone', { firstUsedOn: '2025-01-01', lastUsedOn: '2025-01-01' }),
  ];
  expect(
    statementOptions(imports, 'Nordtone', (number) => `nr. ${number}`).map(({ label }) => label),
  ).toEqual([
    'nr. 3 · nordtone  · 10/03/2026–15/03/2026 · 3.csv',
    'nr. 1 · Nordtone · 01/01/2025 · 1.csv',
    'nr. 4 · Öldurás · 10/03/2026–15/03/2026 · 4.csv',
  ]);
});
