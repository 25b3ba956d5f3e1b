import { type IswcTask, listIswcTasks } from '@omur/contract/exchange/iswc/iswc';
import { useState } from 'react';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import styles from './iswc.module.css';
import { messages, taskTypes } from './messages.ts';
import { PagedTable } from './PagedTable.tsx';
import { TaskDialog } from './TaskDialog.tsx';

const soonDays = 7;
const isSoon = (due: string) => Date.parse(due) - Date.now() < soonDays * 86_400_000;

/** X56: what other agencies want to change, the first deadline first. */
export function Tasks() {
  const t = useText();
  const [shown, setShown] = useState<'open' | 'decided'>('open');
  const [opened, setOpened] = useState<IswcTask>();
  const isOpen = shown === 'open';
  const titleOf = ({ ownTitle, title }: IswcTask) => ownTitle ?? title ?? t(messages.untitled);
  const deadline = ({ taskDueAt }: IswcTask) => (
    <Badge look={isSoon(taskDueAt) ? 'red' : 'neutral'}>{formatDay(taskDueAt)}</Badge>
  );
  const became = ({ taskDecision, deliveredAt }: IswcTask) => {
    if (taskDecision === null) return t(messages.closed);
    const decision = t(taskDecision === 'Approved' ? messages.approved : messages.rejected);
    return deliveredAt ? decision : `${decision}, ${t(messages.notTold)}`;
  };
  const action = (row: IswcTask) =>
    isOpen ? (
      <span className={styles.actions}>
        <Button
          size="small"
          aria-label={t(messages.decideWhich, { title: titleOf(row) })}
          onClick={() => setOpened(row)}
        >
          {t(messages.decide)}
        </Button>
      </span>
    ) : (
      became(row)
    );
  const columns: Column<IswcTask>[] = [
    { id: 'work', header: t(messages.work), isTitle: true, width: 'minmax(0, 1.6fr)', cell: titleOf },
    {
      id: 'kind',
      header: t(messages.kind),
      width: 'minmax(0, 1fr)',
      cell: ({ taskType }) => t(taskTypes[taskType]),
    },
    {
      id: 'from',
      header: t(messages.fromAgency),
      width: '124px',
      cell: ({ fromAgency }) => fromAgency ?? '–',
    },
    { id: 'deadline', header: t(messages.deadline), width: '124px', cell: deadline },
    { id: 'actions', header: t(messages.actions), width: isOpen ? '124px' : 'minmax(0, 1fr)', cell: action },
  ];
  return (
    <>
      <PagedTable
        key={shown}
        endpoint={listIswcTasks}
        query={isOpen ? {} : { isDecided: '1' }}
        label={t(messages.tasks)}
        columns={columns}
        rowKey={({ taskId }) => taskId}
        phoneRow={(row) => ({
          title: titleOf(row),
          detail: (
            <>
              {t(taskTypes[row.taskType])} {deadline(row)}
            </>
          ),
          aside: action(row),
        })}
        empty={t(messages.noTasks)}
        filter={
          <RadioGroup
            isInline
            isLabelHidden
            label={t(messages.state)}
            value={shown}
            options={[
              { value: 'open', label: t(messages.open) },
              { value: 'decided', label: t(messages.decided) },
            ]}
            onChange={setShown}
          />
        }
      />
      {opened && <TaskDialog task={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
