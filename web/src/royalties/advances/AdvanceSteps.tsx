import { type AdvanceStep, listAdvanceSteps } from '@omur/contract/royalties/advances';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages, stepWords } from './messages.ts';

/** What a payee was advanced, and what each distribution recovered of it; nothing for those who never were (R24). */
export function AdvanceSteps({ personId }: { personId: number }) {
  const t = useText();
  const list = usePages(listAdvanceSteps, { params: { personId } });
  if (list.count === 0) return null;
  const what = ({ advanceStepKind, distributionName, payeeName }: AdvanceStep) =>
    [t(stepWords[advanceStepKind]), distributionName].filter(Boolean).join(': ') +
    (payeeName === null ? '' : ` (${payeeName})`);
  const columns: Column<AdvanceStep>[] = [
    { id: 'day', header: t(messages.day), width: '120px', cell: ({ steppedOn }) => formatDay(steppedOn) },
    {
      id: 'number',
      header: t(messages.number),
      width: '80px',
      isNumeric: true,
      cell: ({ advanceId }) => advanceId,
    },
    { id: 'what', header: t(messages.step), width: 'minmax(0, 1.5fr)', isTitle: true, cell: what },
    {
      id: 'amount',
      header: t(messages.stepAmount),
      width: '150px',
      isNumeric: true,
      cell: ({ amountIsk }) => exactAmount(amountIsk),
    },
    {
      id: 'left',
      header: t(messages.left),
      width: '150px',
      isNumeric: true,
      cell: ({ advanceLeftIsk }) => exactAmount(advanceLeftIsk),
    },
  ];
  return (
    <Card title={t(messages.yours)}>
      <p className="dim">{t(messages.yoursMore)}</p>
      <PagedTable
        list={list}
        label={t(messages.yours)}
        columns={columns}
        rowKey={({ advanceId, advanceStepKind, steppedOn, advanceLeftIsk }) =>
          `${advanceId}-${advanceStepKind}-${steppedOn}-${advanceLeftIsk}`
        }
        phoneRow={(row) => ({
          title: what(row),
          detail: `${formatDay(row.steppedOn)} · ${t(messages.left)} ${exactAmount(row.advanceLeftIsk)}`,
          aside: exactAmount(row.amountIsk),
        })}
        countText={messages.stepCount}
        none={t(messages.none)}
      />
    </Card>
  );
}
