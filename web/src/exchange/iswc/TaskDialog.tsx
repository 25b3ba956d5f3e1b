import { decideOnIswcTask, type IswcTask, mostNoteCharacters } from '@omur/contract/exchange/iswc/iswc';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ComparedWork } from './Facts.tsx';
import styles from './iswc.module.css';
import { messages, taskTypes } from './messages.ts';

/** X56: what another agency wants to change, beside what we have, and the answer. */
export function TaskDialog({ task, onClose }: { task: IswcTask; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [taskNote, setNote] = useState('');
  const { taskId, taskType, taskDueAt, ownTitle, ownIswc, workId, fromAgency } = task;
  const { send, isSending, refusal, problemAt } = useChange(decideOnIswcTask, () => {
    toast({ text: t(messages.decidedDone) });
    onClose();
  });
  const decide = (isApproved: boolean) =>
    !isSending && send({ params: { taskId }, body: { isApproved, taskNote } });
  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.taskTitle)}
      description={t(taskTypes[taskType])}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="danger" isLoading={isSending} onClick={() => decide(false)}>
            {t(messages.reject)}
          </Button>
          <Button look="primary" isLoading={isSending} onClick={() => decide(true)}>
            {t(messages.approve)}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <div className={styles.sides}>
          <section>
            <h3>{t(messages.theirs)}</h3>
            <ComparedWork
              work={{ ...task, workId: null }}
              more={[
                [t(messages.fromAgency), fromAgency],
                [t(messages.deadline), formatDay(taskDueAt)],
              ]}
            />
          </section>
          <section>
            <h3>{t(messages.ours)}</h3>
            <ComparedWork work={{ title: ownTitle, iswc: ownIswc, workId, parties: [] }} />
          </section>
        </div>
        <TextArea
          isOptional
          label={t(messages.note)}
          hint={t(messages.noteHint)}
          maxLength={mostNoteCharacters}
          rows={3}
          value={taskNote}
          onChange={setNote}
          error={problemAt('taskNote')}
        />
      </Stack>
    </Dialog>
  );
}
