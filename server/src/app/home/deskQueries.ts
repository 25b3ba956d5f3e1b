import { Deadline, DeskHome, Find } from '@omur/contract/app/deskHome';
import { DueDay } from '@omur/contract/app/home';
import { answer } from '../../platform/database/answers.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { comingDays } from '../../royalties/calendar/queries.ts';
import { deadlines } from './deadlinesQueries.ts';
import { pinned } from './queries.ts';
import { queues } from './queuesQueries.ts';
import { rowsOf } from './rowsQueries.ts';

const finds = rowsOf(
  Find,
  piece`
    select f.find_kind, f.number, coalesce(w.title, p.name) as name
    from desk_find f left join work w on f.find_kind = 'work' and w.work_id = f.number
    left join person p on f.find_kind = 'person' and p.person_id = f.number
    where f.user_id = ${'userId'}::integer and coalesce(w.title, p.name) is not null order by f.found_at desc, f.number`,
);

export const findDeskHome = answer(
  DeskHome,
  piece`
    select ${queues} as queues, ${rowsOf(
      DueDay,
      piece`select * from (${comingDays} and pl.planned_on <= current_date + 14) y
        order by y.distributed_on, y.planned_distribution_id limit 20`,
    )} as due_days, ${rowsOf(Deadline, deadlines)} as deadlines, ${finds} as finds, ${pinned} as pinned`,
);

/** Of what there is; the oldest give way. */
export const putFind = sql`
  insert into desk_find (user_id, find_kind, number)
  select ${'userId'}::integer, ${'findKind'}::text, ${'number'}::integer
  where case when ${'findKind'}::text = 'work' then exists (select from work where work_id = ${'number'}::integer)
    else exists (select from person where person_id = ${'number'}::integer) end
  on conflict (user_id, find_kind, number) do update set found_at = clock_timestamp()`;
export const forgetFinds = sql`
  delete from desk_find f where user_id = ${'userId'}::integer and (find_kind, number) not in (
    select k.find_kind, k.number from desk_find k where k.user_id = ${'userId'}::integer
    order by k.found_at desc limit ${'most'}::integer)`;

export const takeQueue = sql`
  insert into desk_queue_holder as held (queue_kind, user_id) values (${'queueKind'}, ${'userId'})
  on conflict (queue_kind) do update set user_id = excluded.user_id, taken_at = now() where held.user_id <> excluded.user_id`;

export const leaveQueue = sql`
  delete from desk_queue_holder where queue_kind = ${'queueKind'} and user_id = ${'userId'}`;
