import { sql } from '../../platform/database/statement.ts';

/** Jobs of imports take long, so that finishing has a line of its own. */
export const askToFinish = sql`
  with asked as (
    update distribution set finish_asked_at = now(), finish_asked_by = ${'userId'}::integer, finish_refused = null
    where distribution_id = ${'distributionId'} returning distribution_id
  )
  select graphile_worker.add_job('finishDistribution',
    json_build_object('distributionId', distribution_id, 'previewHash', ${'previewHash'}::text), queue_name := 'finishing', max_attempts := 5,
    job_key := 'finishDistribution:' || distribution_id) from asked`;

/** Who asked, as they are now: what they did is recorded as theirs. */
export const takeAsked = sql`
  select u.user_id, u.role = 'administrator' and not u.is_locked and u.closed_at is null as may_finish,
    set_config('omur.user_id', u.user_id::text, true)
  from distribution d join app_user u on u.user_id = d.finish_asked_by
  where d.distribution_id = ${'distributionId'} and d.state = 'checked' and d.finish_refused is null
  for no key update of d`;

export const keepRefusal = sql`
  update distribution set finish_refused = ${'refusal'}::jsonb
  where distribution_id = ${'distributionId'} and state = 'checked' and finish_asked_at is not null and finish_refused is null`;
