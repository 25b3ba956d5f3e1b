import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { request, type Table, type Ours } from './wire.ts';

/**
 * Who may call. `public`: anyone. `loggedIn`: every role. `granting`: all but external users, who act for others alone (C6.2).
 * `registering`: those who may change things (viewers may not, S6). `staff`: administrators and editors. `administrator`. Which
 * objects one may see or change is decided by the rule itself.
 */
export type Access = 'public' | 'loggedIn' | 'granting' | 'registering' | 'staff' | 'administrator';

/**
 * Whether one may call while acting for somebody (S5). `allowed`: yes; on a grant for reading alone only what reads. `refused`: only
 * one whose own role is administrator. `never`: not even they. `always`: whatever the grant.
 */
export type InMasquerade = 'allowed' | 'refused' | 'never' | 'always';

/** One thing, many, nothing (204), or a text that is not JSON. */
export type Reply =
  | { kind: 'one'; status: 200 | 201; schema: z.ZodMiniType }
  | { kind: 'list'; schema: z.ZodMiniType; empty: ErrorCode; sorts: readonly string[] }
  | { kind: 'nothing' }
  | { kind: 'file'; type: string };

export interface Declared {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  masquerade: InMasquerade;
  /** Whether staff may call it who have yet to set up the second factor that they must have. */
  beforeSecondFactor: boolean;
  /** Whether it ends the session that it is called with. */
  endsSession: boolean;
  params: z.ZodMiniType;
  query: z.ZodMiniType;
  body: z.ZodMiniType | undefined;
  /** How large a payload may be, where it is not the usual. */
  mostBytes: number | undefined;
  reply: Reply;
}

export interface Endpoint<P, Q, B, R> extends Declared {
  readonly types?: { params: P; query: Q; body: B; reply: R };
}

interface Declaration<P extends Table, Q extends Table, B extends z.ZodMiniType, R extends Reply> {
  access: Access;
  masquerade?: InMasquerade;
  beforeSecondFactor?: boolean;
  endsSession?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  mostBytes?: number;
  reply: R;
}

type Replied<R extends Reply> = R extends { kind: 'one'; schema: infer S extends z.ZodMiniType }
  ? z.output<S>
  : R extends { kind: 'list'; schema: infer S extends z.ZodMiniType }
    ? z.output<S>[]
    : R extends { kind: 'file' }
      ? string
      : undefined;

// biome-ignore lint/complexity/noBannedTypes: an empty table is what it says
type None = {};

const declared: Declared[] = [];

/** Every call of the portal, in the order declared. */
export const allEndpoints: readonly Declared[] = declared;

/**
 * Declares a call once: the server serves it, the browser calls it, both typed from here; the OpenAPI document describes it.
 * `path` names its parameters with a colon. Query and path values arrive as text, so their fields decode from text.
 */
export function endpoint<
  P extends Table = None,
  Q extends Table = None,
  B extends z.ZodMiniType = z.ZodMiniUndefined,
  R extends Reply = { kind: 'nothing' },
>(
  methodAndPath: `${Declared['method']} /${string}`,
  declaration: Declaration<P, Q, B, R>,
): Endpoint<Ours<P>, Ours<Q>, z.output<B>, Replied<R>> {
  const [method, path] = methodAndPath.split(' ') as [Declared['method'], string];
  const one: Declared = {
    method,
    path,
    access: declaration.access,
    masquerade: declaration.masquerade ?? 'allowed',
    beforeSecondFactor: declaration.beforeSecondFactor ?? false,
    endsSession: declaration.endsSession ?? false,
    params: request(declaration.params ?? {}),
    query: request(declaration.query ?? {}),
    body: declaration.body,
    mostBytes: declaration.mostBytes,
    reply: declaration.reply,
  };
  declared.push(one);
  return one as Endpoint<Ours<P>, Ours<Q>, z.output<B>, Replied<R>>;
}

export function one<S extends z.ZodMiniType>(schema: S) {
  return { kind: 'one', status: 200, schema } as const;
}
export function created<S extends z.ZodMiniType>(schema: S) {
  return { kind: 'one', status: 201, schema } as const;
}
/**
 * A list: full when no paging is asked for, else by `limit` and `cursor` (W3). `empty` is the 404 it answers when there is
 * nothing; `sorts` are the English names of the fields it can be sorted by, the first is the default.
 */
export function list<S extends z.ZodMiniType>(schema: S, empty: ErrorCode, sorts: readonly string[] = []) {
  return { kind: 'list', schema, empty, sorts } as const;
}
export const nothing = { kind: 'nothing' } as const;
export function file(type: string) {
  return { kind: 'file', type } as const;
}
