import type { Review } from '@omur/contract/works/amendments';
import type { Queryable } from '../../platform/database/statement.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Registering } from '../registration/validate.ts';
import { isParty, lockRegistrationState } from './queries.ts';

/** Where a registration stands, held until the transaction ends. */
export interface RegistrationState extends Record<string, unknown> {
  title: string;
  review: Review;
  isProvisional: boolean;
  lastChangedAt: string;
  /** Staff's decision is the last that was done to it. */
  isJustDecided: boolean | null;
  registrantId: number | null;
  registrantName: string | null;
}

/** For staff and the registrant to change; a party is told that it is not theirs, to anyone else it is not there (V3, S6). */
export async function getRegistrationState(
  db: Queryable,
  actor: Actor,
  workId: number,
): Promise<RegistrationState> {
  const standing =
    (await lockRegistrationState.row<RegistrationState>(db, { workId })) ?? refuse('work.notFound');
  const mayChange = isStaff(actor) || standing.registrantId === actor.personId;
  const { personId } = actor;
  if (!mayChange)
    refuse((await isParty.row(db, { workId, personId })) ? 'work.notRegistrant' : 'work.notFound');
  if (standing.review === 'withdrawn') refuse('work.withdrawn');
  return standing;
}

/** V11: anyone who sends a version rests on it. What staff decided meanwhile is 409, what else was changed 412. */
export function assertCurrent(standing: RegistrationState, restsOn: string | null | undefined): void {
  if (!restsOn || restsOn === standing.lastChangedAt) return;
  refuse(standing.isJustDecided ? 'work.decidedMeanwhile' : 'work.changedMeanwhile');
}

/** On whose behalf it is registered: what a member registers stays the member's, also when staff amend it (F4.2). */
export function registeringOf(
  { registrantId, registrantName }: RegistrationState,
  actor: Actor,
): Registering {
  if (registrantId === null) return actor;
  return { role: 'member', personId: registrantId, name: registrantName ?? '' };
}
