import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateCommand } from '../../../test/migrateCommand.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let folder = '';
let place = '';
beforeAll(async () => {
  portal = await aPortal();
  await portal.someone({ role: 'administrator' });
  place = await mkdtemp(path.join(tmpdir(), 'migration-'));
  folder = await mkdtemp(path.join(tmpdir(), 'society-'));
  const works = Array.from({ length: 2500 }, (_, at) => `V${at};Lag ${at};langt;2001-01-01`);
  await writeFile(
    path.join(folder, 'works.csv'),
    ['number;title;duration;registered_on', ...works].join('\n'),
  );
});
afterAll(async () => {
  await portal.close();
  for (const one of [place, folder]) await rm(one, { recursive: true });
});

const migrate = (...more: string[]) => migrateCommand(portal, [folder, ...more]);

it('O378 the command says what is missing before it can read a folder', async () => {
  const nowhere = await migrateCommand(portal, [path.join(place, 'nowhere')]);
  expect([nowhere.status, nowhere.errors]).toEqual([
    1,
    `There is no folder ${path.join(place, 'nowhere')}.\n`,
  ]);
  await portal.sql(`update app_user set is_locked = true where role = 'administrator'`);
  const nobody = await migrate();
  await portal.sql(`update app_user set is_locked = false where role = 'administrator'`);
  expect([nobody.status, nobody.errors]).toEqual([
    1,
    expect.stringContaining('npm run admin -- --kennitala'),
  ]);
}, 120_000);

it('O263 the command writes all faults into a file that is named, and says how where they are not all told', async () => {
  const file = path.join(place, 'faults.csv');
  const { status, out } = await migrate('--faults', file);
  expect([status, out]).toEqual([1, expect.stringContaining(`All that is wrong, line by line: ${file}\n`)]);
  expect(out).toContain('… and 500 more. --faults FILE writes all of them into a file.\n');
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFFile;Line;Column;Kind of fault;What is wrong',
    'works.csv;2;duration;society.line.duration;“langt” is not a length like 3:45.',
  ]);
  expect(lines.filter((line) => line.startsWith('works.csv;'))).toHaveLength(2500);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const again = await migrate('--faults', file);
  expect([again.status, again.errors]).toEqual([1, `There is a file ${file} already.\n`]);
  const inside = path.join(folder, 'faults.csv');
  const refused = await migrate('--faults', inside);
  expect([refused.status, refused.errors]).toEqual([1, expect.stringContaining('Name another place')]);
  expect(await portal.sql('select society_import_id from society_import')).toHaveLength(1);
}, 120_000);

it('O378 the command ends by saying what comes of the files where nothing of them can be taken', async () => {
  const refused = await migrate();
  expect([refused.status, refused.out.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    'Nothing can be taken: all that is new or changed was refused.',
  ]);
  const songs = path.join(place, 'songs');
  await mkdir(songs);
  await writeFile(path.join(songs, 'songs.csv'), 'number;title\n');
  const unread = await migrateCommand(portal, [songs]);
  expect([unread.status, unread.out.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    'The files cannot be read. Correct what is listed, and run the command again.',
  ]);
}, 120_000);
