import type { Declared } from '@omur/contract/platform/endpoint';
import * as fc from 'fast-check';
import { wireSchema } from '../../../src/platform/http/openapi.ts';
import type { Asked } from '../asked.ts';
import { injections } from './hostile.ts';
import { placesOf, withValue } from './places.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** PostgreSQL's. */
const lastInteger = 2_147_483_647;

const hostile = fc.oneof(
  fc.constantFrom(...Object.values(injections)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
);

/** A value of the declared kind, or one that only looks like it. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'integer') {
    const least = Math.max(schema.minimum ?? -lastInteger, -lastInteger);
    const most = Math.min(schema.maximum ?? lastInteger, lastInteger);
    // Small numbers are those that something has.
    const smallest = Math.max(least, 0);
    return fc.oneof(
      fc.integer({ min: smallest, max: Math.max(smallest, Math.min(most, 50)) }),
      fc.integer({ min: least, max: most }),
    );
  }
  if (schema.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double());
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return texts(schema.maxLength);
}

function texts(maxLength = 200): fc.Arbitrary<string> {
  const most = Math.min(maxLength, 200);
  return fc.oneof(
    fc.string({ maxLength: most }),
    fc.string({ unit: 'grapheme', maxLength: most }),
    fc.constantFrom(
      '2026-02-30',
      '2026-06-17',
      '0101300019',
      '3.30',
      '33,33',
      '',
      ' ',
      'T0345246801',
      'ISEAA2102203',
    ),
  );
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueOf(of)]));
  return fc.record(fields, { requiredKeys: required });
}

/** Requests of a call: made up from its declaration, or a sound one with something else in a few of its places. */
export function requestsOf(declared: Declared, sound: Asked): fc.Arbitrary<Asked> {
  const places = placesOf(declared);
  const changes = fc.array(fc.tuple(fc.nat({ max: Math.max(places.length - 1, 0) }), hostile), {
    minLength: 1,
    maxLength: 3,
  });
  const changed = changes.map((all) =>
    all.reduce((asked, [at, value]) => {
      const place = places[at];
      return place ? withValue(asked, place, value) : asked;
    }, sound),
  );
  if (!declared.body) return changed;
  const madeUp = valueOf(wireSchema(declared.body) as Schema).map((body) => ({ ...sound, body: body ?? {} }));
  return fc.oneof(madeUp, changed);
}
