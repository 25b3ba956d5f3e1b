import { plainWork } from '@omur/contract/platform/fields/plainWork';
import * as people from '@omur/contract/platform/fields/people';
import { isCarriedOver } from '@omur/contract/people/rules/authorTypes';
import { isKnown, isUnknown } from '@omur/contract/works/rules/registrationPayload';
import type { KnownAuthor, Registrant, Registration } from '@omur/contract/works/rules/registrationValue';
import { addressesOnFile, mailboxOf } from '@omur/contract/people/rules/email';
import { checkRegistration, mayRegister } from '@omur/contract/works/rules/registration';
import { partsOf, type RoleShare } from '@omur/contract/works/rules/roles';
import type { Holder, RunningContract } from '@omur/contract/works/rules/rights';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { type FieldRefusal, refuse, refuseField } from '../../platform/refusal.ts';
import { refusalsOf } from './refusals.ts';
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
  /** The author's parts where they are kept apart (X63). */
  roles?: readonly RoleShare[] | null | undefined;
  contract?: Contract | undefined;
}

/** Who registers or amends, as far as the rules go. */
export type Registering = Pick<Actor, 'role' | 'personId' | 'name'>;

/** Whether a registration keeps every rule of the form (V2) and is its registrant's to make (V3). */
export async function assertValid(
  db: Queryable,
  registering: Registering,
  work: Registration,
  workId?: number,
): Promise<void> {
  const context = await ruleContextOf(db, registering, [work]);
  // F8.3 has one sentence for anyone who may not register it.
  if (!isTheirs(context, work)) refuse('work.registrantNotAuthor');
  const fields = wrongFields(context, work, workId);
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/** What the rules have to know beside the works themselves, read once for all of them. */
export interface RuleContext {
  registrantOf(work: Registration): Registrant;
  /** Where the registrant is reached; nothing for staff, who may give any address. */
  ownAddresses: ReadonlySet<string>;
  sourceIds: ReadonlySet<number>;
}

export async function ruleContextOf(
  db: Queryable,
  registering: Registering,
  works: readonly Registration[],
): Promise<RuleContext> {
  return {
    registrantOf: await registrantsOf(db, registering, works),
    ownAddresses: await ownAddressesOf(db, registering, works),
    sourceIds: await sourcesOf(db, works),
  };
}

/** Whether the work is the registrant's to register (V3); one without authors lacks something else. */
export const isTheirs = (context: RuleContext, work: Registration): boolean =>
  work.authors.length === 0 || mayRegister(work.authors, context.registrantOf(work));

/** Every rule of the form that the work breaks, at the fields of the payload. */
export function wrongFields(context: RuleContext, work: Registration, workId?: number): FieldRefusal[] {
  return [
    ...refusalsOf(checkRegistration(work, context.registrantOf(work))),
    ...ownAddressFaults(context, work),
    ...sourceFaults(context.sourceIds, work.plain, workId),
  ];
}

/**
 * Whether a work that came by file keeps the rules of the form (X84). Its foreign and unknown writers need neither kennitala nor e-mail, and
 * a file need not say how long a work is. A member sends only works of authors of their own (V3).
 */
export async function assertValidFromFile(
  db: Queryable,
  registering: Registering,
  work: Registration,
  isForOthers: boolean,
): Promise<void> {
  const senderOf = await registrantsOf(db, registering, [work]);
  if (!isForOthers && !mayRegister(work.authors, senderOf(work))) refuse('work.registrantNotAuthor');
  const staff = { isStaff: true, authorIds: [], publishedAuthorIds: [] };
  const results = checkRegistration(work, staff).filter(({ rule }) => rule !== 'work.durationMissing');
  const fields = [...refusalsOf(results), ...(await missingSource(db, work.plain))];
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/** X61: a work of ours that another derives from has to be there, and is not that other work itself. */
export async function missingSource(
  db: Queryable,
  plain: Registration['plain'],
  workId?: number,
): Promise<FieldRefusal[]> {
  return sourceFaults(await sourcesOf(db, [{ plain }]), plain, workId);
}

function sourceFaults(
  sourceIds: ReadonlySet<number>,
  { sourceWorkId }: Registration['plain'],
  workId?: number,
): FieldRefusal[] {
  if (sourceWorkId === null || (sourceWorkId !== workId && sourceIds.has(sourceWorkId))) return [];
  return [{ field: plainWork.sourceWorkId.wire, code: 'work.sourceNotFound' }];
}

async function sourcesOf(db: Queryable, works: readonly Pick<Registration, 'plain'>[]): Promise<Set<number>> {
  // A year or number that is none is NaN until it is refused.
  const named = works.flatMap(({ plain }) => plain.sourceWorkId || []);
  if (named.length === 0) return new Set();
  const rows = await queries.findSources.rows<{ workId: number }>(db, { sourceWorkIds: named });
  return new Set(rows.map(({ workId }) => workId));
}

/** V15: anyone who gets the letter of an invented co-author could answer it. */
function ownAddressFaults({ ownAddresses }: RuleContext, { authors }: Registration): FieldRefusal[] {
  return authors
    .filter(isUnknown)
    .flatMap(({ key, email, name }) =>
      ownAddresses.has(mailboxOf(email))
        ? { field: `${key}.email`, code: 'work.emailOfRegistrant' as const, values: { name } }
        : [],
    );
}

async function ownAddressesOf(
  db: Queryable,
  registering: Registering,
  works: readonly Registration[],
): Promise<Set<string>> {
  if (isStaff(registering) || !works.some(({ authors }) => authors.some(isUnknown))) return new Set();
  const rows = await queries.findAddresses.rows<{ email: string }>(db, { personId: registering.personId });
  return new Set(rows.flatMap(({ email }) => addressesOnFile(email).map(mailboxOf)));
}

/** Who is asking, as the rules see them: which authors they are, and whom of a work's they publish today. */
export async function registrantsOf(
  db: Queryable,
  registering: Registering,
  works: readonly Registration[],
): Promise<(work: Registration) => Registrant> {
  if (isStaff(registering)) return () => ({ isStaff: true, authorIds: [], publishedAuthorIds: [] });
  const { personId } = registering;
  const namedIn = ({ authors }: Registration) => authors.filter(isKnown).map(({ authorId }) => authorId);
  const authorIds = [...new Set(works.flatMap(namedIn))];
  const idsOf = (rows: { authorId: number }[]) => rows.map(({ authorId }) => authorId);
  const own = idsOf(await queries.findOwnAuthors.rows<{ authorId: number }>(db, { personId }));
  const held = idsOf(await queries.findHeldAuthors.rows<{ authorId: number }>(db, { personId, authorIds }));
  const published = idsOf(
    await queries.findPublishedAuthors.rows<{ authorId: number }>(db, { personId, authorIds }),
  );
  const [isHeld, isPublished] = [new Set(held), new Set(published)];
  return (work) => {
    const named = namedIn(work);
    return {
      isStaff: false,
      authorIds: own,
      heldAuthorIds: named.filter((authorId) => isHeld.has(authorId)),
      publishedAuthorIds: named.filter((authorId) => isPublished.has(authorId)),
    };
  };
}

/** The known authors as they are now. One that is gone, or a contract that has ended, is 412: the form rested on it (V11). */
export async function getRows(db: Queryable, work: Registration, before?: Registration): Promise<Row[]> {
  const known = work.authors.filter(isKnown);
  const authorIds = known.map(({ authorId }) => authorId);
  const contractIds = known.flatMap(({ contractId }) => contractId ?? []);
  const authors = await queries.findAuthors.rows<Author>(db, { authorIds });
  await assertHad(db, typedAuthors(work));
  const contracts = contractIds.length ? await queries.findContracts.rows<Contract>(db, { contractIds }) : [];
  return known.map((typed) => {
    const { authorId, authorTypeId, shareHundredths = Number.NaN, roles, contractId } = typed;
    const author = authors.find((one) => one.authorId === authorId) ?? refuse('work.authorGone');
    if (contractId === undefined || contractId === null)
      return { author, authorTypeId, shareHundredths, roles };
    const contract = contracts.find((one) => one.contractId === contractId);
    if (contract && contract.authorId !== authorId)
      refuseField(`${typed.key}.publishingContractId`, 'work.contractOfOther');
    // A contract on the work as it stands may stay though it no longer runs.
    if (!contract || !(contract.isRunning || hasContract(before, typed))) refuse('work.contractEnded');
    return { author, authorTypeId, shareHundredths, roles, contract };
  });
}

const hasContract = (before: Registration | undefined, { authorId, contractId }: KnownAuthor) =>
  before?.authors.some((one) => isKnown(one) && one.authorId === authorId && one.contractId === contractId) ??
  false;

interface Typed {
  authorId: number;
  authorTypeId: number;
  name?: string | null | undefined;
  field?: string;
}

/** F5.16: arranging composers, sub-authors and translators are carried over from older works; nobody known becomes one anew. */
export async function assertHad(db: Queryable, authors: readonly Typed[]): Promise<void> {
  const fields = await notHad(db, authors);
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/** Those of the authors who get a type that they would have to have had. */
export async function notHad(db: Queryable, authors: readonly Typed[]): Promise<FieldRefusal[]> {
  const asked = authors.filter(({ authorTypeId }) => isCarriedOver(authorTypeId));
  if (asked.length === 0) return [];
  const had = await queries.findCarriedTypes.rows<Typed & Record<string, unknown>>(db, {
    authorIds: asked.map(({ authorId }) => authorId),
  });
  return asked
    .filter((one) => !had.some((of) => of.authorId === one.authorId && of.authorTypeId === one.authorTypeId))
    .map(({ field = people.authorTypeId.wire, name, authorId }) => ({
      field,
      code: 'work.authorTypeNotOffered' as const,
      values: { name: name ?? String(authorId) },
    }));
}

/** The known authors of a registration with each of their types, at its place in the payload. */
export const typedAuthors = (work: Registration): Typed[] =>
  work.authors.filter(isKnown).flatMap((author) =>
    partsOf(author).map(({ authorTypeId }) => ({
      ...author,
      authorTypeId,
      field: `${author.key}.typeOfAuthor`,
    })),
  );
