import { sql } from '../../platform/database/statement.ts';

export const isStillWanted = sql`
  select d.correction_of is not null as is_correction, c.line_kind = 'streaming' as is_streaming, i.currency,
    case when i.controllers_by is not null then i.controllers end as controllers, case when i.controllers_by is not null then i.controllers_asked end as controllers_asked,
    i.exchange_rate::text as exchange_rate, c.unprotected, i.outside_rights = 'kept' as keeps_outside_rights,
    least(coalesce(d.period_ends_on, current_date), current_date)::text as last_day, current_date::text as today
  from distribution d join distribution_import i using (distribution_id) join distribution_category c using (category_id)
  where d.distribution_id = ${'distributionId'} and d.state = 'importing' and i.attempt = ${'attempt'} and i.ended_at is null`;

/** In a transaction of its own, before the import's. */
export const prepareLines = sql`
  select prepare_lines(distribution_id) as lines_table from distribution_import
  where distribution_id = ${'distributionId'} and attempt = ${'attempt'} and ended_at is null`;

/** After it, and once more before anybody is paid, in case a kill came between. */
export const proveLines = sql`select prove_lines(${'distributionId'})`;

export const referenceLines = sql`select reference_lines(${'distributionId'})`;

export const notifyProgress = sql`
  update distribution_import set bytes_read = ${'bytesRead'}, lines_read = ${'linesRead'}
  where distribution_id = ${'distributionId'} and attempt = ${'attempt'} and ended_at is null`;

export const noteChecksum = sql`
  update distribution_import set checksum = ${'checksum'} where distribution_id = ${'distributionId'} and attempt = ${'attempt'}`;

export const endRefused = sql`
  update distribution_import set ended_at = now(), problem_count = ${'problemCount'}, lines_read = ${'linesRead'},
    controllers_met = ${'controllersMet'}::text[]
  where distribution_id = ${'distributionId'}`;
