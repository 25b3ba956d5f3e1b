import { sql } from '../../platform/database/statement.ts';

export const closedYears = sql`
  select distinct extract(year from distributed_on)::integer as year from distribution
  where state = 'finished' and distributed_on < date_trunc('year', current_date) order by 1`;

export const foldLines = sql`select fold_lines(${'year'}::integer)`;
export const referenceRuns = sql`select reference_runs()`;
export const proveFolds = sql`select prove_folds()`;
