import { sql } from '../../platform/database/statement.ts';

/** Finished ones of years that are over, which have no file yet. */
export const findUnarchived = sql`
  select d.distribution_id, extract(year from d.distributed_on)::integer as year from distribution d
  where d.state = 'finished' and d.distributed_on < date_trunc('year', current_date)
    and not exists (select from archived_distribution a where a.distribution_id = d.distribution_id)
  order by d.distributed_on, d.distribution_id`;

export const withoutLimit = sql`
  select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

/**
 * Right by right and work by work, as analysts ask: what is alike stands together, which also makes the file small. A cursor is of its transaction, and
 * no statement that is prepared.
 */
export const openLines = `
  declare archived_lines cursor for
  select l.distribution_id, l.statement_line_id, l.right_id, l.work_id, p.name as pot, s.name as subtype, t.name as station, l.used_on,
    l.use_count, c.alpha_code as country, l.movement_type, (l.amount * 100)::bigint as amount_aurar, (l.share * 100)::integer as share_hundredths,
    l.contract_id
  from statement_line l join pot p using (pot_id) join country c using (country_id)
  left join performance_subtype s using (subtype_id) left join station t using (station_id)
  where l.distribution_id = $1 order by l.right_id, l.work_id, l.statement_line_id`;

export const nextLines = 'fetch 50000 from archived_lines';

/** What members were shown, added up when the lines were written. */
export const findShown = sql`
  select coalesce(sum(line_count), 0)::integer as line_count, coalesce(sum(amount) * 100, 0)::bigint as eyrir
  from movement where distribution_id = ${'distributionId'} and movement_type in (1, 3)`;

export const noteArchived = sql`
  insert into archived_distribution (distribution_id, file_key, line_count, amount, file_bytes, checksum)
  values (${'distributionId'}, ${'key'}, ${'lineCount'}, ${'eyrir'}::bigint / 100.0, ${'bytes'}, ${'checksum'})
  on conflict (distribution_id) do nothing`;
