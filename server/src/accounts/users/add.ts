import * as people from '@omur/contract/platform/fields/people';
import { kennitalaProblem, readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Language } from '@omur/contract/platform/rules/language';
import type { addUser as addUserCall } from '@omur/contract/accounts/users';
import { isStaffRole, type Role } from '@omur/contract/platform/values';
import type { Config } from '../../platform/config.ts';
import { askForRole } from '../../people/confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { type FieldRefusal, refuse, refuseField } from '../../platform/refusal.ts';
import { rolesOfPersons } from './change.ts';
import { invite, staffAddress } from './invite.ts';
import * as queries from './queries.ts';

/**
 * Makes a login. It belongs to the person on file with the same national ID; members and viewers must be on file. One of staff
 * is external, and not invited, until another of the staff confirms it (M14).
 */
export async function addUser(
  { db, actor, body }: CallOf<typeof addUserCall>,
  { societyName, fourEyes }: Config,
): Promise<{ userId: number; isAwaited: boolean }> {
  const name = body.name.trim();
  const problem = kennitalaProblem(body.kennitala);
  const fields: FieldRefusal[] = [
    ...(problem ? [{ field: people.kennitala.wire, code: problem }] : []),
    ...(name === '' ? [{ field: people.name.wire, code: 'person.nameMissing' as const }] : []),
  ];
  if (fields.length > 0) refuse('request.invalid', { fields });
  const kennitala = readKennitala(body.kennitala) ?? '';
  const person = await queries.findPersonOf.row<{
    personId: number;
    isUnregistered: boolean;
    email: string | null;
  }>(db, {
    kennitala,
  });
  const personId = person && !person.isUnregistered ? person.personId : null;
  if (personId === null && rolesOfPersons.includes(body.role))
    refuseField(people.kennitala.wire, 'user.personMissing');
  const { role, language = 'is' } = body;
  const isAwaited = fourEyes.has('staff') && isStaffRole(role);
  const first = isAwaited ? 'external' : role;
  const userId = await insertUser(db, { kennitala, name, role: first, personId, language });
  const takesTwo = fourEyes.has('accounts') || fourEyes.has('staff');
  if (isAwaited) {
    const email = staffAddress(body.email, { personId, email: person?.email ?? null });
    await askForRole(db, actor, { userId, role, email });
  } else if (body.isInvited)
    await invite(db, actor, {
      userId,
      email: body.email,
      language,
      societyName,
      takesTwo,
    });
  return { userId, isAwaited };
}

interface NewLogin {
  kennitala: string;
  name: string;
  role: Role;
  personId: number | null;
  language: Language;
}

/** One login for one national ID, and for one person. */
export async function insertUser(db: Queryable, login: NewLogin): Promise<number> {
  const inserted = await queries.insertUser
    .row<{ userId: number }>(db, { ...login })
    .catch((error: unknown) => {
      const { constraint } = error as { constraint?: string };
      if (constraint === 'app_user_kennitala_unique' || constraint === 'app_user_person')
        refuse('user.exists');
      throw error;
    });
  return inserted?.userId ?? refuse('server.failed');
}
