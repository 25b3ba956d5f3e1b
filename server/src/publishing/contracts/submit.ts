import { NewSubmission, type submitContract } from '@omur/contract/publishing/contractSubmissions';
import { workIds as workIdsField } from '@omur/contract/platform/fields/contracts';
import { authorId as authorField } from '@omur/contract/platform/fields/people';
import { publisherId as publisherField } from '@omur/contract/platform/fields/works';
import { checkContract, contractProblems } from '@omur/contract/publishing/rules/contract';
import { payloadNameOf } from '@omur/contract/platform/wire';
import { plainSubmission } from '@omur/contract/platform/fields/plainContract';
import { plainValues } from '@omur/contract/platform/plainFields';
import { plainOfSubmission } from '../../platform/database/plainSql.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { assertTerritories } from './territories.ts';
import { isNobody } from '@omur/contract/people/rules/authorTypes';
import * as queries from './submissionQueries.ts';
import { notifyOffered, notifySubmitted, type Parties } from './notify.ts';

/** Submits a contract for approval (C5.5, C7.6). One of its parties does, or staff. */
export async function submit({ db, actor, body }: CallOf<typeof submitContract>) {
  const submitted = soundSubmission(body);
  const { workIds, ...contract } = submitted;
  const territories = await assertTerritories(db, body.territories);
  const parties = await getParties(db, actor, contract.publisherId, contract.authorId);
  const offeredBy = sideOf(actor, parties);
  // One at a time for an author, so that the same is not offered twice.
  await queries.lockAuthor.run(db, { authorId: contract.authorId });
  const row = await queries.insertSubmission.row<{ submissionId: number }>(db, {
    ...contract,
    territories,
    plain: plainOfSubmission.json(plainValues(plainSubmission, body)),
    // Whom it is submitted for adds its attachments; who really did it does not approve it (R131).
    userId: actor.userId,
    sentBy: actor.realUserId,
    offeredBy,
  });
  const submissionId = row?.submissionId ?? refuse('contract.notFound');
  const worksCount = await insertWorks(db, submissionId, contract.authorId, workIds);
  const open = await queries.findOpen.row<{ submissionId: number }>(db, { ...parties, submissionId });
  if (open)
    refuse('contract.submittedAlready', { number: open.submissionId, values: { number: open.submissionId } });
  if (offeredBy) await notifyOffered(db, parties, submissionId, worksCount);
  else await notifySubmitted(db, parties, submissionId, worksCount);
  return { submissionId };
}

/** A4: one side offers, the other accepts. What the society enters was agreed on paper. */
function sideOf(actor: Actor, { publisherId }: Parties): 'publisher' | 'author' | null {
  if (isStaff(actor)) return null;
  return actor.personId === publisherId ? 'publisher' : 'author';
}

/** The very rules of the form. No list of works means all of the author's. */
function soundSubmission(body: NewSubmission) {
  const workIds = body.isForAllWorks ? undefined : [...new Set(body.workIds ?? [])];
  const { publisherId, authorId, startsOn, endsOn } = body;
  const { performanceShareHundredths, mechanicalShareHundredths } = body;
  const problems = contractProblems(checkContract({ ...body, worksCount: workIds?.length ?? 1 }));
  const fields = problems.map(({ field, code }) => ({ field: payloadNameOf(NewSubmission, field), code }));
  if (
    fields.length > 0 ||
    !publisherId ||
    !authorId ||
    !startsOn ||
    !endsOn ||
    !performanceShareHundredths ||
    !mechanicalShareHundredths
  )
    return refuse('request.invalid', { fields });
  return {
    publisherId,
    authorId,
    startsOn,
    endsOn,
    performanceShareHundredths,
    mechanicalShareHundredths,
    workIds,
  };
}

interface Author extends Record<string, unknown> {
  personId: number;
  displayName: string;
  isGone: boolean;
  isParty: boolean;
}

async function getParties(
  db: Queryable,
  actor: Actor,
  publisherId: number,
  authorId: number,
): Promise<Parties> {
  const publisher = await queries.findPublisher.row<{ name: string }>(db, { publisherId });
  if (!publisher) refuseField(publisherField.wire, 'contract.publisherUnknown');
  const sought = { authorId, publisherId, personId: actor.personId };
  const author = isNobody(authorId) ? undefined : await queries.findAuthor.row<Author>(db, sought);
  if (!author) refuseField(authorField.wire, 'contract.authorUnknown');
  if (author.isGone) refuse('contract.authorGone');
  if (author.personId === publisherId) refuseField(publisherField.wire, 'contract.sameParty');
  if (!isStaff(actor) && !author.isParty) refuse('contract.notParty');
  return { publisherId, publisherName: publisher.name, authorId, displayName: author.displayName };
}

async function insertWorks(
  db: Queryable,
  submissionId: number,
  authorId: number,
  workIds: number[] | undefined,
): Promise<number> {
  if (workIds) {
    const foreign = await queries.findForeignWork.row<{ workId: number }>(db, { authorId, workIds });
    if (foreign) refuseField(workIdsField.wire, 'contract.workNotOfAuthor', { workId: foreign.workId });
  }
  const put = workIds
    ? await queries.insertSubmissionWorks.row<{ worksCount: number }>(db, { submissionId, workIds })
    : await queries.insertAllWorks.row<{ worksCount: number }>(db, { submissionId, authorId });
  return put?.worksCount || refuseField(workIdsField.wire, 'contract.worksMissing');
}
