import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { plainWork } from '../src/platform/fields/plainWork.ts';
import { tableOf } from '../src/platform/wire.ts';

const recorded = JSON.parse(
  readFileSync(new URL('../recorded/plain/work.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;
const names = Object.keys(plainWork);

/** A recorded body with the plain fields, which are recorded once for all bodies that have them. */
export function withPlainFields(schema: z.ZodMiniType, spelling: 'wire' | 'answer', body: unknown): unknown {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return withPlainFields(schema._zod.def.innerType as z.ZodMiniType, spelling, body);
  if (schema instanceof z.ZodMiniArray && Array.isArray(body))
    return body.map((item) => withPlainFields(schema._zod.def.element as z.ZodMiniType, spelling, item));
  const table = tableOf(schema);
  if (!table || typeof body !== 'object' || body === null) return body;
  const inner = Object.entries(table).flatMap(([, of]) =>
    of[spelling] in body
      ? [
          [
            of[spelling],
            withPlainFields(of.schema, spelling, (body as Record<string, unknown>)[of[spelling]]),
          ],
        ]
      : [],
  );
  const hasPlain = names.every((name) => name in table);
  const plain = hasPlain
    ? names.map((name) => [table[name]?.[spelling], recorded[table[name]?.wire ?? '']])
    : [];
  return { ...body, ...Object.fromEntries(inner), ...Object.fromEntries(plain) };
}
