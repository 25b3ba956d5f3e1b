import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { Listener } from './listener.ts';

let database: TestDatabase;
let admin: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client(inject('cluster').admin);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

/** Does something to each line on which the database tells of changes, and answers how many there are. */
async function lines(does = 'pid'): Promise<number | null> {
  const text = `select ${does} from pg_stat_activity where datname = $1 and application_name = 'omur listener'`;
  return (await admin.query(text, [database.application.database])).rowCount;
}

describe('the line on which changes are heard', () => {
  it('H170 stays down if it was lost just before the server closed', async () => {
    const listener = new Listener(database.application, pino({ level: 'silent' }));
    listener.on('session_changed', () => undefined);
    await listener.start();
    expect(await lines('pg_terminate_backend(pid)')).toBe(1);
    await expect.poll(() => listener.isListening).toBe(false);
    await listener.stop();
    // It would be back after a second.
    await sleep(1300);
    expect(await lines()).toBe(0);
  });
});
