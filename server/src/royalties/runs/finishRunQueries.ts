import { piece, sql } from '../../platform/database/statement.ts';

export const isRun = sql`select from run where distribution_id = ${'distributionId'}`;
export const finishRunOf = sql`
  select finish_run(${'distributionId'}, ${'userId'}::integer, decode(${'previewHash'}, 'hex'))`;

/** O30: a job finishes it, or is about to. */
export const isBeingFinished = piece`(d.state = 'checked' and d.finish_asked_at is not null and d.finish_refused is null)`;
