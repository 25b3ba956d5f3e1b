import { chosen as chosenField } from '@omur/contract/platform/fields/assemblies';
import type { castVote } from '@omur/contract/people/assemblies';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { hasOtherKey } from '../../platform/operations/sealingKey.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { newReceiptCode, openBox, sealBox } from './ballots.ts';
import { refusedBy } from './refused.ts';
import * as queries from './voteQueries.ts';

export interface Question extends Record<string, unknown> {
  questionId: number;
  questionIs: string;
  questionEn: string;
  mostChosen: number;
  options: { optionIs: string; optionEn: string }[];
}

/** Casts the caller's vote, or that of somebody whose proxy they hold. Answers the code by which the ballot is found among those counted (O125). */
export async function cast({ db, params: { assemblyId }, body }: CallOf<typeof castVote>, config: Config) {
  const held = await queries.lockOpen.row<{ isOpen: boolean }>(db, { assemblyId });
  if (!held) refuse('assembly.notFound');
  if (!held.isOpen) refuse('assembly.notOpen');
  if (await hasOtherKey(db, config)) refuse('assembly.otherKey');
  const questions = await queries.questionsOf.rows<Question>(db, { assemblyId });
  const chosen = body.chosen.map((places) => [...places].sort((one, other) => one - other));
  if (!isAnswered(questions, chosen)) refuseField(chosenField.wire, 'assembly.chosen');
  const { personId } = body;
  const added = await refusedBy(queries.insertVoted.run(db, { assemblyId, personId }));
  if (added === 0) refuse('assembly.votedAlready');
  const box = { assemblyId, questions: questions.length };
  const locked = await queries.lockBox.row<{ sealed: Buffer }>(db, { assemblyId });
  if (!locked) refuse('assembly.notOpen');
  const ballots = openBox(config, box, locked.sealed);
  const receiptCode = newReceiptCode();
  const sealed = sealBox(config, box, [...ballots, { receiptCode, chosen }]);
  await queries.updateBox.run(db, { assemblyId, sealed });
  return { receiptCode };
}

function isAnswered(questions: readonly Question[], chosen: readonly (readonly number[])[]): boolean {
  return (
    chosen.length === questions.length &&
    questions.every(({ mostChosen, options }, at) => {
      const places = chosen[at] ?? [];
      const isOnce = new Set(places).size === places.length;
      return isOnce && places.length <= mostChosen && places.every((place) => place <= options.length);
    })
  );
}
