import { sql } from '../../platform/database/statement.ts';

export const isRun = sql`select from run where distribution_id = ${'distributionId'}`;
export const finishRunOf = sql`
  select finish_run(${'distributionId'}, ${'userId'}::integer, decode(${'previewHash'}, 'hex'))`;
