import { randomInt } from 'node:crypto';
import type { makeMusicStartCode } from '@omur/contract/grants/musicStart';
import { newMusicStartCode } from '@omur/contract/grants/rules/musicStart';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCode, insertCode, personIsThere } from './queries.ts';

/** A code for a person who has none (F2.36, A3). */
export async function makeCode({ db, params: { personId } }: CallOf<typeof makeMusicStartCode>) {
  if (!(await personIsThere.row(db, { personId }))) refuse('person.notFound');
  // The same code twice comes up once in the life of a universe; that it would be taken for a second code is no harm.
  const code = newMusicStartCode((limit) => randomInt(limit));
  if (!(await insertCode.row(db, { personId, code }))) refuse('musicStart.alreadyThere');
  return oneOr404(db, findCode, { personId }, 'musicStart.noneFound');
}
