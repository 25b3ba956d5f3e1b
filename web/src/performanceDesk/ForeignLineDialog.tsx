import type { ForeignPerformance, LivePerformance } from '@omur/contract/livePerformances';
import { correctForeignPerformance } from '@omur/contract/performanceDesk';
import { formatDuration } from '@omur/contract/rules/duration';
import { useState } from 'react';
import { useText } from '../texts.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { FormDialog } from './FormDialog.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';
import { useSending } from './useSending.ts';
import { useWritten } from './useWritten.ts';

interface ForeignLineDialogProps {
  performance: LivePerformance;
  line: ForeignPerformance;
  onClose: () => void;
}

export function ForeignLineDialog({ performance, line, onClose }: ForeignLineDialogProps) {
  const t = useText();
  const toast = useToast();
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useSending(correctForeignPerformance, () => {
    toast({ text: t(messages.lineCorrected) });
    onClose();
  });
  const start = () => ({
    title: line.title,
    artists: line.artists,
    quantity: String(line.quantity),
    duration: formatDuration(line.durationSeconds),
    iswc: line.iswc ?? '',
  });
  const { written, field } = useWritten(start, problemAt);
  const quantity = Number(written.quantity);
  const isQuantityWrong = !Number.isInteger(quantity);
  const submit = () => {
    setIsTried(true);
    if (isQuantityWrong) return;
    const { livePerformanceId, version } = performance;
    send({
      params: { livePerformanceId, foreignPerformanceId: line.foreignPerformanceId },
      body: { ...written, quantity, version },
    });
  };
  const quantityField = field('quantity', messages.quantity, 'FJOLDI_FL');
  return (
    <FormDialog
      title={t(messages.correctLine, { title: line.title })}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <TextField {...field('title', messages.work, 'HEITI_VERKS')} />
      </div>
      <div className={styles.wide}>
        <TextField {...field('artists', messages.authors, 'LISTAMENN')} />
      </div>
      <TextField
        {...quantityField}
        isNumeric
        inputMode="numeric"
        error={isTried && isQuantityWrong ? t(messages.quantityWrong) : quantityField.error}
      />
      <TextField
        {...field('duration', messages.length, 'LENGD')}
        isNumeric
        inputMode="decimal"
        hint={t(messages.lengthHint)}
      />
      <TextField {...field('iswc', messages.iswc, 'ISWC')} isOptional />
    </FormDialog>
  );
}
