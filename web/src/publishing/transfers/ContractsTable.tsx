import type { TransferContract } from '@omur/contract/publishing/transfers';
import { FileSignature } from 'lucide-react';
import type { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';

type Listed = Pick<
  ReturnType<typeof usePages>,
  'count' | 'onMore' | 'isLoading' | 'isLoadingMore' | 'emptyText'
> & { rows: readonly TransferContract[] };

/** The contracts of a transfer, with what keeps any of them back. */
export function ContractsTable({ list }: { list: Listed }) {
  const t = useText();
  const obstacleOf = ({ obstacle }: TransferContract) =>
    obstacle ? <Badge look="amber">{t(messages.obstacles[obstacle])}</Badge> : '';
  return (
    <VirtualTable
      label={t(messages.what)}
      columns={[
        {
          id: 'number',
          header: t(messages.contract),
          width: '110px',
          cell: ({ contractId }) => <span className="tabular">{contractId}</span>,
        },
        {
          id: 'author',
          header: t(messages.author),
          width: 'minmax(0, 1.5fr)',
          isTitle: true,
          cell: ({ displayName }) => displayName,
        },
        {
          id: 'works',
          header: t(messages.works),
          width: '84px',
          isNumeric: true,
          cell: ({ worksCount }) => worksCount,
        },
        { id: 'obstacle', header: t(messages.obstacle), width: 'minmax(0, 1fr)', cell: obstacleOf },
      ]}
      rows={list.rows}
      rowKey={({ contractId }) => contractId}
      rowLink={({ contractId }) => ({
        to: '/samningar/$contractId',
        params: { contractId: String(contractId) },
      })}
      phoneRow={(row) => ({
        title: `${row.displayName} · ${row.contractId}`,
        detail: (
          <>
            {t(messages.works)}: {row.worksCount} {obstacleOf(row)}
          </>
        ),
      })}
      count={list.count}
      onMore={list.onMore}
      isLoading={list.isLoading}
      isLoadingMore={list.isLoadingMore}
      empty={<EmptyState title={list.emptyText ?? ''} icon={<FileSignature />} />}
    />
  );
}
