import type { changeContract } from '@omur/contract/contracts';
import { additionalInfo, iceAgreementNumber, startsOn } from '@omur/contract/fields/contracts';
import { endsOn, mechanicalShareHundredths, performanceShareHundredths } from '@omur/contract/fields/works';
import { checkChangedContract, contractProblems } from '@omur/contract/rules/contract';
import type { Queryable } from '../database/statement.ts';
import type { CallOf } from '../http/call.ts';
import { found } from '../http/found.ts';
import { refuse } from '../refusal.ts';
import { followShares, loseEffect, takeEffect } from './effect.ts';
import * as queries from './queries.ts';

interface Terms {
  startsOn: string;
  endsOn: string;
  performanceShareHundredths: number | null;
  mechanicalShareHundredths: number | null;
  iceAgreementNumber: string | null;
  additionalInfo: string | null;
}

interface Locked extends Terms, Record<string, unknown> {
  version: number;
  authorId: number;
  hasTakenEffect: boolean;
}

const shareText = (hundredths: number | null) => (hundredths === null ? null : (hundredths / 100).toFixed(2));

/** What staff can change, as the history tells it, in the order of the page. */
const told: readonly [field: string, read: (terms: Terms) => string | null][] = [
  [startsOn.wire, (terms) => terms.startsOn],
  [endsOn.wire, (terms) => terms.endsOn],
  [performanceShareHundredths.wire, (terms) => shareText(terms.performanceShareHundredths)],
  [mechanicalShareHundredths.wire, (terms) => shareText(terms.mechanicalShareHundredths)],
  [iceAgreementNumber.wire, (terms) => terms.iceAgreementNumber],
  [additionalInfo.wire, (terms) => terms.additionalInfo],
];

/** Changes a contract, with a row of its history for each field (A2); the rights of its works follow its shares (V6). */
export async function change({ db, actor, params, body }: CallOf<typeof changeContract>) {
  const { contractId } = params;
  const { version, ...sent } = body;
  const fields = contractProblems(checkChangedContract(sent));
  if (fields.length > 0) refuse('request.invalid', { fields });
  const before = await queries.lockContract.row<Locked>(db, { contractId });
  if (!before) refuse('contract.notFound');
  if (before.version !== version) refuse('contract.changedMeanwhile');

  const after: Terms = {
    ...sent,
    iceAgreementNumber: sent.iceAgreementNumber?.trim() || null,
    additionalInfo: sent.additionalInfo?.trim() || null,
  };
  const changes = told.flatMap(([field, read]) =>
    read(before) === read(after) ? [] : { field, old_value: read(before), new_value: read(after) },
  );
  if (changes.length > 0) {
    await queries.updateContract.run(db, { contractId, ...after });
    const history = JSON.stringify(changes);
    await queries.insertChanges.run(db, { contractId, changes: history, userId: actor.realUserId });
    await follow(db, contractId, before, after);
  }
  return found(db, queries.findContract, { contractId, personId: 0, isStaff: true }, 'contract.notFound');
}

/** What the change means for the works: the contract begins with it, or ends with it, or gives other shares. */
async function follow(db: Queryable, contractId: number, before: Locked, after: Terms): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const isRunning = after.startsOn <= today && today <= after.endsOn;
  if (!before.hasTakenEffect) return takeEffect(db, contractId, before.authorId);
  if (!isRunning) return loseEffect(db, contractId, before.authorId);
  const areSharesChanged =
    before.performanceShareHundredths !== after.performanceShareHundredths ||
    before.mechanicalShareHundredths !== after.mechanicalShareHundredths;
  if (areSharesChanged) await followShares(db, contractId, before.authorId);
}
