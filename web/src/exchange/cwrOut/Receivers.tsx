import { type CwrReceiver, listCwrReceivers, makeCwrFile } from '@omur/contract/exchange/cwrOut/cwrOut';
import { useState } from 'react';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from '../iswc/iswc.module.css';
import { PagedTable } from '../iswc/PagedTable.tsx';
import { AccountState } from '../sftp/AccountState.tsx';
import { failures } from '../sftp/messages.ts';
import { HeldBack } from './HeldBack.tsx';
import { messages } from './messages.ts';
import { AddReceiverDialog, ChangeReceiverDialog } from './ReceiverDialog.tsx';

const mostWorksOfFile = 10_000;

/** X90, X91: what waits for each receiver. */
export function Receivers() {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns();
  const isAdministrator = useLoggedIn().role === 'administrator';
  return (
    <>
      <PagedTable
        endpoint={listCwrReceivers}
        query={{}}
        label={t(messages.receivers)}
        columns={columns}
        rowKey={({ receiver }) => receiver}
        phoneRow={(row) => ({
          title: row.receiverName,
          detail: (
            <>
              <div>
                {t(messages.newWorks)}: {formatWhole(row.newCount)} · {t(messages.changed)}:{' '}
                {formatWhole(row.changedCount)} · {t(messages.sent)}: {formatWhole(row.sentCount)}
                {row.refusedCount > 0 && ` · ${t(messages.heldBack)}: ${formatWhole(row.refusedCount)}`}
              </div>
              {row.isClosed ? <Badge>{t(messages.closedReceiver)}</Badge> : <Delivery receiver={row} />}
              <Actions receiver={row} />
            </>
          ),
        })}
        empty={t(messages.noReceivers)}
        filter={
          isAdministrator && (
            <div className={styles.actions}>
              <Button onClick={() => setIsAdding(true)}>{t(messages.addReceiver)}</Button>
            </div>
          )
        }
      />
      {isAdding && <AddReceiverDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

function useColumns(): Column<CwrReceiver>[] {
  const t = useText();
  const counted = (id: string, header: string, cell: (row: CwrReceiver) => number): Column<CwrReceiver> => ({
    id,
    header,
    width: '96px',
    isNumeric: true,
    cell: (row) => formatWhole(cell(row)),
  });
  return [
    {
      id: 'receiver',
      header: t(messages.receiver),
      isTitle: true,
      width: 'minmax(0, 1fr)',
      cell: ({ receiver, receiverName, cwrVersion, isClosed }) => (
        <>
          {receiverName} {isClosed && <Badge>{t(messages.closedReceiver)}</Badge>}
          <div className={styles.second}>
            {receiver} · CWR {cwrVersion}
          </div>
        </>
      ),
    },
    counted('new', t(messages.newWorks), ({ newCount }) => newCount),
    counted('changed', t(messages.changed), ({ changedCount }) => changedCount),
    counted('held', t(messages.heldBack), ({ refusedCount }) => refusedCount),
    counted('sent', t(messages.sent), ({ sentCount }) => sentCount),
    counted('answered', t(messages.answered), ({ answeredCount }) => answeredCount),
    { id: 'sftp', header: t(messages.sftp), width: '160px', cell: (row) => <Delivery receiver={row} /> },
    { id: 'actions', header: t(messages.actions), width: '300px', cell: (row) => <Actions receiver={row} /> },
  ];
}

/** X125: whether files reach the receiver by themselves. */
function Delivery({ receiver }: { receiver: CwrReceiver }) {
  const t = useText();
  const { sftpState, accountFailure, waitingCount, deliveredAt } = receiver;
  if (sftpState === null) return <span className="dim">{t(messages.noSftp)}</span>;
  const words =
    waitingCount > 0
      ? t(messages.sftpWaits, { count: formatWhole(waitingCount) })
      : deliveredAt && t(messages.sftpDelivered, { when: formatDay(deliveredAt.slice(0, 10)) });
  return (
    <>
      <AccountState state={sftpState} />
      <div className={styles.second} title={accountFailure ? t(failures[accountFailure]) : undefined}>
        {words}
      </div>
    </>
  );
}

function Actions({ receiver: row }: { receiver: CwrReceiver }) {
  const t = useText();
  const [opened, setOpened] = useState<'why' | 'change'>();
  const isAdministrator = useLoggedIn().role === 'administrator';
  const { receiver, receiverName, refusedCount, isClosed } = row;
  const close = () => setOpened(undefined);
  return (
    <span className={styles.actions}>
      {!isClosed && <MakeFile receiver={row} />}
      {refusedCount > 0 && (
        <Button
          size="small"
          aria-label={t(messages.whyWhich, { receiver: receiverName })}
          onClick={() => setOpened('why')}
        >
          {t(messages.why)}
        </Button>
      )}
      {isAdministrator && (
        <Button
          size="small"
          aria-label={t(messages.changeWhich, { receiver: receiverName })}
          onClick={() => setOpened('change')}
        >
          {t(messages.change)}
        </Button>
      )}
      {opened === 'why' && <HeldBack receiver={receiver} name={receiverName} onClose={close} />}
      {opened === 'change' && <ChangeReceiverDialog receiver={row} onClose={close} />}
    </span>
  );
}

function MakeFile({ receiver: { receiver, receiverName } }: { receiver: CwrReceiver }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending } = useChange(
    makeCwrFile,
    ({ fileName, workCount }) => {
      const ready = workCount === mostWorksOfFile ? messages.madeFull : messages.made;
      toast({ text: fileName ? t(ready, { file: fileName }) : t(messages.nothing) });
    },
    (error) => toast({ look: 'warning', text: error.message }),
  );
  return (
    <Button
      size="small"
      isLoading={isSending}
      aria-label={t(messages.makeFor, { receiver: receiverName })}
      onClick={() => !isSending && send({ params: { receiver } })}
    >
      {t(messages.make)}
    </Button>
  );
}
