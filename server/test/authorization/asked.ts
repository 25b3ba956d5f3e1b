import type { Declared } from '@omur/contract/platform/endpoint';
import type { Caller } from './callers.ts';
import type { Row } from './row.ts';
import type { Fixtures } from './world.ts';

/** A call as it goes over the line. */
export interface Asked {
  method: Declared['method'];
  url: string;
  body: unknown;
}

/** The call of a row on somebody's things. A value of the path is the thing of its name. */
export function askedOf({ method, path }: Declared, row: Row, things: Fixtures, caller: Caller): Asked {
  const given = row.params?.(things, caller) ?? {};
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name] ?? (things as unknown as Record<string, unknown>)[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(
        `${method} ${path}: there is no ${name} among the things; the row has to say what it is`,
      );
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    Object.entries(row.query?.(things, caller) ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  ).toString();
  return { method, url: query ? `${url}?${query}` : url, body: row.body?.(things, caller) };
}
