import type { Endpoint } from '@omur/contract/platform/endpoint';
import { type CallArguments, callPage } from '../../platform/api/call.ts';

interface Paged {
  limit?: number;
  cursor?: string;
}

/** Reads a list to its end, a page at a time. */
export async function* readPages<P, Q extends Paged, Row>(
  endpoint: Endpoint<P, Q, undefined, Row[]>,
  asked: CallArguments<P, Q, undefined>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const query = { ...asked.query, limit: 1000, ...(cursor !== undefined && { cursor }) } as Q;
    const page = await callPage(endpoint, { ...asked, query });
    yield page.rows;
    cursor = page.next;
  } while (cursor !== undefined);
}

/** The same as one list, for what is never long. */
export async function readAll<P, Q, Row>(
  endpoint: Endpoint<P, Q, undefined, Row[]>,
  asked: CallArguments<P, Q, undefined>,
): Promise<Row[]> {
  return (await callPage(endpoint, asked)).rows;
}
