import { theSociety } from '@omur/contract/platform/rules/theSociety';
import type { NewWork } from '@omur/contract/works/registration';
import { defaultEstimate, defaultWeight } from '@omur/contract/works/rules/defaultCodes';
import { isUnknown, registrationOf } from '@omur/contract/works/rules/registrationPayload';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import { isStaffRole } from '@omur/contract/platform/values';
import { askApprovals } from '../approvals/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { approvalOf } from '../../people/authors/approval.ts';
import { notifyHeirs } from './heirs.ts';
import { speakerOf } from './inName.ts';
import * as queries from './queries.ts';
import { withListed } from './listedAuthors.ts';
import { getRows, assertValid, assertValidFromFile, type Row } from './validate.ts';
import { insertUnknownAuthors } from './unknownAuthors.ts';
import { factsOf, titleOf, writeAuthors, writeNames, writeRights } from './write.ts';

/**
 * Registers a work with all that belongs to it, inside the caller's transaction (V1). The rules are those of the form (V2); who
 * may register is V3; who has approved is decided here and never taken from the client (F4.2). Answers the work's number.
 */
export async function register({ db, actor, body }: Registered): Promise<number> {
  const work = await withListed(db, registrationOf(body));
  await assertValid(db, actor, work);
  const rows = [
    ...(await getRows(db, work)),
    ...(await insertUnknownAuthors(db, work.authors.filter(isUnknown))),
  ];
  return write({ db, actor, body }, work, rows);
}

/**
 * Registers a work that came by file (X84): it waits for its authors and for staff as any work does. Nobody asks writers whom a file alone
 * knows; staff answer for them as for those of the IPI register. `isForOthers` where staff say that works of nobody of the sender's stay.
 */
export async function registerFromFile(
  { db, actor, body }: Registered,
  { isForOthers }: { isForOthers: boolean },
): Promise<number> {
  const { work, rows } = await readFromFile({ db, actor, body }, { isForOthers });
  const unknown = await insertUnknownAuthors(db, work.authors.filter(isUnknown));
  await queries.markFromIpi.run(db, { authorIds: unknown.map(({ author }) => author.authorId) });
  return write({ db, actor, body }, work, [...rows, ...unknown]);
}

/** X112: that a work of a file may be registered; the caller takes back what is written on the way. @throws what registering it would. */
export async function assertRegistrable(registered: Registered): Promise<void> {
  await readFromFile(registered, { isForOthers: false });
}

/**
 * Registers a work whose authors have all accepted what they get of it (H95), so nobody is asked: `approve` writes what they answered. The
 * rules are those of the form.
 */
export async function registerAccepted(
  registered: Registered,
  work: Registration,
  approve: (workId: number) => Promise<unknown>,
): Promise<number> {
  await assertValid(registered.db, registered.actor, work);
  return write(registered, work, await getRows(registered.db, work), approve);
}

async function readFromFile({ db, actor, body }: Registered, { isForOthers }: { isForOthers: boolean }) {
  const work = await withListed(db, registrationOf(body));
  await assertValidFromFile(db, actor, work, isForOthers);
  return { work, rows: await getRows(db, work) };
}

interface Registered {
  db: Queryable;
  actor: Actor;
  body: NewWork;
}

async function write(
  { db, actor, body }: Registered,
  work: Registration,
  rows: readonly Row[],
  approve?: (workId: number) => Promise<unknown>,
) {
  const workId = await insertWork(db, actor, { body, work, rows });
  const speaker = await speakerOf(db, actor, rows);
  await writeAuthors(db, speaker, workId, rows);
  await writeRights(db, workId, rows);
  await writeNames(db, workId, work);
  if (approve) await approve(workId);
  else if (rows.some(({ author }) => approvalOf(author, speaker) === 'waiting'))
    await askApprovals(db, speaker, workId);
  await notifyHeirs(db, actor, { workId, title: titleOf(work), rows });
  await refreshLight(db, workId, 'registered');
  return workId;
}

interface Inserted {
  body: NewWork;
  work: Registration;
  rows: readonly Row[];
}

async function insertWork(db: Queryable, actor: Actor, { body, work, rows }: Inserted): Promise<number> {
  const trusted: Partial<NewWork> = isStaff(actor) ? body : {};
  // R150: who acts for a colleague registers as that colleague would for themselves.
  const codes = actor.userId === actor.realUserId ? trusted : {};
  const inserted = await queries.insertWork.row<{ workId: number }>(db, {
    ...factsOf(work, rows),
    origin: originOf(actor),
    estimate: codes.estimate ?? defaultEstimate,
    weight: codes.weight ?? defaultWeight,
    workStatusId: 1,
    isSentToIce: trusted.isSentToIce ?? false,
    registeredBy: actor.realUserId || null,
  });
  return inserted?.workId ?? refuse('server.failed');
}

/** F3.14: says that it came through the portal, from whom, and who acted for them. Members know staff as the society. */
export function originOf(actor: Actor): string {
  const isSociety = isStaffRole(actor.realRole);
  const name = isSociety ? theSociety.is : actor.realName;
  const masquerader = actor.realUserId === actor.userId ? '' : ` (umboð: ${name})`;
  return `Skráð á vef af ${actor.kennitala}${masquerader}`;
}
