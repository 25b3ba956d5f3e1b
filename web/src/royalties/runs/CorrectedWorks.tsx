import { type CorrectedWork, listCorrectedWorks } from '@omur/contract/royalties/corrections';
import { usePages } from '../../platform/api/queries.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { correctionMessages as texts, leftOutWords } from './correctionMessages.ts';
import { messages } from './messages.ts';
import { rematchMessages } from './rematchMessages.ts';

/** R35: what a correction comes to for each work, or why a work is left out. */
export function CorrectedWorks({ distributionId }: { distributionId: number }) {
  const t = useText();
  const list = usePages(listCorrectedWorks, { params: { distributionId } });
  const result = ({ leftOutReason: why, toTitle: title }: CorrectedWork) =>
    why === null ? (
      <Badge look="green">
        {title === null ? t(texts.isCorrected) : t(rematchMessages.movedTo, { title })}
      </Badge>
    ) : (
      <Badge look={why === 'right' ? 'neutral' : 'amber'}>{t(leftOutWords[why])}</Badge>
    );
  const columns: Column<CorrectedWork>[] = [
    {
      id: 'work',
      header: t(texts.work),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ title, workId }) => (
        <>
          {title} <span className="dim small tabular">{workId}</span>
        </>
      ),
    },
    {
      id: 'lines',
      header: t(texts.lines),
      width: '110px',
      isNumeric: true,
      cell: ({ lineCount }) => formatWhole(lineCount),
    },
    {
      id: 'moved',
      header: t(texts.moved),
      width: '190px',
      isNumeric: true,
      cell: ({ movedIsk }) => exactAmount(movedIsk),
    },
    { id: 'result', header: t(texts.result), width: 'minmax(0, 1fr)', cell: result },
  ];
  return (
    <PagedTable
      list={list}
      label={t(texts.works)}
      columns={columns}
      rowKey={({ workId, toWorkId }) => `${workId} ${toWorkId ?? ''}`}
      phoneRow={(row) => ({ title: row.title, detail: exactAmount(row.movedIsk), aside: result(row) })}
      countText={messages.rowCount}
      none={t(texts.none)}
    />
  );
}
