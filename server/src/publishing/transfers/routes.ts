import * as calls from '@omur/contract/publishing/transfers';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { ask, decide, undo } from './ask.ts';
import { allTransfers, contractsOfPreview, contractsOfTransfer, findTransfer, previewOf } from './queries.ts';

export function serveTransfers(server: Server): void {
  serve(server, calls.listTransfers, ({ actor }) => list(allTransfers, { userId: actor.realUserId }));
  serve(server, calls.getTransfer, ({ db, actor, params }) =>
    oneOr404(db, findTransfer, { ...params, userId: actor.realUserId }, 'transfer.notFound'),
  );
  serve(server, calls.listTransferContracts, ({ params }) => list(contractsOfTransfer, { ...params }));
  serve(server, calls.previewTransfer, ({ db, params }) =>
    oneOr404(db, previewOf, { ...params }, 'transfer.notFound'),
  );
  serve(server, calls.listPreviewContracts, ({ params }) => list(contractsOfPreview, { ...params }));
  serve(server, calls.askForTransfer, ask);
  serve(server, calls.decideOnTransfer, decide);
  serve(server, calls.undoTransfer, undo);
}
