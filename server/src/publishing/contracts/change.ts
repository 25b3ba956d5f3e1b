import { changeContract } from '@omur/contract/publishing/contracts';
import { startsOn } from '@omur/contract/platform/fields/contracts';
import { plainContract } from '@omur/contract/platform/fields/plainContract';
import { type PlainField, type PlainValues, plainValues } from '@omur/contract/platform/plainFields';
import {
  endsOn,
  mechanicalShareHundredths,
  performanceShareHundredths,
} from '@omur/contract/platform/fields/works';
import { checkChangedContract, contractProblems } from '@omur/contract/publishing/rules/contract';
import { payloadNameOf } from '@omur/contract/platform/wire';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import { followTerms, loseEffect, takeEffect } from './effect.ts';
import { plainOfContract } from '../../platform/database/plainSql.ts';
import * as queries from './queries.ts';

interface Terms extends PlainValues<typeof plainContract> {
  startsOn: string;
  endsOn: string;
  performanceShareHundredths: number | null;
  mechanicalShareHundredths: number | null;
}

interface Locked extends Terms, Record<string, unknown> {
  version: number;
  authorId: number;
  hasTakenEffect: boolean;
}

const shareText = (hundredths: number | null) => (hundredths === null ? null : (hundredths / 100).toFixed(2));

/** What staff can change, as the history tells it, in the order of the page. */
const told: readonly (readonly [field: string, read: (terms: Terms) => string | null])[] = [
  [startsOn.wire, (terms) => terms.startsOn],
  [endsOn.wire, (terms) => terms.endsOn],
  [performanceShareHundredths.wire, (terms) => shareText(terms.performanceShareHundredths)],
  [mechanicalShareHundredths.wire, (terms) => shareText(terms.mechanicalShareHundredths)],
  ...Object.entries<PlainField>(plainContract).map(
    ([name, { wire }]) => [wire, (terms: Terms) => terms[name as keyof typeof plainContract]] as const,
  ),
];

/** Changes a contract, with a row of its history for each field (A2); the rights of its works follow its shares (V6). */
export async function change({ db, actor, params, body }: CallOf<typeof changeContract>) {
  const { contractId } = params;
  const { version, ...sent } = body;
  const before = await queries.lockContract.row<Locked>(db, { contractId });
  if (!before) refuse('contract.notFound');
  const problems = contractProblems(checkChangedContract(sent, before));
  const fields = problems.map(({ field, code }) => ({
    field: payloadNameOf(changeContract.body, field),
    code,
  }));
  if (fields.length > 0) refuse('request.invalid', { fields });
  if (before.version !== version) refuse('contract.changedMeanwhile');

  const after: Terms = {
    ...sent,
    ...plainValues(plainContract, sent, before),
  };
  const changes = told.flatMap(([field, read]) =>
    read(before) === read(after) ? [] : { field, old_value: read(before), new_value: read(after) },
  );
  if (changes.length > 0) {
    const plain = plainOfContract.json(plainValues(plainContract, after));
    await queries.updateContract.run(db, { contractId, ...after, plain });
    const history = JSON.stringify(changes);
    await queries.insertChanges.run(db, { contractId, changes: history, userId: actor.realUserId });
    await follow(db, contractId, before, after);
  }
  return oneOr404(db, queries.findContract, { contractId, personId: 0, isStaff: true }, 'contract.notFound');
}

/**
 * What the change means for the works: the contract begins with it, or ends with it, or runs on other days, or gives other shares. Its
 * days count as they are said now; its shares from today on (M7).
 */
async function follow(db: Queryable, contractId: number, before: Locked, after: Terms): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const isRunning = after.startsOn <= day && day <= after.endsOn;
  const from = changedFrom(before, after, day);
  const { authorId } = before;
  if (!before.hasTakenEffect) {
    await takeEffect(db, contractId, authorId);
    if (from !== undefined) await followTerms(db, contractId, authorId, from);
    return;
  }
  if (!isRunning) await loseEffect(db, contractId, authorId, from ?? day);
  if (from !== undefined) await followTerms(db, contractId, authorId, from);
}

/** The first day on which it says something else than before; undefined where it says the same of all days. */
function changedFrom(before: Terms, after: Terms, day: string): string | undefined {
  const areSharesChanged =
    before.performanceShareHundredths !== after.performanceShareHundredths ||
    before.mechanicalShareHundredths !== after.mechanicalShareHundredths;
  const first = (one: string, other: string) => (one === other ? [] : one < other ? one : other);
  const days = [first(before.startsOn, after.startsOn), first(before.endsOn, after.endsOn)].flat();
  return [...days, ...(areSharesChanged ? [day] : [])].toSorted()[0];
}
