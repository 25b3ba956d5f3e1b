import * as people from '@omur/contract/platform/fields/people';
import {
  shareAbroadHundredths as shareAbroad,
  shareHundredths as share,
} from '@omur/contract/platform/fields/works';
import type { addKnownAuthor, addRight, addUnknownAuthor } from '@omur/contract/works/registration';
import { checkAuthorType, checkUnknownAuthor } from '@omur/contract/works/rules/registrationAuthors';
import { rightsLines, type RightsLine } from '@omur/contract/works/rules/rights';
import { fullShare } from '@omur/contract/platform/rules/shares';
import { askAdded, askAgain } from '../approvals/ask.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import { touchWork } from '../catalogue/queries.ts';
import { getAccessibleWork } from '../catalogue/access.ts';
import { getWorkAuthor, getWorkRight } from '../catalogue/rows.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { approvalOf } from '../../people/authors/approval.ts';
import * as queries from './queries.ts';
import { type Author, type Contract, assertHad } from './validate.ts';
import { insertUnknownAuthors } from './unknownAuthors.ts';

interface Totals extends Record<string, unknown> {
  totalHundredths: number;
  hasAuthor: boolean;
  nextPosition: number;
}

// The step-by-step calls: for a client that adds to a registration which staff have not approved.

export async function addKnown(call: CallOf<typeof addKnownAuthor>) {
  const { db, params, body } = call;
  await lockOpenWork(call, params.workId);
  assertOffered(body.authorTypeId, String(params.authorId), params.authorId);
  const [author] = await queries.findAuthors.rows<Author>(db, { authorIds: [params.authorId] });
  if (!author) refuse('author.notFound');
  await assertHad(db, [{ ...params, authorTypeId: body.authorTypeId, name: author.displayName }]);
  return addAuthor(call, params.workId, author, body);
}

export async function addUnknown(call: CallOf<typeof addUnknownAuthor>) {
  const { db, body } = call;
  await lockOpenWork(call, body.workId);
  assertOffered(body.authorTypeId, body.name);
  // One without a kennitala is from abroad where the call does not say.
  const isForeign = body.isForeign ?? !body.kennitala?.trim();
  const unknown = { ...body, isForeign, email: body.email ?? '' };
  const form = {
    ...unknown,
    kind: 'unknown' as const,
    key: '',
    kennitala: body.kennitala ?? undefined,
    ipiNameNumber: body.ipiNameNumber ?? undefined,
  };
  const findings = checkUnknownAuthor(form, isStaff(call.actor));
  const names = {
    name: people.name.wire,
    email: 'NETFANG',
    kennitala: people.kennitala.wire,
    ipiNameNumber: people.ipiNameNumber.wire,
  };
  if (findings.length > 0)
    refuse('request.invalid', {
      fields: findings.map(([code, at]) => ({ field: names[at as keyof typeof names] ?? at, code })),
    });
  const [row] = await insertUnknownAuthors(db, [unknown], (_, name) =>
    name === 'ssn' ? names.kennitala : names.ipiNameNumber,
  );
  return addAuthor(call, body.workId, row?.author ?? refuse('server.failed'), body);
}

/** F5.16: not every type can be registered, and fewer for the public domain and AI. */
function assertOffered(authorTypeId: number, name: string, authorId?: number): void {
  const fields = checkAuthorType({ authorTypeId, authorId }).map(([code]) => ({
    field: people.authorTypeId.wire,
    code,
    values: { name },
  }));
  if (fields.length > 0) refuse('request.invalid', { fields });
}

async function addAuthor(
  { db, actor }: Call,
  workId: number,
  author: Author,
  { authorTypeId, shareHundredths }: { authorTypeId: number; shareHundredths: number },
) {
  const totals = await totalsOf(db, workId, author.authorId);
  if (totals.hasAuthor) refuse('work.authorTwice');
  const refuseShare = (code: 'work.shareMissing' | 'work.sharesExceed100') =>
    refuseField(share.wire, code, { name: author.displayName });
  if (shareHundredths <= 0) refuseShare('work.shareMissing');
  if (totals.totalHundredths + shareHundredths > fullShare) refuseShare('work.sharesExceed100');
  const row = {
    author_id: author.authorId,
    author_type_id: authorTypeId,
    share_hundredths: shareHundredths,
    approval: approvalOf(author, actor),
    position: totals.nextPosition,
  };
  await queries.writeAuthors.run(db, { workId, authors: JSON.stringify([row]) });
  await rewriteRights(db, [{ workId, authorId: author.authorId, shareHundredths }]);
  if (row.approval === 'waiting') await askAdded(db, actor, workId);
  await touchWork.run(db, { workId });
  await refreshLight(db, workId, 'amended');
  return getWorkAuthor(db, actor, { workId, authorId: author.authorId });
}

/**
 * Puts an author's share under a contract, named by one of the lines that come of it. The lines of an author follow the share and the
 * contract (V6), so any other figure is refused. Anyone who is not the author proposes it: the author is asked to approve (V12).
 */
export async function setRight(call: CallOf<typeof addRight>) {
  const { db, actor, params, body } = call;
  const { workId } = params;
  const { authorId } = body;
  await lockOpenWork(call, workId);
  const rightId = body.rightId ?? null;
  const [author] = await queries.findAuthors.rows<Author>(db, { authorIds: [authorId] });
  const chosen = await queries.findChosen.row<Chosen>(db, { workId, authorId });
  if (!author || !chosen) refuse('author.notFound');
  if (rightId !== null && !author.holders.some((holder) => holder.rightId === rightId))
    refuse('author.notFound');
  const contractId = body.contractId ?? chosen.contractId;
  const contract = contractId === null ? undefined : await contractOf(db, contractId, authorId);
  assertFollows(rightsLines(chosen.shareHundredths, author.holders, contract), body);
  if (contractId !== chosen.contractId) await choose(call, author, contractId);
  return getWorkRight(db, actor, { workId, authorId, rightId, contractId });
}

interface Chosen extends Record<string, unknown> {
  contractId: number | null;
  shareHundredths: number;
}

/** The figures of a line are those that the share and the contract give. */
function assertFollows(lines: readonly RightsLine[], body: CallOf<typeof addRight>['body']): void {
  const line = lines.find((one) => (one.rightId ?? null) === (body.rightId ?? null));
  if (!line) refuse('author.notFound');
  const fields = [
    [share.wire, line.shareHundredths, body.shareHundredths] as const,
    [shareAbroad.wire, line.shareAbroadHundredths, body.shareAbroadHundredths] as const,
  ].flatMap(([field, due, sent]) =>
    due === sent ? [] : { field, code: 'work.rightsNotShare' as const, values: { share: due / 100 } },
  );
  if (fields.length > 0) refuse('request.invalid', { fields });
}

async function choose(
  { db, actor, params }: Call<{ workId: number }>,
  author: Author,
  contractId: number | null,
) {
  const { workId } = params;
  const { authorId } = author;
  await queries.chooseContract.run(db, { workId, authorId, contractId });
  if (contractId !== null) await queries.insertContractWorks.run(db, { workId, contractIds: [contractId] });
  await rewriteRights(db, [{ workId, authorId }]);
  if (author.personId !== actor.personId) await askAgain(db, actor, { workId, authorIds: [authorId] });
  await touchWork.run(db, { workId });
  await refreshLight(db, workId, 'amended');
}

async function contractOf(db: Queryable, contractId: number, authorId: number): Promise<Contract> {
  const [contract] = await queries.findContracts.rows<Contract>(db, { contractIds: [contractId] });
  if (!contract?.isRunning) refuse('work.contractEnded');
  return contract.authorId === authorId ? contract : refuse('work.contractOfOther');
}

export async function markArtists(call: Call<{ workId: number }>): Promise<undefined> {
  await lockOpenWork(call, call.params.workId);
  await queries.writeArtists.run(call.db, { workId: call.params.workId });
}

/** A party's or staff's work that staff have not approved yet, locked for this transaction. */
async function lockOpenWork({ db, actor }: Call, workId: number): Promise<void> {
  await getAccessibleWork(db, actor, workId);
  const work = await queries.lockWork.row<{ review: string }>(db, { workId });
  if (work?.review === 'approved') refuse('work.notOpen');
}

async function totalsOf(db: Queryable, workId: number, authorId: number): Promise<Totals> {
  return (await queries.findWorkTotals.row<Totals>(db, { workId, authorId })) ?? refuse('work.notFound');
}
