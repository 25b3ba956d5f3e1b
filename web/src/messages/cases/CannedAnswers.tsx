import {
  addCannedAnswer,
  type CannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  longestMessage,
  removeCannedAnswer,
} from '@omur/contract/messages/cases';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './cases.module.css';
import { deskMessages } from './deskMessages.ts';

/** H45: answers that are ready, in both languages. */
export function CannedAnswers() {
  const t = useText();
  const toast = useToast();
  const [opened, setOpened] = useState<CannedAnswer | 'new'>();
  const [doomed, setDoomed] = useState<CannedAnswer>();
  const list = useQuery(listQueryFor(listCannedAnswers));
  const removing = useChange(removeCannedAnswer, () => {
    toast({ text: t(deskMessages.removed) });
    setDoomed(undefined);
  });
  if (list.isError) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  if (!list.data) return <Skeleton shape="rows" count={3} />;
  const { rows } = list.data;
  const add = (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => setOpened('new')}>
      {t(deskMessages.addCanned)}
    </Button>
  );
  return (
    <Stack>
      {rows.length > 0 && <div>{add}</div>}
      {rows.length === 0 && (
        <EmptyState title={t(deskMessages.noCanned)} action={add}>
          {t(deskMessages.noCannedHint)}
        </EmptyState>
      )}
      <div className={styles.answers}>
        {rows.map((answer) => (
          <article key={answer.cannedAnswerId} className={styles.answer}>
            <div>
              <h2 className="h3">{answer.title}</h2>
              <p className={styles.words} lang="is">
                {answer.bodyIs}
              </p>
              <p className={`${styles.words} dim`} lang="en">
                {answer.bodyEn}
              </p>
            </div>
            <div>
              <IconButton
                size="small"
                icon={<Pencil />}
                label={t(deskMessages.changeCanned, { title: answer.title })}
                onClick={() => setOpened(answer)}
              />
              <IconButton
                size="small"
                icon={<Trash2 />}
                label={t(deskMessages.removeCanned, { title: answer.title })}
                onClick={() => setDoomed(answer)}
              />
            </div>
          </article>
        ))}
      </div>
      {opened && (
        <AnswerDialog answer={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t(deskMessages.removeTitle)}
          confirmLabel={t(deskMessages.remove)}
          isLoading={removing.isSending}
          onConfirm={() => removing.send({ params: { cannedAnswerId: doomed.cannedAnswerId } })}
          onClose={() => setDoomed(undefined)}
        >
          {doomed.title}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function AnswerDialog({ answer, onClose }: { answer: CannedAnswer | undefined; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [bodyIs, setBodyIs] = useState(answer?.bodyIs ?? '');
  const [bodyEn, setBodyEn] = useState(answer?.bodyEn ?? '');
  const [isTried, setIsTried] = useState(false);
  const onDone = () => {
    toast({ text: t(deskMessages.saved) });
    onClose();
  };
  const adding = useChange(addCannedAnswer, onDone);
  const changing = useChange(changeCannedAnswer, onDone);
  const isMissing = (text: string) => isTried && text.trim() === '';
  const errorOf = (text: string) => (isMissing(text) ? t(deskMessages.fill) : undefined);
  const submit = () => {
    setIsTried(true);
    if ([title, bodyIs, bodyEn].some((text) => text.trim() === '')) return;
    const body = { title, bodyIs, bodyEn };
    if (answer) changing.send({ params: { cannedAnswerId: answer.cannedAnswerId }, body });
    else adding.send({ body });
  };
  return (
    <FormDialog
      isStacked
      title={answer ? t(deskMessages.changeCanned, { title: answer.title }) : t(deskMessages.addCanned)}
      refusal={adding.refusal ?? changing.refusal}
      isSending={adding.isSending || changing.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(deskMessages.cannedTitle)}
        maxLength={100}
        value={title}
        onChange={setTitle}
        error={errorOf(title)}
      />
      <TextArea
        label={t(deskMessages.bodyIs)}
        lang="is"
        maxLength={longestMessage}
        rows={5}
        value={bodyIs}
        onChange={setBodyIs}
        error={errorOf(bodyIs)}
      />
      <TextArea
        label={t(deskMessages.bodyEn)}
        lang="en"
        maxLength={longestMessage}
        rows={5}
        value={bodyEn}
        onChange={setBodyEn}
        error={errorOf(bodyEn)}
      />
    </FormDialog>
  );
}
