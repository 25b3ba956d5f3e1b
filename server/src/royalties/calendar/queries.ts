import { CalendarDay, CalendarFeed, PlannedDistribution } from '@omur/contract/royalties/calendar';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, periodName } from '../../platform/lookups/namesQueries.ts';

/** A distribution of its category and period is finished. A correction is another one, and comes unplanned. */
const isDone = piece`exists (
  select from distribution d join distribution_period p using (period_id)
  where d.state = 'finished' and d.correction_of is null and d.category_id = pl.category_id and p.name = pl.period_name)`;
const ofPlan = piece`case when pl.planned_on < current_date then 'delayed' else 'planned' end`;
const between = piece`between ${'fromDay'}::date and ${'toDay'}::date`;

/** H21, H26: planned days not done by a day counted from today, the late ones first. */
export const comingDays = piece`
  select pl.planned_distribution_id, pl.category_id, pl.planned_on as distributed_on, ${categoryName},
    period_name(pl.period_name, ${'language'}::text) as period_name, pl.planned_on - current_date as days_left
  from planned_distribution pl join distribution_category c using (category_id)
  where not ${isDone}`;

const days = piece`
  select d.distributed_on, 'finished' as calendar_state, d.category_id, ${categoryName}, ${periodName} as period_name, d.distribution_id,
    d.name as distribution_name, null::integer as planned_distribution_id, null as remark, d.distributed_on::timestamptz as changed_at,
    0 as version
  from distribution d join distribution_period p using (period_id) join distribution_category c using (category_id)
  where d.state = 'finished' and d.distributed_on ${between}
  union all
  select pl.planned_on, ${ofPlan}, pl.category_id, ${categoryName}, period_name(pl.period_name, ${'language'}::text), null, null, pl.planned_distribution_id,
    case when ${'language'} = 'en' then coalesce(pl.remark_en, pl.remark_is) else coalesce(pl.remark_is, pl.remark_en) end,
    pl.changed_at, pl.version
  from planned_distribution pl join distribution_category c using (category_id)
  where pl.planned_on ${between} and not ${isDone}`;

export const calendarDays = listing({
  schema: CalendarDay,
  from: piece`select y.*, coalesce(distribution_id, 0) as finished_order, coalesce(planned_distribution_id, 0) as planned_order
    from (${days}) y`,
  orders: {
    distributedOn: {
      up: ['q.distributed_on::date', 'q.finished_order::integer', 'q.planned_order::integer'],
    },
  },
});

/** For a calendar: the last year, and all that is planned. */
export const feedDays = sql`
  select calendar_state, distributed_on::text as day, category_name, period_name, distribution_id, distribution_name,
    planned_distribution_id, remark, changed_at, version
  from (${days}) y order by distributed_on desc, distribution_id, planned_distribution_id limit 500`;

const plan = piece`
  select pl.*, ${categoryName}, pl.planned_on as distributed_on,
    case when ${isDone} then 'finished' else ${ofPlan} end as calendar_state
  from planned_distribution pl join distribution_category c using (category_id)`;

export const allPlans = listing({
  schema: PlannedDistribution,
  from: plan,
  orders: {
    distributedOn: {
      up: ['(-extract(epoch from q.planned_on))::bigint', 'q.planned_distribution_id::integer'],
    },
  },
  counted: piece`planned_distribution`,
});
export const findPlan = answer(
  PlannedDistribution,
  piece`${plan} where pl.planned_distribution_id = ${'plannedDistributionId'}`,
);

export const mayBePlanned = sql`
  select ${'distributedOn'}::date < current_date as is_past, ${'distributedOn'}::date > current_date + interval '5 years' as is_too_far`;

/** Nothing where one of the category and period stands already. */
export const insertPlan = sql`
  insert into planned_distribution (category_id, period_name, planned_on, remark_is, remark_en)
  values (${'categoryId'}, ${'periodName'}, ${'distributedOn'}, ${'remarkIs'}, ${'remarkEn'})
  on conflict on constraint planned_distribution_once do nothing returning planned_distribution_id`;

export const lockPlan = sql`
  select version, planned_on::text as day from planned_distribution
  where planned_distribution_id = ${'plannedDistributionId'} for update`;

export const updatePlan = sql`
  update planned_distribution set category_id = ${'categoryId'}, period_name = ${'periodName'}, planned_on = ${'distributedOn'},
    remark_is = ${'remarkIs'}, remark_en = ${'remarkEn'}, version = version + 1, changed_at = now()
  where planned_distribution_id = ${'plannedDistributionId'}`;

export const deletePlan = sql`
  delete from planned_distribution where planned_distribution_id = ${'plannedDistributionId'}`;

export const findFeed = answer(
  CalendarFeed,
  piece`select created_at, last_read_at from calendar_feed where user_id = ${'realUserId'}`,
);

/** One for each user: another address puts the one before out of use. */
export const putFeed = sql`
  insert into calendar_feed (user_id, token_hash) values (${'realUserId'}, ${'tokenHash'})
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now(), last_read_at = null`;

export const deleteFeed = sql`delete from calendar_feed where user_id = ${'realUserId'}`;

/** Whose it is, and that it was read. A user who is locked or closed has none. */
export const readFeed = sql`
  update calendar_feed f set last_read_at = now() from app_user u
  where f.token_hash = ${'tokenHash'} and u.user_id = f.user_id and not u.is_locked and u.closed_at is null
  returning u.user_id, u.language`;
