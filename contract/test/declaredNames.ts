import * as z from 'zod';
import type { Declared } from '../src/endpoint.ts';
import { tableOf, type Field } from '../src/wire.ts';

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

function namesIn(schema: z.ZodType): DeclaredName[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return namesIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return namesIn(schema.element as z.ZodType);
  return Object.entries(tableOf(schema) ?? {}).flatMap(([name, field]) => [
    { name, field },
    ...namesIn(field.schema),
  ]);
}
