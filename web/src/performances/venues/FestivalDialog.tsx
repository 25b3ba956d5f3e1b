import { changeFestival, type DeskFestival, getDeskFestival } from '@omur/contract/performances/venuesDesk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { Years } from './Years.tsx';

interface FestivalDialogProps {
  festivalId: number;
  onClose: () => void;
}

/** One festival, with its years: changed, closed and opened. */
export function FestivalDialog({ festivalId, onClose }: FestivalDialogProps) {
  const t = useText();
  const festival = useQuery(queryFor(getDeskFestival, { params: { festivalId } }));
  return (
    <PlaceDialog
      title={festival.data?.festivalName ?? t(messages.festival)}
      place={festival}
      form={(found, onAnew) => <FestivalForm festival={found} onDone={onClose} onAnew={onAnew} />}
      onClose={onClose}
    >
      <Years festivalId={festivalId} />
    </PlaceDialog>
  );
}

interface FestivalFormProps {
  festival: DeskFestival;
  onDone: () => void;
  onAnew: () => void;
}

function FestivalForm({ festival, onDone, onAnew }: FestivalFormProps) {
  const t = useText();
  const toast = useToast();
  // What is sent rests on the festival as it was when the form opened, whatever has been read since.
  const [{ festivalId, version }] = useState(festival);
  const [name, setName] = useState(festival.festivalName);
  const [isClosed, setIsClosed] = useState(festival.isClosed);
  const isNameMissing = name.trim() === '';
  const sending = useChange(changeFestival, ({ festivalName }) => {
    toast({ text: t(messages.saved, { name: festivalName }) });
    onDone();
  });
  const submit = () => {
    if (sending.isSending || isNameMissing) return;
    sending.send({ params: { festivalId }, body: { festivalName: name.trim(), isClosed, version } });
  };
  return (
    <PlaceForm
      sending={sending}
      onAnew={onAnew}
      onSubmit={submit}
      closing={{
        label: t(messages.festivalClosed),
        hint: t(messages.festivalClosedHint),
        isChecked: isClosed,
        onChange: setIsClosed,
      }}
    >
      <TextField
        label={t(messages.name)}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={isNameMissing ? t(messages.nameMissing) : sending.problemAt('festivalName')}
      />
    </PlaceForm>
  );
}
