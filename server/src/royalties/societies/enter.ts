import type { addSocietyPayee } from '@omur/contract/royalties/societies';
import { societyCode as societyCodeField } from '@omur/contract/platform/fields/people';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findSociety, insertPayee } from './queries.ts';

/** Makes another society a payee, whom the next run credits with what waits for it (R61). Nothing is paid without an account abroad. */
export async function enter({ db, body: { societyCode } }: CallOf<typeof addSocietyPayee>): Promise<void> {
  if (!(await findSociety.row(db, { societyCode })))
    refuseField(societyCodeField.wire, 'money.societyUnknown');
  if ((await insertPayee.run(db, { societyCode })) === 0) refuse('money.societyEntered');
}
