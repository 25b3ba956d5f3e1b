import type { getProposalLosses, ShareLoss } from '@omur/contract/works/proposalLosses';
import { NewWork } from '@omur/contract/works/registration';
import { concernsRights } from '@omur/contract/works/rules/differences';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { today } from '../rights/timeline.ts';
import type { Amended } from './amend.ts';
import * as queries from './losersQueries.ts';
import type { UsageDays } from './usageDays.ts';

// R200, R216: whose money becomes less by an amendment beside that of the authors, who are asked anyway.

export interface Loser extends ShareLoss {
  authorId: number;
  personId: number;
}

interface Given {
  workId: number;
  days: UsageDays;
  /** Authors who are not among them have none. */
  shares: readonly Share[];
}

interface Share {
  authorId: number;
  shareHundredths: number;
  /** A share that comes under it pays its publisher (R216). */
  contractId: number | null;
}

const findLosers = (db: Queryable, { workId, days, shares }: Given): Promise<Loser[]> => {
  const by = (value: (share: Share) => number | null) =>
    JSON.stringify(
      Object.fromEntries(
        shares.flatMap((share) => (value(share) === null ? [] : [[share.authorId, value(share)]])),
      ),
    );
  return queries.findLosers.rows<Loser & Record<string, unknown>>(db, {
    workId,
    ...days,
    shares: by(({ shareHundredths }) => shareHundredths),
    // Of days that are over the work stays as it is registered, with its contracts.
    contracts: days.until === null ? by(({ contractId }) => contractId) : '{}',
  });
};

/** Publishers, holders and who owes the society something; of a work that was never approved, for which nobody was paid, there are none. Read before anything is written. */
export async function losersOf(
  db: Queryable,
  { workId, before, days, isOfPast, changes, rows }: Amended,
): Promise<Loser[]> {
  if (before.review !== 'approved' || !(isOfPast || concernsRights(changes))) return [];
  const shares = rows.map(({ author: { authorId }, shareHundredths, contract }) => ({
    authorId,
    shareHundredths,
    contractId: contract?.contractId ?? null,
  }));
  return findLosers(db, { workId, days: isOfPast ? days : { from: today, until: null }, shares });
}

/** Those who are asked beside the authors: heirs are asked in the place of an author who has died (R157), and who registers has agreed. */
export const askedOf = (losers: readonly Loser[], registrantId: number) =>
  losers.filter(
    ({ losesAs, personId }) => ['publisher', 'holder'].includes(losesAs) && personId !== registrantId,
  );

export const namesOf = (losers: readonly Loser[]): string =>
  [...new Set(losers.map(({ name }) => name))].join(', ');

/** What a proposal would take from others, if it counted from a day on; from today, if none is said. */
export async function lossesOf({
  db,
  params: { proposalId },
  query: { fromDay },
}: CallOf<typeof getProposalLosses>): Promise<{ losses: ShareLoss[] }> {
  const proposed =
    (await queries.findProposed.row<Proposed>(db, { proposalId })) ?? refuse('proposal.notFound');
  const { workId, appliesFrom, appliesUntil, body } = proposed;
  const { authors } = z.decode(NewWork, body as z.input<typeof NewWork>);
  const shares = authors.map(({ authorId, shareHundredths, contractId }) => ({
    authorId,
    shareHundredths,
    contractId: contractId ?? null,
  }));
  const days =
    appliesUntil === null
      ? { from: fromDay ?? today, until: null }
      : { from: appliesFrom ?? today, until: appliesUntil };
  const losers = await findLosers(db, { workId, days, shares });
  return {
    losses: losers.map(({ name, displayName, losesAs, advanceLeftIsk }) => ({
      name,
      displayName,
      losesAs,
      advanceLeftIsk,
    })),
  };
}

interface Proposed extends Record<string, unknown> {
  workId: number;
  body: unknown;
  appliesFrom: string | null;
  appliesUntil: string | null;
}
