import type { ErrorCode } from '@omur/contract/platform/errors';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayTry } from '../../platform/sessions/throttle.ts';
import { type Purpose, readSignedNumber } from './signedNumber.ts';
import { findSecret } from './followedQueries.ts';

/** What comes with a link that somebody follows. */
export type ByLink = Pick<Call<{ token: string }>, 'params' | 'address'>;

interface Link {
  purpose: Purpose;
  /** Of a link that is good for one address alone: which that is today. */
  to?: string | undefined;
  /** What a link that is not ours is refused with. */
  refusal: ErrorCode;
}

/** The number behind the link of a letter that somebody follows. Made-up links are counted by address. */
export async function numberOfLink(
  { params, address }: ByLink,
  db: Queryable,
  { purpose, to, refusal }: Link,
): Promise<number> {
  const secret = (await findSecret.row<{ secret: Buffer }>(db, {}))?.secret ?? refuse('server.failed');
  const number = readSignedNumber(purpose, params.token, secret, to);
  if (number !== undefined) return number;
  await mayTry(db, { account: `letter:${address}`, address });
  return refuse(refusal);
}
