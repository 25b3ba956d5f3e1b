import { type Access, listMyAccess } from '@omur/contract/accounts/delegation';
import { KeyRound, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './access.module.css';
import { MasqueradeDialog } from './MasqueradeDialog.tsx';
import { messages } from './messages.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';
import { accessColumns, accessDetail } from './rows.tsx';

/** C9.4 */
const searchAfter = 500;

/** C2.28: those you may act as; for an administrator everybody (S5). */
export function HeldList({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const countText = useCountText();
  const { role } = useLoggedIn();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ access: Access; isGivenUp: boolean }>();
  const name = useDebounced(typed.trim(), searchAfter);
  const list = usePages(listMyAccess, { params: {}, query: name === '' ? {} : { name } });
  const isSearched = role === 'administrator' || role === 'external';
  const count = countText(role === 'administrator' ? messages.countUsers : messages.count, list.count);

  const actions = (access: Access) => (
    <div className={styles.actions}>
      {access.grantedAt !== null && (
        <IconButton
          size="small"
          label={t(messages.giveUp, { name: access.name })}
          icon={<Undo2 />}
          onClick={() => setChosen({ access, isGivenUp: true })}
        />
      )}
      <Button
        size="small"
        aria-label={t(messages.actAs, { name: access.name })}
        onClick={() => setChosen({ access, isGivenUp: false })}
      >
        {t(messages.act)}
      </Button>
    </div>
  );
  const columns: Column<Access>[] = [
    ...accessColumns(t, role === 'administrator'),
    ...(mayChange
      ? [{ id: 'actions', header: t(messages.actions), cell: actions, width: '210px', isNumeric: true }]
      : []),
  ];
  const close = () => setChosen(undefined);

  return (
    <>
      <ListToolbar count={!list.isLoading && list.count > 0 && count}>
        {isSearched && <SearchField label={t(messages.searchHeld)} value={typed} onChange={setTyped} />}
      </ListToolbar>
      {list.error && list.rows.length === 0 ? (
        <PageFailed error={list.error} reset={list.retry} />
      ) : (
        <VirtualTable
          label={t(messages.held)}
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
            <EmptyState title={list.emptyText ?? t(messages.none)} icon={<KeyRound />}>
              {t(name === '' ? messages.noneHeld : messages.noneNamed)}
              {name === '' && mayChange && ` ${t(messages.mayAsk)}`}
            </EmptyState>
          }
        />
      )}
      {chosen?.isGivenUp === true && <RemoveDialog access={chosen.access} isHeld onClose={close} />}
      {chosen?.isGivenUp === false && <MasqueradeDialog access={chosen.access} onClose={close} />}
    </>
  );
}
