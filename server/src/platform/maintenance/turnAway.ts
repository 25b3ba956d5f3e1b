import type { Maintenance as Told } from '@omur/contract/platform/calls/maintenance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { noteTurnedAway } from '../http/turnedAway.ts';
import { refuse } from '../refusal.ts';
import { pagePolicy, maintenancePage } from './page.ts';
import type { Maintenance } from './maintenance.ts';

/** Who asks these is no member, or asks whether it is over. */
const always = /^\/(healthz|readyz|metrics|api\/maintenance)$/;
const shortestSeconds = 30;

/** O343: changes first, and then everybody, with the time after which it is worth to come back. */
export function turnAwayForMaintenance(
  app: FastifyInstance,
  maintenance: Pick<Maintenance, 'at' | 'look'>,
  { societyName }: Pick<Config, 'societyName'>,
): void {
  app.addHook('onReady', () => maintenance.look());
  app.addHook('onRequest', (request, reply, done) => {
    const now = Date.now();
    const told = maintenance.at(now);
    if (mayPass(told.state, request)) return done();
    noteTurnedAway(request);
    const retryAfterSeconds = secondsLeft(told, now);
    if (pathOf(request).startsWith('/api/') || isChange(request))
      refuse(told.state === 'closed' ? 'server.maintenance' : 'server.readOnly', { retryAfterSeconds });
    void sendPage(reply, maintenancePage(societyName, told.endsAt ?? ''), retryAfterSeconds);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

function mayPass(state: Told['state'], request: FastifyRequest): boolean {
  if (state === 'none' || state === 'announced') return true;
  const path = pathOf(request);
  if (always.test(path)) return true;
  if (isChange(request)) return false;
  // Files of the pages that are open in browsers, which say by themselves that it is closed.
  return state === 'readOnly' || (!path.startsWith('/api/') && /\.\w{2,11}$/.test(path));
}

/** Whoever logs out does so at any time. */
const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  !/^(GET|HEAD|OPTIONS)$/.test(method) && !endsSession(routeOptions.config);

const endsSession = (config: object): boolean =>
  'endpoint' in config && (config.endpoint as { endsSession?: boolean }).endsSession === true;

const secondsLeft = ({ endsAt }: Told, now: number): number =>
  Math.max(shortestSeconds, Math.ceil((Date.parse(endsAt ?? '') - now) / 1000));

const sendPage = (reply: FastifyReply, page: string, retryAfterSeconds: number): FastifyReply =>
  reply
    .code(503)
    .headers({
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
      'retry-after': retryAfterSeconds,
    })
    .type('text/html; charset=utf-8')
    .send(page);
