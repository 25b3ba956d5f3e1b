import { addFestival } from '@omur/contract/performances/venuesDesk';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface NewFestivalDialogProps {
  onMade: (festivalId: number) => void;
  onClose: () => void;
}

export function NewFestivalDialog({ onMade, onClose }: NewFestivalDialogProps) {
  const t = useText();
  const toast = useToast();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const sending = useChange(addFestival, ({ festivalId, festivalName }) => {
    toast({ text: t(messages.created, { name: festivalName }) });
    onMade(festivalId);
  });
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== '') sending.send({ body: { festivalName: name.trim() } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.newFestival)}
      act={t(messages.create)}
      refusal={sending.refusal}
      isSending={sending.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(messages.name)}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={isTried && name.trim() === '' ? t(messages.nameMissing) : sending.problemAt('festivalName')}
      />
    </FormDialog>
  );
}
