import { Writable } from 'node:stream';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newServer } from '../../app/serving.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { readConfig } from '../config.ts';
import { answerErrors } from './errors.ts';
import { loggedError, withoutPeople } from './loggedError.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.owner);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const failureOf = (text: string) => client.query(text).catch((error: Error) => error) as Promise<Error>;

/** What the server's log has of an error that nobody expected. */
async function loggedOf(error: Error): Promise<string> {
  const lines: string[] = [];
  const out = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(String(chunk)), done()) });
  const log = pino({ level: 'warn', serializers: { err: loggedError } }, out);
  const app = newServer(readConfig({}), log, {} as never);
  answerErrors(app as never);
  app.get('/', () => {
    throw error;
  });
  await app.inject('/');
  await app.close();
  return lines.join('');
}

describe('O247 an error in the log', () => {
  it('has the constraint and the stack, and nothing of the row that was in the way', async () => {
    await client.query(`insert into person (kennitala, name) values ('0101302129', 'Katla')`);
    const error = await failureOf(`insert into person (kennitala, name) values ('0101302129', 'Hersir')`);
    expect((error as pg.DatabaseError).detail).toContain('0101302129');
    const logged = await loggedOf(error);
    expect(logged).toContain('"constraint":"person_kennitala');
    expect(logged).toContain('"code":"23505"');
    expect(logged).toContain('loggedError.test.ts');
    expect(logged).not.toMatch(/0101302129|Hersir|Katla/);
  });
  it('has no address that a mail server did not take, also not as its cause', async () => {
    const refused = Object.assign(new Error('All were rejected: 550 <katla@example.is> unknown'), {
      responseCode: 550,
      rejected: ['katla@example.is'],
    });
    const logged = await loggedOf(new Error('not sent', { cause: refused }));
    expect(logged).toContain('550');
    expect(logged).not.toContain('katla');
  });
  it('has no password of an address, no token and no national ID in its words', () => {
    const token = 'x'.repeat(43);
    for (const [text, clean] of [
      ['postgresql://omur_app:s3cret@db.example.is:5432/omur', 'postgresql://…@db.example.is:5432/omur'],
      ['of 010130-2129 and 0101302129', 'of … and …'],
      [`Bearer ${token} and omur_${token}`, 'Bearer … and …'],
      ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
      ['/app/node_modules/@omur/contract/src/x.ts', '/app/node_modules/@omur/contract/src/x.ts'],
    ] as const)
      expect(withoutPeople(text)).toBe(clean);
    const invalid = Object.assign(new TypeError('Invalid URL'), { input: 'smtp://u:p4ss@h' });
    expect(JSON.stringify(loggedError(invalid))).not.toContain('p4ss');
  });
});
