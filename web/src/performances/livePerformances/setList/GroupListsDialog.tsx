import {
  type Group,
  type GroupSetList,
  listGroupSetLists,
  mostGroupSetLists,
} from '@omur/contract/works/groups';
import { mostSetListLines } from '@omur/contract/performances/rules/setList';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { formatWhole } from '../../../platform/i18n/format.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { Skeleton } from '../../../platform/ui/Skeleton.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { useOfferedGroups } from '../../../works/groups/useOfferedGroups.ts';
import type { LivePerformanceForm } from '../form.ts';
import type { Edit } from '../useLivePerformance.ts';
import { groupRow } from './groupRow.ts';
import { messages } from './messages.ts';
import styles from './setList.module.css';

interface GroupListsDialogProps {
  form: LivePerformanceForm;
  edit: Edit;
  onClose: () => void;
}

/** H69: a group that everybody agrees to as the performers, and one of its set lists. */
export function GroupListsDialog({ form, edit, onClose }: GroupListsDialogProps) {
  const t = useText();
  const toast = useToast();
  const groups = useOfferedGroups();
  const [isTooMuch, setIsTooMuch] = useState(false);
  const take = ({ groupId, groupName: name }: Group, list?: GroupSetList) => {
    const rows = (list?.lines ?? []).map(groupRow);
    if (form.setList.length + rows.length > mostSetListLines) return setIsTooMuch(true);
    edit((before) => ({
      performers: before.performers.trim() === '' ? name : before.performers,
      setList: [...before.setList, ...rows],
      group: { groupId, name },
    }));
    toast({
      text: list ? t(messages.addedCount, { count: rows.length }) : t(messages.groupTaken, { name }),
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.group)}
      description={t(messages.groupMore)}
      onClose={onClose}
    >
      <Stack>
        {isTooMuch && (
          <Alert look="danger" isAnnounced title={t(messages.failed)}>
            {t(messages.tooMany, { max: formatWhole(mostSetListLines) })}
          </Alert>
        )}
        {groups.map((group) => (
          <OneGroup key={group.groupId} of={group} onTake={(list) => take(group, list)} />
        ))}
      </Stack>
    </Dialog>
  );
}

function OneGroup({ of, onTake }: { of: Group; onTake: (list?: GroupSetList) => void }) {
  const t = useText();
  const { groupId, groupName } = of;
  const found = useQuery(
    listQueryFor(listGroupSetLists, { params: { groupId }, query: { limit: mostGroupSetLists } }),
  );
  return (
    <section aria-label={groupName}>
      <h3 className={styles.heading}>{groupName}</h3>
      {found.isPending && <Skeleton shape="rows" count={1} />}
      {found.error && <p className={styles.problem}>{found.error.message}</p>}
      <ul className={styles.results}>
        {found.data?.rows.map((list) => (
          <li key={list.setListId}>
            <button type="button" className={styles.result} onClick={() => onTake(list)}>
              <span className={styles.title}>{list.setListName}</span>
              <span className={styles.by}>{t(messages.lines, { count: list.lines.length })}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.result} onClick={() => onTake()}>
            <span className={styles.title}>{t(messages.groupNameOnly)}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
