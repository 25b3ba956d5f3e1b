import { listBreakdown } from '@omur/contract/royalties/insight';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { Curve } from '../../platform/charts/Curve.tsx';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { formatAmount, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { useStatsAddress } from './address.ts';
import { type MonthOfUse, monthsOfUse, peakOf } from './audience.ts';
import { messages, wayWords } from './insightMessages.ts';

interface AudienceCurveProps {
  workId: number;
  /** All that the reader holds, where none is named. */
  rightId?: number | undefined;
}

/** R51: how often a work was used in each month since it was first used, whatever days are asked about beside it. */
export function AudienceCurve({ workId, rightId }: AudienceCurveProps) {
  const t = useText();
  const [language] = useLanguage();
  const { search, change } = useStatsAddress();
  const query = { breakdownBy: 'month' as const, workId, ...(rightId !== undefined && { rightId }) };
  const list = useQuery(listQueryFor(listBreakdown, { query }));
  const months = monthsOfUse(list.data?.rows ?? [], language);
  const headings = [wayWords.month.name, messages.uses, messages.amount].map((word) => t(word));
  const csv = useFile(`notkun-${workId}.csv`, async () =>
    (await import('./audienceCsv.ts')).csvOfMonths(headings, months),
  );
  if (list.error) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  if (!list.data) return <Skeleton shape="card" />;
  const [first, last, peak] = [months[0], months.at(-1), peakOf(months)];
  if (!first || !last || !peak) return null;
  const said = t(messages.audienceSaid, {
    first: first.label,
    last: last.label,
    peak: peak.label,
    uses: formatWhole(peak.count),
  });
  return (
    <>
      <ChartCard
        headingLevel={3}
        title={t(messages.audience)}
        note={
          <Button
            size="small"
            icon={<Download size={15} aria-hidden />}
            isLoading={csv.isFetching}
            onClick={() => void csv.fetchFile()}
          >
            {t(messages.csv)}
          </Button>
        }
        isTable={search.tafla === true}
        onTable={(isTable) => change({ tafla: isTable || undefined })}
        chart={
          <>
            <Curve label={`${t(messages.audience)}. ${said}`} points={months} />
            <p className="dim small">{said}</p>
          </>
        }
        table={<MonthTable months={months} />}
      />
      <FileProblem file={csv} />
    </>
  );
}

function MonthTable({ months }: { months: readonly MonthOfUse[] }) {
  const t = useText();
  return (
    <Table
      isBare
      label={t(messages.audience)}
      rows={months}
      rowKey={({ id }) => id}
      columns={[
        { id: 'month', header: t(wayWords.month.name), isTitle: true, cell: ({ label }) => label },
        { id: 'uses', header: t(messages.uses), isNumeric: true, cell: ({ count }) => formatWhole(count) },
        {
          id: 'amount',
          header: t(messages.amount),
          isNumeric: true,
          cell: ({ amountIsk }) => formatAmount(amountIsk),
        },
      ]}
      phoneRow={({ label, count, amountIsk }) => ({
        title: label,
        detail: `${t(messages.uses)}: ${formatWhole(count)}`,
        aside: formatAmount(amountIsk),
      })}
    />
  );
}
