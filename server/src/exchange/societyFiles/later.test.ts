import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { problemsOf, sendSociety, withChanges } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import type { SourceFile } from './stage.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
  await take(await send(await filesOf(example)));
});
afterAll(() => portal.close());

const send = (files: readonly SourceFile[]) => sendSociety(portal, sender, files);
const changed = (changes: Record<string, (text: string) => string>) => withChanges(example, changes);
async function take(id: number, body = {}) {
  const asked = await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body });
  expect([asked.status, asked.body.Code]).toEqual([200, undefined]);
  await takeSociety(portal.pool, id);
}
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
