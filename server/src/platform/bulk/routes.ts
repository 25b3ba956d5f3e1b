import * as calls from '@omur/contract/platform/calls/bulk';
import type { Call } from '../http/call.ts';
import { list } from '../http/list.ts';
import { oneOr404 } from '../http/rows.ts';
import { serve, type Server } from '../http/serve.ts';
import type { SheetKinds } from './kind.ts';
import { bulksOfUser, entriesOfBulk, findBulk } from './queries.ts';
import { countFile, readFile } from './readFile.ts';
import { save } from './save.ts';
import { keepColumns, send } from './send.ts';
import { kindsOf, remove, start } from './sheets.ts';

export function serveBulk(server: Server, kinds: SheetKinds): void {
  const shown = ({ db, actor }: Pick<Call, 'db' | 'actor'>, bulkId: number) =>
    oneOr404(db, findBulk, { bulkId, userId: actor.userId, kinds: kindsOf(kinds, actor) }, 'bulk.notFound');
  serve(server, calls.listBulks, ({ actor, query: { bulkKind } }) =>
    list(bulksOfUser, {
      userId: actor.userId,
      kinds: kindsOf(kinds, actor).filter((kind) => !bulkKind || kind === bulkKind),
    }),
  );
  serve(server, calls.getBulk, (call) => shown(call, call.params.bulkId));
  serve(server, calls.startBulk, async (call) => shown(call, await start(kinds, call)));
  serve(server, calls.deleteBulk, async (call) => {
    await remove(kinds, call);
    return undefined;
  });
  serve(server, calls.listBulkEntries, async (call) => {
    const { actor, params, language } = call;
    await shown(call, params.bulkId);
    return list(entriesOfBulk, { bulkId: params.bulkId, userId: actor.userId, language });
  });
  serve(server, calls.saveBulkEntries, (call) => save(kinds, call));
  serve(server, calls.sendBulk, async (call) => {
    await send(kinds, call);
    return shown(call, call.params.bulkId);
  });
  serve(server, calls.readBulkFile, (call) => readFile(kinds, call), countFile);
  serve(server, calls.keepBulkColumns, (call) => keepColumns(kinds, call));
}
