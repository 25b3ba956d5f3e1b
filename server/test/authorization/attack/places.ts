import type { Declared } from '@omur/contract/platform/endpoint';
import { tableOf, type Field } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';
import type { Asked } from '../asked.ts';

/** Where a value stands in a request: in its payload, its query, or the path. */
export interface Place {
  kind: 'body' | 'query' | 'path';
  /** Names on the way to it; a list's first element stands for all. */
  names: readonly (string | number)[];
}

/** A longer address is refused before anything reads it. */
const mostInAddress = 2000;

/** Every place of a call that takes a value. */
export function placesOf({ path, params, query, body }: Declared): Place[] {
  return [
    ...(body ? [{ kind: 'body', names: [] } as const, ...placesIn(body, [])] : []),
    ...fieldsOf(query).map(({ wire }) => ({ kind: 'query' as const, names: [wire] })),
    ...fieldsOf(params).map(({ wire }) => ({
      kind: 'path' as const,
      names: [wire, path.split('/').indexOf(`:${wire}`)],
    })),
  ];
}

function placesIn(schema: z.ZodMiniType, before: Place['names']): Place[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodMiniArray)
    return placesIn(inner._zod.def.element as z.ZodMiniType, [...before, 0]);
  return fieldsOf(inner).flatMap(({ wire, schema: of }) => [
    { kind: 'body' as const, names: [...before, wire] },
    ...placesIn(of, [...before, wire]),
  ]);
}

const fieldsOf = (schema: z.ZodMiniType): readonly Field[] => Object.values(tableOf(schema) ?? {});

function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
    ? unwrapped(schema._zod.def.innerType as z.ZodMiniType)
    : schema;
}

/** The same request with another value in one place. */
export function withValue(asked: Asked, { kind, names }: Place, value: unknown): Asked {
  if (kind === 'body') return { ...asked, body: put(asked.body, names, value) };
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const [path = '', query = ''] = asked.url.split('?');
  if (kind === 'query') {
    const given = new URLSearchParams(query);
    given.set(String(names[0]), text.slice(0, mostInAddress));
    return { ...asked, url: `${path}?${given.toString()}` };
  }
  const parts = path.split('/');
  // A path has to be spelled in whole signs, and servers take so much and no more.
  parts[Number(names[1])] = encodeURIComponent(text.slice(0, mostInAddress).toWellFormed());
  return { ...asked, url: `${parts.join('/')}${query ? `?${query}` : ''}` };
}

function put(into: unknown, [name, ...rest]: Place['names'], value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const list = Array.isArray(into) ? [...into] : [];
    list[name] = put(list[name], rest, value);
    return list;
  }
  const object = typeof into === 'object' && into !== null ? into : {};
  return { ...object, [name]: put((object as Record<string, unknown>)[name], rest, value) };
}
