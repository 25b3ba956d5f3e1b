import { remark as remarkField } from '@omur/contract/platform/fields/works';
import type { decideMembership } from '@omur/contract/accounts/memberships';
import type { Language } from '@omur/contract/platform/rules/language';
import type { Config } from '../../platform/config.ts';
import { askForAccount } from '../../people/confirmations/ask.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { lockUnknown } from '../../works/authorMerge/lock.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { putAccount } from '../../people/persons/account.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { insertUser } from '../users/add.ts';
import { registerUnknown } from '../users/addMember.ts';
import { invite } from '../users/invite.ts';
import { checkMember } from '../users/memberRules.ts';
import { refusedMessage } from './letters.ts';
import * as queries from './queries.ts';

interface Application extends Record<string, unknown> {
  personId: number;
  authorId: number;
  kennitala: string;
  name: string;
  street: string;
  postalCode: string;
  phone: string | null;
  bank: string;
  ledger: string;
  account: string;
  mandateOn: string;
  language: Language;
  state: string;
  /** The one who decides registered or amended a work of the author's, and could have typed the address. */
  isOwnDoing: boolean;
  email: string | null;
}

/**
 * J7: makes the applicant a member under the author's own number, whose works have a holder from now on, or refuses. The invitation goes
 * to the address that the letter about the work went to: nobody joins as another by typing an address.
 */
export async function decide(
  call: CallOf<typeof decideMembership>,
  { societyName, fourEyes }: Pick<Config, 'societyName' | 'fourEyes'>,
): Promise<undefined> {
  const { db, actor, params, body } = call;
  const application = await queries.lockApplication.row<Application>(db, {
    ...params,
    userId: actor.realUserId,
  });
  if (!application) refuse('membership.notFound');
  if (application.state !== 'waiting') refuse('membership.decidedAlready');
  const remark = body.remark ?? null;
  if (!body.isApproved && remark === null) refuseField(remarkField.wire, 'membership.reasonMissing');
  if (body.isApproved && application.isOwnDoing && fourEyes.has('joins')) refuse('membership.ownDoing');
  await queries.decideApplication.run(db, {
    ...params,
    state: body.isApproved ? 'accepted' : 'refused',
    userId: actor.realUserId,
    remark,
  });
  const { personId, language, kennitala, bank, ledger, account } = application;
  if (!body.isApproved) {
    await notify(db, [personId], refusedMessage(societyName, remark ?? ''));
    return;
  }
  const unknown = await lockUnknown(db, application.authorId);
  const member = await checkMember(db, application, unknown);
  await registerUnknown(db, unknown, member);
  const paidInto = { bank, ledger, account };
  if (fourEyes.has('accounts')) await askForAccount(db, actor, personId, paidInto);
  else await putAccount(db, actor, personId, paidInto);
  const userId = await insertUser(db, { kennitala, name: member.name, role: 'member', personId, language });
  await invite(db, actor, { userId, language, societyName, takesTwo: true });
}
