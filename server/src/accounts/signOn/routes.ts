import * as calls from '@omur/contract/accounts/signOn';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { sendRefusal } from '../../platform/http/errors.ts';
import { list } from '../../platform/http/list.ts';
import { networkOf } from '../../platform/http/network.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { serveConfirmed } from '../../platform/http/serveConfirmed.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { mayAskFromNetwork } from '../../platform/sessions/limit.ts';
import { answerRequest, readRequest } from './answer.ts';
import { paths, SignOnProvider } from './provider.ts';
import * as queries from './queries.ts';
import * as services from './services.ts';

/** O139–O147: the portal as the log-in of the society's other services. While it is off, nothing of it is there. */
export function serveSignOn(server: Server, config: Config): void {
  const whileOpen =
    <C, R>(answer: (call: C) => R) =>
    (call: C) =>
      config.isOpenIdProvider ? answer(call) : refuse('signOn.closed');
  serve(server, calls.getSignOnRequest, whileOpen(readRequest));
  serve(server, calls.answerSignOn, whileOpen(answerRequest));
  serve(
    server,
    calls.listSignOnConsents,
    whileOpen(({ actor: { userId } }) => list(queries.ownConsents, { userId })),
  );
  serve(
    server,
    calls.withdrawConsent,
    whileOpen(async ({ db, actor: { userId }, params: { consentId } }) => {
      if ((await queries.deleteConsent.run(db, { consentId, userId })) === 0)
        refuse('signOn.consentNotFound');
      return undefined;
    }),
  );
  serve(
    server,
    calls.listServices,
    whileOpen(({ actor }) => list(queries.services, { userId: actor.realUserId })),
  );
  serveConfirmed(
    server,
    calls.addService,
    whileOpen((call) => services.addService(call, config)),
  );
  serve(server, calls.confirmService, whileOpen(services.confirmService));
  serveConfirmed(server, calls.renewServiceSecret, whileOpen(services.renewSecret));
  serve(server, calls.removeService, whileOpen(services.removeService));
  serveProvider(server, config);
}

/** Each request of a service is kept until it is answered: from one address so many, and of so many bytes. */
function isTooLong({ method, url, headers }: FastifyRequest): boolean {
  // A body whose length is not told could be any.
  const body = Number(headers['content-length'] ?? (method === 'POST' ? Number.POSITIVE_INFINITY : 0));
  return !(url.length + body <= longestRequest);
}
const longestRequest = 4000;
/** A whole office may share one address. */
const fromAddress = { allowed: 600, minutes: 15, refusal: 'openId.askedTooOften' } as const;

const allMethods = ['GET', 'POST', 'OPTIONS'];
const provided = [
  ...Object.values(paths),
  `${paths.authorization}/:uid`,
  '/.well-known/openid-configuration',
];

/** What services and their browsers ask of the provider itself, which reads and answers by its own. */
function serveProvider({ app, pool }: Server, config: Config): void {
  const provider = config.isOpenIdProvider ? new SignOnProvider(pool, config, app.log) : undefined;
  const closed = (request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(request, reply, new Refusal('signOn.closed'));
  const { protocol, host } = new URL(config.publicUrl);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Payloads stay unread.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    for (const url of provided)
      scope.route({
        method: allMethods,
        url,
        handler: async (request, reply) => {
          if (!provider) return closed(request, reply);
          if (request.routeOptions.url === paths.authorization) {
            if (isTooLong(request)) return reply.redirect(`${calls.consentPath}/${calls.wrongRequest}`, 303);
            await mayAskFromNetwork(pool, { what: 'sign on', network: networkOf(request.ip) }, fromAddress);
          }
          const answer = await provider.answer();
          reply.hijack();
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          // As browsers see it, whatever stands between: cookies of https stay with https.
          request.raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
          request.raw.headers['x-forwarded-host'] = host;
          return answer(request.raw, reply.raw);
        },
      });
    // The cookie of a request goes no further than its own address, so browsers come by it to the page.
    scope.get<{ Params: { uid: string } }>('/api/signOn/:uid', (request, reply) =>
      provider
        ? reply.redirect(`${calls.consentPath}/${encodeURIComponent(request.params.uid)}`, 303)
        : closed(request, reply),
    );
    done();
  });
}
