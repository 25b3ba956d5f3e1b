import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { kennitala as kennitalaField } from '@omur/contract/platform/fields/people';
import type { forgottenPassword as forgottenCall } from '@omur/contract/accounts/passwords';
import type { Language } from '@omur/contract/platform/rules/language';
import { firstOnFile } from '@omur/contract/people/rules/email';
import { kennitalaProblem, readKennitala } from '@omur/contract/people/rules/kennitala';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { writeAccountLetter } from '../../messages/letters/write.ts';
import { refuse, Refusal, refuseField } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { resetLetter } from './letters.ts';
import { mayAskFor, mayAskFrom } from '../../platform/sessions/limit.ts';
import { findForgetful, insertReset } from './queries.ts';

interface Forgetful extends Record<string, unknown> {
  userId: number;
  name: string;
  personId: number | null;
  language: Language;
  isBarred: boolean;
  email: string | null;
}

/** An answer comes after this long anyone who was asked about, so that its time tells nothing either. */
const evenMilliseconds = 400;

/**
 * C4.4: sends the letter with the link. The guid stands in the letter alone: of it the reset keeps a hash (S3). In the open it answers
 * the same of everybody (S9); what a number cannot be is told at any time.
 */
export async function sendReset(
  pool: pg.Pool,
  config: Config,
  call: CallOf<typeof forgottenCall>,
): Promise<undefined> {
  const { body, address } = call;
  const problem = kennitalaProblem(body.kennitala);
  if (problem) refuseField(kennitalaField.wire, problem);
  await mayAskFrom(pool, address);
  const kennitala = readKennitala(body.kennitala) ?? '';
  if (config.forgottenTells === 'everybody') return send(pool, config, kennitala);
  const even = sleep(evenMilliseconds);
  await send(pool, config, kennitala).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await even;
  return undefined;
}

async function send(pool: pg.Pool, { societyName }: Config, kennitala: string): Promise<undefined> {
  const user = (await findForgetful.row<Forgetful>(pool, { kennitala })) ?? refuse('password.userUnknown');
  if (user.isBarred) refuse('password.userBarred');
  const email = firstOnFile(user.email);
  if (!email) refuse('password.emailMissing', { values: { product: societyName } });
  const { userId, personId, name, language } = user;
  await mayAskFor(pool, userId);
  const guid = randomUUID();
  await transaction(pool, async (tx) => {
    await insertReset.run(tx, { userId, guidHash: hashOf(guid), email });
    await writeAccountLetter(tx, {
      userId,
      personId,
      recipient: email,
      language,
      ...resetLetter(language, name),
      link: `/gleymt-lykilord/${guid}`,
    });
  });
}
