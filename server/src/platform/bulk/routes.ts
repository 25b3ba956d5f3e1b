import * as calls from '@omur/contract/platform/calls/bulk';
import type { BulkKind } from '@omur/contract/platform/rules/sheetLines';
import type { Call } from '../http/call.ts';
import { list } from '../http/list.ts';
import { oneOr404 } from '../http/rows.ts';
import { serve, type Server } from '../http/serve.ts';
import type { SheetKinds } from './kind.ts';
import { bulksOfUser, entriesOfBulk, findBulk, mappingsOfUser } from './queries.ts';
import { countFile, readFile } from './readFile.ts';
import { save } from './save.ts';
import { keepColumns, remove as removeMapping, rename } from './mappings.ts';
import { send } from './send.ts';
import { kindsOf, remove, start } from './sheets.ts';

export function serveBulk(server: Server, kinds: SheetKinds): void {
  const chosen = (actor: Call['actor'], asked: BulkKind | undefined) =>
    kindsOf(kinds, actor).filter((kind) => !asked || kind === asked);
  const shown = ({ db, actor }: Pick<Call, 'db' | 'actor'>, bulkId: number) =>
    oneOr404(db, findBulk, { bulkId, userId: actor.userId, kinds: kindsOf(kinds, actor) }, 'bulk.notFound');
  serve(server, calls.listBulks, ({ actor, query: { bulkKind } }) =>
    list(bulksOfUser, { userId: actor.userId, kinds: chosen(actor, bulkKind) }),
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
  serve(server, calls.listBulkMappings, ({ actor, query: { bulkKind } }) =>
    list(mappingsOfUser, { userId: actor.userId, kinds: chosen(actor, bulkKind) }),
  );
  serve(server, calls.renameBulkMapping, (call) => rename(kinds, call));
  serve(server, calls.deleteBulkMapping, (call) => removeMapping(kinds, call));
}
