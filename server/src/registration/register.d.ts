import type { NewWork } from '@omur/contract/registration';
import { type Holder } from '@omur/contract/rules/rights';
import type { Queryable } from '../database/statement.ts';
import { type Actor } from '../http/call.ts';
export interface Author extends Record<string, unknown> {
  authorId: number;
  personId: number;
  displayName: string;
  ipiNameNumber: string | null;
  holders: Holder[];
}
/**
 * Registers a work with all that belongs to it, inside the caller's transaction (V1). The rules are those of the form (V2); who
 * may register is V3; who has approved is decided here and never believed (F4.2). Answers the work's number.
 */
export declare function register({
  db,
  actor,
  body,
}: {
  db: Queryable;
  actor: Actor;
  body: NewWork;
}): Promise<number>;
