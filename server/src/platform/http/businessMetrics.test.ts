import { followNotifications } from '@omur/contract/messages/notifications';
import { followSplitRoom } from '@omur/contract/works/splitRooms';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';

const token = 'a token for scraping';
let portal: Portal;
beforeAll(async () => {
  portal = await aPortal({ metricsToken: token });
});
afterAll(() => portal.close());

const scraped = async () =>
  (await portal.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;
const valueOf = async (name: string) =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(await scraped())?.[1]);

describe('the metrics', () => {
  it('O23 tell of letters, jobs, imports, streams and refused log-ins', async () => {
    await portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, due_at, attempts)
      values ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '2 hours', now(), 0),
        ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '9 days', 'infinity', 25)`);
    await portal.sql(`select graphile_worker.add_job('someTask', run_at := now() - interval '5 minutes')`);
    await portal.ask('POST /api/login', { body: { KENNITALA: '0101302129', LYKILORD: 'Rangt-lykilord-1' } });
    expect(await valueOf('omur_letters_waiting')).toBe(1);
    expect(await valueOf('omur_letters_given_up')).toBe(1);
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
