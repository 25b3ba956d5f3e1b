import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import { finishRun } from '../runs/finishRun.ts';
import { notifyOfSocieties } from '../societies/notifyStaff.ts';
import { lockDistribution } from './announce.ts';
import { assertControllersSeen } from './controllers.ts';
import { assertCorrectionSeen } from './correctedRights.ts';
import { proveLines } from './importQueries.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import * as queries from './queries.ts';

export interface Finishing {
  userId: number;
  /** M14: who sent the file does not finish it. */
  takesTwo: boolean;
  /** What the one who finishes has seen of a run (R15); of a file nothing. */
  previewHash?: string;
}

/** Finishes a distribution: it becomes visible to whom it pays, and they are told (M2, J3). */
export async function finish(
  db: Queryable,
  distributionId: number,
  { userId, takesTwo, previewHash }: Finishing,
): Promise<void> {
  const held = await lockDistribution(db, distributionId);
  if (held.state === 'finished') return;
  await assertMayFinish(db, held, { userId, takesTwo });
  await allowLongWork.run(db, {});
  await proveLines.run(db, { distributionId });
  await finishRun(db, { distributionId, userId, previewHash });
  const finished = await queries.finish.row<Finished>(db, { distributionId, userId });
  await queries.markWorks.run(db, { distributionId });
  await closeClaims(db, distributionId);
  await notifyOfSocieties(db, distributionId);
  const persons = await queries.paidPersons.rows<{ personId: number }>(db, { distributionId });
  const name = finished?.name ?? '';
  await notify(
    db,
    persons.map(({ personId }) => personId),
    {
      kind: 'distributionFinished',
      header: { is: `Úthlutun lokið: ${name}`, en: `Distribution finished: ${name}` },
      body: finished?.correctionOf ? correctionBody(name) : body(name),
      link: statementOf(distributionId, finished),
    },
  );
}

/** Of a run, whom it pays is looked at as it is finished (finish_run). */
export async function assertMayFinish(
  db: Queryable,
  { distributionId, state, announcedBy }: Awaited<ReturnType<typeof lockDistribution>>,
  { userId, takesTwo }: Finishing,
): Promise<void> {
  if (takesTwo && announcedBy === userId) refuse('distribution.ownFile');
  if (state !== 'checked') refuse('distribution.notChecked');
  await assertControllersSeen(db, distributionId, userId);
  if (await queries.filePays.row(db, { distributionId, userId })) refuse('distribution.paysYou');
  if (await queries.correctionPaysSender.row(db, { distributionId }))
    refuse('distribution.correctionPaysSender');
  if (await queries.correctionTakesMore.row(db, { distributionId }))
    refuse('distribution.correctionTakesMore');
  await assertCorrectionSeen(db, distributionId, userId);
}

/** M12: money that was paid by itself is nobody's to claim any more; anyone who waited for an answer has one. */
async function closeClaims(db: Queryable, distributionId: number): Promise<void> {
  const closed = await queries.closeClaims.rows<{ personId: number }>(db, { distributionId });
  await notify(db, [...new Set(closed.map(({ personId }) => personId))], {
    kind: 'usageClaim',
    header: { is: 'Greiðslan sem þú gerðir kröfu um', en: 'The payment that you claimed' },
    body: {
      is: 'Ástæða þess að greiðslan beið er úr sögunni og hún hefur verið greidd rétthöfum verksins. Krafa þín er því óþörf.',
      en: 'The reason why the payment waited is gone, and it has been paid to those with rights in the work. Your claim is not needed any more.',
    },
    link: '/óráðstafað?flipi=krofur',
  });
}

interface Finished extends Record<string, unknown> {
  name: string;
  correctionOf: number | null;
  periodId: number;
  lineKind: 'domestic' | 'streaming';
}

/** Sales and streaming are read by period, everything else by distribution. */
const statementOf = (distributionId: number, finished: Finished | undefined) =>
  finished?.lineKind === 'streaming'
    ? `/stats?flipi=streymi&timabil=${finished.periodId}`
    : `/stats?flipi=innlendar&uthlutun=${distributionId}`;

const body = (name: string) => ({
  is: `Úthlutuninni „${name}“ er lokið. Skilagreinin þín er á síðunni Úthlutun.`,
  en: `The distribution “${name}” is finished. Your statement is on the page Distributions.`,
});

const correctionBody = (name: string) => ({
  is: `Leiðréttingunni „${name}“ er lokið. Hún breytir fyrri úthlutun til þín, og skilagreinin er á síðunni Úthlutun.`,
  en: `The correction “${name}” is finished. It changes an earlier distribution to you, and its statement is on the page Distributions.`,
});
