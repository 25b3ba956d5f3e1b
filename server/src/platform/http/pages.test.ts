import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../refusal.ts';
import { servePages } from './pages.ts';

const built = '<html><head><meta name="robots" content="noindex" /><title>Ómur</title></head></html>';

async function pagesOf(headOf: () => Promise<string | undefined>) {
  const folder = `${mkdtempSync(path.join(tmpdir(), 'omur-pages-'))}/`;
  writeFileSync(`${folder}index.html`, built);
  const app = Fastify();
  await servePages(app, { headOf, robots: '' }, folder);
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return (url: string) => app.inject({ method: 'GET', url });
}

it('O101, O102 a search engine that reads pages too fast is told to come back, and not that they are none of its', async () => {
  const ask = await pagesOf(() => Promise.reject(new Refusal('request.tooMany', { retryAfterSeconds: 17 })));
  const { statusCode, headers, body } = await ask('/verkaleit/23226');
  expect([statusCode, headers['retry-after']]).toEqual([429, '17']);
  expect(headers['content-type']).toMatch(/^text\/html/);
  // Whoever reads it with a browser has the page, whose calls have limits of their own.
  expect(body).toBe(built);
});

it('O101 a page with a head of its own keeps nobody out, and every other does', async () => {
  const ask = await pagesOf(async () => '<title>Kvöld</title>');
  expect((await ask('/verkaleit/23226')).body).toBe('<html><head><title>Kvöld</title></head></html>');
  const others = await pagesOf(async () => undefined);
  const { statusCode, body } = await others('/login');
  expect([statusCode, body]).toEqual([200, built]);
});

it('a head that cannot be read for any other reason is a failure', async () => {
  const ask = await pagesOf(() => Promise.reject(new Error('no database')));
  expect((await ask('/verkaleit/23226')).statusCode).toBe(500);
});
