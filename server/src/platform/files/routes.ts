import { fileCallsOf } from '@omur/contract/platform/calls/files';
import type { Config } from '../config.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { confirm, linkTo, offer, remove, scan } from './attach.ts';
import { DiskStorage } from './disk.ts';
import { serveDisk } from './diskRoutes.ts';
import { mayRead, type FileOwner } from './owner.ts';
import { filesOfOwner } from './queries.ts';
import { clamdScanner } from './scanner.ts';
import type { Storage } from './storage.ts';

/** The files of everything that files can belong to (A1). */
export function serveFiles(
  server: Server,
  { storage, clamd }: { storage: Storage } & Pick<Config, 'clamd'>,
  owners: readonly FileOwner[],
): void {
  const scanner = clamd && clamdScanner(clamd);
  if (storage instanceof DiskStorage) serveDisk(server.app, storage);
  for (const owner of owners) {
    const calls = fileCallsOf[owner.kind];
    const context = { owner, storage, scanner };
    serve(server, calls.offer, (call) => offer(context, call));
    serve(server, calls.list, async ({ db, actor, params }) => {
      await mayRead(owner, db, actor, params.ownerId);
      return list(filesOfOwner, { kind: owner.kind, ...params });
    });
    serve(
      server,
      calls.confirm,
      (call) => confirm(context, call),
      (call) => scan(context, call),
    );
    serve(server, calls.remove, (call) => remove(context, call));
    serve(server, calls.link, (call) => linkTo(context, call));
  }
}
