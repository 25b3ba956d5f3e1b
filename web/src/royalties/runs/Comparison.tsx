import { type ComparedLine, compareRuns, listRuns } from '@omur/contract/royalties/runs';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor, usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { unitsText } from './explanation.ts';
import { messages } from './messages.ts';

interface ComparisonProps {
  distributionId: number;
  against: number | undefined;
  onChoose: (distributionId: number) => void;
}

/** Two runs line by line (R14). */
export function Comparison({ distributionId, against, onChoose }: ComparisonProps) {
  const t = useText();
  const runs = useQuery(listQueryFor(listRuns));
  const others = (runs.data?.rows ?? []).filter((run) => run.distributionId !== distributionId);
  return (
    <Stack>
      <SelectField
        label={t(messages.compareWith)}
        placeholder={t(messages.choose)}
        value={against === undefined ? '' : String(against)}
        onChange={(chosen) => onChoose(Number(chosen))}
        options={others.map((run) => ({
          value: String(run.distributionId),
          label: `${run.distributionId} · ${run.distributionName}`,
        }))}
      />
      {against !== undefined && <ComparedLines distributionId={distributionId} against={against} />}
    </Stack>
  );
}

function ComparedLines({ distributionId, against }: { distributionId: number; against: number }) {
  const t = useText();
  const list = usePages(compareRuns, { params: { distributionId }, query: { against } });
  const title = (row: ComparedLine) => row.title ?? t(messages.unknownWork);
  const columns: Column<ComparedLine>[] = [
    { id: 'work', header: t(messages.work), width: 'minmax(0, 1.6fr)', isTitle: true, cell: title },
    { id: 'day', header: t(messages.usedOn), width: '120px', cell: ({ usedOn }) => formatDay(usedOn) },
    {
      id: 'before',
      header: t(messages.before),
      isNumeric: true,
      cell: (row) => unitsText(row.amountBeforeIsk),
    },
    { id: 'now', header: t(messages.now), isNumeric: true, cell: (row) => unitsText(row.amountNowIsk) },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.comparison)}
      columns={columns}
      rowKey={({ lineKey }) => lineKey}
      phoneRow={(row) => ({
        title: title(row),
        detail: `${unitsText(row.amountBeforeIsk)} → ${unitsText(row.amountNowIsk)}`,
        aside: formatDay(row.usedOn),
      })}
      countText={messages.rowCount}
      none={t(messages.noneMovers)}
    />
  );
}
