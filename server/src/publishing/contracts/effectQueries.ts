import { sql } from '../../platform/database/statement.ts';

export const lockWorks = sql`
  select w.work_id from contract_work cw join work w using (work_id)
  where cw.contract_id = ${'contractId'} and (${'only'}::integer[] is null or cw.work_id = any(${'only'}))
  order by w.work_id for update of w`;

/** A work that another publisher has today stays with that publisher. */
export const choose = sql`
  update work_author wa set contract_id = c.contract_id
  from publishing_contract c
  where c.contract_id = ${'contractId'} and current_date between c.counts_from and c.counts_until
    and c.original_contract_id is null and wa.work_id = any(${'workIds'}::integer[]) and wa.author_id = c.author_id
    and not exists (select from publishing_contract other
      where other.contract_id = wa.contract_id and other.publisher_id <> c.publisher_id
        and current_date between other.counts_from and other.counts_until)`;

export const markEffect = sql`
  update publishing_contract set took_effect_at = now()
  where contract_id = ${'contractId'} and took_effect_at is null and current_date between counts_from and counts_until`;

export const findChosen = sql`
  select w.work_id from publishing_contract c join work_author wa using (author_id) join work w using (work_id)
  where c.contract_id = ${'contractId'} and (wa.contract_id = ${'contractId'} or exists (select from work_right r
    where r.work_id = wa.work_id and r.author_id = wa.author_id and r.contract_id = ${'contractId'} and r.ends_before = 'infinity'))
  order by w.work_id for update of w`;

export const findDays = sql`
  select counts_from::text as starts_on, (counts_until + 1)::text as ends_before, current_date::text as today,
    counts_from <= current_date as has_begun
  from publishing_contract where contract_id = ${'contractId'}`;

export const markDated = sql`update publishing_contract set is_dated = true where contract_id = ${'contractId'} and not is_dated`;

/** Each goes to the contract that took this one's place, or to another of the same author that it is in and that runs, the one that began first; otherwise it rests on none. */
export const giveUp = sql`
  update work_author wa set contract_id = (
    select c.contract_id from contract_work cw join publishing_contract c using (contract_id)
    where cw.work_id = wa.work_id and c.author_id = wa.author_id and c.contract_id <> ${'contractId'}
      and c.original_contract_id is null and current_date between c.counts_from and c.counts_until
    order by (c.transferred_from_id is distinct from ${'contractId'}), c.starts_on, c.contract_id limit 1)
  where wa.contract_id = ${'contractId'} and wa.author_id = ${'authorId'}
    and wa.work_id = any(${'workIds'}::integer[])`;

export const markOver = sql`update publishing_contract set took_effect_at = null where contract_id = ${'contractId'}`;

export const lockWork = sql`select work_id from work where work_id = ${'workId'} for update`;

export const takeOut = sql`
  delete from contract_work where contract_id = ${'contractId'} and work_id = ${'workId'} returning work_id`;
