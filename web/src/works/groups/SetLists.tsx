import {
  type Group,
  type GroupSetList,
  listGroupSetLists,
  mostGroupSetLists,
  removeGroupSetList,
} from '@omur/contract/works/groups';
import { useQuery } from '@tanstack/react-query';
import { ListMusic, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './groups.module.css';
import { SetListDialog } from './SetListDialog.tsx';
import { messages } from './setListMessages.ts';

/** H64: what the group plays. */
export function SetLists({ of: { groupId }, mayChange }: { of: Group; mayChange: boolean }) {
  const t = useText();
  const found = useQuery(
    listQueryFor(listGroupSetLists, { params: { groupId }, query: { limit: mostGroupSetLists } }),
  );
  const [edited, setEdited] = useState<GroupSetList | 'new'>();
  const [removed, setRemoved] = useState<GroupSetList>();
  const rows = found.data?.rows ?? [];
  return (
    <Card
      title={t(messages.setLists)}
      actions={
        mayChange && (
          <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t(messages.add)}
          </Button>
        )
      }
    >
      {found.error && <PageFailed error={found.error} reset={() => void found.refetch()} />}
      {found.isPending && <Skeleton shape="rows" count={2} />}
      {found.data && rows.length === 0 && (
        <EmptyState icon={<ListMusic />} title={t(messages.none)}>
          {mayChange && t(messages.noneMore)}
        </EmptyState>
      )}
      <ul className={styles.lists}>
        {rows.map((list) => (
          <li key={list.setListId}>
            <span className={styles.who}>
              <span className={styles.name}>{list.setListName}</span>
              <span className="dim small">{t(messages.lines, { count: list.lines.length })}</span>
            </span>
            {mayChange && (
              <>
                <IconButton
                  label={t(messages.changeOf, { name: list.setListName })}
                  icon={<Pencil />}
                  onClick={() => setEdited(list)}
                />
                <IconButton
                  label={t(messages.removeOf, { name: list.setListName })}
                  icon={<Trash2 />}
                  onClick={() => setRemoved(list)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <SetListDialog
          groupId={groupId}
          of={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveDialog groupId={groupId} of={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

interface RemoveDialogProps {
  groupId: number;
  of: GroupSetList;
  onClose: () => void;
}

function RemoveDialog({ groupId, of: { setListId, setListName: name }, onClose }: RemoveDialogProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending } = useChange(
    removeGroupSetList,
    () => {
      toast({ text: t(messages.removed) });
      onClose();
    },
    (error) => toast({ text: error.message, look: 'danger' }),
  );
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isLoading={isSending}
      title={t(messages.removeTitle, { name })}
      confirmLabel={t(messages.remove)}
      onConfirm={() => send({ params: { groupId, setListId } })}
      onClose={onClose}
    />
  );
}
