import { type explainPot } from '@omur/contract/royalties/pots';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockPot, writeExplanation } from './potsQueries.ts';

/** Names a pot in English and explains it to those it pays; both are on every statement with the pot in it, also on earlier ones. */
export async function explain({ db, params, body }: CallOf<typeof explainPot>): Promise<void> {
  const pot = await lockPot.row<{ version: number }>(db, params);
  if (!pot) refuse('distribution.potNotFound');
  if (pot.version !== body.version) refuse('distribution.potChangedMeanwhile');
  await writeExplanation.run(db, {
    ...params,
    nameEn: body.potDescriptionEnglish ?? null,
    explanationIs: body.potExplanationIs ?? null,
    explanationEn: body.potExplanationEn ?? null,
  });
}
