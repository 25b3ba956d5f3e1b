import { listSftpAccounts, type SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { FolderSync } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from '../iswc/iswc.module.css';
import { AccountState, stateOf } from './AccountState.tsx';
import { AddAccountDialog } from './AddAccountDialog.tsx';
import { failures, messages } from './messages.ts';

/** X120: the accounts at servers of receivers and publishers. */
export function SftpAccounts() {
  const t = useText();
  const list = usePages(listSftpAccounts, { params: {} }, { isLive: true });
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns();
  const add = (
    <Button look="primary" onClick={() => setIsAdding(true)}>
      {t(messages.add)}
    </Button>
  );
  if (list.error) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <Stack>
      {list.count > 0 && <ListToolbar actions={add} />}
      <VirtualTable
        label={t(messages.accounts)}
        columns={columns}
        rows={list.rows}
        rowKey={({ sftpAccountId }) => sftpAccountId}
        rowHeight={62}
        rowLink={({ sftpAccountId }) => ({
          to: '/cwr-ut',
          search: { flipi: 'sftp', tenging: sftpAccountId },
        })}
        phoneRow={(row) => ({
          title: row.ownerName,
          detail: (
            <>
              <div>{placeOf(row)}</div>
              {row.accountFailure && <div>{t(failures[row.accountFailure])}</div>}
            </>
          ),
          aside: <AccountState state={stateOf(row)} />,
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={
          <EmptyState title={t(messages.none)} icon={<FolderSync />} action={add}>
            {t(messages.noneMore)}
          </EmptyState>
        }
      />
      {isAdding && <AddAccountDialog onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

const placeOf = ({ userName, host, port }: SftpAccount) =>
  `${userName}@${host}${port === 22 ? '' : `:${port}`}`;

function useColumns(): Column<SftpAccount>[] {
  const t = useText();
  const [language] = useLanguage();
  return [
    {
      id: 'owner',
      header: t(messages.owner),
      isTitle: true,
      width: 'minmax(0, 1fr)',
      cell: ({ ownerName, receiver }) => (
        <>
          {ownerName}
          <div className={styles.second}>{receiver ?? t(messages.ofPublisher)}</div>
        </>
      ),
    },
    { id: 'server', header: t(messages.server), width: 'minmax(0, 1.2fr)', cell: placeOf },
    {
      id: 'state',
      header: t(messages.state),
      width: 'minmax(0, 1.2fr)',
      cell: (row) => (
        <>
          <AccountState state={stateOf(row)} />
          {row.isOn && row.accountFailure && (
            <div className={styles.second}>{t(failures[row.accountFailure])}</div>
          )}
        </>
      ),
    },
    {
      id: 'undelivered',
      header: t(messages.undelivered),
      width: '104px',
      isNumeric: true,
      cell: ({ waitingCount }) => formatWhole(waitingCount),
    },
    {
      id: 'delivered',
      header: t(messages.delivered),
      width: '148px',
      cell: ({ deliveredAt }) => (deliveredAt ? formatInstant(deliveredAt, language) : '–'),
    },
  ];
}
