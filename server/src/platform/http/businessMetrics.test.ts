import { followNotifications } from '@omur/contract/messages/notifications';
import { followSplitRoom } from '@omur/contract/works/splitRooms';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';

const token = 'a token for scraping';
let portal: Portal;
beforeAll(async () => {
  portal = await aPortal({ metricsToken: token });
});
afterAll(() => portal.close());

/** Counts are kept for five seconds, which are over by then. */
function afterAWhile(seconds = 6): void {
  const at = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(at);
  onTestFinished(() => void vi.restoreAllMocks());
}

const scraped = async () =>
  (await portal.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;
const valueOf = async (name: string) =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(await scraped())?.[1]);

describe('the metrics', () => {
  it('O23 tell of letters, jobs, imports, streams and refused log-ins', async () => {
    await portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, due_at, attempts)
      values ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '2 hours', now(), 0),
        ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '9 days', 'infinity', 25)`);
    // O340
    await portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, due_at, attempts, last_error)
      values ('payment', 'none@example.is', 'is', 's', 'b', now() - interval '3 hours', 'infinity', 1, '550 5.1.1')`);
    await portal.sql(`select graphile_worker.add_job('someTask', run_at := now() - interval '5 minutes')`);
    await portal.ask('POST /api/login', { body: { KENNITALA: '0101302129', LYKILORD: 'Rangt-lykilord-1' } });
    expect(await valueOf('omur_letters_waiting')).toBe(1);
    expect(await valueOf('omur_letters_given_up')).toBe(1);
    expect(await valueOf('omur_letters_refused')).toBe(1);
    expect(Math.round((await valueOf('omur_letters_oldest_seconds')) / 60)).toBe(120);
    expect(await valueOf('omur_jobs_waiting')).toBe(1);
    expect(await valueOf('omur_jobs_failed')).toBe(0);
    expect(Math.round((await valueOf('omur_jobs_oldest_seconds')) / 60)).toBe(5);
    expect(await valueOf('omur_imports_waiting')).toBe(0);
    expect(await valueOf('omur_streams_open')).toBe(0);
    expect(await scraped()).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/login",status="401"\} 1/,
    );
    expect(await scraped()).toMatch(/omur_build_info\{version="[\d.]+",commit="[\da-f]*"\} 1/);
  });
  it('O332 count files of every kind that arrive or are read, those of a former system too', async () => {
    const { userId } = await portal.someone({ role: 'administrator' });
    afterAWhile();
    await portal.sql(
      `insert into society_import (name, takes_two, sent_by) values ('Gamla kerfið', true, $1)`,
      [userId],
    );
    expect(await valueOf('omur_imports_waiting')).toBe(1);
  });
  it('O332 say that no job ever ended, which no job that waits would', async () => {
    afterAWhile(12);
    await portal.sql('delete from job_run');
    await portal.sql('delete from graphile_worker._private_jobs');
    expect(await valueOf('omur_jobs_oldest_seconds')).toBe(0);
    expect((await scraped()).match(/^omur_jobs_quiet_seconds (\S+)$/m)?.[1]).toBe('+Inf');
  });
  it('O335 take a job that waits for another of its queue for no late one, until none of it runs', async () => {
    afterAWhile(18);
    await portal.sql(`delete from graphile_worker._private_jobs`);
    const add = (ago: string) =>
      portal.sql(
        `select graphile_worker.add_job('importUsage', queue_name := 'files', run_at := now() - $1::interval)`,
        [ago],
      );
    await add('20 minutes');
    await portal.sql(
      `update graphile_worker._private_jobs set locked_at = now() - interval '20 minutes', locked_by = 'one'`,
    );
    await add('15 minutes');
    expect(await valueOf('omur_jobs_oldest_seconds')).toBe(0);
    expect(await valueOf('omur_jobs_waiting')).toBe(1);
    expect(Math.round((await valueOf('omur_jobs_running_seconds')) / 60)).toBe(20);
    const administrator = await portal.someone({ role: 'administrator' });
    const waits = async () =>
      (await portal.ask('GET /api/operations', { as: administrator })).body.verK_I_BID as unknown[];
    expect(await waits()).toMatchObject([{ verkefni: 'importUsage', fjoldI_I_BID: 1, alduR_ELSTA: null }]);
    await portal.sql('delete from graphile_worker._private_jobs where locked_at is not null');
    expect(await waits()).toMatchObject([
      { alduR_ELSTA: expect.toSatisfy((seconds: number) => seconds >= 900) },
    ]);
  });
  it('O338 have the age of e-mails to many apart, which go last and take hours', async () => {
    afterAWhile(24);
    await portal.sql('delete from letter');
    await portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, due_at, turn)
      values ('distributionFinished', 'a@example.is', 'is', 's', 'b', now() - interval '2 hours', now(), 9)`);
    expect(await valueOf('omur_letters_oldest_seconds')).toBe(0);
    expect(Math.round((await valueOf('omur_letters_to_many_oldest_seconds')) / 3600)).toBe(2);
    expect(await valueOf('omur_letters_waiting')).toBe(1);
  });
  it('O339 tell how much this server remembers, and how often that spared it a question', async () => {
    const member = await portal.someone();
    const before = await valueOf('omur_cache_entries\\{cache="sessions"\\}');
    for (let i = 0; i < 3; i++) await portal.ask('GET /api/authors/id', { as: member });
    expect(await valueOf('omur_cache_entries\\{cache="sessions"\\}')).toBe(before + 1);
    const text = await scraped();
    expect(text).toMatch(/^omur_cache_lookups_total\{cache="sessions",result="hit"\} [1-9]/m);
    expect(text).toMatch(/^omur_cache_lookups_total\{cache="sessions",result="miss"\} [1-9]/m);
  });
  it('O24 are those that the alert rules and the dashboard ask for', async () => {
    const root = new URL('../../../../', import.meta.url);
    const text = await scraped();
    const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
    for (const file of globSync('deploy/{prometheus/*.yml,grafana/*.json}', { cwd: root.pathname })) {
      const asked = readFileSync(new URL(file, root), 'utf8').match(
        /\b(?:omur|http_request|database|process|nodejs)_\w+/g,
      );
      expect(asked?.length).toBeGreaterThan(5);
      // How long somebody listens is not how long they waited.
      const buckets = readFileSync(new URL(file, root), 'utf8')
        .split('http_request_duration_seconds_bucket')
        .slice(1);
      for (const bucket of buckets)
        for (const { path } of [followNotifications, followSplitRoom])
          expect(bucket.slice(0, 120)).toContain(path);
      for (const name of asked ?? []) expect([...known]).toContain(name.replace(/_(count|bucket|sum)$/, ''));
    }
  });
});
