import { afterAll, beforeAll, expect, it } from 'vitest';
import { iswcNumbered } from '../../../test/iswcAgency.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';
import { transaction } from '../../platform/database/pool.ts';
import { giveIswc } from '../iswc/give.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

const codesOf = (workId: number) =>
  portal.sql('select iswc, status, source from work_iswc where work_id = $1 order by iswc', [workId]);
const [fromAgency, fromFile, typed, fromCwr, other] = [1, 2, 3, 4, 5].map(iswcNumbered) as [
  string,
  string,
  string,
  string,
  string,
];

it('O272 a delta takes off a work the codes that files brought, and no others', async () => {
  expect(await codesOf(5001)).toEqual([{ iswc: 'T0345246801', status: 'preferred', source: 'oldSystem' }]);
  const give = (workId: number, iswc: string, source: 'agency' | 'file') =>
    transaction(portal.pool, (db) => giveIswc(db, { workId, iswc, archived: [], linked: [], source }));
  expect(await give(5001, fromAgency, 'agency')).toBe('given');
  expect(await give(5004, fromFile, 'file')).toBe('given');
  await portal.sql(
    `insert into work_iswc (work_id, iswc, source) values (5002, $1, 'typed'), (5003, $2, 'cwr')`,
    [typed, fromCwr],
  );
  await portal.sql(
    `insert into work_isrc (work_id, isrc, added_by) values (5004, 'ISA019800018', $1), (5006, 'ISA019900004', $1)`,
    [colleague.userId],
  );
  const id = await send(
    await withChanges(example, {
      'works.csv': (text) => text.replaceAll(/^(500[1-6];[^;]+;[^;]+;);/gmu, '$1Kór Hörpuhljóms;'),
      'work_codes.csv': (text) =>
        text
          .replace('5001;iswc;T0345246801;\n', '')
          .replace('T0345246812', other)
          .replace(/5006;isrc;[^\n]*\n/u, ''),
    }),
  );
  const report = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(report.body).toMatchObject({ fjoldI_GALLA: 0 });
  await take(id);
  expect(await portal.sql('select performers from work where work_id = 5001')).toEqual([
    { performers: 'Kór Hörpuhljóms' },
  ]);
  expect(await codesOf(5001)).toEqual([{ iswc: fromAgency, status: 'preferred', source: 'agency' }]);
  expect(await codesOf(5002)).toEqual([{ iswc: typed, status: 'preferred', source: 'typed' }]);
  expect(await codesOf(5003)).toEqual([{ iswc: fromCwr, status: 'preferred', source: 'cwr' }]);
  expect(await codesOf(5004)).toEqual([
    { iswc: fromFile, status: 'preferred', source: 'file' },
    { iswc: other, status: 'archived', source: 'oldSystem' },
  ]);
  const recordings = await portal.sql('select work_id, isrc from work_isrc order by isrc');
  expect(recordings).toEqual([
    { work_id: 5004, isrc: 'ISA019800017' },
    { work_id: 5004, isrc: 'ISA019800018' },
    { work_id: 5006, isrc: 'ISA019900004' },
  ]);
});

it('O272 a delta marks nobody as a publisher again whom staff have marked as none', async () => {
  const [{ id: personId } = { id: 0 }] = await portal.sql<{ id: number }>(
    "select person_id as id from old_number where kind = 'persons' and old_number = 'P30'",
  );
  const marked = await portal.ask(`PATCH /api/persons/${personId}/publisher`, {
    as: colleague,
    body: { ER_UTGEFANDI: 0 },
  });
  expect(marked.status).toBe(204);
  const id = await send(
    await withChanges(example, { 'persons.csv': (text) => text.replace('Laufásvegur 2', 'Laufásvegur 4') }),
  );
  expect((await problemsOf(portal, colleague, id)).map(([place]) => place)).toContain('persons.csv:17');
  await take(id, { AN_HAFNADRA: 1 });
  expect(
    await portal.sql('select is_publisher, street from person where person_id = $1', [personId]),
  ).toEqual([{ is_publisher: false, street: 'Laufásvegur 2' }]);
});
