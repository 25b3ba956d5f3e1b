import { sql } from '../../platform/database/statement.ts';

/** Societies that this distribution keeps money for, and none that was finished before it. */
export const firstKept = sql`
  select s.name from society s
  where s.society_code in (select u.society_code from unmatched_usage u where u.distribution_id = ${'distributionId'})
    and not exists (select from unmatched_usage u join distribution d using (distribution_id)
      where u.society_code = s.society_code and d.state = 'finished' and d.distribution_id <> ${'distributionId'})
  order by s.society_code`;
export const findAdministrators = sql`
  select person_id from app_user
  where role = 'administrator' and person_id is not null and not is_locked and closed_at is null order by person_id`;
