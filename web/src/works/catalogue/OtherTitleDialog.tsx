import { useToast } from '../../platform/ui/Toast.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { addOtherTitle } from '@omur/contract/works/works';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { AddDialog } from './AddDialog.tsx';
import { messages } from './messages.ts';

const longest = 200;

/** F5.24: an other title is a text that is not empty. */
export function OtherTitleDialog({ workId, onClose }: { workId: number; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [title, setTitle] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const toast = useToast();
  const adding = useChange(addOtherTitle, (added) => {
    toast({ text: t(messages.titleAdded, { title: added.title }) });
    onClose();
  });

  const written = title.trim();
  const problem =
    written === '' ? messages.titleMissing : written.length > longest ? messages.titleTooLong : undefined;
  const submit = () => {
    setIsAttempted(true);
    if (problem) document.getElementById(id)?.focus();
    else adding.send({ params: { workId }, body: { title: written } });
  };

  return (
    <AddDialog
      title={t(messages.addTitle)}
      description={t(messages.addTitleWhy)}
      refusal={adding.refusal}
      isAdding={adding.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={id}
        label={t(messages.title)}
        required
        autoComplete="off"
        maxLength={longest}
        value={title}
        onChange={(typed) => {
          setTitle(typed);
          adding.reset();
        }}
        error={adding.problemAt('title') ?? (problem && isAttempted ? t(problem) : undefined)}
      />
    </AddDialog>
  );
}
