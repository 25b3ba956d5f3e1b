import { changeFestival, type DeskFestival, getDeskFestival } from '@omur/contract/placesDesk';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asking } from '../api/queries.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './places.module.css';
import { Refused } from './Refused.tsx';
import { useSending } from './useSending.ts';
import { Years } from './Years.tsx';

interface FestivalDialogProps {
  festivalId: number;
  onClose: () => void;
}

/** One festival, with its years: changed, closed and opened. */
export function FestivalDialog({ festivalId, onClose }: FestivalDialogProps) {
  const t = useText();
  const festival = useQuery(asking(getDeskFestival, { params: { festivalId } }));
  const [readings, setReadings] = useState(0);
  return (
    <Dialog isOpen title={festival.data?.festivalName ?? t(messages.festival)} onClose={onClose}>
      {festival.isPending && <Skeleton shape="rows" count={4} />}
      {festival.error && !festival.data && (
        <PageFailed error={festival.error} reset={() => void festival.refetch()} />
      )}
      {festival.data && (
        <Stack>
          <FestivalForm
            key={readings}
            festival={festival.data}
            onDone={onClose}
            onAnew={() => setReadings(readings + 1)}
          />
          <Years festivalId={festivalId} />
        </Stack>
      )}
    </Dialog>
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
  const sending = useSending(changeFestival, ({ festivalName }) => {
    toast({ text: t(messages.saved, { name: festivalName }) });
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isSending || isNameMissing) return;
    sending.send({ params: { festivalId }, body: { festivalName: name.trim(), isClosed, version } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Refused sending={sending} onAnew={onAnew} />
        <TextField
          label={t(messages.name)}
          autoComplete="off"
          value={name}
          onChange={setName}
          error={isNameMissing ? t(messages.nameMissing) : sending.problemAt('HEITI_TONLISTARHATIDAR')}
        />
        <CheckboxField
          label={t(messages.festivalClosed)}
          hint={t(messages.festivalClosedHint)}
          isChecked={isClosed}
          onChange={setIsClosed}
        />
        <div className={styles.end}>
          <Button look="primary" type="submit" isLoading={sending.isSending}>
            {t(messages.save)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
