import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { OpenToKeys } from './keyScopes.ts';
import { request, type Table, type Ours } from './wire.ts';

/**
 * Who may call. `public`: anyone. `loggedIn`: every role. `granting`: all but external users, who act for others alone (C6.2).
 * `registering`: those who may change things (viewers may not, S6). `staff`: administrators and editors. `administrator`. Which
 * objects you may see or change is decided by the rule itself.
 */
export type Access = 'public' | 'loggedIn' | 'granting' | 'registering' | 'staff' | 'administrator';

/**
 * Whether you may call while acting for somebody (S5). `allowed`: yes; on a grant for reading alone only what reads. `refused`: only
 * one whose own role is administrator. `never`: not even they. `always`: whatever the grant.
 */
export type InMasquerade = 'allowed' | 'refused' | 'never' | 'always';

/** One thing, many, nothing (204), or a text that is not JSON. */
export type Reply =
  | { kind: 'one'; status: 200 | 201; schema: z.ZodMiniType }
  | { kind: 'list'; schema: z.ZodMiniType; empty: ErrorCode; sorts: readonly string[]; mayBeEmpty?: true }
  | { kind: 'nothing' }
  | { kind: 'file'; type: string; others?: readonly string[] };

export interface Declared {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  masquerade: InMasquerade;
  /** What a system's key needs to call it (O43); undefined where no key may. */
  keyScope: OpenToKeys | undefined;
  /** Whether staff may call it who have yet to set up the second factor that they must have. */
  beforeSecondFactor: boolean;
  /** Whether a GET writes all the same, or asks what the primary alone knows, and so goes past replicas (O29). */
  writes: boolean;
  /** Whether it ends the session that it is called with. */
  endsSession: boolean;
  params: z.ZodMiniType;
  query: z.ZodMiniType;
  body: z.ZodMiniType | undefined;
  /** How large a payload may be, where it is not the usual. */
  mostBytes: number | undefined;
  reply: Reply;
  affects: Affects | undefined;
}

/** The reads whose answers a change makes stale. A function, because they may be declared further down. */
type Affects = () => readonly Affected[];
type Affected = Pick<Declared, 'path'> & { hasBelow?: boolean };

/** An affected read together with every read below its path: a work with its authors, rights and titles. */
export const andBelow = ({ path }: Pick<Declared, 'path'>): Affected => ({ path, hasBelow: true });

/** Whether a change makes the answers of a path stale. */
export function isAffected({ affects }: Pick<Declared, 'affects'>, path: string): boolean {
  return (affects?.() ?? []).some(
    (one) => path === one.path || (one.hasBelow === true && path.startsWith(`${one.path}/`)),
  );
}

export interface Endpoint<P, Q, B, R, A extends Affects | undefined = Affects | undefined> extends Declared {
  readonly affects: A;
  readonly types?: { params: P; query: Q; body: B; reply: R };
}
/** A call that changes something and says which reads are stale then. */
export type Change<P, Q, B, R> = Endpoint<P, Q, B, R, Affects>;

interface Declaration<
  P extends Table,
  Q extends Table,
  B extends z.ZodMiniType,
  R extends Reply,
  A extends Affects | undefined,
> {
  access: Access;
  masquerade?: InMasquerade;
  keyScope?: OpenToKeys;
  beforeSecondFactor?: boolean;
  writes?: boolean;
  endsSession?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  mostBytes?: number;
  reply: R;
  affects?: A;
}

type Replied<R extends Reply> = R extends { kind: 'one'; schema: infer S extends z.ZodMiniType }
  ? z.output<S>
  : R extends { kind: 'list'; schema: infer S extends z.ZodMiniType }
    ? z.output<S>[]
    : R extends { kind: 'file' }
      ? string
      : undefined;

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
  A extends Affects | undefined = undefined,
>(
  methodAndPath: `${Declared['method']} /${string}`,
  declaration: Declaration<P, Q, B, R, A>,
): Endpoint<Ours<P>, Ours<Q>, z.output<B>, Replied<R>, A> {
  const [method, path] = methodAndPath.split(' ') as [Declared['method'], string];
  const one: Declared = {
    method,
    path,
    access: declaration.access,
    masquerade: declaration.masquerade ?? 'allowed',
    keyScope: declaration.keyScope,
    beforeSecondFactor: declaration.beforeSecondFactor ?? false,
    writes: declaration.writes ?? false,
    endsSession: declaration.endsSession ?? false,
    params: request(declaration.params ?? {}),
    query: request(declaration.query ?? {}),
    body: declaration.body,
    mostBytes: declaration.mostBytes,
    reply: declaration.reply,
    affects: declaration.affects,
  };
  declared.push(one);
  return one as Endpoint<Ours<P>, Ours<Q>, z.output<B>, Replied<R>, A>;
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
/** A list whose emptiness is an answer like any other, where there is nothing to explain: public pages that visitors open first. */
export function listOrNone<S extends z.ZodMiniType>(
  schema: S,
  empty: ErrorCode,
  sorts: readonly string[] = [],
) {
  return { ...list(schema, empty, sorts), mayBeEmpty: true } as const;
}
export const nothing = { kind: 'nothing' } as const;
/** A file of one type; of `others` where the path says so. */
export function file(type: string, ...others: string[]) {
  return { kind: 'file', type, others } as const;
}
