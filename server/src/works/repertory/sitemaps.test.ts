import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Positions } from '../../platform/http/positions.ts';
import type { Server } from '../../platform/http/serve.ts';
import { exportRepertory } from './files.ts';
import { repertoryHeads } from './head.ts';
import { makeSitemaps, serveSitemaps } from './sitemaps.ts';

let portal: Portal;
let katla: Someone;
const publicUrl = 'https://omur.example';
const green: number[] = [];
let waiting = 0;
beforeAll(async () => {
  portal = await aPortal({ publicUrl });
  katla = await portal.someone();
  for (let i = 0; i < 5; i++) green.push(await portal.work({ by: katla }));
  waiting = await portal.work({ by: katla, isApproved: false });
});
afterAll(() => portal.close());

const run = (isRepertoryPublic = true) =>
  exportRepertory.run(
    { pool: portal.pool, config: { isRepertoryPublic, publicUrl } } as Parameters<
      typeof exportRepertory.run
    >[0],
    {},
  );
const fetched = (url: string, of = portal) => of.app.inject({ method: 'GET', url });
const parsed = (xml: string) =>
  new XMLParser({ isArray: (name) => name === 'sitemap' || name === 'url' }).parse(xml);
async function addressesIn(part: number): Promise<string[]> {
  const answer = await fetched(`/sitemap-${part}.xml.gz`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/gzip']);
  return parsed(gunzipSync(answer.rawPayload).toString()).urlset.url.map(({ loc }: { loc: string }) => loc);
}
async function parts(): Promise<string[]> {
  const { statusCode, body } = await fetched('/sitemap.xml');
  expect(statusCode).toBe(200);
  return parsed(body).sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
}
const addressOf = (workId: number) => `${publicUrl}/verkaleit/${workId}`;

it('O287 robots.txt names a list of sitemaps, which is there once the job has run', async () => {
  expect((await fetched('/sitemap.xml')).statusCode).toBe(404);
  expect((await fetched('/robots.txt')).body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  await run();
  expect(await parts()).toEqual([`${publicUrl}/sitemap-1.xml.gz`]);
  expect(await addressesIn(1)).toEqual(green.map(addressOf));
  expect(await addressesIn(1)).not.toContain(addressOf(waiting));
});

it('O287 they come in parts, none of which is left over once there are fewer works', async () => {
  const inParts = (most: number) =>
    transaction(portal.pool, (tx) =>
      transaction(portal.pool, (reader) =>
        makeSitemaps({ tx, reader }, { publicUrl, madeAt: new Date(), most }),
      ),
    );
  await inParts(2);
  expect(await parts()).toEqual([1, 2, 3].map((part) => `${publicUrl}/sitemap-${part}.xml.gz`));
  const all = [...(await addressesIn(1)), ...(await addressesIn(2)), ...(await addressesIn(3))];
  expect(all).toEqual(green.map(addressOf));
  await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [green[0]]);
  await run();
  expect(await parts()).toHaveLength(1);
  expect(await addressesIn(1)).toEqual(green.slice(1).map(addressOf));
  for (const gone of [
    '/sitemap-2.xml.gz',
    '/sitemap-0.xml.gz',
    '/sitemap-999999.xml.gz',
    '/sitemap-x.xml.gz',
  ])
    expect([gone, (await fetched(gone)).statusCode]).toEqual([gone, 404]);
  await expect(portal.sql(`update repertory_sitemap set address_count = 50001`)).rejects.toThrow(
    'repertory_sitemap_address_count',
  );
});

it('O96, O287 nothing of them is there while the repertory is closed', async () => {
  const closed = await aPortal({ isRepertoryPublic: false, publicUrl }, portal.database);
  try {
    for (const url of ['/sitemap.xml', '/sitemap-1.xml.gz'])
      expect([url, (await fetched(url, closed)).statusCode]).toEqual([url, 404]);
    expect((await fetched('/robots.txt', closed)).body).not.toContain('Sitemap');
  } finally {
    await closed.app.close();
  }
  await run(false);
  expect(await portal.sql('select from repertory_sitemap')).toEqual([]);
});

it('O102, O287 one network reads so many a minute', async () => {
  await run();
  const limited = await aPortal({ publicUrl, publicRatePerMinute: 2 }, portal.database);
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await fetched('/sitemap-1.xml.gz', limited)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await limited.app.close();
  }
});

it('O334 search engines are answered from a replica, where there is one that may answer them, and from the primary else', async () => {
  await run();
  const config = { ...readConfig({}), publicUrl, isRepertoryPublic: true, publicRatePerMinute: 0 };
  const asked: string[] = [];
  const noting = (who: string) =>
    ({ query: (query: never) => (asked.push(who), portal.pool.query(query)) }) as unknown as Queryable;
  const positions = {
    sourceFor: () => ({ pool: portal.pool, reads: noting('replica') }),
  } as unknown as Positions;
  const askedOf = async (server: { positions?: Positions }) => {
    asked.length = 0;
    const app = Fastify();
    const parts = { app, pool: portal.pool, reads: noting('primary'), ...server } as unknown as Server;
    serveSitemaps(parts, config);
    for (const url of ['/sitemap.xml', '/sitemap-1.xml.gz'])
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
    const request = { ip: '127.0.0.1', headers: {} } as FastifyRequest;
    expect(await repertoryHeads(parts, config).headOf(`/verkaleit/${green[1]}`, request)).toContain(
      'ld+json',
    );
    await app.close();
    return [...new Set(asked)];
  };
  expect(await askedOf({ positions })).toEqual(['replica']);
  expect(await askedOf({})).toEqual(['primary']);
});
