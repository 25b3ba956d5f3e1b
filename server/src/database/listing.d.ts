import type * as z from 'zod/mini';
import { type Fragment, type Statement } from './statement.ts';
/** The columns of alias `q` that put a list in order. Together they are unique, so that a page can start after any row. */
export type Order = readonly string[];
interface Declaration<N extends string> {
  schema: z.ZodMiniType;
  /** A select in our names; its rows become alias `q`. */
  from: Fragment<N>;
  /** An order for each sort of the endpoint; the first is the default. `down` only where it is not the reverse of `up`. */
  orders: Readonly<
    Record<
      string,
      {
        up: Order;
        down?: Order;
      }
    >
  >;
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
  readonly pages: ReadonlyMap<string, Page<N>>;
}
/** Declares a list. Every statement it can ever run is made here: sort orders times directions times places. */
export declare function listing<N extends string>(declaration: Declaration<N>): Listing<N>;
export {};
