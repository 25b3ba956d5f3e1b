import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { sendRefusal } from './errors.ts';

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Serves the built portal; every address that is neither a call nor a file is a page of it. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const hasPages = existsSync(built);
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        // Everything below assets/ has its content's hash in its name.
        const isHashed = path.includes('/assets/');
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // A query may end like a file too, such as in the address of a provider of electronic ID.
    const [path = ''] = request.url.split('?');
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !path.startsWith('/api/') && !/\.\w{2,5}$/.test(path);
    if (!isPage || !hasPages) return sendRefusal(request, reply, new Refusal('request.unknownAddress'));
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
