import { ReviewTime } from '@omur/contract/works/review';
import { answer } from '../../platform/database/answers.ts';
import { piece } from '../../platform/database/statement.ts';

/**
 * H143: the median of the latest hundred decisions of staff, of ninety days at most. What was amended has been registered at another
 * time than it was waiting from. Of fewer than five nothing is said: it would tell of single works.
 */
export const reviewTime = answer(
  ReviewTime,
  piece`
    select case when count(*) >= 5
      then ceil(percentile_cont(0.5) within group (order by extract(epoch from r.reviewed_at - r.first_registered_at)) / 86400)::integer
      end as review_days
    from (
      select w.reviewed_at, w.first_registered_at from work w
      where w.reviewed_by is not null and w.reviewed_at > now() - interval '90 days' and w.review in ('approved', 'refused')
        and w.reviewed_at >= w.first_registered_at and not exists (select from work_amendment a where a.work_id = w.work_id)
      order by w.reviewed_at desc limit 100) r`,
);
