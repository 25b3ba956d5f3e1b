import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openPool } from '../../../server/src/platform/database/pool.ts';
import { addPerformance, firstPerformances, setList, showPerformance } from './livePerformances.ts';
import { contractPage } from './contracts.ts';
import { findWork, firstPage, lastPage, pageAfter, search } from './read.ts';
import { register } from './register.ts';
import { approve, firstWaiting } from './review.ts';
import { keepQueries, runQueries } from './same.ts';

// The least a server can do: node:http, a named prepared statement, JSON.stringify. No framework, no checks, no session.

const pool = openPool({ connectionString: process.env['DATABASE_URL'] }, { connections: 20 });

createServer((request, response) => {
  respond(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
}).listen(Number(process.env['PORT']), '127.0.0.1');

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.stringify(await answer(request));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const value = (name: string) => searchParams.get(name) ?? '';
  switch (pathname) {
    case '/first':
      return (await pool.query(firstPage(value('person')))).rows;
    case '/last':
      return (await pool.query(lastPage(value('person')))).rows.reverse();
    case '/after': {
      const [, ...place] = JSON.parse(Buffer.from(value('cursor'), 'base64url').toString()) as string[];
      return (await pool.query(pageAfter(value('person'), place))).rows;
    }
    case '/work':
      return (await pool.query(findWork(value('id')))).rows[0];
    case '/search':
      return (await pool.query(search(value('folded'), value('person')))).rows;
    case '/register':
      return register(pool, JSON.parse(await textOf(request)) as Record<string, unknown>);
    case '/queue':
      return firstWaiting(pool);
    case '/contracts':
      return (await pool.query(contractPage(value('list'), value('id')))).rows;
    case '/decide':
      return approve(pool, Number(value('id')));
    case '/keep':
      return keepQueries(JSON.parse(await textOf(request)));
    case '/same':
      return runQueries(pool, Number(value('id')));
    case '/performances':
      return firstPerformances(pool, Number(value('person')));
    case '/performance':
      return showPerformance(pool, Number(value('id')));
    case '/setList':
      return setList(pool, Number(value('id')));
    case '/perform':
      return addPerformance(pool, JSON.parse(await textOf(request)) as Record<string, unknown>);
    case '/processor':
      return process.cpuUsage();
    default:
      return [];
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece as string;
  return text;
}
