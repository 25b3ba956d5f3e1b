import { allEndpoints, type Declared } from '@omur/contract/platform/endpoint';
import type { Language } from '@omur/contract/platform/rules/language';
import { tableOf } from '@omur/contract/platform/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { DescribedCall, Descriptions } from './describe.ts';
import { apiPage } from './apiPage.ts';
import { languageOf } from './language.ts';
import { takesKey } from './serve.ts';

type Json = Record<string, unknown>;

/**
 * W6: the OpenAPI 3.1 document of every declared call, and a page to read it.
 * @throws if a call has no description, or a description no call.
 */
export function describeApi(
  app: FastifyInstance,
  { societyName }: Pick<Config, 'societyName'>,
  of: Descriptions,
): void {
  const calls = describedCalls(of);
  // All are made when they are first asked for: that takes longer than all else at the start.
  let document: Json | undefined;
  const pages: Partial<Record<Language, string>> = {};
  app.get('/api/openapi.json', () => (document ??= openApi(societyName, calls)));
  app.get('/api', (request, reply) => {
    const { language: asked } = request.query as { language?: unknown };
    const language = asked === 'is' || asked === 'en' ? asked : languageOf(request);
    const page = (pages[language] ??= apiPage(societyName, calls, language));
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-language': language, vary: 'accept-language' })
      .send(page);
  });
}

function describedCalls(of: Descriptions): DescribedCall[] {
  const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  const orphan = Object.keys(of).find((name) => !names.includes(name));
  if (orphan) throw new Error(`${orphan} is described, but there is no such call.`);
  return allEndpoints.map((call) => {
    const name = `${call.method} ${call.path}`;
    const description = of[name];
    if (!description) throw new Error(`${name} has no description.`);
    return { ...call, ...description };
  });
}

function openApi(societyName: string, calls: readonly DescribedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${societyName}: the members' portal`, version: '1' },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'omur_…', description: keyNote },
      },
      schemas: { Refusal: refusalSchema },
    },
    paths,
  };
}

/** The wire side of a schema, as JSON Schema. */
export function wireSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

const masqueradeNote = {
  allowed: '',
  always: ' Also on a grant for reading alone.',
  refused: ' Refused while acting for another, but for administrators.',
  never: ' Refused while acting for another.',
};

const keyNote = 'A key that a member made for a system, in the settings of the portal.';

/** O50: which scope opens the call to keys. */
function keyNoteOf({ keyScope }: Declared): string {
  if (keyScope === undefined) return 'Closed to keys.';
  return keyScope === 'any' ? 'Open to any key.' : `Open to keys with ${keyScope}.`;
}

const securityOf = ({ keyScope }: Declared) => [
  { session: [] },
  ...(keyScope === undefined ? [] : [{ key: keyScope === 'any' ? [] : [keyScope] }]),
];

function operation(endpoint: DescribedCall): Json {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  return {
    summary: endpoint.summary,
    description: `Requirements: ${endpoint.spec}. For: ${endpoint.access}.${masqueradeNote[endpoint.masquerade]} ${keyNoteOf(endpoint)}`,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:.](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(endpoint.access !== 'public' && { security: securityOf(endpoint) }),
    parameters: [...parameters, ...(takesKey(endpoint) ? [idempotencyKey] : [])],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: wireSchema(endpoint.body) } } },
    }),
    responses: { ...success(endpoint), default: refusalResponse },
  };
}

function parametersOf(schema: z.ZodMiniType, place: 'path' | 'query'): Json[] {
  return Object.values(tableOf(schema) ?? {}).map((of) => ({
    name: of.wire,
    in: place,
    required: place === 'path',
    schema: wireSchema(of.schema),
  }));
}

function success({ reply }: Declared): Json {
  if (reply.kind === 'nothing') return { 204: { description: 'Done' } };
  if (reply.kind === 'file') {
    const types = [reply.type, ...(reply.others ?? [])];
    return {
      200: { description: 'A file', content: Object.fromEntries(types.map((type) => [type, {}])) },
    };
  }
  const row = wireSchema(reply.schema);
  const schema = reply.kind === 'list' ? { type: 'array', items: row } : row;
  const status = reply.kind === 'list' ? 200 : reply.status;
  return {
    [status]: {
      description: reply.kind === 'list' ? 'The list, or a page of it' : 'The answer',
      ...(reply.kind === 'list' && { headers: listHeaders }),
      content: { 'application/json': { schema } },
    },
  };
}

const listHeaders = {
  'X-Total-Count': {
    description:
      'How many rows there are. They are counted to 100,000, those of the change history to 10,000, and one more says that there are more',
    schema: { type: 'integer' },
  },
  'X-Next-Cursor': {
    description: 'The cursor of the next page; absent on the last',
    schema: { type: 'string' },
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key from the same user answers the first result again for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const refusalSchema = {
  type: 'object',
  required: ['StatusCode', 'Code', 'Message'],
  properties: {
    StatusCode: { type: 'integer' },
    Code: { type: 'string' },
    Message: { type: 'string' },
    RequestId: { type: 'string' },
    Number: { type: 'integer', description: 'Of the thing that stands in the way.' },
    Token: { type: 'string', description: 'For the second step of a login, where one is missing.' },
    Errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { Field: { type: 'string' }, Code: { type: 'string' }, Message: { type: 'string' } },
      },
    },
  },
};

const refusalResponse = {
  description: 'A refusal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
