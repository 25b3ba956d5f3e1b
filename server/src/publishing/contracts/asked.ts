import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import type { ContractChange } from './ask.ts';
import { change } from './change.ts';
import { subPublish } from './subAgreement.ts';
import type { Eyes } from './eyes.ts';
import { addWorks, removeWork } from './works.ts';

type BodyOf<F extends (call: never, eyes: Eyes) => unknown> =
  Parameters<F>[0] extends Readonly<{ body: infer B }> ? B : never;

/** R136: one of the staff lets happen what another asked for, by the same rules as if they did it: the contract may have changed meanwhile. */
export async function changeAsAsked(
  db: Queryable,
  actor: Actor,
  { contractId, call, body, askedBy }: ContractChange & { askedBy: number },
): Promise<void> {
  const eyes: Eyes = { takesTwo: true, askedBy };
  const of = { db, actor, params: { contractId } };
  if (call === 'terms') await change({ ...of, body: body as BodyOf<typeof change> }, eyes);
  else if (call === 'worksIn') await addWorks({ ...of, body: body as BodyOf<typeof addWorks> }, eyes);
  else if (call === 'subAgreement')
    await subPublish({ ...of, body: body as BodyOf<typeof subPublish> }, eyes);
  else await removeWork({ db, actor, params: { contractId, ...(body as { workId: number }) } }, eyes);
}
