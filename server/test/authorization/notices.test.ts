import { allEndpoints } from '@omur/contract/platform/endpoint';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, societyAccount } from '../portal.ts';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { beginning } from '../../src/platform/database/announce.ts';
import { askedOf } from './asked.ts';
import { expectedStatus, situations } from './callers.ts';
import { aCast, type Cast } from './cast.ts';
import { ask } from './requests.ts';
import { rows } from './rows.ts';
import { anUndonePool, type Undone } from './undone.ts';

/** Calls that give a notice within their transaction, each with its channels. The reasons stand in platform/database/notices.test.ts. */
const known: Record<string, string> = {
  'DELETE /api/users/:userId/secondFactors': 'session_changed, user_changed',
  'DELETE /api/users/myAccess/:userId': 'session_changed',
  'DELETE /api/users/sessions': 'session_changed',
  'DELETE /api/users/sessions/:sessionId': 'session_changed',
  'PATCH /api/users/': 'session_changed, user_changed',
  'PATCH /api/users/:userId': 'session_changed, user_changed',
  'PATCH /api/users/language': 'user_changed',
  'PATCH /api/users/masquerade/:userId': 'session_changed',
  'PATCH /api/users/secondFactors/passkeys/:passkeyId/remove': 'user_changed',
  'POST /api/bulk/:bulkId/send': 'jobs:insert',
  'POST /api/cwr/files/:cwrFileId/send': 'jobs:insert',
  'POST /api/cwr/sftpAccounts': 'jobs:insert',
  'POST /api/cwr/sftpAccounts/:sftpAccountId/try': 'jobs:insert',
  'POST /api/distributions/:distributionId/import': 'jobs:insert',
  'POST /api/invitations/:token': 'session_changed, user_changed',
  'POST /api/ipi/imports/:ipiImportId/check': 'jobs:insert',
  'POST /api/ipi/imports/:ipiImportId/take': 'jobs:insert',
  'POST /api/logout': 'session_changed',
  'POST /api/migrations/:societyImportId/check': 'jobs:insert',
  'POST /api/migrations/:societyImportId/take': 'jobs:insert',
  'POST /api/money/runs': 'jobs:insert',
  'POST /api/money/runs/:distributionId/reckon': 'jobs:insert',
  'POST /api/usageImports/:usageImportId/read': 'jobs:insert',
};

let portal: Portal;
let cast: Cast;
let undone: Undone;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  portal = await aPortal();
  cast = await aCast(portal);
  // Found before PostgreSQL's own: what is notified stands in a table, which is read before it is undone.
  await portal.sql(`create schema spy; create table spy.notice (channel text);
    create function spy.pg_notify(channel text, payload text) returns void language sql as 'insert into spy.notice values ($1)';
    grant usage on schema spy to omur_app; grant select, insert on spy.notice to omur_app`);
  undone = await anUndonePool(
    { ...portal.database.application, options: '-c search_path=spy,pg_catalog,public' },
    beginning.replace('begin; ', ''),
  );
  const settings = { OPENID_PROVIDER: 'true', ISWC_URL: 'https://iswc.example', ISWC_KEY: 'a key' };
  app = await buildApp({
    config: {
      ...readConfig({ ...settings, SECRETS_KEY: 'for tests alone, thirty-two or more' }),
      payment: societyAccount,
      rateLimitPerMinute: 0,
      overloadMilliseconds: 0,
    },
    pool: undone.pool,
    reads: undone.reads,
    connection: portal.database.application,
    log: pino({ level: 'silent' }),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await undone.close();
  await portal.close();
});

/** Channels on which something was said since the last time. */
async function heard(): Promise<string[]> {
  const { rows: found } = await undone.pool.query<{ channel: string }>(
    'select distinct channel from spy.notice order by 1',
  );
  await undone.undo();
  return found.map(({ channel }) => channel);
}

const changes = allEndpoints.filter(({ method }) => method !== 'GET');

it('O358 no change gives a notice before its commit but those that are known to, whoever of the members and staff makes it', async () => {
  const found: Record<string, string> = {};
  let done = 0;
  for (const declared of changes) {
    const name = `${declared.method} ${declared.path}`;
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row.`);
    const channels = new Set<string>();
    const roles = new Set<string>();
    for (const { caller, target } of situations) {
      if (caller.actsFor || roles.has(caller.role) || expectedStatus(declared, row, caller, target) >= 300)
        continue;
      roles.add(caller.role);
      const asked = askedOf(declared, row, cast.things(caller, target), caller);
      const { status } = await ask(app, asked, cast.token(caller));
      if (status < 300) done += 1;
      for (const channel of await heard()) channels.add(channel);
      if (row.isSlow) break;
    }
    if (channels.size > 0) found[name] = [...channels].toSorted().join(', ');
  }
  expect(done).toBeGreaterThan(changes.length);
  expect(found).toEqual(known);
}, 300_000);
