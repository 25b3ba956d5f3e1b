import type { addKnownAuthor, addRight, addUnknownAuthor } from '@omur/contract/registration';
import { findAuthorType, mayBeRegistered, publicDomainAuthorId } from '@omur/contract/rules/authorTypes';
import { checkUnknownAuthor } from '@omur/contract/rules/registrationAuthors';
import { fullShare } from '@omur/contract/rules/shares';
import type { Call } from '../http/call.ts';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { getOwnWork } from '../works/addCode.ts';
import { approvalOf } from './approval.ts';
import * as queries from './queries.ts';
import type { Author } from './register.ts';
import { insertUnknownAuthors } from './unknownAuthors.ts';

type CallOf<E> = E extends { types?: { params: infer P; body: infer B } } ? Call<P, unknown, B> : never;

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
  const names = { name: 'NAFN', email: 'NETFANG', kennitala: 'KENNITALA', ipiNameNumber: 'IPI_NUMER' };
  if (findings.length > 0)
    refuse('request.invalid', {
      fields: findings.map(([code, at]) => ({ field: names[at as keyof typeof names] ?? at, code })),
    });
  const [row] = await insertUnknownAuthors(db, [unknown], (_, name) =>
    name === 'ssn' ? 'KENNITALA' : 'IPI_NUMER',
  );
  return addAuthor(call, body.workId, row?.author ?? refuse('server.failed'), body);
}

/** F5.16: not every type can be registered, and fewer for the public domain and AI. */
function mustBeOffered(authorTypeId: number, name: string, authorId?: number): void {
  if (mayBeRegistered(authorTypeId, authorId)) return;
  const field = 'TEGUND_HOFUNDAR_NR';
  refuse('request.invalid', { fields: [{ field, code: 'work.authorTypeNotOffered', values: { name } }] });
}

async function addAuthor(
  { db, actor }: Call,
  workId: number,
  author: Author,
  { authorTypeId, shareHundredths }: { authorTypeId: number; shareHundredths: number },
) {
  const totals = await totalsOf(db, workId, author.authorId);
  if (totals.hasAuthor) refuse('work.authorTwice');
  if (shareHundredths <= 0 || totals.totalHundredths + shareHundredths > fullShare)
    refuse('request.invalid', { fields: [{ field: 'HLUTFALL', code: 'work.sharesMustTotal100' }] });
  const approval = approvalOf(author, actor);
  const row = {
    author_id: author.authorId,
    author_type_id: authorTypeId,
    share_hundredths: shareHundredths,
    approval,
    position: totals.nextPosition,
  };
  await queries.insertAuthors.run(db, { workId, authors: JSON.stringify([row]) });
  await queries.settleWork.run(db, { workId, cause: 'amended', remark: null });
  return {
    authorId: author.authorId,
    displayName: author.displayName,
    authorTypeCode: findAuthorType(authorTypeId)?.code ?? '',
    shareHundredths,
    ipiNameNumber: author.ipiNameNumber,
    isPublicDomain: author.authorId === publicDomainAuthorId,
    isLicensed: true,
    approval: approval === 'given',
    approvedAt: approval === 'given' ? new Date().toISOString() : null,
  };
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
    refuse('work.rightsMustTotalShare');
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
  await queries.settleWork.run(db, { workId, cause: 'amended', remark: null });
  return {
    rightId,
    publisherId: line.publisher_id,
    contractId,
    authorId: body.authorId,
    holderName: null,
    displayName: author.displayName,
    shareHundredths: body.shareHundredths,
    shareAbroadHundredths: body.shareAbroadHundredths,
  };
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
  await getOwnWork(db, actor, workId);
  const work = await queries.lockWork.row<{ review: string }>(db, { workId });
  if (work?.review === 'approved') refuse('work.notOpen');
}

async function totalsOf(db: Queryable, workId: number, authorId: number): Promise<Totals> {
  return (await queries.findWorkTotals.row<Totals>(db, { workId, authorId })) ?? refuse('work.notFound');
}
