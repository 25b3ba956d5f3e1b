import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { operationBounds } from '@omur/contract/platform/operationBounds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { backUp } from '../backup/backUp.ts';
import { findNewestBackup, noteBackup, noteRestoreCheck, noteToolBackup } from '../backup/note.ts';
import { proveRestore } from '../backup/prove.ts';
import { measureTables } from './measure.ts';

let portal: Portal;
let administrator: Someone;
let folder: string;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  folder = await mkdtemp(path.join(tmpdir(), 'omur-operations-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const look = async () => (await portal.ask('GET /api/operations', { as: administrator })).body;

describe('the page of operations', () => {
  it('O70 is for administrators alone', async () => {
    expect((await portal.ask('GET /api/operations')).status).toBe(401);
    for (const role of ['editor', 'member', 'viewer', 'external'] as const)
      expect((await portal.ask('GET /api/operations', { as: await portal.someone({ role }) })).status).toBe(
        403,
      );
  });
  it('O70 names versions and who is logged in', async () => {
    const found = await look();
    const [newest] = await portal.sql('select max(name) as name from migration');
    expect(found).toMatchObject({
      utgafA_KERFIS: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      utgafA_NODE: process.versions.node,
      utgafA_POSTGRESQL: expect.stringMatching(/^1[5-9]/),
      utgafA_TAFLNA: newest?.name,
      fjoldI_INNSKRADRA: expect.toSatisfy((count: number) => count >= 5),
      fjoldI_STRAUMA: 0,
      eftirmyndir: [],
    });
    expect(new Date(found.dagS_RAESINGAR).getTime()).toBeLessThan(Date.now());
    expect(found.staerD_GAGNAGRUNNS).toBeGreaterThan(1_000_000);
  });
  it('O71 counts e-mails by turn, jobs by kind and webhooks, with the age of the oldest', async () => {
    await portal.sql('delete from graphile_worker._private_jobs');
    await portal.sql('delete from letter');
    await portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, due_at, turn, attempts)
      values ('account', 'a@example.is', 'is', 's', 'b', now() - interval '20 seconds', now(), 0, 0),
        ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '2 hours', now() + interval '1 hour', 5, 1),
        ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '9 days', 'infinity', 5, 25)`);
    await portal.sql(`select graphile_worker.add_job('importUsage', run_at := now() - interval '15 minutes'),
      graphile_worker.add_job('later', run_at := now() + interval '1 day'), graphile_worker.add_job('broken')`);
    await portal.sql(`update graphile_worker._private_jobs j set last_error = 'no luck' from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'broken'`);
    const found = await look();
    const minutes = (seconds: number | null) => seconds && Math.floor(seconds / 60);
    expect(found.breF_I_BID.map((one: Record<string, number>) => Object.values(one).slice(0, 3))).toEqual([
      ['first', 1, 0],
      ['usual', 1, 1],
      ['last', 0, 0],
    ]);
    expect(found.breF_I_BID.map((one: Record<string, number>) => minutes(one.alduR_ELSTA ?? null))).toEqual([
      0,
      120,
      null,
    ]);
    expect(found.verK_I_BID).toMatchObject([
      { verkefni: 'importUsage', fjoldI_I_BID: 1, fjoldI_MISTEKINNA: 0 },
      { verkefni: 'broken', fjoldI_I_BID: 0, fjoldI_MISTEKINNA: 1, alduR_ELSTA: null },
    ]);
    expect(minutes(found.verK_I_BID[0].alduR_ELSTA)).toBe(15);
    expect(found.vefkraekjuR_I_BID).toEqual({ fjoldI_I_BID: 0, alduR_ELSTA: null });
  });
  it('O72 measures tables once a day, compares with 30 days ago, and forgets after 400 days', async () => {
    await portal.sql(`insert into table_size (table_name, measured_on, bytes)
      values ('change_record', current_date - 29, 100), ('change_record', current_date - 3, 5000),
        ('change_record', current_date - 31, 1), ('letter', current_date - 401, 1)`);
    for (let day = 0; day < 2; day++)
      await measureTables.run({ pool: portal.pool } as Parameters<typeof measureTables.run>[0], {});
    const [kept] =
      await portal.sql(`select count(*) filter (where measured_on = current_date)::integer as today,
      count(*) filter (where measured_on < current_date - 400)::integer as old from table_size`);
    expect(kept).toMatchObject({ today: expect.toSatisfy((count: number) => count > 100), old: 0 });
    const tables: Record<string, unknown>[] = (await look()).staerdiR_TAFLNA;
    expect(tables).toHaveLength(12);
    const [record] = tables.filter(({ heitI_TOFLU }) => heitI_TOFLU === 'change_record');
    expect(record?.voxtuR_BAETI).toBe(Number(record?.staerD_BAETI) - 100);
    // One of sixteen parts, which are one table here.
    expect(tables.map(({ heitI_TOFLU }) => heitI_TOFLU)).toContain('usage_line');
  });
});

describe('a backup', { timeout: 60_000 }, () => {
  const place = () => ({
    maker: inject('cluster').admin,
    owner: portal.database.owner,
    secret: undefined,
  });
  const make = async (name: string) => {
    const file = path.join(folder, name);
    const made = await backUp({ owner: portal.database.owner, files: undefined }, file);
    await noteBackup(portal.database.owner, file, made);
    return file;
  };
  const scratchDatabases = async () =>
    portal.sql('select from pg_database where datname = $1', [
      `${portal.database.owner.database}_restore_check`,
    ]);
  const prove = async (file: string) => {
    const check = await proveRestore(place(), file);
    await noteRestoreCheck(portal.database.owner, check);
    expect(await scratchDatabases()).toEqual([]);
    return check;
  };

  it('O73, O74 is written down, restored, compared, and the page says so without its folder', async () => {
    await portal.work({ by: await portal.someone() });
    expect(await look()).toMatchObject({ sidastA_AFRIT: null, sidastA_SONNUN: null, mistekiN_SONNUN: null });
    const file = await make('one.backup');
    expect(await findNewestBackup(portal.database.owner)).toBe(file);
    const { failure, found } = await prove(file);
    expect(failure).toBeUndefined();
    const body = await look();
    expect(body).toMatchObject({
      sidastA_AFRIT: {
        toL_AFRITS: 'omur',
        heitI_AFRITS: 'one.backup',
        fjoldI_RADA: found?.rows,
        fjoldI_SKJALA: 0,
      },
      sidastA_SONNUN: { heitI_AFRITS: 'one.backup', fjoldI_RADA: found?.rows, orsoK_PROFUNAR: null },
      mistekiN_SONNUN: null,
    });
    expect(body.sidastA_SONNUN.fjoldI_TAFLNA).toBeGreaterThan(100);
    expect(body.sidastA_SONNUN.fjoldI_SUMMA).toBeGreaterThan(6);
    expect(JSON.stringify(body)).not.toContain(folder);
  });
  it('O74 with money that is not what it says, damaged or gone is not proved, and the page says so', async () => {
    const file = path.join(folder, 'one.backup');
    const tar = gunzipSync(readFileSync(file)).toString('latin1');
    const changed = async (name: string, from: string, to: string) => {
      expect(tar).toContain(from);
      await writeFile(path.join(folder, name), gzipSync(Buffer.from(tar.replace(from, to), 'latin1')));
      return path.join(folder, name);
    };
    const sums = await changed('sums.backup', '"payments withheld": "0"', '"payments withheld": "7"');
    expect((await prove(sums)).failure?.reason).toBe('sums');
    const rows = await changed('counts.backup', '"public.payment": 0', '"public.payment": 1');
    expect((await prove(rows)).failure?.reason).toBe('counts');
    expect((await prove(path.join(folder, 'gone.backup'))).failure?.reason).toBe('file');
    const signed = await proveRestore(
      { ...place(), secret: 'a key of thirty-two characters, or more' },
      file,
    );
    expect(signed.failure?.reason).toBe('signature');
    await truncate(rows, 2000);
    expect((await prove(rows)).failure?.reason).toBe('file');
    expect(await look()).toMatchObject({
      sidastA_SONNUN: { heitI_AFRITS: 'one.backup' },
      mistekiN_SONNUN: { heitI_AFRITS: 'counts.backup', orsoK_PROFUNAR: 'file', fjoldI_RADA: null },
    });
  });
  it('O74 needs who may make a database, leaves one that is not its own alone, and is one at a time', async () => {
    const file = path.join(folder, 'one.backup');
    const { owner } = portal.database;
    const refused = await proveRestore({ maker: owner, owner, secret: undefined }, file);
    expect(refused.failure).toMatchObject({
      reason: 'scratch',
      message: expect.stringContaining('SCRATCH_DATABASE_URL'),
    });
    const admin = new pg.Client(inject('cluster').admin);
    await admin.connect();
    const name = `${owner.database}_restore_check`;
    await admin.query(`create database ${name}`);
    expect((await proveRestore(place(), file)).failure?.message).toContain('not ours');
    await admin.query(`comment on database ${name} is 'Made by npm run prove-restore, which drops it.'`);
    await admin.query('select pg_advisory_lock(7360210445)');
    await expect(proveRestore(place(), file)).rejects.toThrow('at the moment');
    await admin.query('select pg_advisory_unlock(7360210445)');
    // What one that was killed left behind.
    expect((await prove(file)).failure).toBeUndefined();
    await admin.end();
  });
  it('O231 of another tool is written down once, is the newest by its moment, and is not what a restore is proved with', async () => {
    const { owner } = portal.database;
    const own = await findNewestBackup(owner);
    const of = (tool: 'pgbackrest' | 'snapshot', name: string, minutes: number) => ({
      tool,
      name,
      madeAt: new Date(Date.now() + minutes * 60_000),
      bytes: tool === 'snapshot' ? null : 3_900_000,
    });
    expect(await noteToolBackup(owner, of('snapshot', 'rds:omur-earlier', -9000))).toBe(true);
    expect((await look()).sidastA_AFRIT).toMatchObject({ toL_AFRITS: 'omur', heitI_AFRITS: 'one.backup' });
    const newest = of('pgbackrest', '20261127-020002F', 1);
    expect(await noteToolBackup(owner, newest)).toBe(true);
    expect(await noteToolBackup(owner, newest)).toBe(false);
    expect((await look()).sidastA_AFRIT).toMatchObject({
      toL_AFRITS: 'pgbackrest',
      heitI_AFRITS: '20261127-020002F',
      dagS_AFRITS: newest.madeAt.toISOString(),
      staerD_BAETI: 3_900_000,
      fjoldI_RADA: null,
      fjoldI_SKJALA: null,
      fjoldI_SKJALA_VANTAR: null,
    });
    expect(await findNewestBackup(owner)).toBe(own);
    const [{ count } = { count: 0 }] = await portal.sql<{ count: number }>(
      `select count(*)::integer as count from backup_made where file = '20261127-020002F'`,
    );
    expect(count).toBe(1);
  });
  it('O231 of another tool is held by the tables: no moment to come, no address, no counts that nobody made', async () => {
    const write = (columns: string, values: string) =>
      portal.sql(`insert into backup_made (tool, ${columns}) values (${values})`);
    await expect(write('file, made_at', `'snapshot', 'x', now() + interval '1 day'`)).rejects.toThrow(
      'backup_made_past',
    );
    await expect(write('file, made_at', `'snapshot', '10.0.0.1/x', now()`)).rejects.toThrow(
      'backup_made_named',
    );
    await expect(
      write('file, made_at, row_count, file_count, missing_count', `'snapshot', 'x', now(), 1, 1, 0`),
    ).rejects.toThrow('backup_made_counted');
    await expect(write('file, made_at', `'omur', 'x', now()`)).rejects.toThrow('backup_made_counted');
    await expect(write('file, made_at', `'tar', 'x', now()`)).rejects.toThrow('backup_made_tool');
  });
  it('O231 is told by a command, as the owner', () => {
    const { host, port, user, password, database } = portal.database.owner;
    const address = `${encodeURIComponent(String(host))}:${port}/${database}`;
    const url = `postgresql://${user}:${encodeURIComponent(String(password))}@${address}`;
    const program = path.join(import.meta.dirname, '../backup/noteCommand.ts');
    const run = (...more: string[]) =>
      spawnSync(process.execPath, [program, ...more], {
        env: { PATH: process.env.PATH, DATABASE_URL: url, DATABASE_OWNER_URL: url },
        encoding: 'utf8',
      });
    const told = ['--tool', 'pg_basebackup', '--name', 'base-1', '--made-at', '2026-05-04T02:00:00Z'];
    expect(run(...told).stdout).toBe('base-1 is written down.\n');
    expect(run(...told).stdout).toBe('base-1 was written down before.\n');
    expect(run('--tool', 'pg_basebackup')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run note-backup'),
    });
  });
  it('O73, O74, O231 is nothing that the application could claim', async () => {
    for (const table of ['backup_made', 'restore_check'])
      await expect(portal.pool.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(
      portal.pool.query(
        `insert into restore_check (file_name, began_at, failure) values ('x', now(), 'file')`,
      ),
    ).rejects.toThrow('permission denied');
  });
});

it('O75 the alert rules have the bounds of the page', () => {
  const rules = readFileSync(new URL('../../../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8');
  for (const { metric, seconds } of Object.values(operationBounds))
    expect(rules).toMatch(new RegExp(`(max|min)\\(${metric}\\) > ${seconds}\\b`));
});
