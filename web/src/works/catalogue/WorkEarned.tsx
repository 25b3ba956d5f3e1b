import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { listBreakdown } from '@omur/contract/royalties/insight';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { formatAmount } from '../../platform/i18n/format.ts';

// F9.11: distributions of any time.
const always = { fromDay: '1900-01-01', toDay: '3000-12-31' };

/** H150: what finished distributions have paid the reader for the work, all their rights together. */
export function WorkEarned({ workId }: { workId: number }) {
  const { data } = useQuery(
    listQueryFor(listBreakdown, { query: { ...always, workId, breakdownBy: 'country' } }),
  );
  // The place is taken before the sum is known.
  if (!data) return '–';
  return (
    <span className="tabular">
      {formatAmount(wholeKronur(data.rows.reduce((sum, row) => sum + row.amountIsk, 0)))}
    </span>
  );
}
