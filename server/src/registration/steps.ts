import * as people from '@omur/contract/fields/people';
import { shareHundredths as share } from '@omur/contract/fields/works';
import type { addKnownAuthor, addRight, addUnknownAuthor } from '@omur/contract/registration';
import { checkAuthorType, checkUnknownAuthor } from '@omur/contract/rules/registrationAuthors';
import { fullShare } from '@omur/contract/rules/shares';
import { askAdded } from '../approvals/ask.ts';
import type { Call, CallOf } from '../http/call.ts';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { touchWork } from '../works/queries.ts';
import { getWorkInReach } from '../works/reach.ts';
import { getWorkAuthor, getWorkRight } from '../works/rows.ts';
import { settle } from '../works/settle.ts';
import { approvalOf } from './approval.ts';
import * as queries from './queries.ts';
import type { Author } from './sound.ts';
import { insertUnknownAuthors } from './unknownAuthors.ts';

interface Totals extends Record<string, unknown> {
  totalHundredths: number;
  hasAuthor: boolean;
  authorShareHundredths: number;
  nextPosition: number;
}

// The step-by-step calls: for a client that adds to a registration which staff have not approved.

export async function addKnown(call: CallOf<typeof addKnownAuthor>) {
  const { db, params, body } = call;
  await lockOpenWork(call, params.workId);
  mustBeOffered(body.authorTypeId, String(params.authorId), params.authorId);
  const [author] = await queries.findAuthors.rows<Author>(db, { authorIds: [params.authorId] });
  if (!author) refuse('author.notFound');
  return addAuthor(call, params.workId, author, body);
}

export async function addUnknown(call: CallOf<typeof addUnknownAuthor>) {
  const { db, body } = call;
  await lockOpenWork(call, body.workId);
  mustBeOffered(body.authorTypeId, body.name);
  const isForeign = !body.kennitala?.trim();
  const unknown = { ...body, isForeign };
  const findings = checkUnknownAuthor({
    ...unknown,
    kind: 'unknown',
    key: '',
    kennitala: body.kennitala ?? undefined,
    ipiNameNumber: body.ipiNameNumber ?? undefined,
  });
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
function mustBeOffered(authorTypeId: number, name: string, authorId?: number): void {
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
    refuse('request.invalid', {
      fields: [{ field: share.wire, code, values: { name: author.displayName } }],
    });
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
  if (row.approval === 'waiting') await askAdded(db, actor, workId);
  await touchWork.run(db, { workId });
  await settle(db, workId, 'amended');
  return getWorkAuthor(db, actor, { workId, authorId: author.authorId });
}

/** Writes one line of an author's rights in place of the one there was; an author's lines never exceed the author's share. */
export async function setRight(call: CallOf<typeof addRight>) {
  const { db, params, body } = call;
  await lockOpenWork(call, params.workId);
  const { workId } = params;
  const rightId = body.rightId ?? null;
  const contractId = body.contractId ?? null;
  const [author] = await queries.findAuthors.rows<Author>(db, { authorIds: [body.authorId] });
  const totals = await totalsOf(db, workId, body.authorId);
  if (!author || !totals.hasAuthor) refuse('author.notFound');
  if (rightId !== null && !author.holders.some((holder) => holder.rightId === rightId))
    refuse('author.notFound');
  const publisherId = contractId === null ? null : await publisherOf(db, contractId, body.authorId);
  const others = await queries.findRightsTotals.row<{
    totalHundredths: number;
    totalAbroadHundredths: number;
  }>(db, {
    workId,
    authorId: body.authorId,
    rightId,
    contractId,
  });
  const most = totals.authorShareHundredths;
  if (
    (others?.totalHundredths ?? 0) + body.shareHundredths > most ||
    (others?.totalAbroadHundredths ?? 0) + body.shareAbroadHundredths > most
  )
    refuse('work.rightsExceedShare');
  const line = {
    author_id: body.authorId,
    right_id: rightId,
    publisher_id: rightId === null ? publisherId : null,
    contract_id: contractId,
    share_hundredths: body.shareHundredths,
    share_abroad_hundredths: body.shareAbroadHundredths,
  };
  await queries.deleteRightsLine.run(db, { workId, authorId: body.authorId, rightId, contractId });
  await queries.insertRights.run(db, { workId, lines: JSON.stringify([line]) });
  await touchWork.run(db, { workId });
  await settle(db, workId, 'amended');
  return getWorkRight(db, call.actor, { workId, authorId: body.authorId, rightId, contractId });
}

async function publisherOf(db: Queryable, contractId: number, authorId: number): Promise<number> {
  const [contract] = await queries.findContracts.rows<{
    authorId: number;
    publisherId: number;
    isRunning: boolean;
  }>(db, {
    contractIds: [contractId],
  });
  if (!contract?.isRunning) refuse('work.contractEnded');
  return contract.authorId === authorId ? contract.publisherId : refuse('work.contractOfOther');
}

export async function markArtists(call: Call<{ workId: number }>): Promise<undefined> {
  await lockOpenWork(call, call.params.workId);
  await queries.writeArtists.run(call.db, { workId: call.params.workId });
}

/** A party's or staff's work that staff have not approved yet, locked for this transaction. */
async function lockOpenWork({ db, actor }: Call, workId: number): Promise<void> {
  await getWorkInReach(db, actor, workId);
  const work = await queries.lockWork.row<{ review: string }>(db, { workId });
  if (work?.review === 'approved') refuse('work.notOpen');
}

async function totalsOf(db: Queryable, workId: number, authorId: number): Promise<Totals> {
  return (await queries.findWorkTotals.row<Totals>(db, { workId, authorId })) ?? refuse('work.notFound');
}
