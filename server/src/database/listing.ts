import type * as z from 'zod/mini';
import { jsonOf } from './answers.ts';
import { piece, raw, sql, type Fragment, type Statement } from './statement.ts';

/** The columns of alias `q` that put a list in order. Together they are unique, so that a page can start after any row. */
export type Order = readonly string[];

interface Declaration<N extends string> {
  schema: z.ZodMiniType;
  /** A select in our names; its rows become alias `q`. */
  from: Fragment<N>;
  /** An order for each sort of the endpoint; the first is the default. `down` only where it is not the reverse of `up`. */
  orders: Readonly<Record<string, { up: Order; down?: Order }>>;
  /** A page of it takes next to no time, whatever the sort. */
  isShort?: boolean;
  /** How many rows there are, where counting them would cost too much. */
  total?: Fragment<N>;
}

export interface Page<N extends string> {
  first: Statement<N | 'limit'>;
  next: Statement<N | 'limit' | 'after'>;
  last: Statement<N | 'limit'>;
  /** The same as `next` without counting, for a list that is read in full. */
  more: Statement<N | 'limit' | 'after'>;
}

/** A list that can be read in full, or in pages by key from either end, each at the same cost (W3). */
export interface Listing<N extends string> {
  readonly defaultSort: string;
  readonly isShort: boolean;
  readonly pages: ReadonlyMap<string, Page<N>>;
}

/** Declares a list. Every statement it can ever run is made here: sort orders times directions times places. */
export function listing<N extends string>(declaration: Declaration<N>): Listing<N> {
  const pages = new Map<string, Page<N>>();
  for (const [name, order] of Object.entries(declaration.orders)) {
    pages.set(name, page(declaration, order.up, 'asc'));
    pages.set(`-${name}`, page(declaration, order.down ?? order.up, order.down ? 'asc' : 'desc'));
  }
  return {
    defaultSort: Object.keys(declaration.orders)[0] ?? '',
    isShort: declaration.isShort ?? false,
    pages,
  };
}

function page<N extends string>(
  { schema, from, total }: Declaration<N>,
  order: Order,
  direction: 'asc' | 'desc',
): Page<N> {
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const by = (way: string) => raw(order.map((column) => `${column} ${way}`).join(', '));
  const rows = piece`select q.* from (${from}) q`;
  const onwards = piece<N | 'after'>`${rows} where ${beyond(order, direction)} order by ${by(direction)}`;
  const counted = piece`, (${total ?? piece`select count(*) from (${from}) c`}) as total`;
  // Numbered once they are in order, in which they are put together too; only a page read from the end is turned around.
  // One row more than asked for tells that others follow.
  const read = (ordered: Fragment<N | 'after'>, count: Fragment<N>, turned = '') =>
    sql<N | 'limit' | 'after'>`
      select string_agg(written.json, ','${raw(turned)}) filter (where q.nth <= ${'limit'}::integer) as rows,
        max(json_build_array(${raw(order.join(', '))})::text) filter (where q.nth = ${'limit'}::integer) as key,
        count(*)::integer as found${count}
      from (select q.*, row_number() over () as nth from (${ordered} limit ${'limit'}::integer + 1) q) q, ${jsonOf(schema)}`;
  return {
    first: read(piece`${rows} order by ${by(direction)}`, counted) as Statement<N | 'limit'>,
    next: read(onwards, counted),
    last: read(piece`${rows} order by ${by(opposite)}`, counted, ' order by q.nth desc') as Statement<
      N | 'limit'
    >,
    more: read(onwards, raw('')),
  };
}

/** Beyond the place a cursor names. Its parts arrive as one array of texts; each is cast to the type of its column. */
function beyond(order: Order, direction: 'asc' | 'desc'): Fragment<'after'> {
  const part = (column: string, i: number) =>
    piece`(${'after'}::text[])[${raw(String(i + 1))}]${raw(castOf(column))}`;
  const parts = order.map(part).reduce((all, one) => piece`${all}, ${one}`);
  return piece`(${raw(order.join(', '))}) ${raw(direction === 'asc' ? '>' : '<')} (${parts})`;
}

/** `q.work_id::integer` says the type of a key that is not text. */
function castOf(column: string): string {
  return /::\w+$/.exec(column)?.[0] ?? '';
}
