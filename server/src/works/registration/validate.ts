import * as people from '@omur/contract/platform/fields/people';
import type { NewWork } from '@omur/contract/works/registration';
import { isCarriedOver } from '@omur/contract/people/rules/authorTypes';
import type { Registrant } from '@omur/contract/works/rules/proposedWork';
import { mailboxOf } from '@omur/contract/people/rules/email';
import { checkRegistration, mayRegister } from '@omur/contract/works/rules/registration';
import type { Holder, RunningContract } from '@omur/contract/works/rules/rights';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { type FieldRefusal, refuse } from '../../platform/refusal.ts';
import { proposedWorkOf, refusalsOf } from './proposedWork.ts';
import * as queries from './queries.ts';

export interface Author extends Record<string, unknown> {
  authorId: number;
  personId: number;
  displayName: string;
  ipiNameNumber: string | null;
  holders: Holder[];
  /** The persons who hold the rights of one who has died. */
  heirs: number[];
}

export interface Contract extends RunningContract, Record<string, unknown> {
  authorId: number;
  isRunning: boolean;
}

/** An author as the work gets to have them. */
export interface Row {
  author: Author;
  authorTypeId: number;
  shareHundredths: number;
  contract?: Contract | undefined;
}

/** Who registers or amends, as far as the rules go. */
export type Registering = Pick<Actor, 'role' | 'personId' | 'name'>;

/** Whether a registration keeps every rule of the form (V2) and is its registrant's to make (V3). */
export async function assertValid(db: Queryable, registering: Registering, body: NewWork): Promise<void> {
  const registrant = await registrantOf(db, registering, body);
  const work = proposedWorkOf(body);
  // F8.3 has one sentence for whoever may not register it.
  if (work.authors.length > 0 && !mayRegister(work.authors, registrant)) refuse('work.registrantNotAuthor');
  const fields = [
    ...refusalsOf(checkRegistration(work, registrant)),
    ...(await ownAddresses(db, registering, body)),
  ];
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/** V15: whoever gets the letter of an invented co-author could answer it. */
async function ownAddresses(
  db: Queryable,
  registering: Registering,
  { unknownAuthors }: NewWork,
): Promise<FieldRefusal[]> {
  if (isStaff(registering) || !unknownAuthors?.length) return [];
  const rows = await queries.findAddresses.rows<{ email: string }>(db, { personId: registering.personId });
  const own = new Set(rows.flatMap(({ email }) => email.split(',').map(mailboxOf)));
  return unknownAuthors.flatMap(({ email, name }, i) =>
    own.has(mailboxOf(email))
      ? { field: `unknownAuthors.${i}.email`, code: 'work.emailOfRegistrant' as const, values: { name } }
      : [],
  );
}

/** Who is asking, as the rules see them: which authors they are, and whom of the work's they publish today. */
async function registrantOf(db: Queryable, registering: Registering, body: NewWork): Promise<Registrant> {
  if (isStaff(registering)) return { isStaff: true, authorIds: [], publishedAuthorIds: [] };
  const { personId } = registering;
  const named = body.authors.map(({ authorId }) => authorId);
  const own = await queries.findOwnAuthors.rows<{ authorId: number }>(db, { personId });
  const held = await queries.findHeldAuthors.rows<{ authorId: number }>(db, { personId, authorIds: named });
  const published = await queries.findPublishedAuthors.rows<{ authorId: number }>(db, {
    personId,
    authorIds: named,
  });
  return {
    isStaff: false,
    authorIds: own.map(({ authorId }) => authorId),
    heldAuthorIds: held.map(({ authorId }) => authorId),
    publishedAuthorIds: published.map(({ authorId }) => authorId),
  };
}

/** An author's contract on the work as it stands: it may stay though it no longer runs. */
type Kept = readonly { authorId: number; contractId: number | null }[];

/** The known authors as they are now. One that is gone, or a contract that has ended, is 412: the form rested on it (V11). */
export async function getRows(db: Queryable, body: NewWork, kept: Kept = []): Promise<Row[]> {
  const authorIds = body.authors.map(({ authorId }) => authorId);
  const contractIds = body.authors.flatMap(({ contractId }) => contractId ?? []);
  const authors = await queries.findAuthors.rows<Author>(db, { authorIds });
  await assertHad(
    db,
    body.authors.map((author, i) => ({ ...author, field: `authors.${i}.typeOfAuthor` })),
  );
  const contracts = contractIds.length ? await queries.findContracts.rows<Contract>(db, { contractIds }) : [];
  return body.authors.map(({ authorId, authorTypeId, shareHundredths, contractId }, i) => {
    const author = authors.find((one) => one.authorId === authorId) ?? refuse('work.authorGone');
    if (contractId === undefined || contractId === null) return { author, authorTypeId, shareHundredths };
    const contract = contracts.find((one) => one.contractId === contractId);
    if (contract && contract.authorId !== authorId)
      refuse('request.invalid', {
        fields: [{ field: `authors.${i}.publishingContractId`, code: 'work.contractOfOther' }],
      });
    const isKept = kept.some((one) => one.authorId === authorId && one.contractId === contractId);
    if (!contract || !(contract.isRunning || isKept)) refuse('work.contractEnded');
    return { author, authorTypeId, shareHundredths, contract };
  });
}

interface Typed {
  authorId: number;
  authorTypeId: number;
  name?: string | null | undefined;
  field?: string;
}

/** F5.16: arranging composers, sub-authors and translators are carried over from older works; nobody known becomes one anew. */
export async function assertHad(db: Queryable, authors: readonly Typed[]): Promise<void> {
  const asked = authors.filter(({ authorTypeId }) => isCarriedOver(authorTypeId));
  if (asked.length === 0) return;
  const had = await queries.findCarriedTypes.rows<Typed & Record<string, unknown>>(db, {
    authorIds: asked.map(({ authorId }) => authorId),
  });
  const fields = asked
    .filter((one) => !had.some((of) => of.authorId === one.authorId && of.authorTypeId === one.authorTypeId))
    .map(({ field = people.authorTypeId.wire, name, authorId }) => ({
      field,
      code: 'work.authorTypeNotOffered' as const,
      values: { name: name ?? String(authorId) },
    }));
  if (fields.length > 0) refuse('request.invalid', { fields });
}
