import * as z from 'zod/mini';
import type { Declared } from '../src/platform/endpoint.ts';
import { tableOf, type Field } from '../src/platform/wire.ts';

/** A field as a table declares it, with its name in the code. */
export interface DeclaredName {
  name: string;
  field: Field;
}

/** Every field of every query, payload and answer, at every depth. Names in addresses belong to the addresses. */
export function declaredNames(endpoints: readonly Declared[]): DeclaredName[] {
  return endpoints.flatMap(({ query, body, reply }) => [
    ...namesIn(query),
    ...(body ? namesIn(body) : []),
    ...(reply.kind === 'one' || reply.kind === 'list' ? namesIn(reply.schema) : []),
  ]);
}

/** The same of one schema. */
export function namesIn(schema: z.ZodMiniType): DeclaredName[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return namesIn(schema._zod.def.innerType as z.ZodMiniType);
  if (schema instanceof z.ZodMiniArray) return namesIn(schema._zod.def.element as z.ZodMiniType);
  return Object.entries(tableOf(schema) ?? {}).flatMap(([name, field]) => [
    { name, field },
    ...namesIn(field.schema),
  ]);
}
