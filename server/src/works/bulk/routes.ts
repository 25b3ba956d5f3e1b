import * as calls from '@omur/contract/works/bulk';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { bulksOfUser, findBulk, worksOfBulk } from './queries.ts';
import { countFile, readFile } from './readFile.ts';
import { save } from './save.ts';
import { keepColumns, send } from './send.ts';
import { remove, start } from './sheets.ts';

export function serveBulk(server: Server): void {
  serve(server, calls.listBulks, ({ actor }) => list(bulksOfUser, { userId: actor.userId }));
  serve(server, calls.getBulk, (call) => shown(call, call.params.bulkId));
  serve(server, calls.startBulk, async (call) => shown(call, await start(call)));
  serve(server, calls.deleteBulk, async (call) => {
    await remove(call);
    return undefined;
  });
  serve(server, calls.listBulkWorks, async (call) => {
    const { actor, params, language } = call;
    await shown(call, params.bulkId);
    return list(worksOfBulk, { bulkId: params.bulkId, userId: actor.userId, language });
  });
  serve(server, calls.saveBulkWorks, save);
  serve(server, calls.sendBulk, async (call) => {
    await send(call);
    return shown(call, call.params.bulkId);
  });
  serve(server, calls.readBulkFile, readFile, countFile);
  serve(server, calls.keepBulkColumns, keepColumns);
}

const shown = ({ db, actor }: Pick<Call, 'db' | 'actor'>, bulkId: number) =>
  oneOr404(db, findBulk, { bulkId, userId: actor.userId }, 'bulk.notFound');
