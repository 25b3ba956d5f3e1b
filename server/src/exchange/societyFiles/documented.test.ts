import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnsOf } from './kinds.ts';

it('O80 has every file and column documented as it is declared', () => {
  const text = readFileSync(new URL('../../../../docs/migration.md', import.meta.url), 'utf8');
  const documented = Object.fromEntries(
    text.split('\n### ').flatMap((part) => {
      const kind = /^([a-z_]+)\.csv\n/u.exec(part)?.[1];
      const rows = [...part.matchAll(/^\| `([a-z_]+)` \| (yes)? ?\|/gmu)];
      return kind ? [[kind, rows.map(([, name, needed]) => [name, needed !== undefined])]] : [];
    }),
  );
  const declared = Object.entries(columnsOf).map(([kind, columns]) => [
    kind,
    columns.map(({ name, isNeeded = false }) => [name, isNeeded]),
  ]);
  expect(documented).toEqual(Object.fromEntries(declared));
});
