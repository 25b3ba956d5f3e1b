import {
  addMemberNote,
  listMemberNotes,
  longestNote,
  type MemberNote,
  removeMemberNote,
} from '@omur/contract/people/memberNotes';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant, formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './MemberNotes.module.css';
import { messages } from './noteMessages.ts';

/** H146: what staff want each other to know of a member. */
export function MemberNotes({ personId }: { personId: number }) {
  const t = useText();
  const notes = usePages(listMemberNotes, { params: { personId } });
  return (
    <Card title={t(messages.notes)} note={t(messages.notesNote)}>
      <Stack>
        {notes.error && <PageFailed error={notes.error} reset={notes.retry} />}
        {notes.isLoading ? <Skeleton shape="text" /> : <NewNote personId={personId} />}
        {notes.rows.length > 0 && (
          <ul className={styles.notes}>
            {notes.rows.map((note) => (
              <Note key={note.memberNoteId} personId={personId} note={note} />
            ))}
          </ul>
        )}
        {notes.onMore && (
          <Button look="quiet" size="small" isLoading={notes.isLoadingMore} onClick={notes.onMore}>
            {t(messages.more)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function NewNote({ personId }: { personId: number }) {
  const t = useText();
  const toast = useToast();
  const [text, setText] = useState('');
  const { send, isSending, refusal, problemAt } = useChange(addMemberNote, () => {
    setText('');
    toast({ text: t(messages.added) });
  });
  return (
    <form
      className={styles.new}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && text.trim() !== '') send({ params: { personId }, body: { noteText: text } });
      }}
    >
      <TextArea
        label={t(messages.newNote)}
        rows={2}
        maxLength={longestNote}
        value={text}
        onChange={setText}
        error={problemAt('noteText') ?? refusal}
      />
      <Button type="submit" isLoading={isSending} disabled={text.trim() === ''}>
        {t(messages.add)}
      </Button>
    </form>
  );
}

function Note({ personId, note }: { personId: number; note: MemberNote }) {
  const t = useText();
  const toast = useToast();
  const [language] = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { memberNoteId, noteText, notedBy, notedAt, isNoteOfEarlierSystem, mayRemove } = note;
  const { send, isSending } = useChange(
    removeMemberNote,
    () => toast({ text: t(messages.removed) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  const when = (isNoteOfEarlierSystem ? formatLongDay : formatInstant)(notedAt, language);
  const whence = isNoteOfEarlierSystem ? ` · ${t(messages.earlierSystem)}` : '';
  return (
    <li>
      <div>
        <p className={styles.text}>{noteText}</p>
        <span className="dim small">{`${notedBy} · ${when}${whence}`}</span>
      </div>
      {mayRemove && (
        <IconButton
          size="small"
          label={t(messages.removeOf, { when })}
          icon={<Trash2 size={16} aria-hidden />}
          disabled={isSending}
          onClick={() => setIsAsking(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(messages.removeTitle)}
        confirmLabel={t(messages.remove)}
        onConfirm={() => {
          setIsAsking(false);
          send({ params: { personId, memberNoteId } });
        }}
      >
        {noteText}
      </ConfirmDialog>
    </li>
  );
}
