import { type decideOnEstate, type NewDivision, proposeDivision } from '@omur/contract/works/estates';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { payloadNameOf } from '@omur/contract/platform/wire';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { notifyDeceased, notifyHeirs, notifyReporter } from './notify.ts';
import { pass } from './pass.ts';
import * as queries from './queries.ts';

interface Locked extends Record<string, unknown> {
  state: string;
  personId: number | null;
  countsFrom: string | null;
  proposedBy: number | null;
  reporterId: number | null;
  deceasedName: string;
  deceasedKennitala: string | null;
  heirIds: number[];
  hasDocument: boolean;
}

const lock = async (db: Queryable, estateId: number) =>
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

/** H114, H116: an administrator other than who entered it confirms the division, and it is carried out at once; or refuses the report. */
export async function decide({ db, actor, params, body }: CallOf<typeof decideOnEstate>): Promise<undefined> {
  const { estateId } = params;
  const userId = actor.realUserId;
  const estate = await lock(db, estateId);
  const { state, personId, countsFrom, heirIds, reporterId } = estate;
  const decision = body.estateDecision ?? null;
  const isOwn = [...heirIds, personId].includes(actor.personId);
  if (!body.isApproved) {
    if (state === 'done' || state === 'refused') refuse('estate.notProposed');
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
  await pass(db, { estateId, personId, countsFrom, userId });
  await notifyHeirs(db, heirIds);
  await notifyReporter(db, { estateId, reporterId, isDone: true }, actor.personId);
}
