import type { Reply } from '@omur/contract/platform/endpoint';
import { tableOf } from '@omur/contract/platform/wire';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Listing } from '../database/listing.ts';
import { readBatch, readWhole, remade, turned } from '../database/stream.ts';
import type { SqlValue } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import type { Call } from './call.ts';
import { lasting, type StillMay } from './lasting.ts';

export type ListReply = Extract<Reply, { kind: 'list' }>;

/** A list to read and the values its query takes. */
export interface List {
  listing: Listing<string>;
  values: Readonly<Record<string, SqlValue>>;
  /** Makes the answer's row of what PostgreSQL wrote, where a rule of ours has to look at it first. */
  finish?: ((json: string) => string) | undefined;
}

type Batches = ReturnType<typeof readWhole>;

interface Paging {
  limit?: number;
  cursor?: string;
  sort?: string;
}

/** Pairs a listing with its values; every parameter must be given. */
export function list<N extends string>(
  listing: Listing<N>,
  values: Readonly<Record<N, SqlValue>>,
  finish?: List['finish'],
): List {
  return { listing: listing as unknown as Listing<string>, values, finish };
}

/**
 * W3: a page when a limit or a cursor is given, else the whole list, streamed. Nothing found is 404, unless the list may be empty. The total stands in
 * `X-Total-Count`, the place where the next page starts in `X-Next-Cursor`; the cursor `end` asks for the last page.
 */
export async function sendList(reply: ListReply, to: FastifyReply, call: Call, answer: List | unknown[]) {
  if (Array.isArray(answer)) return sendRows(reply, to, answer);
  const paging = call.query as Paging;
  const page = sortedPage(answer, paging.sort, reply);
  if (paging.limit === undefined && paging.cursor === undefined) {
    const db = answer.listing.isFew ? call.reads : call.db;
    const { finish, values } = answer;
    return sendWhole(reply, to, { batches: readWhole(db, page, values), finish, stillMay: call.stillMay });
  }

  const limit = paging.limit ?? 50;
  const values = { ...answer.values, limit };
  const db = page.isShort ? call.reads : call.db;
  const isEnd = paging.cursor === 'end';
  const from = paging.cursor === undefined || isEnd ? undefined : readCursor(paging.cursor, page.keyLength);
  const query = from
    ? page.next.with({ ...values, after: from.after })
    : (isEnd ? page.last : page.first).with(values);
  const batch = await readBatch(db, query, limit);
  if (!batch) return sendNone(reply, to);
  const total = from?.total ?? batch.total;
  to.header('x-total-count', total);
  if (batch.next !== undefined && !isEnd) to.header('x-next-cursor', cursorOf(total, batch.next));
  const rows = isEnd ? turned(batch.rows) : batch.rows;
  return to.type('application/json; charset=utf-8').send(`[${finished(rows, answer.finish)}]`);
}

/** The rows of a batch as the answer has them. */
function finished(rows: string, finish: List['finish']): string {
  return finish ? remade(rows, finish) : rows;
}

function sendNone(reply: ListReply, to: FastifyReply) {
  if (!reply.mayBeEmpty) refuse(reply.empty);
  return to.header('x-total-count', 0).type('application/json; charset=utf-8').send('[]');
}

function sendRows(reply: ListReply, to: FastifyReply, rows: unknown[]) {
  if (rows.length === 0) return sendNone(reply, to);
  to.header('x-total-count', rows.length);
  const texts = rows.map((row) =>
    typeof (row as { json?: unknown }).json === 'string'
      ? (row as { json: string }).json
      : JSON.stringify(z.encode(reply.schema, row)),
  );
  return to.type('application/json; charset=utf-8').send(`[${texts.join(',')}]`);
}

/** The statements of a list in the order asked for. `sort` names a field as the wire does, in either spelling. */
export function sortedPage({ listing }: List, asked: string | undefined, { schema, sorts }: ListReply) {
  const wire = asked?.replace(/^-/, '').toLowerCase();
  const table = tableOf(schema) ?? {};
  const name =
    asked === undefined ? listing.defaultSort : sorts.find((one) => table[one]?.wire.toLowerCase() === wire);
  return listing.pages.get(`${asked?.startsWith('-') ? '-' : ''}${name}`) ?? refuse('request.sort');
}

const Cursor = z.tuple([z.int().check(z.nonnegative())], z.union([z.string(), z.number(), z.boolean()]));

/** The key of the last row, with the total in front, which no page after the first needs to count again. */
function cursorOf(total: number, key: string): string {
  return Buffer.from(`[${total}, ${key.slice(1)}`).toString('base64url');
}

function readCursor(cursor: string, keyLength: number): { total: number; after: string[] } {
  const read = Cursor.safeParse(parsed(cursor));
  if (read.data?.length !== keyLength + 1) refuse('request.cursor');
  const [total, ...key] = read.data;
  return { total, after: key.map(String) };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return refuse('request.cursor');
  }
}

interface Whole {
  batches: Batches;
  finish: List['finish'];
  stillMay: StillMay;
}

/**
 * The whole list, written to the connection as it is read from the database. Most lists end with the first batch, and go out in one piece: to
 * stream so little takes longer than to read it.
 */
async function sendWhole(reply: ListReply, to: FastifyReply, { batches, finish, stillMay }: Whole) {
  const first = await batches.next();
  if (first.done) return sendNone(reply, to);
  const { rows, next, total } = first.value;
  to.header('x-total-count', total);
  to.type('application/json; charset=utf-8');
  if (next === undefined) return to.send(`[${finished(rows, finish)}]`);
  return to.send(lasting(texts(rows, batches, finish), stillMay));
}

async function* texts(first: string, batches: Batches, finish: List['finish']) {
  yield `[${finished(first, finish)}`;
  for await (const { rows } of batches) yield `,${finished(rows, finish)}`;
  yield ']';
}
