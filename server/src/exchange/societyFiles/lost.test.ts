import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile, withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

const changed = (changes: Record<string, (text: string) => string>) => withChanges(example, changes);
const problems = async (id: number) =>
  (await problemsOf(portal, colleague, id)).map(([place, , said]) => [place, String(said)]);
const replaced = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

const lines = (text: string) => text.trimEnd().split('\n');
const withoutColumn = (name: string) => (text: string) => {
  const at = lines(text)[0]?.split(';').indexOf(name) ?? -1;
  expect(at).toBeGreaterThan(0);
  return lines(text)
    .map((line) => line.split(';').toSpliced(at, 1).join(';'))
    .join('\n');
};
const withColumn = (name: string, filled: Record<string, string>) => (text: string) =>
  lines(text)
    .map((line, at) => `${line};${at === 0 ? name : (filled[line.split(';')[0] ?? ''] ?? '')}`)
    .join('\n');
const works = () =>
  portal.sql(`select w.title, w.light, w.reviewed_at, array_agg(a.approval order by a.position) as approvals
    from work w join work_author a using (work_id) group by w.work_id order by w.work_id`);
const named = (name: string, column: string) =>
  portal.sql(`select ${column} from person where name like $1`, [`${name}%`]);

it('O268 refuses what is here where a column is missing that it came with, and takes what is new', async () => {
  const before = await works();
  const id = await send(
    await changed({
      'persons.csv': (text) => `${withoutColumn('phone')(text)}\nN1;Ný persóna;;;;;;;;;;;`,
      'works.csv': withoutColumn('approved_on'),
      'work_authors.csv': withoutColumn('approved_on'),
    }),
  );
  const emptied = (missing: string) => expect.stringContaining(`would be lost: ${missing}.`);
  expect(await problems(id)).toEqual([
    ['persons.csv:15', emptied('persons.csv: phone')],
    ['persons.csv:17', emptied('persons.csv: phone')],
    ...[2, 3, 4, 5, 6, 7, 8].map((line) => [
      `works.csv:${line}`,
      emptied('works.csv: approved_on; work_authors.csv: approved_on'),
    ]),
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(await works()).toEqual(before);
  expect(await named('Steinvör', 'phone')).toEqual([{ phone: '555 0120' }]);
  expect(await named('Ný persóna', 'phone')).toEqual([{ phone: null }]);
});

it('O268 takes what changes without a column that it never came with', async () => {
  const artist = withColumn('artist_name', { P20: 'Steinvör' });
  await take(await send(await changed({ 'persons.csv': artist })));
  const id = await send(
    await changed({
      'persons.csv': (text) =>
        replaced('Laufásvegur 2', 'Laufásvegur 3')(replaced('Hlíðarvegur 4', 'Hlíðarvegur 6')(text)),
    }),
  );
  expect(await problems(id)).toEqual([
    ['persons.csv:15', expect.stringContaining('persons.csv: artist_name.')],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(await named('Steinvör', 'artist_name, street')).toEqual([
    { artist_name: 'Steinvör', street: 'Hlíðarvegur 4' },
  ]);
  expect(await named('Hörpuhljómur', 'street')).toEqual([{ street: 'Laufásvegur 3' }]);
});

it('O268 counts files from before the upgrade as having had all columns', async () => {
  await portal.sql("update society_file set missing_columns = default where kind = 'persons'");
  const id = await send(await changed({ 'persons.csv': replaced('12 Harbour Lane', '14 Harbour Lane') }));
  expect(await problems(id)).toEqual(
    [15, 16, 17].map((line) => [`persons.csv:${line}`, expect.stringContaining('persons.csv: artist_name.')]),
  );
});

const only = async (kinds: readonly string[], changes: Record<string, (text: string) => string> = {}) =>
  (await changed(changes)).filter(({ fileName }) => kinds.includes(fileName.replace('.csv', '')));
const partsOf = (workId: number) =>
  portal.sql(
    `select (select count(*)::integer from work_title where work_id = $1 and not is_main) as titles,
      (select count(*)::integer from work_iswc where work_id = $1) + (select count(*)::integer from work_isrc where work_id = $1) as codes,
      (select count(*)::integer from contract_work where work_id = $1) as contracts`,
    [workId],
  );

it('O269 refuses a work that is sent without its titles, codes and contracts, and names the files', async () => {
  const id = await send(
    await only(['works', 'work_authors'], { 'works.csv': replaced(';Á Sprengisandi;', ';Riðum, riðum;') }),
  );
  const lost = (missing: string) => expect.stringContaining(`These files are missing: ${missing}.`);
  expect(await problems(id)).toEqual([
    ['works.csv:2', lost('work_titles.csv, work_codes.csv')],
    ['works.csv:4', lost('work_titles.csv')],
    ['works.csv:5', lost('work_titles.csv, work_codes.csv')],
    ['works.csv:7', lost('work_codes.csv')],
    ['works.csv:8', lost('work_titles.csv, contract_works.csv')],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(await partsOf(5004)).toEqual([{ titles: 1, codes: 2, contracts: 1 }]);
  expect(await partsOf(5009)).toEqual([{ titles: 1, codes: 0, contracts: 1 }]);
  expect(await portal.sql('select title from work where work_id = 5002')).toEqual([
    { title: 'Riðum, riðum' },
  ]);
});

it('O269 takes a work whose files of titles, codes and contracts say that it has none any more', async () => {
  const id = await send([
    textFile(
      'works',
      'number;title;duration;performers;description;registered_on;approved_on;notes',
      'K-17;Vöggukvæðið;2:55;;;1976-05-07;1976-06-01;',
    ),
    textFile(
      'work_authors',
      'work;author;role;share;approved_on;contract',
      'K-17;A12;C;50;1976-06-01;',
      'K-17;A13;A;50;1976-06-01;',
    ),
    textFile('work_titles', 'work;title'),
    textFile('work_codes', 'work;kind;code;performer'),
    textFile('contract_works', 'work;contract'),
  ]);
  await take(id);
  expect(await partsOf(5009)).toEqual([{ titles: 0, codes: 0, contracts: 0 }]);
});

it('O269 refuses a performance and a cue sheet without their lines', async () => {
  const played = () =>
    portal.sql(`select (select count(*)::integer from performance) as known, (select count(*)::integer from foreign_performance) as unknown,
      (select count(*)::integer from cue_sheet_line) as cues`);
  const before = await played();
  const none = (file: string) => expect.stringContaining(`none in the file ${file}.`);
  const alone = await send(await only(['performances', 'cue_sheets']));
  expect(await problems(alone)).toEqual([
    ['performances.csv:2', expect.stringContaining('has been paid')],
    ['performances.csv:3', none('set_list_lines.csv')],
    ['performances.csv:4', none('set_list_lines.csv')],
    ['cue_sheets.csv:2', none('cue_sheet_lines.csv')],
  ]);
  await take(alone, { AN_HAFNADRA: 1 });
  const id = await send(
    await only(['performances', 'set_list_lines'], {
      'set_list_lines.csv': (text) => text.replaceAll(/^T2;.*\n/gmu, ''),
    }),
  );
  expect(await problems(id)).toEqual([['performances.csv:3', none('set_list_lines.csv')]]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(await played()).toEqual(before);
});

it('O270 refuses a distribution without lines, so that it can come with them later', async () => {
  const distribution = textFile(
    'distributions',
    'number;name;period;period_ends_on;category;distributed_on',
    '9905;Aukaúthlutun 1999;1999;1999-12-31;2;2000-10-01',
  );
  const id = await send([distribution]);
  expect(await problems(id)).toEqual([
    ['distributions.csv:2', 'Distribution 9905 has no line in the file statement_lines.'],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  const line = textFile(
    'statement_lines',
    'distribution;line;right;work;type;amount;pot',
    '9905;1;R8;5005;1;100.00;Tónleikar',
  );
  await take(await send([distribution, line]));
  expect(await portal.sql('select amount::float from statement_line where distribution_id = 9905')).toEqual([
    { amount: 100 },
  ]);
});
