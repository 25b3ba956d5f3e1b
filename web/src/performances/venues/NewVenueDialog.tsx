import { addVenue } from '@omur/contract/performances/venuesDesk';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { VenueFields } from './VenueFields.tsx';
import { payloadOf, writtenOf } from './venueForm.ts';

interface NewVenueDialogProps {
  onMade: (venueId: number) => void;
  onClose: () => void;
}

/** D1: a venue comes first, its halls after it. */
export function NewVenueDialog({ onMade, onClose }: NewVenueDialogProps) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState(() => writtenOf());
  const [isTried, setIsTried] = useState(false);
  const sending = useChange(addVenue, ({ venueId, venueName }) => {
    toast({ text: t(messages.created, { name: venueName }) });
    onMade(venueId);
  });
  const submit = () => {
    setIsTried(true);
    if (written.venueName.trim() !== '') sending.send({ body: payloadOf(written) });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.newVenue)}
      act={t(messages.create)}
      refusal={sending.refusal}
      isSending={sending.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <VenueFields
        written={written}
        onChange={(part) => setWritten((before) => ({ ...before, ...part }))}
        isTried={isTried}
        problemAt={sending.problemAt}
      />
    </FormDialog>
  );
}
