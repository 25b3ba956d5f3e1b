import { signedNumber } from '../../src/messages/letters/signedNumber.ts';
import type { Portal, Someone } from '../portal.ts';

/** Of a letter to somebody which they may do without. */
export async function anUnsubscribeToken(portal: Portal, { personId, kennitala }: Someone): Promise<string> {
  const [letter] = await portal.sql(
    `insert into letter (person_id, kind, recipient, language, subject, body, sent_at, is_kept_here)
     values ($1, 'payment', $2, 'is', 'Greiðsla', 'Greitt var.', now(), true)
     returning letter_id, (select secret from signing_secret) as secret`,
    [personId, `${kennitala}@example.is`],
  );
  return signedNumber('unsubscribe', letter?.letter_id, letter?.secret);
}
