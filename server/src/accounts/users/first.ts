import { readEmail } from '@omur/contract/people/rules/email';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Language } from '@omur/contract/platform/rules/language';
import { writeAccountLetter } from '../../messages/letters/write.ts';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { openInvitation } from './invite.ts';
import { invitationLetter } from './letters.ts';
import * as queries from './firstQueries.ts';

export interface FirstAdministrator {
  kennitala: string;
  name: string;
  email: string;
  language?: Language;
}

/**
 * Makes one of the first administrators, whom nobody could invite (O1), or invites them anew while nobody else can. There may be
 * as many as it takes for the portal's own rules to do the rest: two where staff need a colleague's word (M14), one where they do not.
 * From then on only they make others. Throws one sentence where it is refused.
 */
export async function makeFirstAdministrator(
  db: Queryable,
  given: FirstAdministrator,
  config: Pick<Config, 'fourEyes' | 'societyName' | 'publicUrl'>,
  byLetter: boolean,
): Promise<{ link: string; expiresAt: Date }> {
  const { kennitala, name, email } = readGiven(given);
  const wanted = config.fourEyes.size > 0 ? 2 : 1;
  await queries.lockUsers.run(db, {});
  const { count = 0 } = (await queries.countAdministrators.row<{ count: number }>(db, { kennitala })) ?? {};
  if (count >= wanted)
    throw new Error(
      `There ${count === 1 ? 'is an administrator' : `are ${count} administrators`} already: they make others at ${config.publicUrl}/notendur.`,
    );
  const { language = 'is' } = given;
  const { userId, hasBegun } = await userOf(db, { kennitala, name, language, isAlone: count === 0 });
  const { token, expiresAt } = await openInvitation(db, { userId, email, invitedBy: null });
  const path = `/velkomin/${token}`;
  if (byLetter)
    await writeAccountLetter(db, {
      personId: null,
      userId,
      recipient: email,
      language,
      ...invitationLetter(language, {
        name,
        societyName: config.societyName,
        hasPassword: hasBegun,
        expiresAt,
      }),
      link: path,
    });
  return { link: `${config.publicUrl}${path}`, expiresAt };
}

function readGiven(given: FirstAdministrator) {
  const kennitala = readKennitala(given.kennitala);
  if (!kennitala) throw new Error('--kennitala: ten digits, as 010130-2129.');
  const name = given.name.trim();
  if (name === '') throw new Error('--name: the name of the administrator.');
  const { value: email, problem } = readEmail(given.email.trim());
  if (problem || !email) throw new Error('--email: the address to which links for a new password go.');
  return { kennitala, name, email };
}

/**
 * A new user, or the same one again: whose invitation went astray, or who has forgotten the password and has no colleague who could
 * send another link (O241). Nobody else's login is opened.
 */
async function userOf(
  db: Queryable,
  { isAlone, ...user }: { kennitala: string; name: string; language: Language; isAlone: boolean },
): Promise<{ userId: number; hasBegun: boolean }> {
  const known = await queries.findUser.row<{ userId: number; mayAct: boolean; hasBegun: boolean }>(db, user);
  if (known && !(known.mayAct && (isAlone || !known.hasBegun)))
    throw new Error(`The national ID ${user.kennitala} has a login already, which is not waiting for this.`);
  if (known) return known;
  const made = await queries.insertAdministrator.row<{ userId: number }>(db, user);
  if (!made) throw new Error('The administrator was not made.');
  return { ...made, hasBegun: false };
}

/** Whether anybody may manage the portal, whether they have logged in yet or not. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  return (await queries.anyAdministrator.row(db, {})) !== undefined;
}
