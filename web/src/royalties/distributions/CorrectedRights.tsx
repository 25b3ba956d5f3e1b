import { type CorrectedRight, listCorrectedRights } from '@omur/contract/royalties/correctedRights';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from './amount.ts';
import { correctionMessages as messages } from './correctionMessages.ts';

/** R247: whom a correction by a file takes from and whom it pays, for who is to finish it. */
export function CorrectedRights({ distributionId }: { distributionId: number }) {
  const t = useText();
  const list = usePages(listCorrectedRights, { params: { distributionId } });
  const columns: Column<CorrectedRight>[] = [
    {
      id: 'holder',
      header: t(messages.holder),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      cell: ({ holderName }) => holderName,
    },
    {
      id: 'before',
      header: t(messages.before),
      isNumeric: true,
      cell: (row) => exactAmount(row.amountBeforeIsk),
    },
    { id: 'now', header: t(messages.now), isNumeric: true, cell: (row) => exactAmount(row.amountNowIsk) },
    {
      id: 'balance',
      header: t(messages.balance),
      isNumeric: true,
      cell: (row) => exactAmount(row.allocatedIsk),
    },
  ];
  return (
    <section aria-labelledby="correctedRights">
      <h2 id="correctedRights">{t(messages.title)}</h2>
      <p className="dim">{t(messages.what)}</p>
      <PagedTable
        list={list}
        label={t(messages.title)}
        columns={columns}
        rowKey={({ rightId }) => rightId}
        phoneRow={(row) => ({
          title: row.holderName,
          detail: `${exactAmount(row.amountBeforeIsk)} → ${exactAmount(row.amountNowIsk)}`,
          aside: exactAmount(row.allocatedIsk),
        })}
        countText={messages.count}
        none={t(messages.none)}
      />
    </section>
  );
}
