import { sql } from '../../platform/database/statement.ts';

export const rightsAmong = sql`
  select wr.work_id, wr.author_id, coalesce(wr.right_id, p.right_id) as right_id, wr.publisher_id is not null as is_publisher,
    wr.contract_id, (wr.share * 100)::integer as share_hundredths, (wr.share_abroad * 100)::integer as share_abroad_hundredths,
    wr.starts_on::text as starts_on, wr.ends_before::text as ends_before
  from work_right wr left join author_right p on p.person_id = wr.publisher_id and p.author_id is null
  where wr.work_id = any(${'workIds'}::integer[]) order by wr.work_id, right_id nulls last, wr.work_right_id`;
