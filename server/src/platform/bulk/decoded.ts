import type * as z from 'zod/mini';
import { decodeBody } from '../http/decode.ts';
import { type FieldRefusal, Refusal } from '../refusal.ts';

/** A payload as the single call takes it, or what is wrong with its form. */
export function decoded<T>(
  schema: z.ZodMiniType<T>,
  payload: Readonly<Record<string, unknown>>,
): { body: T; refusals: readonly FieldRefusal[] } | { body?: undefined; refusals: readonly FieldRefusal[] } {
  try {
    return { body: decodeBody(schema, payload), refusals: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusals: error.fields };
  }
}
