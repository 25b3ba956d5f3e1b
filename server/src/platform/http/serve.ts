import type { Readable } from 'node:stream';
import type { Access, Declared, Endpoint } from '@omur/contract/platform/endpoint';
import { isStaffRole } from '@omur/contract/platform/values';
import { tableOf } from '@omur/contract/platform/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import { repeatedTransaction } from '../database/pool.ts';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { isFromSystem, tokenOf } from '../sessions/current.ts';
import { nameActor, nameKeyActor } from '../sessions/queries.ts';
import type { Call, Context } from './call.ts';
import { type Actor, isProxy, isStaff } from '../sessions/actor.ts';
import { decodeBody, decodeParams, decodeQuery } from './decode.ts';
import { once } from './idempotency.ts';
import { languageOf } from './language.ts';
import { lasting, type StillMay } from './lasting.ts';
import { sendList, type List } from './list.ts';
import { networkOf } from './network.ts';
import type { Positions } from './positions.ts';

/** JSON that PostgreSQL wrote. */
export interface Written {
  json: string;
}

/** A file to download, written as it is read. */
export interface Download {
  name: string;
  content: Readable;
  /** One of the others that the call declares, where it is not the usual. */
  type?: string;
}

type Answer<R> = R | Written | (R extends unknown[] ? List | Written[] : R extends string ? Download : never);
type Handler<P, Q, B, R> = (call: Call<P, Q, B>) => Promise<Answer<R>> | Answer<R>;

export interface Server extends Context {
  app: FastifyInstance;
  reads: Queryable;
  /** Where there are replicas: which of them may answer whom (O25). */
  positions?: Positions | undefined;
  /** Finds out who calls; undefined when there is no live session. */
  actorOf(request: FastifyRequest): Promise<Actor | undefined>;
  /** Believes a session no more than the database does, without waiting to be told. */
  forget(actor: Actor): void;
}

const nobody: Actor = {
  userId: 0,
  realUserId: 0,
  role: 'external',
  realRole: 'external',
  personId: 0,
  kennitala: '',
  name: '',
  realName: '',
  isReadOnly: false,
  mustSetUp: false,
  tokenHash: Buffer.alloc(0),
};

const mayCall: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  loggedIn: () => true,
  granting: ({ role }) => role !== 'external',
  registering: ({ role }) => isStaffRole(role) || role === 'member',
  // S8: also while acting for another it takes their own role.
  staff: ({ role, realRole }) => isStaff({ role }) && isStaff({ role: realRole }),
  administrator: ({ role, realRole }) => role === 'administrator' && realRole === 'administrator',
};

/** How large payloads may be, in bytes: of public calls, and of all others. A call that takes more declares it. */
const mostPublicBytes = 16_384;
const mostBytes = 102_400;
/** Who was let in, for as long as the request lasts. */
const callers = new WeakMap<FastifyRequest, Actor>();

/** The session changed between its being remembered and the change that was asked for in its name. */
class OutdatedActor extends Error {}
const mostLooks = 3;

/**
 * Serves a declared call. Reads get the pool, or that of a replica (O25), as do calls without a session; whatever else changes something gets one
 * transaction, with the actor named in it for the records (J4), and for POST and PUT the first answer again when their
 * idempotency key comes twice (W5). `before` runs ahead of the transaction: what it writes stays when the call is refused.
 */
export function serve<P, Q, B, R>(
  server: Server,
  declared: Endpoint<P, Q, B, R>,
  handler: Handler<P, Q, B, R>,
  before?: (call: Call<P, Q, B>) => Promise<void>,
): void {
  const queryNames = namesOf(declared.query);
  server.app.route({
    method: declared.method as HTTPMethods,
    url: declared.path,
    config: { endpoint: declared },
    bodyLimit: declared.mostBytes ?? (declared.access === 'public' ? mostPublicBytes : mostBytes),
    // Before a byte of the payload is read: nobody reads the payload of a caller who is not let in.
    preParsing: async (request, _reply, payload) => {
      callers.set(request, await admitted(server, declared, request));
      return payload;
    },
    handler: async (request, reply) => {
      const actor = callers.get(request) ?? refuse('session.none');
      const call = {
        db: server.pool,
        pool: server.pool,
        reads: server.reads,
        actor,
        stillMay: actor.key && (async () => (await server.actorOf(request)) !== undefined),
        params: decodeParams(declared.params, request.params) as P,
        query: decodeQuery(declared.query, queryNames, request.query) as Q,
        body: (declared.body ? decodeBody(declared.body, request.body) : undefined) as B,
        language: languageOf(request),
        address: networkOf(request.ip),
        bearer: tokenOf(request),
        device: request.headers['user-agent']?.slice(0, 200),
        cookie: request.headers.cookie,
        log: request.log,
      };
      reply.header('cache-control', 'no-store');
      await before?.(call);
      if (declared.method === 'GET' && !declared.writes)
        return readFrom(server, { request, call, handler }, (from, answer) =>
          send(declared, reply, from, answer),
        );
      if (declared.method === 'GET') {
        const answer = await handler(call);
        await server.positions?.tell(reply, actor);
        return send(declared, reply, call, answer);
      }
      const text =
        declared.access === 'public'
          ? textOf(declared, await handler(call))
          : await changed({ server, declared, request, call, handler });
      if (declared.endsSession) server.forget(actor);
      await server.positions?.tell(reply, actor);
      return text === '' ? reply.code(204).send() : sendJson(reply, statusOf(declared), text);
    },
  });
}

/** Answers a read from a replica that has got far enough, else from the primary. */
async function readFrom<P, Q, B, R>(
  { positions }: Server,
  { request, call, handler }: Pick<Asked<P, Q, B, R>, 'request' | 'call' | 'handler'>,
  sendTo: (call: Call<P, Q, B>, answer: Answer<R>) => unknown,
) {
  const source = positions?.sourceFor(request, call.actor);
  const from = source ? { ...call, db: source.pool, pool: source.pool, reads: source.reads } : call;
  return sendTo(from, await handler(from));
}

/** Who calls, if they may. */
export async function admitted(server: Server, declared: Declared, request: FastifyRequest): Promise<Actor> {
  const actor = await server.actorOf(request);
  if (!actor && isFromSystem(request)) refuse('key.none');
  if (actor) assertInScope(declared, actor);
  if (!actor) return declared.access === 'public' ? nobody : refuse('session.none');
  if (declared.access === 'public') return actor;
  if (actor.mustSetUp && !declared.beforeSecondFactor) refuse('secondFactor.required');
  if (!mayCall[declared.access](actor)) refuse('session.forbidden');
  assertAllowedInMasquerade(declared, actor);
  return actor;
}

/** O43: a call that says nothing of keys is closed to them. */
export function assertInScope({ keyScope }: Pick<Declared, 'keyScope'>, { key }: Actor): void {
  if (!key || keyScope === 'any') return;
  if (keyScope === undefined || !key.scopes.includes(keyScope)) refuse('key.scope');
}

/** S5: the one rule on what is refused to somebody who acts for another. */
function assertAllowedInMasquerade(declared: Declared, actor: Actor): void {
  const { masquerade, method } = declared;
  if (actor.userId === actor.realUserId || masquerade === 'always') return;
  if (masquerade === 'never' || isOfStaff(declared)) refuse('access.whileActing');
  if (masquerade === 'refused' && isProxy(actor)) refuse('access.whileActing');
  if (actor.isReadOnly && method !== 'GET') refuse('access.readOnly');
}

/** R121: a change that takes a role of the society’s. Who decides answers for it, and what they have a part in is theirs, not that of a colleague. */
const isOfStaff = ({ access, method, writes }: Declared) =>
  (access === 'staff' || access === 'administrator') && (method !== 'GET' || writes);

/** Whether a call takes an `Idempotency-Key`: those that add something, or replace it as a whole (W5). */
export const takesKey = ({ method }: Declared) => method === 'POST' || method === 'PUT';

/** One call of a change, and what answers it. */
interface Asked<P, Q, B, R> {
  server: Server;
  declared: Declared;
  request: FastifyRequest;
  call: Call<P, Q, B>;
  handler: Handler<P, Q, B, R>;
}

/**
 * Runs a change in its transaction; answers the JSON to send, '' for none. Anyone who was remembered is looked up anew when their
 * session has changed since: nothing is written in the name of a session that has ended, or that acts for somebody else by now.
 */
async function changed<P, Q, B, R>({ call, ...asked }: Asked<P, Q, B, R>): Promise<string> {
  const { server, declared, request } = asked;
  let { actor } = call;
  for (let looks = 1; ; looks++)
    try {
      return await changedBy({ ...asked, call: { ...call, actor } });
    } catch (error) {
      if (!(error instanceof OutdatedActor)) throw error;
      if (looks === mostLooks) refuse('session.none');
      server.forget(actor);
      actor = await admitted(server, declared, request);
    }
}

function changedBy<P, Q, B, R>(one: Asked<P, Q, B, R>): Promise<string> {
  const { server, declared, request, call, handler } = one;
  const { actor } = call;
  return repeatedTransaction(server.pool, async (tx) => {
    if (!(await isAsKnown(tx, actor, request.id))) throw new OutdatedActor();
    const work = async () => textOf(declared, await handler({ ...call, db: tx }));
    const key = request.headers['idempotency-key'];
    if (!takesKey(declared) || key === undefined) return work();
    // The same key for somebody else whom you act for is another call.
    const asked = `${declared.path} ${actor.userId}`;
    return once(tx, { userId: actor.realUserId, key: String(key), call: asked, request }, work);
  });
}

/** Names who changes something for the records, and answers whether they are still who they were when they were let in. */
async function isAsKnown(tx: Queryable, actor: Actor, requestId: string): Promise<boolean> {
  const changedBy = String(actor.realUserId);
  const { tokenHash, userId, role, key } = actor;
  const named = key
    ? await nameKeyActor.row<{ isAsKnown: boolean }>(tx, {
        tokenHash,
        userId,
        role,
        changedBy,
        requestId,
        keyId: String(key.keyId),
      })
    : await nameActor.row<{ isAsKnown: boolean }>(tx, {
        ...actor,
        changedBy,
        requestId,
        actingFor: userId === actor.realUserId ? '' : String(userId),
      });
  return named?.isAsKnown === true;
}

function send<R>(declared: Declared, reply: FastifyReply, call: Call, answer: Answer<R>) {
  if (declared.reply.kind === 'list')
    return sendList(declared.reply, reply, call, answer as List | unknown[]);
  if (declared.reply.kind === 'file')
    return sendFile(reply, declared.reply.type, answer as Download, call.stillMay);
  return sendJson(reply, statusOf(declared), textOf(declared, answer));
}

function sendFile(
  reply: FastifyReply,
  usual: string,
  { name, content, type = usual }: Download,
  stillMay: StillMay,
) {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(lasting(content, stillMay));
}

function textOf(declared: Declared, answer: unknown): string {
  if (declared.reply.kind !== 'one') return '';
  if (isWritten(answer)) return answer.json;
  return JSON.stringify(z.encode(declared.reply.schema, answer));
}

function isWritten(answer: unknown): answer is Written {
  return typeof answer === 'object' && answer !== null && 'json' in answer && typeof answer.json === 'string';
}

function statusOf(declared: Declared): number {
  return declared.reply.kind === 'one' ? declared.reply.status : 200;
}

export function sendJson(reply: FastifyReply, status: number, json: string): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(json);
}

function namesOf(schema: z.ZodMiniType): string[] {
  return Object.values(tableOf(schema) ?? {}).map((of) => of.wire);
}
