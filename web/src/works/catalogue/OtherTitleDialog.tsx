import { addOtherTitle, listOtherTitles } from '@omur/contract/works/works';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { AddDialog } from './AddDialog.tsx';
import { messages } from './messages.ts';
import { useAdding } from './useAdding.ts';

const longest = 200;

/** F5.24: an other title is a text that is not empty. */
export function OtherTitleDialog({ workId, onClose }: { workId: number; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [title, setTitle] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const adding = useAdding({
    to: addOtherTitle,
    list: listOtherTitles,
    workId,
    said: (added) => t(messages.titleAdded, { title: added.title }),
    onDone: onClose,
  });

  const written = title.trim();
  const problem =
    written === '' ? messages.titleMissing : written.length > longest ? messages.titleTooLong : undefined;
  const submit = () => {
    setIsAttempted(true);
    if (problem) document.getElementById(id)?.focus();
    else adding.add({ params: { workId }, body: { title: written } });
  };

  return (
    <AddDialog
      title={t(messages.addTitle)}
      description={t(messages.addTitleWhy)}
      refusal={adding.refusal}
      isAdding={adding.isAdding}
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
          adding.forgetRefusal();
        }}
        error={adding.problemAt('HEITI_VERKS') ?? (problem && isAttempted ? t(problem) : undefined)}
      />
    </AddDialog>
  );
}
