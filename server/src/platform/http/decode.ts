import { isErrorCode, type ErrorCode } from '@omur/contract/platform/errors';
import { withDeclaredNames } from '@omur/contract/platform/wire';
import type * as z from 'zod/mini';
import { type FieldRefusal, refuse, refuseField } from '../refusal.ts';

/** Turns a body into our names and values, or refuses with a code for every field that does not fit. */
export function decodeBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  if (body === undefined || body === null) refuse('request.malformed');
  assertOfSize(body);
  return accepted(schema.safeParse(withDeclaredNames(schema, body), { reportInput: true }));
}

/** A query that does not fit is refused like a body; names that are not declared are passed over. */
export function decodeQuery<T>(schema: z.ZodMiniType<T>, names: readonly string[], query: unknown): T {
  const given = Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(
      ([name, value]) => names.includes(name) && value !== '',
    ),
  );
  return accepted(schema.safeParse(given, { reportInput: true }));
}

function accepted<T>(read: z.core.util.SafeParseResult<T>): T {
  if (!read.success)
    refuse('request.invalid', {
      fields: oncePerField(read.error.issues.slice(0, mostRefusals).flatMap(fieldRefusals)),
    });
  return read.data;
}

/** What is wrong first with each of them; the rest is told once that is mended. */
function oncePerField(refusals: readonly FieldRefusal[]): FieldRefusal[] {
  const told = new Set<string>();
  return refusals.filter(({ field }) => !told.has(field) && told.add(field)).slice(0, mostRefusals);
}

/** A sentence for each of more than these is for nobody to read. */
const mostRefusals = 50;
/** No list of a payload is longer, and none has so many names. */
const mostItems = 10_000;
/** No payload has lists within lists within lists beyond this. */
const deepestList = 8;

/** Told before each is looked at. */
function assertOfSize(value: unknown, place = '', depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepestList) return;
  const names = Object.keys(value);
  if (names.length > mostItems) refuseField(place || 'body', 'value.tooLong');
  if (Array.isArray(value) && typeof value[0] !== 'object') return;
  for (const name of names)
    assertOfSize((value as Record<string, unknown>)[name], place ? `${place}.${name}` : name, depth + 1);
}

/** A path that does not fit names nothing: 404. */
export function decodeParams<T>(schema: z.ZodMiniType<T>, params: unknown): T {
  const read = schema.safeParse(params);
  return read.success ? read.data : refuse('request.unknownAddress');
}

function fieldRefusals(issue: z.core.$ZodIssue): FieldRefusal[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), code: 'value.unknownField' }));
  return [{ field: path.join('.'), code: codeOf(issue) }];
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  if (/^invalid_(type|union|value)$/.test(issue.code) && issue.input === undefined) return 'value.missing';
  if (issue.code === 'too_big') return 'value.tooLong';
  if (issue.code === 'too_small') return 'value.tooShort';
  if (issue.code === 'invalid_format') return 'value.wrongForm';
  return 'value.wrongType';
}
