import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { declaredNames } from '../../test/declaredNames.ts';
import { everyEndpoint } from '../../test/everyEndpoint.ts';
import { withPlainFields } from '../../test/plainBodies.ts';
import type { Declared } from './endpoint.ts';

interface Recorded {
  request?: unknown;
  answer?: unknown;
}

const folder = `${import.meta.dirname}/../../recorded`;
const endpoints = await everyEndpoint();
const recorded = new Map(
  globSync('*.json', { cwd: folder }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, Recorded>),
  ),
);

const addressOf = ({ method, path }: Declared) => `${method} ${path}`;
const of = (endpoint: Declared) => recorded.get(addressOf(endpoint));

/** The rows of a list, or the one thing. */
function answersOf(
  { reply }: Declared,
  answer: unknown,
): { schema: z.ZodMiniType; bodies: unknown[] } | undefined {
  if (reply.kind === 'one') return { schema: reply.schema, bodies: [answer] };
  if (reply.kind === 'list') return { schema: reply.schema, bodies: answer as unknown[] };
  return undefined;
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [name, ...namesIn(item)]);
}

describe('recorded bodies', () => {
  it('are of calls that are declared', () => {
    const addresses = endpoints.map(addressOf);
    expect([...recorded.keys()].filter((address) => !addresses.includes(address))).toEqual([]);
  });
  it.each(endpoints.filter(({ body }) => body).map((one) => [addressOf(one), one] as const))(
    'W1 lose nothing of the payload of %s',
    (_, endpoint) => {
      const schema = endpoint.body as z.ZodMiniType;
      const request = withPlainFields(schema, 'wire', of(endpoint)?.request);
      expect(request, 'a body belongs in contract/recorded').toBeDefined();
      expect(z.encode(schema, z.decode(schema, request))).toEqual(request);
      const names = declaredNames([{ ...endpoint, query: z.undefined(), reply: { kind: 'nothing' } }]);
      expect(new Set(namesIn(request))).toEqual(new Set(names.map(({ field }) => field.wire)));
    },
  );
  it.each(
    endpoints
      .filter(({ reply }) => reply.kind === 'one' || reply.kind === 'list')
      .map((one) => [addressOf(one), one] as const),
  )('W1 lose nothing of the answer of %s', (_, endpoint) => {
    const answer = of(endpoint)?.answer;
    expect(answer, 'a body belongs in contract/recorded').toBeDefined();
    const { schema, bodies: written } = answersOf(endpoint, answer) ?? { schema: z.never(), bodies: [] };
    const bodies = written.map((body) => withPlainFields(schema, 'answer', body));
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(z.encode(schema, z.decode(schema, body))).toEqual(body);
    const names = declaredNames([{ ...endpoint, query: z.undefined(), body: undefined }]);
    expect(new Set(namesIn(bodies))).toEqual(new Set(names.map(({ field }) => field.answer)));
  });
});
