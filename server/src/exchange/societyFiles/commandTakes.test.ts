import { once } from 'node:events';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateCommand, startMigrateCommand } from '../../../test/migrateCommand.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { countsOf } from '../../../test/societyFiles.ts';
import { example } from '../../../test/takenSociety.ts';

const alone = { FOUR_EYES: 'none' };
const imports = (portal: Portal) =>
  portal.sql(
    'select society_import_id as id, state, takes_two, sent_by, taken_by from society_import order by 1',
  );

describe('npm run migrate -- FOLDER --take', { timeout: 120_000 }, () => {
  let portal: Portal;
  let first: Someone;
  let second: Someone;
  let folder = '';
  beforeAll(async () => {
    portal = await aPortal();
    first = await portal.someone({ role: 'administrator' });
    second = await portal.someone({ role: 'administrator' });
    folder = await mkdtemp(path.join(tmpdir(), 'society-'));
    await cp(example, folder, { recursive: true });
    await appendFile(path.join(folder, 'persons.csv'), 'P99;Villa Villudóttir;12;;;;;;;;;;;\n');
  });
  afterAll(async () => {
    await portal.close();
    await rm(folder, { recursive: true });
  });
  const migrate = (words: readonly string[], settings = {}) =>
    migrateCommand(portal, [folder, ...words], settings);

  it('O87 takes nothing where that takes two, says who takes it and where, and ends with an error', async () => {
    const { status, out } = await migrate(['--take', '--without-refused']);
    expect([status, out]).toEqual([
      1,
      expect.stringMatching(
        /Nothing was taken\. Another administrator takes it at \/gagnaflutningur\/1\.\n$/u,
      ),
    ]);
    expect(await imports(portal)).toEqual([
      { id: 1, state: 'checked', takes_two: true, sent_by: first.userId, taken_by: null },
    ]);
    expect(await countsOf(portal)).toMatchObject({ works: 0, lines: 0 });
    const own = await portal.ask('POST /api/migrations/1/take', { as: first, body: { AN_HAFNADRA: 1 } });
    expect(own.body.Code).toBe('society.own');
  });

  it('O92 sends in the name of the administrator that --as names, and of nobody else', async () => {
    const editor = await portal.someone({ role: 'editor' });
    for (const kennitala of [editor.kennitala, '0000000000']) {
      const { status, errors } = await migrate(['--as', kennitala]);
      expect([status, errors]).toEqual([1, `No administrator has the national ID ${kennitala}.\n`]);
    }
    const { status, out } = await migrate(['--as', second.kennitala]);
    expect([status, out]).toEqual([1, expect.stringContaining('Nothing was taken: this was a trial.')]);
    expect((await imports(portal)).map(({ sent_by: sentBy }) => sentBy)).toEqual([
      first.userId,
      second.userId,
    ]);
  });

  it('O87 leaves out refused lines only where that is said', async () => {
    const { status, errors } = await migrate(['--take'], alone);
    expect([status, errors]).toEqual([
      1,
      'Lines were refused: 1. Correct the files, or take them without those lines.\n',
    ]);
    expect((await imports(portal)).at(-1)).toMatchObject({ state: 'checked', takes_two: false });
    expect(await countsOf(portal)).toMatchObject({ works: 0 });
  });

  it('O87, O91 takes the folder by itself where nothing takes two, and ends well where old and new are alike', async () => {
    const { status, out, errors } = await migrate(
      ['--take', '--without-refused', '--as', second.kennitala],
      alone,
    );
    expect([status, errors, out]).toEqual([
      0,
      '',
      expect.stringMatching(/Taken: 71\. Lines refused: 1\. Differences between old and new: 0\.\n$/u),
    ]);
    expect((await imports(portal)).at(-1)).toMatchObject({
      state: 'taken',
      takes_two: false,
      sent_by: second.userId,
      taken_by: second.userId,
    });
    expect(await countsOf(portal)).toMatchObject({ works: 8, lines: 19 });
  });
});

describe('npm run migrate after a kill', { timeout: 120_000 }, () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await aPortal();
    await portal.someone({ role: 'administrator' });
  });
  afterAll(() => portal.close());

  it('O86, O378 goes on with what a killed command had begun, then takes its own folder, and says once there is nothing more', async () => {
    const lock = new pg.Client(portal.database.owner);
    await lock.connect();
    await lock.query('begin; lock table work_author in share row exclusive mode');
    const killed = startMigrateCommand(portal, [example, '--take'], alone);
    const waiting = () =>
      portal.sql(`select from pg_locks where relation = 'work_author'::regclass and not granted`);
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 50 }).toBe(1);
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
    await lock.end();
    expect(await imports(portal)).toMatchObject([{ id: 1, state: 'taking' }]);
    expect(await countsOf(portal)).toMatchObject({ works: 0, lines: 0 });

    const { status, out } = await migrateCommand(portal, [example, '--take'], alone);
    expect(out.startsWith('Migration 1 was begun and goes on.\nMigration 2: migration-example\n')).toBe(true);
    expect([status, out]).toEqual([
      0,
      expect.stringMatching(/Taken: 0\. Lines refused: 0\. Differences between old and new: 0\.\n$/u),
    ]);
    expect(await imports(portal)).toMatchObject([{ state: 'taken' }, { state: 'taken' }]);
    expect(await countsOf(portal)).toMatchObject({ works: 8, lines: 19 });

    const again = await migrateCommand(portal, [example]);
    expect([again.status, again.out.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      'The files say the same as before: there is nothing to take.',
    ]);
  });
});
