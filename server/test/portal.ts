import { randomBytes } from 'node:crypto';
import type { Role } from '@omur/contract/platform/values';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { buildApp } from '../src/app/app.ts';
import { readConfig, type Config, type FourEyes } from '../src/platform/config.ts';
import { openPool } from '../src/platform/database/pool.ts';
import { hashOf } from '../src/platform/sessions/current.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

/** What the society pays from. */
export const societyAccount = { name: 'Ómur', iban: 'IS140159260076545510730339', bic: 'GLITISRE' };

/** Somebody who is logged in: a user, the person behind it, and the author they are. */
export interface Someone {
  userId: number;
  personId: number;
  authorId: number;
  kennitala: string;
  name: string;
  token: string;
}

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
  text: string;
  headers: Record<string, unknown>;
}

export interface CallOptions {
  as?: Someone | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  language?: 'is' | 'en';
}

/** A whole server on a database of its own, asked over HTTP. */
export interface Portal {
  app: FastifyInstance;
  database: TestDatabase;
  pool: pg.Pool;
  ask(methodAndPath: string, asking?: CallOptions): Promise<Answer>;
  /** Runs SQL as the owner. */
  sql<R extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  someone(options?: {
    role?: Role;
    name?: string;
    withoutAuthor?: boolean;
    isPerson?: boolean;
  }): Promise<Someone>;
  /** A work that `by` registered through the portal; staff have approved it unless told otherwise. */
  work(options: {
    by: Someone;
    title?: string;
    isApproved?: boolean;
    others?: readonly Someone[];
  }): Promise<number>;
  close(): Promise<void>;
}

/** How many people each database has been given. */
const people = new Map<string | undefined, number>();

/** Numbers from the registry's fictitious range. */
function fictitiousKennitala(database: string | undefined): string {
  const next = (people.get(database) ?? 0) + 1;
  people.set(database, next);
  return `010130${String(next).padStart(3, '0')}9`;
}

export async function aPortal(settings: Partial<Config> = {}, own?: TestDatabase): Promise<Portal> {
  const database = own ?? (await freshDatabase());
  const config = {
    ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
    rateLimitPerMinute: 0,
    // What a test itself reckons holds up the server in the same process.
    overloadMilliseconds: 0,
    connectionsPerAddress: 0,
    isRepertoryPublic: true,
    isOpenIdProvider: true,
    publicRatePerMinute: 0,
    fourEyes: new Set<FourEyes>(),
    payment: societyAccount,
    ...settings,
  };
  const pool = openPool(database.application, { connections: 6 });
  const log = pino({ level: 'silent' });
  const app = await buildApp({ config, pool, connection: database.application, log });
  await app.ready();
  const owner = new pg.Pool({ ...database.owner, max: 2 });
  owner.on('error', () => undefined);

  const sql: Portal['sql'] = async (text, values = []) => (await owner.query(text, values)).rows;

  const ask: Portal['ask'] = async (methodAndPath, { as, body, headers = {}, language = 'is' } = {}) => {
    const [method, url] = methodAndPath.split(' ') as ['GET', string];
    const response = await app.inject({
      method,
      url,
      headers: {
        'accept-language': language,
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? JSON.parse(response.body) : undefined,
      text: response.body,
      headers: response.headers,
    };
  };

  const someone: Portal['someone'] = async ({
    role = 'member',
    name,
    withoutAuthor,
    isPerson = true,
  } = {}) => {
    const kennitala = fictitiousKennitala(database.application.database);
    const called = name ?? `Prófa ${kennitala}`;
    let personId = 0;
    let authorId = 0;
    if (isPerson) {
      const [person] = await sql(
        'insert into person (kennitala, name, email) values ($1, $2, $3) returning person_id',
        [kennitala, called, `${kennitala}@example.is`],
      );
      personId = person?.person_id;
    }
    if (isPerson && !withoutAuthor) {
      const [author] = await sql(
        'insert into author (person_id, display_name) values ($1, $2) returning author_id',
        [personId, called],
      );
      authorId = author?.author_id;
      await sql('insert into author_right (person_id, author_id) values ($1, $2)', [personId, authorId]);
    }
    const [user] = await sql(
      'insert into app_user (kennitala, name, role, person_id) values ($1, $2, $3, $4) returning user_id',
      [kennitala, called, role, personId || null],
    );
    const token = randomBytes(32).toString('base64url');
    await sql(
      `insert into session (token_hash, user_id, created_at, expires_at)
       values ($1, $2, now() - interval '1 year', now() + interval '1 hour')`,
      [hashOf(token), user?.user_id],
    );
    return { userId: user?.user_id, personId, authorId, kennitala, name: called, token };
  };

  const work: Portal['work'] = async ({ by, title = 'Andvaka', isApproved = true, others = [] }) => {
    const share = Math.floor(10_000 / (others.length + 1));
    const authors = [by, ...others].map(({ authorId }, i) => ({
      id: authorId,
      typeOfAuthor: 36,
      ratio: (i === 0 ? 10_000 - share * others.length : share) / 100,
    }));
    const answer = await ask('POST /api/compositions', {
      as: by,
      body: { HEITI_VERKS: title, LENGD: '3.30', authors },
    });
    if (answer.status !== 201) throw new Error(`The work was refused: ${answer.text}`);
    const workId: number = answer.body.verK_NR;
    if (isApproved) {
      await sql(`update work set review = 'approved' where work_id = $1`, [workId]);
      await sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
    }
    return workId;
  };

  return {
    app,
    database,
    pool,
    ask,
    sql,
    someone,
    work,
    close: async () => {
      await app.close();
      await pool.end();
      await owner.end();
      await database.drop();
    },
  };
}

/** The body of a registration that is sound: one author, composer and lyricist, with all of it. */
export function aRegistration(by: Someone, changes: Record<string, unknown> = {}) {
  return {
    HEITI_VERKS: 'Brimalda',
    LENGD: '3.5',
    authors: [{ id: by.authorId, name: by.name, typeOfAuthor: 36, ratio: 100 }],
    ...changes,
  };
}
