import { type getRegistration, Proposal, type OpenRegistration } from '@omur/contract/works/amendments';
import { Change } from '@omur/contract/works/approvals';
import { registrationOnFile } from '@omur/contract/works/rules/registrationPayload';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { findRegistration, latestProposal } from './queries.ts';

type Author = OpenRegistration['authors'][number];
/** A proposal as the driver reads it. */
type LatestProposal = Omit<Proposal, 'changes' | 'proposedAt' | 'decidedAt'> & {
  changes: z.input<typeof Change>[];
  proposedAt: Date;
  decidedAt: Date | null;
};
type Row = Record<string, unknown> & Omit<Registered, 'onFile'>;

/** A work as it stands, for the form and to compare with. */
export interface Registered extends Omit<OpenRegistration, 'authors' | 'proposal'> {
  onFile: Registration;
  registrantId: number | null;
  authors: (Author & { approval: 'waiting' | 'given' | 'objected'; contractId: number | null })[];
}

export async function getRegistered(db: Queryable, workId: number): Promise<Registered> {
  const row = (await findRegistration.row<Row>(db, { workId })) ?? refuse('work.notFound');
  return { ...row, onFile: registrationOnFile(row) };
}

/** The registration as its form takes it up again: for its registrant and staff (S6). */
export async function readRegistration({
  db,
  actor,
  params: { workId },
}: CallOf<typeof getRegistration>): Promise<OpenRegistration> {
  const { onFile: _, ...registered } = await getRegistered(db, workId);
  if (!isStaff(actor) && registered.registrantId !== actor.personId) refuse('work.notFound');
  const latest = await latestProposal.row<LatestProposal>(db, { workId, isStaff: isStaff(actor) });
  const proposal = latest && {
    ...latest,
    proposedAt: latest.proposedAt.toISOString(),
    decidedAt: latest.decidedAt?.toISOString() ?? null,
    changes: latest.changes.map((change) => z.decode(Change, change)),
  };
  return { ...registered, proposal: proposal ?? null };
}
