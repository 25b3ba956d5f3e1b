import * as calls from '@omur/contract/messages/webhooks';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { serveConfirmed } from '../../platform/http/serveConfirmed.ts';
import { refuse } from '../../platform/refusal.ts';
import * as change from './change.ts';
import { findWebhook, ownDeliveries, ownWebhooks } from './queries.ts';

/** O60–O69: webhooks. */
export function serveWebhooks(server: Server, config: Config): void {
  serve(server, calls.listWebhooks, ({ actor: { userId } }) => list(ownWebhooks, { userId }));
  serveConfirmed(server, calls.addWebhook, (call) => change.addWebhook(call, config));
  serve(server, calls.changeWebhook, change.changeWebhook);
  serve(server, calls.removeWebhook, change.removeWebhook);
  serve(server, calls.listDeliveries, async ({ db, actor: { userId }, params: { webhookId } }) => {
    if (!(await findWebhook.row(db, { webhookId, userId }))) refuse('webhook.notFound');
    return list(ownDeliveries, { webhookId, userId });
  });
  serve(server, calls.replayDelivery, change.replayDelivery);
  serve(server, calls.testWebhook, change.testWebhook);
}
