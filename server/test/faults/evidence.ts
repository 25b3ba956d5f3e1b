import { expect } from 'vitest';
import type { Society } from './society.ts';
import type { Writing } from './writing.ts';

/** Everything that was acknowledged is there, exactly once and whole, and nothing else is. */
export async function proveWhole(society: Society, { acknowledged, strange }: Writing): Promise<void> {
  expect(strange).toEqual([]);
  const works = await society.rows<{ title: string; workId: number }>(
    'select title, work_id as "workId" from work order by work_id',
  );
  const expected = acknowledged.map(({ title, workId }) => ({ title, workId }));
  expect(works).toEqual(expected.toSorted((a, b) => a.workId - b.workId));
  expect(await society.rows(half)).toEqual([]);
}

/** Works that are not whole, by what is wrong with each. */
const half = `
  with found as (select work_id, is_provisional from work)
  select 'title' as missing, work_id from found f where not exists (select from work_title t where t.work_id = f.work_id)
  union all
  select 'authors', work_id from found f where not is_provisional
    and (select sum(share) from work_author a where a.work_id = f.work_id) is distinct from 100
  union all
  select 'rights', work_id from found f where not is_provisional
    and (select sum(share) from work_right r where r.work_id = f.work_id) is distinct from 100
  union all
  select 'light', work_id from found f
    where (select count(*) from work_light_change c where c.work_id = f.work_id) <> 1
  union all
  select 'list', work_id from found f where not is_provisional
    and (select count(distinct person_id) from person_work l where l.work_id = f.work_id) <> 2
  union all
  select 'record', work_id from found f where (select count(*) from change_record r
    where r.work_id = f.work_id and r.table_name = 'work' and r.operation = 'insert') <> 1
  union all
  select 'approval', work_id from found f where not is_provisional
    and (select count(*) from approval_request a where a.work_id = f.work_id) <> 1
  union all
  select 'answer', 0 from idempotency_key where body is null`;
