import type { chooseOwnLanguage as chooseCall, getOwnLanguage } from '@omur/contract/accounts/ownLanguage';
import type { Language } from '@omur/contract/platform/rules/language';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { chooseLanguage, languageOf } from './queries.ts';

export async function ownLanguage({ reads, actor: { userId } }: CallOf<typeof getOwnLanguage>) {
  const chosen = await languageOf.row<{ language: Language }>(reads, { userId });
  return chosen ?? refuse('user.notFound');
}

/** Anyone who acts for another reads their portal in a language of their own, which says nothing of the letters to the other. */
export async function chooseOwnLanguage({ db, actor, body }: CallOf<typeof chooseCall>): Promise<undefined> {
  const { userId, realUserId } = actor;
  if (userId === realUserId) await chooseLanguage.run(db, { userId, language: body.language });
}
