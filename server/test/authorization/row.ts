import type { Caller, Target } from './callers.ts';
import type { Fixtures } from './world.ts';

/**
 * How the one who calls stands to what the call is about: it is theirs, it is another's and they work for the society, it is another's,
 * or there is no such thing.
 */
export type Relation = 'own' | 'staff' | 'foreign' | 'missing';

/** `ok` is the status of the declaration; anything else is the status that is answered. */
export type Outcome = 'ok' | number;

/** What each relation leads to. */
export type Rule = Readonly<Record<Relation, Outcome>>;

/** The call is about nothing that is somebody's. */
export const everybody: Rule = { own: 'ok', staff: 'ok', foreign: 'ok', missing: 'ok' };
/** Anyone who may call at all may do it with any thing there is. */
export const anything: Rule = { own: 'ok', staff: 'ok', foreign: 'ok', missing: 404 };
/** Staff with any thing there is but their own: who gains does not decide (M18). */
export const notOwn: Rule = { ...anything, own: 403 };
/** The one whose it is, and staff. To others it is not there (S6). */
export const ownerAndStaff: Rule = { own: 'ok', staff: 'ok', foreign: 404, missing: 404 };
/** The one whose it is and nobody else, staff included. */
export const ownerAlone: Rule = { own: 'ok', staff: 404, foreign: 404, missing: 404 };

/** One call: whose things it takes, how it is asked, and what comes of it. */
export interface Row {
  rule: Rule;
  /** Values of the path by their names, where they are not the things of the same name. */
  params?: (things: Fixtures, caller: Caller) => Readonly<Record<string, string | number>>;
  query?: (things: Fixtures, caller: Caller) => Readonly<Record<string, string | number>>;
  /** A payload that is sound, so that nothing but the right to send it can be refused. */
  body?: (things: Fixtures, caller: Caller) => unknown;
  /** Where the rule does not hold: of some callers, on some targets. */
  unless?: (caller: Caller, target: Target) => Outcome | undefined;
  /** Its answer goes on until the caller leaves. */
  isEndless?: true;
  /** It reckons with passwords, which takes long on purpose: of those who are let in, members try it, or administrators where nobody else may. */
  isSlow?: true;
}

/** The rows of a feature by their calls. */
export type Rows = Readonly<Record<string, Row>>;
