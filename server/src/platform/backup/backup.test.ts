import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareDatabase, freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { filesBelow, likenessOf } from '../../../test/likeness.ts';
import { aPortal } from '../../../test/portal.ts';
import { readConfig } from '../config.ts';
import { loadDemo } from '../../../demo/load.ts';
import { writeDemoFiles } from '../../../demo/files.ts';
import { StorageUnavailable } from '../files/storage.ts';
import { backUp, type BackedUp } from './backUp.ts';
import { filesPlace } from './files.ts';
import { restore } from './restore.ts';

let folder: string;
let society: TestDatabase;
let backup: string;
let written: BackedUp;
/** A society of one member, of whom a backup is taken back in a moment. */
let small: TestDatabase;
let smallBackup: string;
let smallWritten: BackedUp;
let closeSmall: () => Promise<unknown>;
const placeIn = (name: string) => ({ ...readConfig({}), filesFolder: path.join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'omur-backup-'));
  backup = path.join(folder, 'omur.backup');
  society = await freshDatabase();
  await loadDemo(society.owner, undefined, () => undefined, { years: 1 });
  await writeDemoFiles(society.owner, placeIn('files'));
  written = await backUp({ owner: society.owner, files: filesPlace(placeIn('files')) }, backup);
  smallBackup = path.join(folder, 'small.backup');
  const portal = await aPortal();
  await portal.work({ by: await portal.someone() });
  small = portal.database;
  smallWritten = await backUp(withoutFiles(small), smallBackup);
  closeSmall = () => portal.close();
});
afterAll(async () => {
  await society.drop();
  await closeSmall();
  await rm(folder, { recursive: true, force: true });
});

const other = (name: string) => path.join(folder, name);
const withoutFiles = (database: TestDatabase) => ({ owner: database.owner, files: undefined });

describe('a backup', { timeout: 90_000 }, () => {
  it('brings back the demo society row by row, its files, and what guards them', async () => {
    const database = await bareDatabase();
    const restored = await restore({ owner: database.owner, files: filesPlace(placeIn('back')) }, backup);
    expect(restored).toEqual({ rows: written.rows, files: written.files });
    expect(written).toMatchObject({ missing: [] });
    expect(written.rows).toBeGreaterThan(5000);
    expect(written.files).toBeGreaterThan(5);
    expect(await likenessOf(database.owner)).toEqual(await likenessOf(society.owner));
    expect(await filesBelow(other('back'))).toEqual(await filesBelow(other('files')));
    await database.drop();
  });
  it('is for nobody but its owner, and an ordinary tar file', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const { stdout, status } = spawnSync('tar', ['--list', '--gzip', '--file', backup], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^backup\.json\n[^]*tables\/public\.work\/1\n[^]*files\/\d+\nend\.json\n$/);
  });
  it('overwrites nothing: no file, no database, and no stored file that differs', async () => {
    const before = await likenessOf(society.owner);
    await expect(backUp(withoutFiles(society), backup)).rejects.toThrow('nothing is overwritten');
    await expect(restore(withoutFiles(society), backup)).rejects.toThrow('nothing is overwritten');
    expect(await likenessOf(society.owner)).toEqual(before);

    const name = Object.keys(await filesBelow(other('back')))[0] ?? '';
    await writeFile(path.join(other('back'), name), 'annað');
    const place = filesPlace(placeIn('back'));
    const again = await bareDatabase();
    await expect(restore({ owner: again.owner, files: place }, backup)).rejects.toThrow('another file');
    await again.drop();
  });
  it('J6 is signed by the key of the settings, and taken back only with it, unless somebody says so', async () => {
    const secret = 'a key of thirty-two characters and more';
    const signed = { ...withoutFiles(small), secret };
    await backUp(signed, other('signed'));
    const database = await bareDatabase();
    const into = (key: string | undefined, file = 'signed') =>
      restore({ owner: database.owner, files: undefined, secret: key }, other(file));
    await expect(into('another key of thirty-two characters')).rejects.toThrow('--trust');
    await expect(into(secret, 'small.backup')).rejects.toThrow('--trust');
    // A member made administrator in it: the sums are right, the signature is not.
    const tar = gunzipSync(await readFile(other('signed')));
    const at = tar.indexOf('\tmember\t');
    expect(at).toBeGreaterThan(0);
    tar.write('\tviewer\t', at);
    await writeFile(other('changed'), gzipSync(tar));
    await expect(into(secret, 'changed')).rejects.toThrow('--trust');
    expect((await into(secret)).rows).toBe(smallWritten.rows);
    await database.drop();
  });
  it('O331 says which key its secrets are sealed with, unless it is taken back without that', async () => {
    const secret = 'a key of thirty-two characters and more';
    const owner = new pg.Client(small.owner);
    await owner.connect();
    await owner.query(`insert into sealing_key (fingerprint) values (decode(repeat('07', 16), 'hex'))`);
    await backUp({ ...withoutFiles(small), secret }, other('sealed'));
    await owner.query('delete from sealing_key');
    await owner.end();
    const noted = async (key: string | undefined) => {
      const database = await bareDatabase();
      await restore({ owner: database.owner, files: undefined, secret: key }, other('sealed'));
      const client = new pg.Client(database.owner);
      await client.connect();
      const { rowCount } = await client.query('select from sealing_key');
      await client.end();
      await database.drop();
      return rowCount;
    };
    expect(await noted(secret)).toBe(1);
    expect(await noted(undefined)).toBe(0);
  });
  it('J6 brings no statement with it: columns are those of the catalogue', async () => {
    const database = await bareDatabase();
    const tar = gunzipSync(await readFile(smallBackup));
    const text = tar.toString('latin1');
    const at = text.indexOf('"name_en"');
    const evil = Buffer.from(tar);
    evil.write('"x_y_zzz"', at);
    await writeFile(other('evil'), gzipSync(evil));
    await expect(restore(withoutFiles(database), other('evil'))).rejects.toThrow('does not know');
    await database.drop();
  });
  it('that is cut off or damaged leaves nothing, and a whole you can follow', async () => {
    const database = await bareDatabase();
    const bytes = await readFile(smallBackup);
    const tar = gunzipSync(bytes);
    const half = Math.floor(bytes.length / 2);
    const refused = async (content: Buffer, reason: RegExp) => {
      await writeFile(other('broken'), content);
      await expect(restore(withoutFiles(database), other('broken'))).rejects.toThrow(reason);
    };
    await refused(bytes.subarray(0, half), /cut off/);
    await refused(bytes.subarray(0, bytes.length - 5), /cut off/);
    await refused(gzipSync(tar.subarray(0, tar.length - 4096)), /cut off/);
    await refused(gzipSync(tar.fill(7, tar.length - 3000, tar.length - 2000)), /damaged|cut off/);
    await refused(Buffer.from(bytes).fill(0, half, half + 50), /damaged|not a backup|cut off/);
    await refused(Buffer.from('þetta er ekki afrit'), /not a backup/);
    await expect(restore(withoutFiles(database), other('nothing'))).rejects.toThrow('ENOENT');
    await refused(Buffer.alloc(0), /cut off/);
    await refused(gzipSync(Buffer.from('halló'.repeat(500))), /not a backup/);
    const { tables } = await likenessOf(database.owner);
    expect(tables).toMatchObject({ 'public.app_user': { rows: 0 }, 'public.work': { rows: 0 } });
    await restore(withoutFiles(database), smallBackup);
    expect((await likenessOf(database.owner)).tables).toEqual((await likenessOf(small.owner)).tables);
    await database.drop();
  });
  it('of a newer version is refused before anything is made', async () => {
    const database = await bareDatabase();
    const tar = gunzipSync(await readFile(smallBackup));
    const at = tar.indexOf('0001_ground.sql');
    tar.write('9001_ground.sql', at);
    await writeFile(other('newer'), gzipSync(tar));
    await expect(restore(withoutFiles(database), other('newer'))).rejects.toThrow('does not know');
    expect((await likenessOf(database.owner)).tables).toEqual({});
    await database.drop();
  });
  it('is never finished under its name when it fails', async () => {
    const place = filesPlace({
      ...placeIn('x'),
      s3: {
        endpoint: 'http://127.0.0.1:1',
        bucket: 'none',
        region: 'x',
        accessKeyId: 'x',
        secretAccessKey: 'x',
      },
    });
    await expect(backUp({ owner: society.owner, files: place }, other('failed'))).rejects.toThrow(
      StorageUnavailable,
    );
    for (const name of ['failed', 'failed.unfinished'])
      await expect(stat(other(name))).rejects.toThrow('ENOENT');
  });
  it('O73 goes into no file that another is writing, or that somebody has laid there for all to read', async () => {
    const there = other('twice.unfinished');
    await writeFile(there, 'somebody else’s', { mode: 0o644 });
    await expect(backUp(withoutFiles(small), other('twice'))).rejects.toThrow(
      'another backup is being written',
    );
    expect(await readFile(there, 'utf8')).toBe('somebody else’s');
    await expect(stat(other('twice'))).rejects.toThrow('ENOENT');
    await rm(there);
    await backUp(withoutFiles(small), other('twice'));
    expect((await stat(other('twice'))).mode & 0o777).toBe(0o600);
  });
  it('tells which stored files are not there', async () => {
    const { files, missing } = await backUp(
      { owner: society.owner, files: filesPlace(placeIn('nowhere')) },
      other('no-files'),
    );
    expect(files).toBe(0);
    expect(missing).toHaveLength(written.files);
    expect(missing[0]).toMatch(/^(applications|contracts)\/\d+\//);
    await truncate(other('no-files'));
  });
});

it('is of one moment though members go on writing', { timeout: 90_000 }, async () => {
  const portal = await aPortal();
  const member = await portal.someone();
  const state = { isWriting: true };
  const writing = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (state.isWriting) await portal.work({ by: member });
    }),
  );
  await expect.poll(async () => (await portal.sql('select from work')).length).toBeGreaterThan(5);
  await backUp(withoutFiles(portal.database), other('busy'));
  state.isWriting = false;
  await writing;
  const database = await bareDatabase();
  // The references are proved anew by the restore itself.
  await restore(withoutFiles(database), other('busy'));
  const { tables } = (await likenessOf(database.owner)) as { tables: Record<string, { rows: number }> };
  const works = tables['public.work']?.rows ?? 0;
  expect(works).toBeGreaterThan(5);
  for (const name of ['work_author', 'work_title', 'work_right', 'person_work'])
    expect(tables[`public.${name}`]?.rows).toBe(works);
  await database.drop();
  await portal.close();
});
