import { getReviewTime } from '@omur/contract/works/review';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

/** H143: how long a review takes at present; nothing where too few were decided of late. */
export function ReviewTime() {
  const t = useText();
  const { data } = useQuery({ ...queryFor(getReviewTime), staleTime: 3600_000 });
  if (!data || data.reviewDays === null) return null;
  return <p className="small">{t(messages.reviewTakes, { count: Math.max(1, data.reviewDays) })}</p>;
}
