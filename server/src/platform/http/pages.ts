import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { sendRefusal } from './errors.ts';

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** H120: what reads pictures is WebAssembly, which runs in its worker and nowhere else. */
const ofRecognition =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

const scripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What stands in the built page itself, as a policy names it: by its hash. */
function ownParts(parts: RegExp, file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(parts)].map(
    ([, part = '']) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`,
  );
}

export const ownScripts = (file = `${built}index.html`) => ownParts(scripts, file);
export const ownStyles = (file = `${built}index.html`) => ownParts(styles, file);

/**
 * What the head of a page says to those who run no scripts, as HTML; undefined where it says what all pages do.
 * @throws request.tooMany
 */
export type PageHead = (path: string, request: FastifyRequest) => Promise<string | undefined>;

/** What public pages say of themselves, and what search engines may read. */
export interface PublicHeads {
  headOf: PageHead;
  robots: string;
}

/** Serves the built portal; every address that is neither a call nor a file is a page of it. */
export async function servePages(
  app: FastifyInstance,
  { headOf, robots }: PublicHeads,
  folder: string = built,
): Promise<void> {
  const hasPages = existsSync(folder);
  const index = () => readFileSync(`${folder}index.html`, 'utf8');
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        // Everything below assets/ has its content's hash in its name, or its version.
        const isHashed = path.includes('/assets/');
        if (path.includes('/assets/ocr-')) response.header('content-security-policy', ofRecognition);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    // A query may end like a file too, such as in the address of a provider of electronic ID.
    const [path = ''] = request.url.split('?');
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !path.startsWith('/api/') && !/\.\w{2,5}$/.test(path);
    if (!isPage || !hasPages) return sendRefusal(request, reply, new Refusal('request.unknownAddress'));
    reply.header('cache-control', 'no-cache');
    const head = await headOf(path, request).catch(unlessTooOften);
    if (head === undefined) return reply.sendFile('index.html');
    reply.type('text/html; charset=utf-8');
    if (typeof head === 'string') return reply.send(pageWith(head, index()));
    // O102: people can read it all the same; a search engine comes back instead of forgetting the page, which says to all others that it is none of theirs.
    return reply.code(429).header('retry-after', head.retryAfterSeconds).send(index());
  });
}

function unlessTooOften(error: unknown): { retryAfterSeconds: number } {
  if (error instanceof Refusal && error.code === 'request.tooMany')
    return { retryAfterSeconds: error.retryAfterSeconds ?? 60 };
  throw error;
}

/** The page of the portal with a head of its own in place of the one that keeps search engines out. */
export const pageWith = (head: string, page: string): string =>
  page
    .replace(/\s*<meta name="(?:robots|description)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
