import { allEndpoints } from '@omur/contract/endpoint';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../test/portal.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { askedOf } from './asked.ts';
import { ask, askAndLeave } from './asking.ts';
import { expectedStatus, situations, type Caller } from './callers.ts';
import { aCast, type Cast } from './cast.ts';
import { rows } from './rows.ts';
import { anUndonePool, type Undone } from './undone.ts';

let portal: Portal;
let cast: Cast;
let undone: Undone;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  portal = await aPortal();
  cast = await aCast(portal);
  undone = await anUndonePool(portal.database.application);
  app = await buildApp({
    config: { ...readConfig({}), rateLimitPerMinute: 0 },
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

const calls = allEndpoints.map((declared) => [`${declared.method} ${declared.path}`, declared] as const);
const said = ({ role, actsFor }: Caller) => (actsFor ? `${role} acting (${actsFor})` : role);

describe('who may do what with whose things', () => {
  it('S6 stands for every call there is, and for no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });
  it.each(calls)('S5, S6 holds for %s', async (name, declared) => {
    const row = rows[name];
    if (!row) throw new Error('The call has no row.');
    const { method } = declared;
    const wrong: string[] = [];
    for (const { caller, target } of situations) {
      if (row.isSlow && caller.role !== 'nobody' && caller.role !== 'member') continue;
      const asked = askedOf(declared, row, cast.things(caller, target), caller);
      const { status, text } = await (row.isEndless ? askAndLeave : ask)(app, asked, cast.token(caller));
      if (method !== 'GET' || status !== 200) await undone.undo();
      const expected = expectedStatus(declared, row, caller, target);
      if (status !== expected)
        wrong.push(`${said(caller)}, ${target}: ${status} for ${expected} ${text.slice(0, 150)}`);
      const leaks = method === 'GET' ? cast.secretsFrom(caller).filter((one) => text.includes(one)) : [];
      if (leaks.length > 0) wrong.push(`${said(caller)}, ${target}: reads ${leaks.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
});
