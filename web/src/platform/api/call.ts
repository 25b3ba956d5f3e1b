import type { Endpoint } from '@omur/contract/platform/endpoint';
import type { Session } from '@omur/contract/accounts/sessions';
import { positionHeader } from '@omur/contract/platform/positionHeader';
import { wrongForm } from '@omur/contract/platform/refusals/wrongForm';
import { ourPath } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';
import { type Answered, askTogether } from './readTogether.ts';
import { currentSession, sessionEnded, setUpDemanded } from './session.ts';
import { chosenLanguage, textIn } from '../i18n/text.ts';
import { keptFor } from '../offline/keptFor.ts';
import { keptForHeader } from '../offline/names.ts';
import { keepPosition, positionToSend } from './position.ts';
import { isUnattended } from './attendance.ts';
import { messages } from './messages.ts';
import { Refusal, refusalOf } from './refusal.ts';

export interface CallArguments<P, Q, B> {
  params?: P;
  query?: Q;
  body?: B;
  signal?: AbortSignal;
  /** The same key for every try of one submission, so that two clicks or a lost answer do one thing (W5). */
  idempotencyKey?: string;
  /** Sent in place of the session's: what a verified reset was given (S3). */
  token?: string;
}

/** A page of a list with what its headers say (W3). */
export interface Page<Row> {
  rows: Row[];
  total: number;
  next: string | undefined;
  /** The server's words when there is nothing. */
  emptyText: string | undefined;
}

/** Makes a declared call; throws a Refusal when the server says no. */
export async function call<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  asked: CallArguments<P, Q, B> = {},
): Promise<R> {
  const response = await fetched(endpoint, asked);
  if (response.status === 204) return undefined as R;
  const { reply } = endpoint;
  if (reply.kind !== 'one') throw new Error('Lists are read by callPage, files by callFile.');
  return z.decode(reply.schema, await response.json()) as R;
}

/** Reads a list, or a page of one. Nothing found is an empty page, not an error (F7.29). */
export async function callPage<P, Q, B, Row>(
  endpoint: Endpoint<P, Q, B, Row[]>,
  asked: CallArguments<P, Q, B> = {},
): Promise<Page<Row>> {
  const { reply } = endpoint;
  if (reply.kind !== 'list') throw new Error('Not a list.');
  const response = await fetched(endpoint, asked).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === reply.empty) return error;
    throw error;
  });
  if (response instanceof Refusal)
    return { rows: [], total: 0, next: undefined, emptyText: response.message };
  const rows = z.decode(z.array(reply.schema), await response.json()) as Row[];
  return {
    rows,
    total: Number(response.headers.get('x-total-count') ?? rows.length),
    next: response.headers.get('x-next-cursor') ?? undefined,
    emptyText: undefined,
  };
}

export async function callFile<P, Q, B>(
  endpoint: Endpoint<P, Q, B, string>,
  asked: CallArguments<P, Q, B> = {},
): Promise<Blob> {
  const response = await fetched(endpoint, asked);
  if (!(response instanceof Response)) throw new Error('Files come alone.');
  return response.blob();
}

async function fetched<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  asked: CallArguments<P, Q, B>,
): Promise<Answered> {
  const session = currentSession();
  const response = await sent(endpoint, asked, session).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    throw new Refusal(0, 'network', textIn(chosenLanguage(), messages.unreachable));
  });
  keepPosition(response.headers.get(positionHeader));
  if (response.ok) return response;
  const refusal = await refusalOf(response, endpoint.body);
  if (refusal.code === 'session.none' && session) sessionEnded(session);
  if (refusal.code === 'secondFactor.required') setUpDemanded();
  throw refusal;
}

function sent<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  asked: CallArguments<P, Q, B>,
  session: Session | undefined,
): Promise<Answered> {
  const address = addressOf(endpoint, asked);
  const headers = {
    ...headersOf(asked.token ?? session?.token),
    ...(endpoint.body && { 'content-type': 'application/json' }),
    ...((asked.idempotencyKey || endpoint.method === 'POST') && {
      'idempotency-key': asked.idempotencyKey ?? crypto.randomUUID(),
    }),
  };
  if (session && !asked.token && endpoint.method === 'GET' && endpoint.reply.kind !== 'file') {
    return askTogether(address, { ...headers, ...keptHeaderOf(session) }, asked.signal);
  }
  return fetch(address, {
    method: endpoint.method,
    // What is sent as the page closes arrives all the same.
    keepalive: endpoint.method !== 'GET' && document.visibilityState === 'hidden',
    signal: asked.signal ?? null,
    headers,
    ...(endpoint.body && { body: payloadOf(endpoint.body, asked.body) }),
  });
}

const headersOf = (token: string | undefined): Record<string, string> => ({
  'accept-language': chosenLanguage(),
  ...(token && { authorization: `Bearer ${token}` }),
  ...positionToSend(),
  ...(isUnattended() && { 'x-unattended': '1' }),
});

function keptHeaderOf(session: Session): Record<string, string> {
  const owner = keptFor(session);
  return owner ? { [keptForHeader]: owner } : {};
}

/** What every read of a session is sent with. */
export const headersOfReads = (session: Session): Record<string, string> => ({
  ...headersOf(session.token),
  ...keptHeaderOf(session),
});

/** The payload as text. What its schema cannot take is refused here, at its fields, as the server would refuse it. */
function payloadOf(schema: z.ZodMiniType, body: unknown): string {
  const encoded = z.safeEncode(schema, body);
  if (encoded.success) return JSON.stringify(encoded.data);
  const message = textIn(chosenLanguage(), wrongForm);
  const fields = encoded.error.issues.map(({ path }) => ({
    field: ourPath(schema, path.join('.')),
    code: 'value.wrongForm',
    message,
  }));
  throw new Refusal(422, 'request.invalid', message, { fields });
}

function addressOf<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  { params, query }: CallArguments<P, Q, B>,
): string {
  const parts = z.encode(endpoint.params, params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const asked = Object.entries(z.encode(endpoint.query, query ?? {}) as Record<string, string | undefined>);
  const search = new URLSearchParams(asked.filter((one): one is [string, string] => one[1] !== undefined));
  return search.size > 0 ? `${path}?${search}` : path;
}
