import type { BreakdownWay } from '@omur/contract/platform/fields/insight';
import { listBreakdown } from '@omur/contract/royalties/insight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { Bars } from '../../platform/charts/Bars.tsx';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { nothingChosen, useStatsAddress } from './address.ts';
import { useScrollTo } from './useScrollTo.ts';
import { barsOf, labelOf, notStated, rowsOf } from './breakdown.ts';
import { AudienceCurve } from './AudienceCurve.tsx';
import { BreakdownTable } from './BreakdownTable.tsx';
import { messages, wayWords } from './insightMessages.ts';

interface BreakdownPartProps {
  query: { fromDay: string; toDay: string; rightId?: number };
  way: BreakdownWay;
  /** The row that was chosen, as the address has it. */
  chosen: string;
  onClose: () => void;
}

const openMonth = (id: string) => ({ ...nothingChosen, eftir: 'month', lidur: id });
/** The number stands behind the title. */
const workOf = (label: string) => label.slice(label.lastIndexOf(' ') + 1);

/** One row of a breakdown: a month by its works, everything else by its months of use (R27). */
export function BreakdownPart({ query, way, chosen, onClose }: BreakdownPartProps) {
  const t = useText();
  const [language] = useLanguage();
  const top = useScrollTo<HTMLDivElement>();
  const { search, change, step } = useStatsAddress();
  const navigate = useNavigate();
  const by = way === 'month' ? 'work' : 'month';
  const within = { withinWay: way, ...(chosen !== notStated && { withinLabel: chosen }) };
  const list = useQuery(listQueryFor(listBreakdown, { query: { ...query, ...within, breakdownBy: by } }));
  if (list.error) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  if (!list.data) return <Skeleton shape="card" />;
  const others = (count: number) => t(messages.others, { count });
  const words = { language, notStated: t(messages.notStated), others };
  const label = labelOf(way, chosen === notStated ? null : chosen, words);
  const title = t(messages.within, { label, way: t(wayWords[by].by) });
  const rows = rowsOf(by, list.data.rows, words);
  const open = (id: string | number) => {
    if (by === 'month') return step(openMonth(String(id)));
    return void navigate({ to: '/verk/$workId', params: { workId: workOf(String(id)) } });
  };
  return (
    <div ref={top}>
      <Stack>
        <ChartCard
          title={title}
          note={
            <Button size="small" icon={<X size={15} aria-hidden />} onClick={onClose}>
              {t(messages.close)}
            </Button>
          }
          isTable={search.tafla === true}
          onTable={(isTable) => change({ tafla: isTable || undefined })}
          chart={<Bars label={title} isOverTime={by === 'month'} bars={barsOf(by, rows)} onChoose={open} />}
          table={
            <BreakdownTable
              title={t(wayWords[by].name)}
              rows={rows}
              isCompared={by !== 'month'}
              {...(by === 'month' && { opening: ({ id }) => openMonth(id) })}
            />
          }
        />
        {way === 'work' && <AudienceCurve workId={Number(workOf(chosen))} rightId={query.rightId} />}
      </Stack>
    </div>
  );
}
