import { changeVenue, type DeskVenue, getDeskVenue } from '@omur/contract/placesDesk';
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
import { useToast } from '../ui/Toast.tsx';
import { Halls } from './Halls.tsx';
import { messages } from './messages.ts';
import styles from './places.module.css';
import { Refused } from './Refused.tsx';
import { useSending } from './useSending.ts';
import { VenueFields } from './VenueFields.tsx';
import { payloadOf, writtenOf } from './venueForm.ts';

interface VenueDialogProps {
  venueId: number;
  onClose: () => void;
}

/** One venue, with its halls: changed, closed and opened. */
export function VenueDialog({ venueId, onClose }: VenueDialogProps) {
  const t = useText();
  const venue = useQuery(asking(getDeskVenue, { params: { venueId } }));
  const [readings, setReadings] = useState(0);
  return (
    <Dialog isOpen title={venue.data?.venueName ?? t(messages.venue)} onClose={onClose}>
      {venue.isPending && <Skeleton shape="rows" count={4} />}
      {venue.error && !venue.data && <PageFailed error={venue.error} reset={() => void venue.refetch()} />}
      {venue.data && (
        <Stack>
          <VenueForm
            key={readings}
            venue={venue.data}
            onDone={onClose}
            onAnew={() => setReadings(readings + 1)}
          />
          <Halls venueId={venueId} />
        </Stack>
      )}
    </Dialog>
  );
}

interface VenueFormProps {
  venue: DeskVenue;
  onDone: () => void;
  onAnew: () => void;
}

function VenueForm({ venue, onDone, onAnew }: VenueFormProps) {
  const t = useText();
  const toast = useToast();
  // What is sent rests on the venue as it was when the form opened, whatever has been read since.
  const [{ venueId, version }] = useState(venue);
  const [written, setWritten] = useState(() => writtenOf(venue));
  const [isTried, setIsTried] = useState(false);
  const sending = useSending(changeVenue, ({ venueName }) => {
    toast({ text: t(messages.saved, { name: venueName }) });
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (sending.isSending || written.venueName.trim() === '') return;
    const body = { ...payloadOf(written), isClosed: written.isClosed, version };
    sending.send({ params: { venueId }, body });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Refused sending={sending} onAnew={onAnew} />
        <VenueFields
          written={written}
          onChange={(part) => setWritten((before) => ({ ...before, ...part }))}
          isTried={isTried}
          problemAt={sending.problemAt}
        />
        <CheckboxField
          label={t(messages.venueClosed)}
          hint={t(messages.venueClosedHint)}
          isChecked={written.isClosed}
          onChange={(isClosed) => setWritten((before) => ({ ...before, isClosed }))}
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
