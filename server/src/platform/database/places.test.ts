import { connect, createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { aFreePort } from '../../../test/freePort.ts';
import { readConfig } from '../config.ts';
import { isDatabaseUrl } from '../databaseUrl.ts';
import { connectionTo, Places, placesOf } from './places.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let dead: number;
let live: number;
let server: Server;
beforeAll(async () => {
  database = await freshDatabase();
  const { host, port } = database.application;
  [dead, live] = [await aFreePort(), await aFreePort()];
  server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(live, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await database.drop();
});

const url = (hosts: string) => {
  const { user, password, database: name } = database.application;
  return `postgresql://${user}:${encodeURIComponent(String(password))}@${hosts}/${name}`;
};

describe('several servers in the URL', () => {
  it('O10 a single server may be the folder of a socket', async () => {
    const { host, port } = database.application;
    const pool = openPool(connectionTo(url(`${encodeURIComponent(String(host))}:${port}`)), {
      connections: 1,
    });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('O10 the first that takes connections is used', async () => {
    const connection = connectionTo(url(`127.0.0.1:${dead},127.0.0.1:${live}`));
    const pool = openPool(connection, { connections: 2 });
    expect((await pool.query('select current_user as who')).rows).toEqual([{ who: 'omur_app' }]);
    expect(placesOf(connection)?.current.port).toBe(live);
    await pool.end();
    const client = new pg.Client(connection);
    await client.connect();
    await client.end();
  });
  it('O10 none that answers is an error of the connection', async () => {
    const client = new pg.Client(connectionTo(url(`127.0.0.1:${dead},127.0.0.1:${dead}`)));
    await expect(client.connect()).rejects.toThrow('ECONNREFUSED');
  });
  it('O10 a place that turns out to be a standby is left for the next, and the last leads to the first', () => {
    const [a, b] = [
      { host: 'a', port: 5432 },
      { host: 'b', port: 5432 },
    ];
    const places = new Places([a, b]);
    places.leave(b);
    expect(places.current).toBe(a);
    places.leave(a);
    places.leave(a);
    expect(places.current).toBe(b);
    places.leave(b);
    expect(places.current).toBe(a);
  });
  it('O10 the owner and the application go to the same one', () => {
    const hosts = 'x.example.is:5432,y.example.is:5432';
    const [owner, application] = [connectionTo(url(hosts)), connectionTo(url(hosts))];
    expect(placesOf(owner)).toBe(placesOf(application));
    expect(placesOf(connectionTo(url('x.example.is:5432')))).toBeUndefined();
  });
  it.each([
    'postgresql://a/omur',
    'postgres://u:p@a:5432,b:5433/omur?sslmode=verify-full',
    'postgresql:///omur?host=/run/postgresql',
  ])('O10 %s is an address', (address) => {
    expect(isDatabaseUrl(address)).toBe(true);
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });
  it.each(['postgresql://u:p@a:notaport/omur', 'mysql://a/omur', 'omur'])(
    'O10 %s is no address',
    (address) => {
      expect(isDatabaseUrl(address)).toBe(false);
      expect(() => readConfig({ DATABASE_URL: address })).toThrow(
        'DATABASE_URL: is no postgresql://… address',
      );
    },
  );
});
