import type { Readable } from 'node:stream';
import { mostFileBytes } from '@omur/contract/platform/fileRules';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';
import { storagePath, type DiskStorage } from './disk.ts';
import { dispositionOf } from './storage.ts';

type Query = Record<string, unknown>;

/** The disk's side of the signed addresses, as a bucket would answer them: no session, only the signature counts (A1). */
export function serveDisk(app: FastifyInstance, disk: DiskStorage): void {
  void app.register((scope, _options, done) => {
    // A content is not read before it is known to be wanted, and never as a whole.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, content, parsed) => parsed(null, content));

    // What is refused is read to its end: unread, it would hold up its connection, and with it the end of the server.
    scope.addHook('onError', (request, _reply, _error, done) => {
      request.raw.resume();
      done();
    });

    scope.put(storagePath, { bodyLimit: mostFileBytes }, async (request, reply) => {
      const upload = await disk.signedUpload(request.query as Query);
      if (request.headers['content-type'] !== upload.type) refuse('file.linkInvalid');
      const said = request.headers['content-length'];
      if (said !== undefined && Number(said) !== upload.sizeBytes) refuse('file.sizeDiffers');
      await disk.take(upload, request.body as Readable);
      return reply.code(200).send();
    });
    scope.get(storagePath, async (request, reply) => {
      const reading = await disk.signedReading(request.query as Query);
      const { content, sizeBytes } = await disk.give(reading.key);
      return reply
        .header('content-type', reading.type)
        .header('content-length', sizeBytes)
        .header('content-disposition', dispositionOf(reading))
        .header('cache-control', 'private, no-store')
        .send(content);
    });
    done();
  });
}
