import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'autocannon';
import { fold } from '@omur/contract/platform/rules/folding';
import { contractCases } from './contracts.ts';
import { decisionCase, queueCase } from './review.ts';
import { performanceCases } from './livePerformances.ts';
import { patientFetch } from './patient.ts';
import { repertoryCases } from './repertory.ts';
import { sameSql } from './sameSql.ts';
import { statisticsCases } from './statistics.ts';
import type { Society } from './society.ts';
import type { Running } from './servers.ts';

/** One thing to measure: the same rows, asked of the portal and of the bare server. */
export interface Case {
  name: string;
  portal: Request[];
  bare: Request[];
  /** The least share of the bare server's throughput that is good enough. */
  aim: number;
  /** Makes the society ready for a measurement, and as it was once all are done. */
  before?: () => Promise<void>;
  after?: () => Promise<void>;
}

/** The publisher with the longest list of works. */
const publisher = { kennitala: '4101302199', personId: 1004 };
export const member = { kennitala: '0101302479', personId: 1001 };
const editor = { kennitala: '0101302399' };
export const words = {
  rare: 'hrímhvít',
  common: 'ást',
  prefix: 'nó',
  two: 'hrím nótt',
  misspelt: 'vorrnótt',
};

export interface Cast {
  publisherId: number;
  publisherToken: string;
  cases: Case[];
}

export async function castCases(society: Society, portal: Running, bare: Running): Promise<Cast> {
  const publisherToken = await logIn(portal.url, publisher.kennitala);
  const memberToken = await logIn(portal.url, member.kennitala);
  const asStaff = { authorization: `Bearer ${await logIn(portal.url, editor.kennitala)}` };
  const asPublisher = { authorization: `Bearer ${publisherToken}` };
  const get = (path: string): Request => ({ method: 'GET', path, headers: asPublisher });
  const list = `/api/persons/${publisher.personId}/compositions`;
  const nearEnd = await cursorNearEnd(portal.url + list, asPublisher);
  const workIds = await someWorks(society);
  const authorIds = await fourAuthors(society);
  const page = (name: string, query: string, bare: string): Case => ({
    name: `works list, ${name}`,
    portal: [get(`${list}?${query}`)],
    bare: [{ path: `${bare}person=${publisher.personId}` }],
    aim: 1,
  });
  const search = (name: string, title: string): Case => ({
    name: `title search, ${name} (${title})`,
    portal: [get(`/api/compositions?name=${encodeURIComponent(title)}`)],
    bare: [{ path: `/search?person=${publisher.personId}&folded=${encodeURIComponent(fold(title))}` }],
    aim: 0.9,
  });
  // What a registration asks while you type, beside the title search alone: a third of its throughput at least.
  const duplicateCheck = (name: string, title: string, authors: readonly number[]): Case => ({
    name: `duplicate check, ${name} (${title}), beside the title search`,
    portal: [
      get(`/api/compositions/similar?title=${encodeURIComponent(title)}&authors=${authors.join(',')}`),
    ],
    bare: [{ path: `/search?person=${publisher.personId}&folded=${encodeURIComponent(fold(title))}` }],
    aim: 0.3,
  });
  return {
    publisherId: publisher.personId,
    publisherToken,
    cases: [
      page('first page', 'limit=50', '/first?'),
      page('last page', 'limit=50&cursor=end', '/last?'),
      page('page near the end', `limit=50&cursor=${nearEnd}`, `/after?cursor=${nearEnd}&`),
      {
        name: 'work detail',
        portal: workIds.map((workId) => get(`/api/compositions/${workId}`)),
        bare: workIds.map((workId) => ({ path: `/work?id=${workId}` })),
        aim: 0.9,
      },
      await keyedCase(society, bare, workIds),
      search('a rare word', words.rare),
      search('a very common word', words.common),
      search('a prefix', words.prefix),
      search('two words', words.two),
      search('misspelt', words.misspelt),
      duplicateCheck('a title of theirs', await titleOf(society, authorIds), authorIds),
      registration(memberToken, authorIds),
      queueCase(society, asStaff),
      await decisionCase(society, asStaff),
      ...(await contractCases(society, asPublisher, asStaff)),
      ...(await performanceCases(society, memberToken)),
      ...(await sameSqlCases(society, bare, memberToken)),
    ],
  };
}

/** What is compared with the very statements that the portal runs. */
const sameSqlCases = async (society: Society, bare: Running, token: string): Promise<Case[]> => [
  ...(await statisticsCases(society, bare, token)),
  ...(await repertoryCases(society, bare, token, { common: words.common, prefix: words.prefix })),
];

/** Reads by a system with a key, which PostgreSQL is asked about each time (O44), against the very statements that they run. */
async function keyedCase(society: Society, bare: Running, workIds: readonly number[]): Promise<Case> {
  const key = `omur_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(key).digest('hex');
  await society.owner.query(
    `insert into api_key (user_id, name, token_hash, ends_in, scopes, expires_at)
     select user_id, 'Mæling', decode($2, 'hex'), $3, '{readWorks}', now() + interval '1 day' from app_user where kennitala = $1`,
    [member.kennitala, hash, key.slice(-4)],
  );
  const paths = workIds.map((workId) => `/api/compositions/${workId}`);
  return {
    name: 'work detail, with a key',
    portal: paths.map((path) => ({ method: 'GET', path, headers: { authorization: `Bearer ${key}` } })),
    bare: (await sameSql(society, bare, key, paths)).map((path) => ({ path })),
    aim: 0.9,
    after: async () => {
      await society.owner.query(`delete from api_key where name = 'Mæling'`);
    },
  };
}

function registration(token: string, authorIds: readonly number[]): Case {
  const body = JSON.stringify({
    HEITI_VERKS: 'Mæling [<id>]',
    LENGD: '3.45',
    FLYTJENDUR: 'Hljómfall',
    authors: authorIds.map((id) => ({ id, typeOfAuthor: 36, ratio: 25 })),
  });
  const headers = { 'content-type': 'application/json' };
  return {
    name: 'registration, four authors',
    portal: [
      {
        method: 'POST',
        path: '/api/compositions',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body,
      },
    ],
    bare: [{ method: 'POST', path: '/register', headers, body }],
    aim: 0.7,
  };
}

/** Every demo log-in has the password that the login page offers. */
export async function logIn(url: string, kennitala: string): Promise<string> {
  return (await openSession(url, kennitala)).token;
}

/** A session as the browser keeps it. */
export async function openSession(url: string, kennitala: string): Promise<{ token: string }> {
  const society = (await (await patientFetch(`${url}/api/society`)).json()) as {
    synis_NOTENDUR: { kennitala: string; lykilord: string }[];
  };
  const offered = Object.values(society).find((value) => Array.isArray(value)) ?? [];
  const password = offered.find((one) => one.kennitala === kennitala)?.lykilord;
  const answer = await patientFetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ KENNITALA: kennitala, LYKILORD: password }),
  });
  if (!answer.ok) throw new Error(`Nobody could log in: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}

/** The place 200 rows before the end: where a list read backwards goes on after as many. */
async function cursorNearEnd(list: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${list}?limit=200&sort=-HEITI_VERKS`, { headers });
  return answer.headers.get('x-next-cursor') ?? '';
}

async function someWorks({ owner }: Society): Promise<number[]> {
  const { rows } = await owner.query<{ work_id: number }>(
    `select distinct work_id from person_work where person_id = $1 and work_id >= 1000001 order by work_id limit 200`,
    [publisher.personId],
  );
  return rows.map((row) => row.work_id);
}

/** A title that one of the authors has a work by: where there is none, the check answers 404. */
async function titleOf({ owner }: Society, authorIds: readonly number[]): Promise<string> {
  const { rows } = await owner.query<{ title: string }>(
    `select t.title from work_author wa join work w using (work_id) join work_title t using (work_id)
     where wa.author_id = any($1) and w.review <> 'withdrawn' and t.title ~ ' ' order by wa.work_id limit 1`,
    [authorIds],
  );
  return rows[0]?.title ?? '';
}

/** The member's own author, and three that no publisher has. */
async function fourAuthors({ owner }: Society): Promise<number[]> {
  const { rows } = await owner.query<{ author_id: number }>(
    `(select author_id from author where person_id = $1 and pseudonym is null order by author_id limit 1)
     union all (select author_id from author a where author_id > 100000
       and not exists (select from publishing_contract c where c.author_id = a.author_id) order by author_id limit 3)`,
    [member.personId],
  );
  return rows.map((row) => row.author_id);
}
