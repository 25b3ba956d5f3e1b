import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** What protects an answer that is data: it is never shown as a page, so that little can be asked of a browser. */
const ofData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
/** Of what is refused before any call is found, such as an address that cannot be one. */
export const ofMalformed = {
  ...ofData,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const alsoOfData = ['referrer-policy', 'strict-transport-security', 'x-content-type-options'];

/**
 * The headers that browsers are protected by: all of them on pages and what pages load, fewer on the answers of declared calls.
 * Helmet works them out anew for every request; here it is asked once.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const ofPages = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofAnyAnswer.has(name)));
  const ofCalls = {
    ...ofData,
    ...Object.fromEntries(Object.entries(ofPages).filter(([name]) => alsoOfData.includes(name))),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers('endpoint' in request.routeOptions.config ? ofCalls : ofPages);
    done();
  });
}

const ofAnyAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);
