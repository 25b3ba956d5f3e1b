import type { enterKennitala as enterKennitalaCall } from '@omur/contract/people/enterKennitala';
import { firstSixDigits, kennitalaProblem, readKennitala } from '@omur/contract/people/rules/kennitala';
import * as people from '@omur/contract/platform/fields/people';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { askForKennitala } from '../confirmations/ask.ts';
import * as queries from './kennitalaQueries.ts';

/**
 * O278: enters the national ID of somebody on file who has none, or asks another administrator to confirm it: the person with that number gets what
 * the person has as soon as they have a login.
 */
export async function enterKennitala(
  { db, actor, params: { personId }, body }: CallOf<typeof enterKennitalaCall>,
  takesTwo: boolean,
): Promise<{ isAwaited: boolean }> {
  const problem = kennitalaProblem(body.kennitala);
  if (problem) refuseField(people.kennitala.wire, problem);
  const kennitala = readKennitala(body.kennitala) ?? '';
  await assertFree(db, personId, kennitala);
  if (takesTwo) await askForKennitala(db, actor, personId, kennitala);
  else await putKennitala(db, personId, kennitala);
  return { isAwaited: takesTwo };
}

/** Puts it on file, if it still may be, and tells the person. */
export async function putKennitala(db: Queryable, personId: number, kennitala: string): Promise<void> {
  await assertFree(db, personId, kennitala);
  await queries.putKennitala.run(db, { personId, kennitala }).catch(refuseTakenMeanwhile);
  await notify(db, [personId], enteredMessage(kennitala));
}

interface Locked extends Record<string, unknown> {
  hasKennitala: boolean;
  isUnregistered: boolean;
  hasLeft: boolean;
}
interface Obstacles extends Record<string, unknown> {
  isTaken: boolean;
  isOfLogin: boolean;
  hasOtherLogin: boolean;
}

async function assertFree(db: Queryable, personId: number, kennitala: string): Promise<void> {
  const person = (await queries.lockPerson.row<Locked>(db, { personId })) ?? refuse('person.notFound');
  if (person.hasKennitala) refuse('person.kennitalaOnFile');
  if (person.isUnregistered) refuse('person.kennitalaOfUnknown');
  if (person.hasLeft) refuse('person.hasLeft');
  const found = await queries.findObstacles.row<Obstacles>(db, { personId, kennitala });
  if (found?.isTaken) refuseField(people.kennitala.wire, 'person.kennitalaExists');
  if (found?.isOfLogin) refuse('person.kennitalaOfLogin');
  if (found?.hasOtherLogin) refuse('person.loginHasOther');
}

/** Somebody else put the number on file between the look and the write. */
function refuseTakenMeanwhile(error: { constraint?: string }): never {
  if (error.constraint === 'person_kennitala_unique')
    refuseField(people.kennitala.wire, 'person.kennitalaExists');
  if (error.constraint === 'person_kennitala_of_login') refuse('person.kennitalaOfLogin');
  throw error;
}

const enteredMessage = (kennitala: string) =>
  ({
    kind: 'account',
    header: { is: 'Kennitala þín var skráð', en: 'Your national ID was entered' },
    body: {
      is: `Félagið skráði kennitölu þína, sem vantaði. Hún hefst á ${firstSixDigits(kennitala)}.\n\nEf hún er ekki þín skaltu hafa samband við félagið strax.`,
      en: `The society has entered your national ID, which was missing. It begins with ${firstSixDigits(kennitala)}.\n\nIf it is not yours, please contact the society at once.`,
    },
    link: '/mitt-spjald?flipi=hofundur',
  }) as const;
