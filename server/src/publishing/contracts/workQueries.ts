import { piece, sql } from '../../platform/database/statement.ts';
import { overlapsWith } from './overlapsQueries.ts';

const joining = piece`
  (select c.*, w.work_id from publishing_contract c cross join unnest(${'workIds'}::integer[]) w (work_id)
    where c.contract_id = ${'contractId'})`;

/** The first of the works that publishers would have more than all of, were it in the contract. */
export const findOverOfWorks = sql`
  select o.work_id from (${overlapsWith(joining)}) o where o.is_over order by o.work_id limit 1`;

/** Answers those that were not in it before. */
export const insertWorks = sql`
  insert into contract_work (contract_id, work_id)
  select ${'contractId'}::integer, work_id from unnest(${'workIds'}::integer[]) work_id
  on conflict do nothing returning work_id`;

export const findInside = sql`
  select from contract_work where contract_id = ${'contractId'} and work_id = ${'workId'}`;

export const nameWorks = sql`
  select w.title || ' (' || w.work_id || ')' as name from work w
  where w.work_id = any(${'workIds'}::integer[]) order by w.title, w.work_id`;
