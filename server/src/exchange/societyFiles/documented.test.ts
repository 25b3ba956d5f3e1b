import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aPortal } from '../../../test/portal.ts';
import { fileOf, problemsOf, sendSociety, textFile } from '../../../test/societyFiles.ts';
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

it('O80 reads no files that are none of these, or have other columns', async () => {
  const portal = await aPortal();
  const sender = await portal.someone({ role: 'administrator' });
  const id = await sendSociety(portal, sender, [
    textFile('songs', 'number;title', '1;Lag'),
    textFile('persons', 'number;nafn', '1;Ein'),
    textFile('users', ''),
    fileOf('users.xlsx', Buffer.from('PK')),
    fileOf('works.xlsx', Buffer.from('PK')),
  ]);
  const { body } = await portal.ask(`GET /api/migrations/${id}`, { as: sender });
  expect(body).toMatchObject({ stadA_GAGNAFLUTNINGS: 'refused' });
  expect((await problemsOf(portal, sender, id)).map(([place, column]) => [place, column])).toEqual([
    ['songs.csv:null', null],
    ['persons.csv:1', 'name'],
    ['persons.csv:1', 'nafn'],
    ['users.csv:null', null],
    ['users.xlsx:null', null],
    ['works.xlsx:null', null],
  ]);
  await portal.close();
});
