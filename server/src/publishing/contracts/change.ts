import { changeContract } from '@omur/contract/publishing/contracts';
import * as fields from '@omur/contract/platform/fields/contracts';
import { territories as territoriesField } from '@omur/contract/platform/fields/territories';
import { plainContract } from '@omur/contract/platform/fields/plainContract';
import { type PlainField, type PlainValues, plainValues } from '@omur/contract/platform/plainFields';
import {
  endsOn,
  mechanicalShareHundredths,
  performanceShareHundredths,
} from '@omur/contract/platform/fields/works';
import { agreementProblems } from '@omur/contract/publishing/rules/agreement';
import { checkChangedContract, contractProblems } from '@omur/contract/publishing/rules/contract';
import { payloadNameOf } from '@omur/contract/platform/wire';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import { askForContract } from './ask.ts';
import { followTerms, loseEffect, takeEffect } from './effect.ts';
import { type Eyes, movesMoney, needsConfirmation, termsSaid } from './eyes.ts';
import { plainOfContract } from '../../platform/database/plainSql.ts';
import { refuseCircle } from './subAgreement.ts';
import { assertTerritories } from './territories.ts';
import * as queries from './queries.ts';

interface Terms extends PlainValues<typeof plainContract> {
  startsOn: string;
  endsOn: string;
  performanceShareHundredths: number | null;
  mechanicalShareHundredths: number | null;
  synchronisationShareHundredths: number | null;
  agreementType: string;
  territories: readonly number[];
  retentionEndsOn: string | null;
  collectionEndsOn: string | null;
}

interface Locked extends Terms, Record<string, unknown> {
  version: number;
  isOwn: boolean;
  authorId: number;
  hasTakenEffect: boolean;
  originalContractId: number | null;
  receivedOn: string | null;
  givenOn: string | null;
}

const shareText = (hundredths: number | null) => (hundredths === null ? null : (hundredths / 100).toFixed(2));

/** What staff can change, as the history tells it, in the order of the page. */
const told: readonly (readonly [field: string, read: (terms: Terms) => string | null])[] = [
  [fields.startsOn.wire, (terms) => terms.startsOn],
  [endsOn.wire, (terms) => terms.endsOn],
  [performanceShareHundredths.wire, (terms) => shareText(terms.performanceShareHundredths)],
  [mechanicalShareHundredths.wire, (terms) => shareText(terms.mechanicalShareHundredths)],
  [fields.synchronisationShareHundredths.wire, (terms) => shareText(terms.synchronisationShareHundredths)],
  [fields.agreementType.wire, (terms) => terms.agreementType],
  [territoriesField.wire, (terms) => terms.territories.join(' ')],
  [fields.retentionEndsOn.wire, (terms) => terms.retentionEndsOn],
  [fields.collectionEndsOn.wire, (terms) => terms.collectionEndsOn],
  ...Object.entries<PlainField>(plainContract).map(
    ([name, { wire }]) => [wire, (terms: Terms) => terms[name as keyof typeof plainContract]] as const,
  ),
];

/**
 * Changes a contract, with a row of its history for each field (A2); the rights of its works follow its shares (V6). Where that takes two,
 * more than words waits for another of the staff (R136).
 */
export async function change(
  { db, actor, params, body }: Pick<CallOf<typeof changeContract>, 'db' | 'actor' | 'params' | 'body'>,
  eyes: Eyes,
) {
  const { contractId } = params;
  const { version, ...sent } = body;
  const before = await queries.lockContract.row<Locked>(db, { contractId, userId: actor.realUserId });
  if (!before) refuse('contract.notFound');
  if (before.isOwn) refuse('contract.own');
  const after: Terms = { ...agreed(before, sent), ...plainValues(plainContract, sent, before) };
  const problems = [
    ...contractProblems(checkChangedContract(sent, before)),
    ...agreementProblems({ ...after, isSubPublishing: before.originalContractId !== null }),
  ].map(({ field, code }) => ({ field: payloadNameOf(changeContract.body, field), code }));
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
  if (before.version !== version) refuse('contract.changedMeanwhile');
  if (sent.territories) await assertTerritories(db, sent.territories);
  const changes = told.flatMap(([field, read]) =>
    read(before) === read(after) ? [] : { field, old_value: read(before), new_value: read(after) },
  );
  if (needsConfirmation(eyes) && changes.some(movesMoney))
    await askForContract(db, actor, {
      contractId,
      call: 'terms',
      body,
      says: await termsSaid(db, changes),
      isLess: takesFromPublisher(before, after),
    });
  else if (changes.length > 0) {
    const plain = plainOfContract.json(plainValues(plainContract, after));
    await queries.updateContract.run(db, { contractId, ...after, plain }).catch(refuseCircle);
    const history = JSON.stringify(changes);
    await queries.insertChanges.run(db, {
      contractId,
      changes: history,
      userId: actor.realUserId,
      ...eyes,
    });
    await follow(db, contractId, before, after);
  }
  const { takesTwo } = eyes;
  return oneOr404(
    db,
    queries.findContract,
    { contractId, personId: 0, isStaff: true, takesTwo },
    'contract.notFound',
  );
}

/** R248: whether the publisher is paid for fewer days, fewer countries or a smaller share. Other territories or another type may be less. */
function takesFromPublisher(before: Terms, after: Terms): boolean {
  const isSmaller = (name: 'performanceShareHundredths' | 'mechanicalShareHundredths') =>
    (after[name] ?? 0) < (before[name] ?? 0);
  // What it keeps after its end it keeps until then, and collects for ever where no day is said.
  const lastDays = (terms: Terms) => [
    terms.endsOn,
    terms.retentionEndsOn ?? terms.endsOn,
    terms.collectionEndsOn ?? '9999-12-31',
  ];
  const were = lastDays(before);
  return (
    isSmaller('performanceShareHundredths') ||
    isSmaller('mechanicalShareHundredths') ||
    lastDays(after).some((day, at) => day < (were[at] ?? '')) ||
    after.startsOn > before.startsOn ||
    String(after.territories) !== String(before.territories) ||
    after.agreementType !== before.agreementType
  );
}

type Sent = Pick<Terms, 'startsOn' | 'endsOn'> & { [K in keyof Terms]?: Terms[K] | null | undefined };

/** What is agreed once the change is made; what it leaves out stays. */
function agreed(before: Locked, sent: Sent): Omit<Terms, keyof typeof plainContract> {
  const kept = <K extends keyof Terms>(name: K): Terms[K] =>
    sent[name] === undefined ? before[name] : (sent[name] as Terms[K]);
  return {
    startsOn: sent.startsOn,
    endsOn: sent.endsOn,
    performanceShareHundredths: kept('performanceShareHundredths'),
    mechanicalShareHundredths: kept('mechanicalShareHundredths'),
    synchronisationShareHundredths: kept('synchronisationShareHundredths'),
    agreementType: kept('agreementType') ?? before.agreementType,
    territories: kept('territories') ?? before.territories,
    retentionEndsOn: kept('retentionEndsOn'),
    collectionEndsOn: kept('collectionEndsOn'),
  };
}

/** The first and last day on which it counts, with what it keeps after its end and without what a transfer took (X43, X45). */
function daysOf(terms: Terms, { receivedOn, givenOn }: Locked): { from: string; until: string } {
  const last = terms.retentionEndsOn ?? terms.endsOn;
  const given = givenOn === null ? last : dayBefore(givenOn);
  return {
    from: receivedOn !== null && receivedOn > terms.startsOn ? receivedOn : terms.startsOn,
    until: given < last ? given : last,
  };
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/**
 * What the change means for the works: the contract begins with it, or ends with it, or runs on other days, or gives other shares. Its
 * days count as they are said now; its shares from today on (M7).
 */
async function follow(db: Queryable, contractId: number, before: Locked, after: Terms): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const days = daysOf(after, before);
  const isRunning = days.from <= day && day <= days.until;
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
function changedFrom(before: Locked, after: Terms, day: string): string | undefined {
  const isChanged = (name: keyof Terms) => String(before[name]) !== String(after[name]);
  const isToday = [
    'performanceShareHundredths',
    'mechanicalShareHundredths',
    'territories',
    'collectionEndsOn',
  ] as const;
  const first = (one: string, other: string) => (one === other ? [] : one < other ? one : other);
  const was = daysOf(before, before);
  const is = daysOf(after, before);
  const days = [first(was.from, is.from), first(was.until, is.until)].flat();
  return [...days, ...(isToday.some(isChanged) ? [day] : [])].toSorted()[0];
}
