import { type Access, listAccessToMe } from '@omur/contract/accounts/delegation';
import { Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './access.module.css';
import { ChangeDialog } from './ChangeDialog.tsx';
import { messages } from './messages.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { accessColumns, accessDetail } from './rows.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

/** C2.28: those who may act as themselves. */
export function GrantedList({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const countText = useCountText();
  const [chosen, setChosen] = useState<{ access: Access; isRemoved: boolean }>();
  const list = usePages(listAccessToMe, { params: {} });
  const actions = (access: Access) => (
    <div className={styles.actions}>
      <IconButton
        label={t(messages.change, { name: access.name })}
        icon={<Pencil />}
        onClick={() => setChosen({ access, isRemoved: false })}
      />
      <IconButton
        label={t(messages.remove, { name: access.name })}
        icon={<Trash2 />}
        onClick={() => setChosen({ access, isRemoved: true })}
      />
    </div>
  );
  const columns: Column<Access>[] = [
    ...accessColumns(t),
    ...(mayChange
      ? [{ id: 'actions', header: t(messages.actions), cell: actions, width: '130px', isNumeric: true }]
      : []),
  ];
  const close = () => setChosen(undefined);

  return (
    <>
      <ListToolbar count={!list.isLoading && list.count > 0 && countText(messages.count, list.count)} />
      {list.error && list.rows.length === 0 ? (
        <PageFailed error={list.error} reset={list.retry} />
      ) : (
        <VirtualTable
          label={t(messages.granted)}
          columns={columns}
          rows={list.rows}
          rowKey={({ userId }) => userId}
          phoneRow={(access) => ({
            title: access.name,
            detail: accessDetail(t, access),
            aside: mayChange && actions(access),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={list.emptyText ?? t(messages.none)} icon={<ShieldCheck />}>
              {t(messages.noneGranted)}
            </EmptyState>
          }
        />
      )}
      {chosen?.isRemoved === true && <RemoveDialog access={chosen.access} isHeld={false} onClose={close} />}
      {chosen?.isRemoved === false && <ChangeDialog access={chosen.access} onClose={close} />}
    </>
  );
}
