import { AuthorEarnings, CatalogueEarnings, Mover } from '@omur/contract/app/home';
import { answer } from '../../platform/database/answers.ts';
import { piece } from '../../platform/database/statement.ts';
import { lastYear, thisYear } from '../../platform/lookups/yearsQueries.ts';
import { rowsOf } from './rowsQueries.ts';

const rightsOfPublisher = piece`person p join author_right r using (person_id)`;
const isFinished = piece`p.person_id = ${'personId'} and p.is_publisher and d.state = 'finished'`;

/** H32: what each work brought this year, and last year up to the same day. */
const ofWorks = piece`
  select s.work_id, sum(s.amount) filter (where d.distributed_on >= ${thisYear}) as this_year,
    sum(s.amount) filter (where d.distributed_on < ${thisYear}) as same_day
  from ${rightsOfPublisher} join statement_total s using (right_id) join distribution d using (distribution_id)
  where ${isFinished}
    and (d.distributed_on >= ${thisYear} or d.distributed_on between ${lastYear} and current_date - interval '1 year')
  group by s.work_id`;

const movers = rowsOf(
  Mover,
  piece`
    with changed as materialized (
      select work_id, coalesce(this_year, 0) as earned_this_year, coalesce(same_day, 0) as earned_to_same_day,
        coalesce(this_year, 0) - coalesce(same_day, 0) as difference
      from (${ofWorks}) y),
    most as (
      (select *, 1 as place from changed where difference > 0 order by difference desc, work_id limit 3)
      union all (select *, 2 from changed where difference < 0 order by difference, work_id limit 3))
    select most.*, w.title from most join work w using (work_id) order by most.place, abs(most.difference) desc, most.work_id`,
);

/** H25: a line is of the author whose contract its share rests on (M7), or of the author of the right. */
const byAuthor = rowsOf(
  AuthorEarnings,
  piece`
    select y.author_id, a.display_name, y.earned_this_year, y.earned_last_year from (
      select coalesce(c.author_id, l.author_id) as author_id, coalesce(sum(l.this_year), 0) as earned_this_year,
        coalesce(sum(l.last_year), 0) as earned_last_year
      from (
        select l.contract_id, r.author_id, sum(l.amount) filter (where d.distributed_on >= ${thisYear}) as this_year,
          sum(l.amount) filter (where d.distributed_on < ${thisYear}) as last_year
        from ${rightsOfPublisher} cross join distribution d
          join statement_line l on l.right_id = r.right_id and l.distribution_id = d.distribution_id
        where ${isFinished} and d.distributed_on >= ${lastYear}
        group by l.contract_id, r.author_id) l
      left join publishing_contract c using (contract_id)
      group by 1 order by 2 desc, 3 desc, 1 limit 6) y
    join author a using (author_id) order by y.earned_this_year desc, y.earned_last_year desc, y.author_id limit 5`,
);

export const findCatalogueEarnings = answer(
  CatalogueEarnings,
  piece`select ${movers} as movers, ${byAuthor} as author_earnings`,
);
