import { allEndpoints, type Declared } from '@omur/contract/platform/endpoint';
import { keyScopes } from '@omur/contract/platform/keyScopes';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { systemOf } from '../keys.ts';
import { aPortal, type Portal } from '../portal.ts';
import { askedOf } from './asked.ts';
import { type Caller, type Target } from './callers.ts';
import { aCast, type Cast } from './cast.ts';
import { ask } from './requests.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { anUndonePool, type Undone } from './undone.ts';

let portal: Portal;
let cast: Cast;
let undone: Undone;
let app: Awaited<ReturnType<typeof buildApp>>;
/** A system of the member's for each scope, and one that has them all. */
const keys: Record<string, string> = {};
const member = { role: 'member', actsFor: undefined } as const satisfies Caller;

beforeAll(async () => {
  portal = await aPortal();
  cast = await aCast(portal);
  const { someone } = cast.things(member, 'own');
  for (const scope of keyScopes) keys[scope] = (await systemOf(portal, someone, { scopes: [scope] })).token;
  keys['all'] = (await systemOf(portal, someone)).token;
  undone = await anUndonePool(portal.database.application);
  app = await buildApp({
    config: {
      ...readConfig({
        PUBLIC_REPERTORY: 'true',
        PUBLIC_NEWS: 'true',
        OPENID_PROVIDER: 'true',
        PUBLIC_RATE_PER_MINUTE: '0',
      }),
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

async function tried(declared: Declared, target: Target, token: string | undefined) {
  const row = rows[`${declared.method} ${declared.path}`] as Row;
  const answer = await ask(app, askedOf(declared, row, cast.things(member, target), member), token);
  if (declared.method !== 'GET' || answer.status !== 200) await undone.undo();
  return answer;
}

const named = allEndpoints.map((one) => [`${one.method} ${one.path}`, one] as const);
const scopeOf = ({ keyScope }: Declared) => keyScope;

describe('a system with a key', () => {
  it.each(named.filter(([, one]) => scopeOf(one) === undefined))(
    'O43 may never call %s',
    async (_, declared) => {
      const { status, text } = await tried(declared, 'own', keys['all']);
      expect([status, JSON.parse(text).Code]).toEqual([403, 'key.scope']);
    },
  );
  it.each(named.filter(([, one]) => scopeOf(one) !== undefined && one.path !== '/api/keys/own'))(
    'O42, O43 calls %s with its scope alone, and as its owner would',
    async (_, declared) => {
      for (const scope of keyScopes) {
        const { status, text } = await tried(declared, 'own', keys[scope]);
        const isOpen = declared.keyScope === 'any' || declared.keyScope === scope;
        // Its owner may be refused too, for a reason of their own.
        const isClosed = status === 403 && JSON.parse(text).Code === 'key.scope';
        expect([scope, isClosed]).toEqual([scope, !isOpen]);
      }
      for (const target of ['own', 'granted', 'foreign', 'missing'] as const) {
        const [withKey, withSession] = [
          await tried(declared, target, keys['all']),
          await tried(declared, target, cast.token(member)),
        ];
        expect([target, withKey.status]).toEqual([target, withSession.status]);
        const told = withKey.status === 200 ? withKey.text : '';
        expect(cast.secretsFrom(member).filter((one) => told.includes(one))).toEqual([]);
      }
    },
  );
  it('O43 is let into no call of staff, and into none that opens another door', () => {
    const open = allEndpoints.filter(({ keyScope }) => keyScope);
    expect(open.filter(({ access }) => ['staff', 'administrator', 'public'].includes(access))).toEqual([]);
    expect(
      open.filter(({ path }) => /^\/api\/(users|login|openId|invitations|webhooks|letters)/.test(path)),
    ).toEqual([]);
    expect(open.filter(({ method }) => method === 'DELETE' || method === 'PATCH')).toEqual([]);
  });
});
