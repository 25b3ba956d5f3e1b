import {
  type decideOnEstate,
  type NewDivision,
  proposeDivision,
  type stopEstate,
} from '@omur/contract/works/estates';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { payloadNameOf } from '@omur/contract/platform/wire';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { notifyConfirmed, notifyDeceased, notifyReporter } from './notify.ts';
import * as queries from './queries.ts';

interface Locked extends Record<string, unknown> {
  state: string;
  personId: number | null;
  countsFrom: string | null;
  proposedBy: number | null;
  undoAskedBy: number | null;
  reporterId: number | null;
  deceasedName: string;
  deceasedKennitala: string | null;
  heirIds: number[];
  hasDocument: boolean;
}

export const lock = async (db: Queryable, estateId: number) =>
  (await queries.lockEstate.row<Locked>(db, { estateId })) ?? refuse('estate.notFound');

/** H113: one of the staff enters who inherits what, and from which day. It stays as it is, so that another confirms what they have read. */
export async function propose({
  db,
  actor,
  params,
  body,
}: CallOf<typeof proposeDivision>): Promise<undefined> {
  const { estateId } = params;
  const estate = await lock(db, estateId);
  if (estate.state !== 'reported') refuse('estate.enteredAlready');
  const heirIds = body.heirs.map(({ heirId }) => heirId);
  await assertSound(db, body, heirIds, estate.deceasedKennitala);
  if ([...heirIds, body.deceasedId].includes(actor.personId)) refuse('estate.own');
  const { heirs, ...division } = body;
  await queries.insertHeirs.run(db, { estateId, heirIds, shares: heirs.map(({ heirShare }) => heirShare) });
  await queries.markProposed
    .run(db, { ...division, estateId, userId: actor.realUserId })
    .catch((error: unknown) => {
      if ((error as { constraint?: string }).constraint === 'estate_once') refuse('estate.openAlready');
      throw error;
    });
  await notifyDeceased(db, body.deceasedId);
}

async function assertSound(
  db: Queryable,
  body: NewDivision,
  heirIds: readonly number[],
  reportedKennitala: string | null,
): Promise<void> {
  const { deceasedId, deceasedOn, heirsFrom, heirs } = body;
  const today = new Date().toISOString().slice(0, 10);
  const fields: [keyof NewDivision, ErrorCode][] = [];
  if (deceasedOn > today) fields.push(['deceasedOn', 'estate.dayAhead']);
  if (heirsFrom > today) fields.push(['heirsFrom', 'estate.dayAhead']);
  if (heirsFrom < deceasedOn) fields.push(['heirsFrom', 'estate.beforeDeath']);
  const deceased = await queries.findDeceased.row<{ kennitala: string | null }>(db, { deceasedId });
  if (!deceased) fields.push(['deceasedId', 'estate.deceasedUnknown']);
  else if (reportedKennitala !== null && deceased.kennitala !== reportedKennitala)
    fields.push(['deceasedId', 'estate.deceasedDiffers']);
  const known = await queries.findHeirs.rows(db, { heirIds: [...heirIds], deceasedId });
  if (new Set(heirIds).size < heirIds.length) fields.push(['heirs', 'estate.heirTwice']);
  else if (known.length < heirIds.length) fields.push(['heirs', 'estate.heirUnknown']);
  else if (
    heirs.some(({ heirShare }) => heirShare <= 0) ||
    heirs.reduce((sum, { heirShare }) => sum + heirShare, 0) !== 10_000
  )
    fields.push(['heirs', 'estate.sharesNotWhole']);
  if (fields.length > 0)
    refuse('request.invalid', {
      fields: fields.map(([name, code]) => ({ field: payloadNameOf(proposeDivision.body, name), code })),
    });
  const later = await queries.findLastFormer.row<{ day: string | null }>(db, { deceasedId });
  if (later?.day && later.day > heirsFrom) refuse('estate.laterDay');
}

/**
 * H116, H125: an administrator other than who entered it confirms the division, and it is carried out after three days. Until then one of them
 * refuses the report, also once it is confirmed.
 */
export async function decide({ db, actor, params, body }: CallOf<typeof decideOnEstate>): Promise<undefined> {
  const { estateId } = params;
  const userId = actor.realUserId;
  const estate = await lock(db, estateId);
  const { state, personId, countsFrom, heirIds } = estate;
  const decision = body.estateDecision ?? null;
  const isOwn = [...heirIds, personId].includes(actor.personId);
  if (!body.isApproved) {
    if (state === 'done' || state === 'refused' || state === 'undone') refuse('estate.notProposed');
    if (isOwn) refuse('estate.own');
    if (decision === null)
      refuse('request.invalid', { fields: [{ field: 'ATHUGASEMD_SKIPTA', code: 'estate.reasonMissing' }] });
    await queries.markRefused.run(db, { estateId, userId, decision });
    await notifyReporter(db, { ...estate, estateId, isDone: false }, actor.personId);
    return;
  }
  if (state !== 'proposed' || personId === null || countsFrom === null) refuse('estate.notProposed');
  if (estate.proposedBy === userId) refuse('estate.ownProposal');
  if (isOwn) refuse('estate.own');
  if (!estate.hasDocument) refuse('estate.noDocument');
  await queries.markConfirmed.run(db, { estateId, userId, decision });
  await notifyConfirmed(db, personId);
}

/** H126: who is said to have died is alive, and stops it themselves. */
export async function stop({ db, actor, params }: CallOf<typeof stopEstate>): Promise<undefined> {
  const { personId, realUserId: userId } = actor;
  const { estateId } = params;
  const own = await queries.lockOwn.row<{ reporterId: number | null }>(db, { estateId, personId });
  if (!own) refuse('estate.notOfYou');
  await queries.markRefused.run(db, { estateId, userId, decision: null });
  await notifyReporter(db, { estateId, ...own, isDone: false }, personId);
}
