import { randomBytes } from 'node:crypto';
import { type makeKey as makeCall, mostKeys } from '@omur/contract/accounts/apiKeys';
import { notify } from '../../messages/notifications/notify.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { lockLogin } from '../../platform/sessions/confirm.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { keyPrefix } from '../../platform/sessions/keys.ts';
import { countKeys, insertKey } from './queries.ts';

/** O40: a key for a system of the caller's, which is told this once. */
export async function makeKey({ db, actor, body }: CallOf<typeof makeCall>) {
  const { userId, personId } = actor;
  if (isStaff(actor)) refuse('key.notForStaff');
  const name = body.keyName ?? refuse('key.nameMissing');
  await lockLogin(db, actor);
  const had = await countKeys.row<{ count: number }>(db, { userId });
  if ((had?.count ?? 0) >= mostKeys) refuse('key.tooMany');
  const key = keyPrefix + randomBytes(32).toString('base64url');
  const made = await insertKey.row<{ keyId: number }>(db, {
    userId,
    name,
    tokenHash: hashOf(key),
    endsIn: key.slice(-4),
    scopes: [...new Set(body.scopes)],
    days: body.keyDays,
  });
  if (!made) throw new Error('The key was not stored.');
  // Whose it is hears of it though it was they who did it: if it was somebody else, this is how they learn of it.
  await notify(db, personId ? [personId] : [], {
    kind: 'account',
    header: { is: `Nýr lykill fyrir kerfi: ${name}`, en: `A new key for a system: ${name}` },
    body: {
      is: 'Kerfi með þennan lykil getur nú unnið í þínu nafni á vefnum. Ef það varst ekki þú sem bjóst lykilinn til skaltu afturkalla hann, breyta lykilorðinu þínu og hafa samband við skrifstofu félagsins strax.',
      en: 'A system with this key can now act in your name on the portal. If it was not you who made the key, revoke it, change your password and get in touch with the society’s office at once.',
    },
    link: '/stillingar/tengingar',
  });
  return { keyId: made.keyId, key };
}
