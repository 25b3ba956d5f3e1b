import { isKindDemanded, type NotificationKind } from '@omur/contract/messages/notificationKinds';
import {
  getUnsubscription,
  type Unsubscription,
  unsubscribe as unsubscribeCall,
} from '@omur/contract/messages/unsubscriptions';
import type { Language } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import { networkOf } from '../../platform/http/network.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { type ByLink, numberOfLink } from './followed.ts';
import { signedNumber } from './signedNumber.ts';
import { endLetters, findEnding } from './unsubscribeQueries.ts';

const path = '/afskraning';
const mostBytes = 1_000;

/** A letter that is to be mailed, or shown as it would be. */
interface Ending {
  letterId: number;
  kind: NotificationKind;
  language: Language;
  /** Nothing where it went to nobody on file. */
  personId: number | null;
  /** What links are signed with; nothing for readers who are not to have one. */
  secret?: Buffer | null;
}

/** O341: where the reader of a letter ends those of its kind; undefined for one that the rules demand. */
export function unsubscribeLink({ letterId, kind, language, personId, secret }: Ending): string | undefined {
  if (personId === null || !secret || isKindDemanded(kind)) return undefined;
  return `${path}/${signedNumber('unsubscribe', letterId, secret)}${language === 'en' ? '?mal=en' : ''}`;
}

export function serveUnsubscribing(server: Server): void {
  serve(server, getUnsubscription, async (call): Promise<Unsubscription> => {
    const { kind } = await endingOf(server.pool, call);
    return { kind };
  });
  serve(server, unsubscribeCall, async (call) => {
    await end(server.pool, call);
    return undefined;
  });
  serveOneClick(server);
}

/**
 * RFC 8058: mail programs send a form to the address that people open, so that it is none of the declared calls. They follow no redirection and
 * bring nothing that says who somebody is.
 */
function serveOneClick({ app, pool }: Pick<Server, 'app' | 'pool'>): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      if (!isOneClick(request.body)) refuse('request.malformed');
      await end(pool, { params: request.params, address: networkOf(request.ip) });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  });
}

/** As a form of either kind: `List-Unsubscribe=One-Click`. */
const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && /\bList-Unsubscribe(?:=|"\s+)One-Click\b/.test(body);

async function end(db: Queryable, link: ByLink): Promise<void> {
  const { kind, personId } = await endingOf(db, link);
  if (isKindDemanded(kind)) refuse('notification.demanded');
  await endLetters.run(db, { personId, kind });
}

/** Made-up links are counted by address. */
async function endingOf(db: Queryable, link: ByLink): Promise<{ kind: NotificationKind; personId: number }> {
  const refusal = 'notification.linkInvalid';
  const letterId = await numberOfLink(link, db, { purpose: 'unsubscribe', refusal });
  const found = await findEnding.row<{ kind: NotificationKind; personId: number }>(db, { letterId });
  return found ?? refuse(refusal);
}
