import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** The headers that browsers are protected by. Helmet works them out anew for every request; here it is asked once. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const ofHelmet = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofAnyAnswer.has(name)));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ofHelmet);
    done();
  });
}

const ofAnyAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);
