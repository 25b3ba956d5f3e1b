import type { Delivery, Webhook } from '@omur/contract/messages/webhooks';
import { useState } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { DeliveryState, useAnswerText, useEventText } from './DeliveryState.tsx';
import { messages } from './messages.ts';
import styles from './webhooks.module.css';
import { useCountText } from '../../platform/page/useCountText.ts';

interface DeliveryListProps {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Delivery[] };
  of: Webhook;
  onReplayed: () => void;
}

export function DeliveryList({ list, of, onReplayed }: DeliveryListProps) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const eventText = useEventText();
  const answerText = useAnswerText();
  const [shown, setShown] = useState<number>();
  const delivery = list.rows.find(({ deliveryId }) => deliveryId === shown);
  const show = ({ deliveryId, messageId }: Delivery) => (
    <Button
      size="small"
      aria-label={t(messages.showOf, { id: messageId })}
      onClick={() => setShown(deliveryId)}
    >
      {t(messages.show)}
    </Button>
  );
  const columns: Column<Delivery>[] = [
    { id: 'event', header: t(messages.event), cell: eventText, width: 'minmax(0, 2fr)', isTitle: true },
    { id: 'when', header: t(messages.when), cell: (row) => formatInstant(row.happenedAt, language) },
    { id: 'state', header: t(messages.state), cell: (row) => <DeliveryState state={row.deliveryState} /> },
    { id: 'answer', header: t(messages.answer), cell: answerText, width: 'minmax(0, 1.5fr)' },
    {
      id: 'attempts',
      header: t(messages.attempts),
      cell: (row) => row.attempts,
      width: '90px',
      isNumeric: true,
    },
    { id: 'show', header: t(messages.show), cell: show, width: '110px' },
  ];
  return (
    <>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
      <VirtualTable
        label={t(messages.deliveries)}
        columns={columns}
        rows={list.rows}
        rowKey={({ deliveryId }) => deliveryId}
        phoneRow={(row) => ({
          title: eventText(row),
          detail: (
            <>
              <div>{formatInstant(row.happenedAt, language)}</div>
              <div className="small">{answerText(row)}</div>
              <div className={styles.show}>{show(row)}</div>
            </>
          ),
          aside: <DeliveryState state={row.deliveryState} />,
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={t(messages.noneSent)}>{t(messages.noneSentMore)}</EmptyState>}
      />
      {delivery && (
        <DeliveryDialog
          delivery={delivery}
          of={of}
          onReplayed={onReplayed}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
