import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { networkOf } from '../../platform/http/network.ts';
import { publicReads } from '../../platform/http/positions.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import type { Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './sitemapQueries.ts';

/** As many addresses as sitemaps.org lets one file have. */
const mostAddresses = 50_000;
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const zipped = promisify(gzip);

interface Making {
  publicUrl: string;
  madeAt: Date;
  /** For tests. */
  most?: number;
}

/** O287: the addresses of all public works, read by one connection at one moment and written by another. */
export async function makeSitemaps(
  { tx, reader }: { tx: pg.PoolClient; reader: pg.PoolClient },
  { publicUrl, madeAt, most = mostAddresses }: Making,
): Promise<void> {
  let part = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const works: { workId: number }[] = await queries.worksAfter.rows<{ workId: number }>(reader, {
      after,
      most,
    });
    after = works.at(-1)?.workId;
    if (after === undefined) break;
    part += 1;
    const addresses = works.map(
      ({ workId }) => `<url><loc>${escaped(`${publicUrl}/verkaleit/${workId}`)}</loc></url>`,
    );
    const xml = `${declaration}\n<urlset xmlns="${schema}">\n${addresses.join('\n')}\n</urlset>\n`;
    const content = await zipped(xml);
    await queries.putSitemap.run(tx, { part, madeAt, addressCount: works.length, content });
  }
  await queries.forgetSitemapsAfter.run(tx, { part });
}

/** O287, O334: what `robots.txt` names: a list of the files, and each of them. Both are as public as the works are. */
export function serveSitemaps(
  { app, pool, ...server }: Pick<Server, 'app' | 'pool' | 'reads' | 'positions'>,
  config: Pick<Config, 'isRepertoryPublic' | 'publicRatePerMinute' | 'publicUrl'>,
): void {
  const rate = new PublicRate(pool, 'repertory sitemaps', config.publicRatePerMinute);
  const assertOpen = async (ip: string) => {
    if (!config.isRepertoryPublic) refuse('repertory.closed');
    await rate.assertWithin(networkOf(ip));
  };
  app.get('/sitemap.xml', async (request, reply) => {
    await assertOpen(request.ip);
    const reads = publicReads(server, request);
    const parts = await queries.allSitemaps.rows<{ part: number; madeAt: Date }>(reads, {});
    if (parts.length === 0) refuse('repertory.noFiles');
    const files = parts.map(
      ({ part, madeAt }) =>
        `<sitemap><loc>${escaped(`${config.publicUrl}/sitemap-${part}.xml.gz`)}</loc><lastmod>${madeAt.toISOString()}</lastmod></sitemap>`,
    );
    return reply
      .type('application/xml')
      .send(`${declaration}\n<sitemapindex xmlns="${schema}">\n${files.join('\n')}\n</sitemapindex>\n`);
  });
  app.get<{ Params: { part: string } }>(
    String.raw`/sitemap-:part(^\d{1,6}).xml.gz`,
    async (request, reply) => {
      await assertOpen(request.ip);
      const reads = publicReads(server, request);
      const part = Number(request.params.part);
      const read = await queries.readSitemap.row<{ content: Buffer }>(reads, { part });
      if (!read) refuse('repertory.fileNotFound');
      return reply.type('application/gzip').send(read.content);
    },
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
