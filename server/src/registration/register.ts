import type { NewWork } from '@omur/contract/registration';
import { readDuration } from '@omur/contract/rules/duration';
import { readIsrc } from '@omur/contract/rules/isrc';
import { checkRegistration, mayRegister } from '@omur/contract/rules/registration';
import type { Registrant } from '@omur/contract/rules/proposedWork';
import { rightsLines, type Holder, type RunningContract } from '@omur/contract/rules/rights';
import type { Queryable } from '../database/statement.ts';
import { isStaff, type Actor } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { approvalOf, isNobody } from './approval.ts';
import { proposedWorkOf, refusalsOf } from './proposedWork.ts';
import { settle } from '../works/settle.ts';
import * as queries from './queries.ts';
import { insertUnknownAuthors } from './unknownAuthors.ts';

export interface Author extends Record<string, unknown> {
  authorId: number;
  personId: number;
  displayName: string;
  ipiNameNumber: string | null;
  holders: Holder[];
}

interface Contract extends RunningContract, Record<string, unknown> {
  authorId: number;
  isRunning: boolean;
}

interface Row {
  author: Author;
  authorTypeId: number;
  shareHundredths: number;
  contract: Contract | undefined;
}

/**
 * Registers a work with all that belongs to it, inside the caller's transaction (V1). The rules are those of the form (V2); who
 * may register is V3; who has approved is decided here and never believed (F4.2). Answers the work's number.
 */
export async function register({
  db,
  actor,
  body,
}: {
  db: Queryable;
  actor: Actor;
  body: NewWork;
}): Promise<number> {
  const registrant = await registrantOf(db, actor, body);
  const work = proposedWorkOf(body);
  // F8.3 has one sentence for whoever may not register it.
  if (work.authors.length > 0 && !mayRegister(work.authors, registrant)) refuse('work.registrantNotAuthor');
  const results = checkRegistration(work, registrant);
  const fields = refusalsOf(results);
  if (fields.length > 0) refuse('request.invalid', { fields });

  const known = await knownRows(db, body);
  const unknown = await insertUnknownAuthors(db, body.unknownAuthors ?? []);
  const rows = [...known, ...unknown.map((row) => ({ ...row, contract: undefined }))];

  const workId = await insertWork(db, actor, body, rows);
  await insertAuthors(db, actor, workId, rows);
  await insertRights(db, workId, rows);
  await insertNames(db, workId, body);
  await settle(db, workId, 'registered');
  return workId;
}

/** Who is asking, as the rules see them: which authors they are, and whom of the work's they publish today. */
async function registrantOf(db: Queryable, actor: Actor, body: NewWork): Promise<Registrant> {
  if (isStaff(actor)) return { isStaff: true, authorIds: [], publishedAuthorIds: [] };
  const { personId } = actor;
  const named = body.authors.map(({ authorId }) => authorId);
  const own = await queries.findOwnAuthors.rows<{ authorId: number }>(db, { personId });
  const published = await queries.findPublishedAuthors.rows<{ authorId: number }>(db, {
    personId,
    authorIds: named,
  });
  return {
    isStaff: false,
    authorIds: own.map(({ authorId }) => authorId),
    publishedAuthorIds: published.map(({ authorId }) => authorId),
  };
}

/** The known authors as they are now. One that is gone, or a contract that has ended, is 412: the form rested on it (V11). */
async function knownRows(db: Queryable, body: NewWork): Promise<Row[]> {
  const authorIds = body.authors.map(({ authorId }) => authorId);
  const contractIds = body.authors.flatMap(({ contractId }) => contractId ?? []);
  const authors = await queries.findAuthors.rows<Author>(db, { authorIds });
  const contracts = contractIds.length ? await queries.findContracts.rows<Contract>(db, { contractIds }) : [];
  return body.authors.map(({ authorId, authorTypeId, shareHundredths, contractId }, i) => {
    const author = authors.find((one) => one.authorId === authorId) ?? refuse('work.authorGone');
    if (contractId === undefined || contractId === null)
      return { author, authorTypeId, shareHundredths, contract: undefined };
    const contract = contracts.find((one) => one.contractId === contractId);
    if (contract && contract.authorId !== authorId)
      refuse('request.invalid', {
        fields: [{ field: `authors.${i}.publishingContractId`, code: 'work.contractOfOther' }],
      });
    if (!contract?.isRunning) refuse('work.contractEnded');
    return { author, authorTypeId, shareHundredths, contract };
  });
}

/** What the society sets itself; only its staff may say otherwise (F9.1). */
const defaultEstimate = '1 1A';
const defaultWeight = '06';

async function insertWork(db: Queryable, actor: Actor, body: NewWork, rows: readonly Row[]): Promise<number> {
  const performers = body.performers?.trim() || null;
  const believed: Partial<NewWork> = isStaff(actor) ? body : {};
  const inserted = await queries.insertWork.row<{ workId: number }>(db, {
    title: body.title.trim().normalize('NFC'),
    durationSeconds: readDuration(body.duration) ?? null,
    artists: performers ?? artistsOf(rows),
    performers,
    origin: originOf(actor),
    description: body.description ?? null,
    estimate: believed.estimate ?? defaultEstimate,
    weight: believed.weight ?? defaultWeight,
    workStatusId: 1,
    isSentToIce: believed.isSentToIce ?? false,
    registeredBy: actor.realUserId || null,
  });
  return inserted?.workId ?? refuse('server.failed');
}

/** Without performers the work belongs in public to its authors; not to the public domain, nor to AI. */
function artistsOf(rows: readonly Row[]): string | null {
  const somebody = rows.filter(({ author }) => !isNobody(author.authorId));
  return somebody.map(({ author }) => author.displayName).join(', ') || null;
}

/** F3.14: says that the work came through the portal, from whom, and who acted for them. */
function originOf(actor: Actor): string {
  const masquerader = actor.realUserId === actor.userId ? '' : ` (umboð: ${actor.realName})`;
  return `Skráð á vef af ${actor.kennitala}${masquerader}`;
}

async function insertAuthors(
  db: Queryable,
  actor: Actor,
  workId: number,
  rows: readonly Row[],
): Promise<void> {
  const authors = rows.map(({ author, authorTypeId, shareHundredths, contract }, position) => ({
    author_id: author.authorId,
    author_type_id: authorTypeId,
    share_hundredths: shareHundredths,
    approval: approvalOf(author, actor),
    contract_id: contract?.contractId ?? null,
    position,
  }));
  await queries.insertAuthors.run(db, { workId, authors: JSON.stringify(authors) });
}

async function insertRights(db: Queryable, workId: number, rows: readonly Row[]): Promise<void> {
  const lines = rows.flatMap(({ author, shareHundredths, contract }) =>
    rightsLines(shareHundredths, author.holders, contract).map((line) => ({
      author_id: author.authorId,
      right_id: line.rightId,
      publisher_id: line.publisherId,
      contract_id: line.contractId,
      share_hundredths: line.shareHundredths,
      share_abroad_hundredths: line.shareAbroadHundredths,
    })),
  );
  await queries.insertRights.run(db, { workId, lines: JSON.stringify(lines) });
  const contractIds = rows.flatMap(({ contract }) => contract?.contractId ?? []);
  if (contractIds.length > 0) await queries.insertContractWorks.run(db, { workId, contractIds });
}

async function insertNames(db: Queryable, workId: number, body: NewWork): Promise<void> {
  const titles = (body.otherTitles ?? []).map(({ title }) => title.trim());
  if (titles.length > 0) await queries.insertOtherTitles.run(db, { workId, titles });
  const isrcs = (body.isrcs ?? []).map(({ isrc, performer }) => ({
    isrc: readIsrc(isrc).value,
    performer: performer?.trim() || null,
  }));
  if (isrcs.length > 0) await queries.insertIsrcs.run(db, { workId, isrcs: JSON.stringify(isrcs) });
}
