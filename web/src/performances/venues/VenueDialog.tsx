import { changeVenue, type DeskVenue, getDeskVenue } from '@omur/contract/performances/venuesDesk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { Halls } from './Halls.tsx';
import { messages } from './messages.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { VenueFields } from './VenueFields.tsx';
import { payloadOf, writtenOf } from './venueForm.ts';

interface VenueDialogProps {
  venueId: number;
  onClose: () => void;
}

/** One venue, with its halls: changed, closed and opened. */
export function VenueDialog({ venueId, onClose }: VenueDialogProps) {
  const t = useText();
  const venue = useQuery(queryFor(getDeskVenue, { params: { venueId } }));
  return (
    <PlaceDialog
      title={venue.data?.venueName ?? t(messages.venue)}
      place={venue}
      form={(found, onAnew) => <VenueForm venue={found} onDone={onClose} onAnew={onAnew} />}
      onClose={onClose}
    >
      <Halls venueId={venueId} />
    </PlaceDialog>
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
  const sending = useChange(changeVenue, ({ venueName }) => {
    toast({ text: t(messages.saved, { name: venueName }) });
    onDone();
  });
  const submit = () => {
    setIsTried(true);
    if (sending.isSending || written.venueName.trim() === '') return;
    const body = { ...payloadOf(written), isClosed: written.isClosed, version };
    sending.send({ params: { venueId }, body });
  };
  return (
    <PlaceForm
      sending={sending}
      onAnew={onAnew}
      onSubmit={submit}
      closing={{
        label: t(messages.venueClosed),
        hint: t(messages.venueClosedHint),
        isChecked: written.isClosed,
        onChange: (isClosed) => setWritten((before) => ({ ...before, isClosed })),
      }}
    >
      <VenueFields
        written={written}
        onChange={(part) => setWritten((before) => ({ ...before, ...part }))}
        isTried={isTried}
        problemAt={sending.problemAt}
      />
    </PlaceForm>
  );
}
