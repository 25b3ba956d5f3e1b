import { jobTaskOf } from '@omur/contract/platform/jobTasks';
import { runFiles } from '@omur/contract/royalties/runs';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { rightOf } from '../../test/distribution.ts';
import { aPayingSociety } from '../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../test/portal.ts';
import { recomputed } from '../../test/runFaults.ts';
import { aRun, deduct, logsShareAPool, receive, runRule } from '../../test/runs.ts';
import { sharedWork } from '../../test/shares.ts';
import { importUsage } from '../../test/usage.ts';
import { readConfig } from '../platform/config.ts';
import { sweep } from '../platform/database/sweep.ts';
import { hashOf } from '../platform/sessions/current.ts';
import { tasks } from './tasks.ts';

const log = pino({ level: 'silent' });
const closedYear = new Date().getUTCFullYear() - 1;

let portal: Portal;
let folder: string;
let anna: Someone;
let author: Someone;
let runs: number[];

/** A run of the usage of a year, finished by the second administrator on a day of the closed year. */
async function finishedRun(bera: Someone, year: number, day: string): Promise<number> {
  const period = `Árið ${year}`;
  await receive(portal, anna, { period, kronur: 100_000 });
  const run = await aRun(portal, anna, { period, year, day });
  const { body } = await portal.ask(`GET /api/money/runs/${run}`, { as: bera });
  const finished = await portal.ask(`POST /api/money/runs/${run}/finish`, {
    as: bera,
    body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR },
  });
  expect([finished.status, finished.body.stadA_UTHLUTUNAR]).toEqual([200, 'finished']);
  return run;
}

beforeAll(async () => {
  [portal, folder] = [await aPortal(), await mkdtemp(path.join(tmpdir(), 'omur-years-'))];
  const society = await aPayingSociety(portal);
  const both = [society.anna, society.bera] as const;
  [anna, author] = [society.anna, await society.payee()];
  await logsShareAPool(portal, both);
  await runRule(portal, both, {
    kind: 'daypart',
    from_time: '06:00',
    until_time: '18:00',
    factor_thousandths: 1500,
  });
  await deduct(portal, both, 15);
  await sharedWork(portal, [author, await society.payee()], 'Brimalda');
  const played = [closedYear, closedYear - 1].flatMap((year) => [
    `${year}-03-01;07:30;Brimalda;${author.name};180`,
    `${year}-04-01;22:00;Brimalda;${author.name};90`,
  ]);
  const file = ['date;time;title;writers;seconds', ...played, ''].join('\n');
  await importUsage(portal, { as: anna, file });
  runs = [
    await finishedRun(society.bera, closedYear, `${closedYear}-11-01`),
    await finishedRun(society.bera, closedYear - 1, `${closedYear}-05-01`),
  ];
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that bears a time was twelve years earlier. What cannot have been stays. */
async function letYearsPass(): Promise<number> {
  const superuser = new pg.Client({ ...inject('cluster').admin, database: portal.database.owner.database });
  await superuser.connect();
  // Nothing that keeps somebody from changing what stays keeps us from it.
  await superuser.query('set session_replication_role = replica');
  const { rows } = await superuser.query<{ of: string; name: string }>(
    `select c.oid::regclass::text as of, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.atttypid = 'timestamptz'::regtype and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname not in ('migration', 'lookup_version')`,
  );
  let aged = 0;
  for (const { of, name } of rows)
    aged += await superuser
      .query(`update ${of} set "${name}" = "${name}" - interval '12 years' where isfinite("${name}")`)
      .then(({ rowCount }) => rowCount ?? 0)
      .catch(() => 0);
  await superuser.end();
  return aged;
}

/** Sessions of then are over. */
async function logInAgain(someone: Someone): Promise<Someone> {
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashOf(token), someone.userId],
  );
  return { ...someone, token };
}

const textOf = async (call: string, as: Someone) => {
  const { status, text } = await portal.ask(`GET ${call}`, { as });
  expect([call, status]).toEqual([call, 200]);
  return text;
};

/** All that says why each króna was paid, to staff and to whom it was paid. */
async function evidence(staff: Someone, payee: Someone): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const keep = async (call: string, as: Someone) => (found[call] = await textOf(call, as));
  for (const run of runs) {
    const lines = JSON.parse(await keep(`/api/money/runs/${run}/lines`, staff)) as { skilalinA_NR: number }[];
    expect(lines).toHaveLength(2);
    for (const { skilalinA_NR: line } of lines) {
      await keep(`/api/money/runs/${run}/lines/${line}`, staff);
      await keep(`/api/persons/statistics/distributions/${run}/lines/${line}`, payee);
    }
    for (const file of runFiles) await keep(`/api/money/runs/${run}/files/${file}`, staff);
    await keep(
      `/api/persons/statistics/distributions?Did=${run}&rights=${await rightOf(portal, author)}`,
      payee,
    );
  }
  return found;
}

const partsOfYear = () =>
  portal.sql(
    `select from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'statement_line'::regclass and c.relname like 'y${closedYear}%'`,
  );
const lettersKept = async () => (await portal.sql('select count(*)::integer as n from letter'))[0]?.['n'];

it('R17, R117, O34, O162, O248 after all that goes by time each line of a closed year says why it was paid, to the eyrir', async () => {
  expect(await letYearsPass()).toBeGreaterThan(100);
  const [staff, payee] = [await logInAgain(anna), await logInAgain(author)];
  await portal.sql(
    `insert into letter (kind, recipient, language, subject, body, created_at, sent_at, due_at)
     values ('account', 'a@example.is', 'is', 's', 'b', now() - interval '12 years', now() - interval '12 years', 'infinity')`,
  );
  const [before, letters] = [await evidence(staff, payee), await lettersKept()];
  const config = { ...readConfig({ OMUR_DATA: folder, STATEMENT_ARCHIVE: 'true' }), smtpUrl: undefined };
  const timed = tasks.filter((task) => task.cron ?? jobTaskOf(task.name)?.cron);
  expect(timed.length).toBeGreaterThan(20);
  for (let round = 0; round < 2; round++) {
    for (const task of timed) await task.run({ pool: portal.pool, log, config }, {});
    await sweep(portal.pool, log);
  }
  // They did what they do.
  expect(await partsOfYear()).toHaveLength(1);
  expect(await portal.sql('select from archived_distribution')).toHaveLength(2);
  expect(await lettersKept()).toBeLessThan(Number(letters));

  expect(await evidence(staff, payee)).toEqual(before);
  for (const run of runs) expect(await recomputed(portal, staff, run)).toMatch(/ 0 differ\.$/u);
});
