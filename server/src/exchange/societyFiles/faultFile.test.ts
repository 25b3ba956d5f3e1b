import { fileURLToPath } from 'node:url';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { faulty } from '../../../test/societyFaults.ts';
import { sendSociety, textFile, withChanges } from '../../../test/societyFiles.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { faultFile } from './faultFile.ts';
import { filesOf } from './sendFolder.ts';
import type { SourceFile } from './stage.ts';
import { takeSociety } from './take.ts';

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
let portal: Portal;
let sender: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const send = (files: readonly SourceFile[]) => sendSociety(portal, sender, files);
const download = (id: number, as: Someone | undefined = colleague, language: 'is' | 'en' = 'en') =>
  portal.ask(`GET /api/migrations/${id}/problems.csv`, { as, language });
const linesOf = (text: string) =>
  papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data;
/** File, line, column, kind and sentence of each fault. */
const faultsOf = async (id: number, language: 'is' | 'en' = 'en') =>
  linesOf((await download(id, colleague, language)).text).slice(1);
/** What the report names of them: file, line, column and sentence. */
async function namedIn(id: number, language: 'is' | 'en'): Promise<string[][]> {
  const { body } = await portal.ask(`GET /api/migrations/${id}/problems`, { as: colleague, language });
  return (body as Record<string, string | number | null>[]).map((one) =>
    [one['heitI_SKRAR'], one['linA_I_SKRA'], one['dalkur'], one['abending']].map((cell) =>
      String(cell ?? ''),
    ),
  );
}
const problemCount = async (id: number) =>
  (await portal.ask(`GET /api/migrations/${id}`, { as: colleague })).body.fjoldI_GALLA as number;

/** Works of which each has a length that is none. */
const badWorks = (count: number) =>
  textFile(
    'works',
    'number;title;duration;registered_on',
    ...Array.from({ length: count }, (_, at) => `Q${at};Lag ${at};langt;2001-01-01`),
  );

describe('the list of all faults', () => {
  it('O263 has every fault that the report counts, in its order and in both languages, and every line that was refused', async () => {
    const id = await send(faulty);
    const count = await problemCount(id);
    for (const language of ['is', 'en'] as const) {
      const faults = (await faultsOf(id, language)).slice(0, count);
      expect(faults.map(([file, line, column, , sentence]) => [file, line, column, sentence])).toEqual(
        await namedIn(id, language),
      );
    }
    const faults = await faultsOf(id);
    const refused = await portal.sql<{ place: string }>(
      `select f.file_name || ':' || r.file_line as place from society_row r join society_file f using (society_import_id, kind)
       where society_import_id = $1 and is_refused order by 1`,
      [id],
    );
    const listed = new Set(faults.map(([file, line]) => `${file}:${line}`));
    expect(refused.length).toBeGreaterThan(40);
    expect(refused.filter(({ place }) => !listed.has(place))).toEqual([]);
  });

  it('O263 has the kind of each fault to go by, and what was refused with another line after what is wrong by itself', async () => {
    const id = await send(faulty);
    const faults = await faultsOf(id);
    expect(faults).toContainEqual([
      'authors.csv',
      '4',
      'person',
      'society.line.reference',
      'F9 is neither in the file persons.csv nor taken before, or it was refused there.',
    ]);
    const rest = faults.slice(await problemCount(id));
    expect(rest).toContainEqual([
      'work_authors.csv',
      '8',
      'work',
      'society.line.partOf',
      'The line is a part of G2 in the file works.csv, which is not taken.',
    ]);
    expect(new Set(rest.map(([, , , kind]) => kind))).toEqual(new Set(['society.line.partOf']));
  });

  it('O263 names what is wrong with a file as a whole', async () => {
    const id = await send([
      textFile('songs', 'number;title', '1;Lag'),
      textFile('persons', 'number;nafn', '1;Ein'),
    ]);
    expect((await faultsOf(id)).map((fault) => fault.slice(0, 4))).toEqual([
      ['songs.csv', '', '', 'society.file.unknown'],
      ['persons.csv', '1', 'name', 'society.file.columnMissing'],
      ['persons.csv', '1', 'nafn', 'society.file.columnUnknown'],
    ]);
  });

  it('O263 is a file for spreadsheets, in the reader’s language, in which nothing is run', async () => {
    const id = await send([
      textFile(
        'works',
        'number;title;duration;registered_on',
        '=1+1;Eitt;3:00;2001-01-01',
        '@SUM(A1);Tvö;"3:00;=1+1";2001-01-01',
      ),
    ]);
    const { headers, text } = await download(id, colleague, 'is');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="gagnaflutningur-${id}-gallar.csv"`);
    expect(text.startsWith('\uFEFFSkrá;Lína;Dálkur;Tegund galla;Hvað er að\r\n')).toBe(true);
    expect(linesOf((await download(id)).text)[0]).toEqual([
      'File',
      'Line',
      'Column',
      'Kind of fault',
      'What is wrong',
    ]);
    const sentences = linesOf(text).map(([, , , , sentence]) => sentence);
    expect(sentences).toContain("„3:00;'=1+1“ er ekki lengd eins og 3:45.");
    expect(
      linesOf(text)
        .flat()
        .filter((cell) => /^[=+\-@\t\r]/u.test(cell)),
    ).toEqual([]);
  });

  it('O263 has more than the report names, also where they come in several batches', async () => {
    const id = await send([badWorks(25_000)]);
    const faults = await faultsOf(id);
    expect([await problemCount(id), (await namedIn(id, 'en')).length, faults.length]).toEqual([
      25_000, 2000, 25_000,
    ]);
    expect(faults.map(([, line]) => Number(line))).toEqual(Array.from(faults, (_, at) => at + 2));
  });

  it('O263 has all lines that a statement found, of which the report names the first 200', async () => {
    const works = Array.from({ length: 5000 }, (_, at) => `Z${at};Lag ${at};2001-01-01`);
    const id = await send([textFile('works', 'number;title;registered_on', ...works)]);
    const faults = await faultsOf(id);
    expect([await problemCount(id), (await namedIn(id, 'en')).length, faults.length]).toEqual([
      5000, 200, 5000,
    ]);
    expect(faults.at(-1)).toEqual([
      'works.csv',
      '5001',
      '',
      'society.line.noAuthors',
      'Work Z4999 has no author in the file work_authors.',
    ]);
  });

  it('O263 is read a batch at a time, as it is fetched', async () => {
    const id = await send([badWorks(1)]);
    await portal.sql(
      `insert into society_fault (society_import_id, is_part, kind, file_line, file_name, code, said)
       select $1, false, 'persons', line, 'persons.csv', 'society.line.missing', '{}' from generate_series(2, 40001) line`,
      [id],
    );
    let asked = 0;
    const counting: Queryable = {
      query: (query) => {
        asked += 1;
        return portal.pool.query(query);
      },
    };
    const pieces = faultFile(counting, id, 'en')[Symbol.asyncIterator]();
    await pieces.next();
    await pieces.next();
    expect(asked).toBeLessThan(8);
    let left = 0;
    while (!(await pieces.next()).done) left += 1;
    expect(left).toBeGreaterThan(8);
    expect(asked).toBeGreaterThan(20);
  });

  it('O263 costs sound lines nothing: nothing is written, and the file is a heading', async () => {
    const id = await send(await filesOf(example));
    expect(await portal.sql('select from society_fault where society_import_id = $1', [id])).toEqual([]);
    expect(await faultsOf(id)).toEqual([]);
  });
});

describe('who reads the list of all faults', () => {
  it('O263, O92 are administrators alone', async () => {
    const id = await send(faulty);
    expect((await portal.ask(`GET /api/migrations/${id}/problems.csv`)).body.Code).toBe('session.none');
    for (const role of ['editor', 'member', 'viewer', 'external'] as const) {
      const { status, body } = await download(id, await portal.someone({ role }));
      expect([role, status, body.Code]).toEqual([role, 403, 'session.forbidden']);
    }
    for (const as of [sender, colleague]) expect((await download(id, as)).status).toBe(200);
  });

  it('O263 find none where the files were not checked, were let go of, are older than the list, or never came', async () => {
    const { body: announced } = await portal.ask('POST /api/migrations', {
      as: sender,
      body: { HEITI_GAGNAFLUTNINGS: 'Ósent' },
    });
    const cancelled = await send(faulty);
    await portal.ask(`POST /api/migrations/${cancelled}/cancel`, { as: sender });
    const older = await send(faulty);
    await portal.sql('delete from society_fault where society_import_id = $1', [older]);
    const answers = [];
    for (const id of [announced.gagnaflutninguR_NR, cancelled, older, 999_999]) {
      const { status, body } = await download(id);
      answers.push([status, body.Code]);
    }
    expect(answers).toEqual([
      [409, 'society.notChecked'],
      [404, 'society.faultsGone'],
      [404, 'society.faultsGone'],
      [404, 'society.importNotFound'],
    ]);
    expect(await portal.sql('select from society_fault where society_import_id = $1', [cancelled])).toEqual(
      [],
    );
  });
});

it('O263, O90, O250 has what was changed here, before the files are taken and amid it, and what stays', async () => {
  const taken = await send(await filesOf(example));
  await portal.ask(`POST /api/migrations/${taken}/take`, { as: colleague, body: {} });
  await takeSociety(portal.pool, taken);
  await portal.sql(
    "update work set title = 'Lofsöngur Íslands', last_changed_at = now() where work_id = 5001",
  );
  const id = await send(
    await withChanges(example, {
      'persons.csv': (text) => text.replace('0133-26-000920', '0133-26-000999'),
      'rights.csv': (text) => text.replace('R1;P1;A1;100', 'R1;P1;A1;80'),
      'works.csv': (text) => text.replace(';Lofsöngur;', ';Ó guð vors lands;'),
    }),
  );
  const found = async () => (await faultsOf(id)).map(([file, , column, kind]) => [file, column, kind]);
  const before = [
    ['persons.csv', 'bank_account', 'society.line.stays'],
    ['works.csv', 'number', 'society.line.changedHere'],
  ];
  expect((await found()).slice(0, 2)).toEqual(before);
  const asked = await portal.ask(`POST /api/migrations/${id}/take`, {
    as: colleague,
    body: { AN_HAFNADRA: 1 },
  });
  expect(asked.status).toBe(200);
  await portal.sql(
    `update author_right r set share = 70 from old_number o where o.old_number = 'R1' and r.right_id = o.right_id`,
  );
  await takeSociety(portal.pool, id);
  expect(await found()).toContainEqual(['rights.csv', 'number', 'society.line.changedHere']);
  expect(await problemCount(id)).toBe(3);
});
