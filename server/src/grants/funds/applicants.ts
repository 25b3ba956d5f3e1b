import type { NewApplication } from '@omur/contract/grants/fundApplications';
import * as people from '@omur/contract/platform/fields/people';
import { applicantProblem, type FurtherApplicant } from '@omur/contract/grants/rules/fundApplication';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { findApplicant, findAuthors } from './applicationQueries.ts';

type Applicants = NewApplication['applicants'];

interface Main {
  personId: number;
  authorId: number | null;
  /** All authors that they are. */
  authorIds: number[];
  name: string;
  kennitala: string | null;
  address: string;
  phone: string;
  email: string;
}

/** Anyone who applies, for themselves: name and kennitala are what the society has on file, whatever the payload says. */
export async function mainApplicant(db: Queryable, actor: Actor, applicants: Applicants): Promise<Main> {
  if (actor.personId === 0) refuse('fund.noPerson');
  const [main, ...others] = applicants.filter(({ isMainApplicant }) => isMainApplicant);
  if (!main || others.length > 0)
    refuse('request.invalid', { fields: [{ field: 'UMSAKJENDUR', code: 'fund.oneMainApplicant' }] });
  if (main.personId && main.personId !== actor.personId) refuse('person.notFound');
  const person = await findApplicant.row<{ name: string; kennitala: string | null; authorIds: number[] }>(
    db,
    { personId: actor.personId },
  );
  if (!person) refuse('fund.noPerson');
  if (main.authorId && !person.authorIds.includes(main.authorId)) {
    const field = `UMSAKJENDUR.${applicants.indexOf(main)}.${people.authorId.wire}`;
    refuse('request.invalid', { fields: [{ field, code: 'fund.authorUnknown' }] });
  }
  return {
    personId: actor.personId,
    ...person,
    authorId: main.authorId ?? person.authorIds[0] ?? null,
    address: main.address?.trim() ?? '',
    phone: main.phone?.trim() ?? '',
    email: main.email?.trim() ?? '',
  };
}

/** The others, each author once and by the name they are known by (L5.9). */
export async function furtherApplicants(
  db: Queryable,
  main: Main,
  applicants: Applicants,
): Promise<FurtherApplicant[]> {
  const authorIds = applicants.flatMap(({ authorId, isMainApplicant }) =>
    authorId && !isMainApplicant ? [authorId] : [],
  );
  const known = new Map(
    (await findAuthors.rows<{ authorId: number; displayName: string }>(db, { authorIds })).map(
      ({ authorId, displayName }) => [authorId, displayName],
    ),
  );
  const listed: FurtherApplicant[] = [];
  const problems: FieldRefusal[] = [];
  for (const [at, { isMainApplicant, authorId = null, name }] of applicants.entries()) {
    if (isMainApplicant) continue;
    const one = { authorId, name: (authorId === null ? name : (known.get(authorId) ?? '')).trim() };
    const place = `UMSAKJENDUR.${at}`;
    const problem = applicantProblem(one, listed, main.authorIds);
    if (problem) {
      const wire = authorId === null ? people.name.wire : people.authorId.wire;
      problems.push({ field: `${place}.${wire}`, code: problem });
    } else if (authorId !== null && !known.has(authorId))
      problems.push({ field: `${place}.${people.authorId.wire}`, code: 'fund.authorUnknown' });
    listed.push(one);
  }
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
  return listed;
}
