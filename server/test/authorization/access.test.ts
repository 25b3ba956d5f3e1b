import { readFileSync } from 'node:fs';
import { allEndpoints, type Declared } from '@omur/contract/platform/endpoint';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, societyAccount } from '../portal.ts';
import { buildApp } from '../../src/app/app.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import type { Replicas } from '../../src/platform/database/replicas.ts';
import { readConfig } from '../../src/platform/config.ts';
import { askedOf, type Asked } from './asked.ts';
import { ask, askAndLeave, type Answered } from './requests.ts';
import { expectedStatus, situations, statusAtTheDoor, type Caller } from './callers.ts';
import { aCast, type Cast } from './cast.ts';
import { accessPage } from './page.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { anUndonePool, type Undone } from './undone.ts';

let portal: Portal;
let cast: Cast;
let undone: Undone;
/** Answers reads, and cannot write. */
let readOnly: pg.Pool;
/** The call that is being tried, and those that did not do without the primary. */
let beingTried = '';
const wrote = new Set<string>();
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  portal = await aPortal();
  cast = await aCast(portal);
  undone = await anUndonePool(portal.database.application);
  readOnly = openPool(
    { ...portal.database.application, options: '-c default_transaction_read_only=on' },
    { connections: 2 },
  );
  const source = { pool: readOnly, reads: readOnly };
  app = await buildApp({
    replicas: {
      pick: () => source,
      passOn: (_source, error) => void wrote.add(`${beingTried}: ${String(error)}`),
    } as Pick<Replicas, 'pick' | 'passOn'> as Replicas,
    config: {
      ...readConfig({
        PUBLIC_REPERTORY: 'true',
        PUBLIC_NEWS: 'true',
        OPENID_PROVIDER: 'true',
        PUBLIC_RATE_PER_MINUTE: '0',
      }),
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
  await readOnly.end();
  await portal.close();
});

const page = new URL('../../../docs/access.md', import.meta.url);
const calls = allEndpoints.map((declared) => [`${declared.method} ${declared.path}`, declared] as const);
const said = ({ role, actsFor }: Caller) => (actsFor ? `${role} acting (${actsFor})` : role);

describe('who may do what with whose things', () => {
  it('S6 stands for every call there is, and for no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });
  it('S6 is what the page says; `npm run access` writes it', () => {
    expect(readFileSync(page, 'utf8')).toBe(accessPage());
  });
  it.each(calls)('S5, S6 holds for %s', async (name, declared) => {
    const row = rows[name];
    if (!row) throw new Error('The call has no row.');
    beingTried = name;
    const wrong: string[] = [];
    const answers = new Map<string, Answered>();
    for (const { caller, target } of situations) {
      if (row.isSlow && !isQuick(declared, caller)) continue;
      const asked = askedOf(declared, row, cast.things(caller, target), caller);
      const token = cast.token(caller);
      // Where nothing in the request says whose, it is the same request on every target.
      const same = JSON.stringify([token, asked]);
      const answer = answers.get(same) ?? (await tried(row, asked, token));
      answers.set(same, answer);
      const expected = expectedStatus(declared, row, caller, target);
      const who = `${said(caller)}, ${target}`;
      if (answer.status !== expected)
        wrong.push(`${who}: ${answer.status} for ${expected} ${answer.text.slice(0, 150)}`);
      const leaks = asked.method === 'GET' ? leaked(caller, answer) : [];
      if (leaks.length > 0) wrong.push(`${who}: reads ${leaks.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
  it('O29 no read writes but those that say so', () => expect([...wrote]).toEqual([]));
  // Else one could find out by trying which numbers stand for something.
  it.each(calls.filter(([name]) => hides(rows[name])))(
    'S6 tells what is another’s from what is not there in no word of %s',
    async (name, declared) => {
      const row = rows[name] as Row;
      const caller = { role: 'member', actsFor: undefined } as const;
      const texts = new Set<string>();
      for (const target of ['foreign', 'missing'] as const)
        texts.add(
          (await tried(row, askedOf(declared, row, cast.things(caller, target), caller), cast.token(caller)))
            .text,
        );
      expect([...texts]).toHaveLength(1);
    },
  );
});

/** Passwords are looked at behind the door alone: whoever stays outside is quick, and of those inside some are enough. */
const isQuick = (declared: Declared, caller: Caller): boolean =>
  statusAtTheDoor(declared, caller) !== undefined ||
  caller.role === 'nobody' ||
  caller.role === (declared.access === 'administrator' ? 'administrator' : 'member');

/** Whether what is another's is answered like what is not there. */
function hides(row: Row | undefined): boolean {
  return row?.rule.foreign === 404 && row.rule.missing === 404 && !row.unless;
}

async function tried(row: Row, asked: Asked, token: string | undefined): Promise<Answered> {
  const answer = await (row.isEndless ? askAndLeave : ask)(app, asked, token);
  if (asked.method !== 'GET' || answer.status !== 200) await undone.undo();
  return answer;
}

function leaked(caller: Caller, { text }: Answered): string[] {
  return cast.secretsFrom(caller).filter((one) => stands(one, text));
}

/** Digits count on their own only: the microseconds of an instant may be anybody's account. */
function stands(secret: string, text: string): boolean {
  return /^\d+$/.test(secret) ? new RegExp(`(?<![.\\d])${secret}(?!\\d)`).test(text) : text.includes(secret);
}
