import { makeReport } from '@omur/contract/royalties/transparency';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';

const lastYear = () => String(new Date().getFullYear() - 1);

/** Begins the report of a year, or another edition of it (R40). */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [year, setYear] = useState(lastYear);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(makeReport, ({ reportId }) => {
    void navigate({ to: '/gagnsæisskýrslur/$reportId', params: { reportId: String(reportId) } });
  });
  const isYear = /^(199\d|2[01]\d\d)$/u.test(year.trim());
  const submit = () => {
    setIsTried(true);
    if (isYear) send({ body: { reportYear: Number(year), correctionReason: reason.trim() || null } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.make)}
      description={t(messages.makeMore)}
      act={t(messages.begin)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(messages.year)}
        inputMode="numeric"
        value={year}
        onChange={setYear}
        error={(isTried && !isYear && t(messages.yearWrong)) || problemAt('reportYear')}
      />
      <TextArea
        isOptional
        label={t(messages.reason)}
        hint={t(messages.reasonHint)}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={problemAt('correctionReason')}
      />
    </FormDialog>
  );
}
