import { mostCounted } from '@omur/contract/platform/mostCounted';
import type * as z from 'zod/mini';
import { jsonOf } from './answers.ts';
import { piece, raw, sql, type Fragment, type Statement } from './statement.ts';

/** The columns of alias `q` that put a list in order. Together they are unique, so that a page can start after any row. */
export type Order = readonly string[];

/**
 * The same rows where a page is put together of many parts, each of which an index has in the order of the list: `top` ends the
 * select of each part, with its rows as alias `q`, so that none is read further than a page can need. Where the first columns of the
 * order tell the parts apart, `start` of so many ends the select of the parts, so that they are in order and begin where the page does.
 */
export type Gathered<N extends string> = (
  top: Fragment<N>,
  start: (columns: number) => Fragment<N>,
) => Fragment<N>;

interface Declaration<N extends string> {
  schema: z.ZodMiniType;
  /** A select in our names; its rows become alias `q`. */
  from: Fragment<N>;
  gathered?: Gathered<N>;
  /** An order for each sort of the endpoint; the first is the default. `down` only where it is not the reverse of `up`. */
  orders: Readonly<Record<string, { up: Order; down?: Order }>>;
  /** The sorts in which a page takes next to no time, however long the list. */
  short?: readonly string[];
  /** There are never many rows, so that even all of them take next to no time. */
  isFew?: true;
  /** What stands after `from` where the same rows are counted with less. */
  counted?: Fragment<N>;
  /** How many rows there are, where that is kept or follows from what is: nothing is gone through for it. */
  total?: Fragment<N>;
}

/** O173: counted no further than anybody needs to know. `rows` is what stands after `from`. */
export const countedUpTo = <N extends string>(rows: Fragment<N>, most = mostCounted): Fragment<N> =>
  piece`select count(*)::integer from (select from ${rows} limit ${raw(String(most + 1))}) counted`;

export interface Page<N extends string> {
  isShort: boolean;
  /** How many columns put it in order, so many has the key of a row. */
  keyLength: number;
  first: Statement<N | 'limit'>;
  /** Does not count: anyone who reads on knows the total from the first page. */
  next: Statement<N | 'limit' | 'after'>;
  /** Its rows come backwards. */
  last: Statement<N | 'limit'>;
}

/** A list that can be read in full, or in pages by key from either end, each at the same cost (W3). */
export interface Listing<N extends string> {
  readonly defaultSort: string;
  readonly isFew?: boolean;
  readonly pages: ReadonlyMap<string, Page<N>>;
}

/** Declares a list. Every statement it can ever run is made here: sort orders times directions times places. */
export function listing<N extends string>(declaration: Declaration<N>): Listing<N> {
  const pages = new Map<string, Page<N>>();
  const { isFew = false } = declaration;
  const add = (sort: string, order: Order, direction: 'asc' | 'desc') =>
    pages.set(sort, {
      ...page(declaration, order, direction),
      isShort: isFew || (declaration.short?.includes(sort) ?? false),
    });
  for (const [name, order] of Object.entries(declaration.orders)) {
    add(name, order.up, 'asc');
    add(`-${name}`, order.down ?? order.up, order.down ? 'asc' : 'desc');
  }
  return { defaultSort: Object.keys(declaration.orders)[0] ?? '', isFew, pages };
}

/** The same list where nobody asks for an order: by one of its own, such as `-receivedOn`. */
export const newestFirst = <N extends string>(of: Listing<N>, defaultSort: string): Listing<N> => ({
  ...of,
  defaultSort,
});

function page<N extends string>(
  { schema, from, gathered, counted = piece`(${from}) c`, total }: Declaration<N>,
  order: Order,
  direction: 'asc' | 'desc',
): Omit<Page<N>, 'isShort'> {
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const inOrder = (columns: Order, way: string) =>
    raw(columns.map((column) => `${column} ${way}`).join(', '));
  // One row more than asked for tells that others follow.
  const most = piece`limit ${'limit'}::integer + 1`;
  const withTotal = piece`, (${total ?? countedUpTo(counted)}) as total`;
  // No row of JSON holds a line feed, so that the one too many can be cut off again.
  const read = (isNext: boolean, way: string, count: Fragment<N>) => {
    const by = inOrder(order, way);
    const top = piece`${isNext ? piece`where ${beyond(order, direction)}` : raw('')} order by ${by} ${most}`;
    const start = (columns: number) => {
      const first = order.slice(0, columns);
      return piece`${isNext ? piece`where ${beyond(first, direction, '=')}` : raw('')} order by ${inOrder(first, way)}`;
    };
    const rows = gathered ? gathered(top as Fragment<N>, start as Parameters<Gathered<N>>[1]) : from;
    const key = order.map((column) => piece`(array_agg(${raw(column)} order by ${by}))[${'limit'}::integer]`);
    return sql<N | 'limit' | 'after'>`
      select string_agg(written.json, E',\n' order by ${by}) as rows, json_build_array(${joined(key)})::text as key,
        count(*)::integer as found${count}
      from (select q.* from (${rows}) q ${top}) q, ${jsonOf(schema)}`;
  };
  return {
    keyLength: order.length,
    first: read(false, direction, withTotal) as Statement<N | 'limit'>,
    next: read(true, direction, raw('')),
    last: read(false, opposite, withTotal) as Statement<N | 'limit'>,
  };
}

/** Beyond the place a cursor names, or at it. Its parts arrive as one array of texts; each is cast to the type of its column. */
function beyond(order: Order, direction: 'asc' | 'desc', at: '' | '=' = ''): Fragment<'after'> {
  const part = (column: string, i: number) =>
    piece`(${'after'}::text[])[${raw(String(i + 1))}]${raw(castOf(column))}`;
  return piece`(${raw(order.join(', '))}) ${raw(`${direction === 'asc' ? '>' : '<'}${at}`)} (${joined(order.map(part))})`;
}

function joined<N extends string>(parts: readonly Fragment<N>[]): Fragment<N> {
  return parts.reduce((all, one) => piece`${all}, ${one}`);
}

/** `q.work_id::integer` says the type of a key that is not text. An amount's is whole, `numeric(14,2)`, or no index is in its order. */
function castOf(column: string): string {
  return /::[\w(),]+$/.exec(column)?.[0] ?? '';
}
