import type { LivePerformance, Performance } from '@omur/contract/livePerformances';
import { correctPerformance } from '@omur/contract/performanceDesk';
import { formatDuration } from '@omur/contract/rules/duration';
import { id } from '@omur/contract/values';
import { useState } from 'react';
import { useText } from '../texts.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { FormDialog } from './FormDialog.tsx';
import { messages } from './messages.ts';
import { useSending } from './useSending.ts';
import { useWritten } from './useWritten.ts';

interface LineDialogProps {
  performance: LivePerformance;
  line: Performance;
  onClose: () => void;
}

/** How often and how long a work was played, or that it was another one. */
export function LineDialog({ performance, line, onClose }: LineDialogProps) {
  const t = useText();
  const toast = useToast();
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useSending(correctPerformance, () => {
    toast({ text: t(messages.lineCorrected) });
    onClose();
  });
  const start = () => ({
    workId: String(line.workId),
    quantity: String(line.quantity),
    duration: formatDuration(line.durationSeconds),
  });
  const { written, field } = useWritten(start, problemAt);
  const workId = id.safeParse(Number(written.workId.replaceAll('.', '')));
  const quantity = Number(written.quantity);
  const isQuantityWrong = !Number.isInteger(quantity);
  const submit = () => {
    setIsTried(true);
    if (!workId.success || isQuantityWrong) return;
    send({
      params: { livePerformanceId: performance.livePerformanceId, performanceId: line.performanceId },
      body: { workId: workId.data, duration: written.duration, quantity, version: performance.version },
    });
  };
  const workField = field('workId', messages.workNumber, 'VERK_NR');
  const quantityField = field('quantity', messages.quantity, 'FJOLDI_FL');
  return (
    <FormDialog
      title={t(messages.correctLine, { title: line.title })}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
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
      <TextField
        {...workField}
        isNumeric
        inputMode="numeric"
        error={isTried && !workId.success ? t(messages.workNumberWrong) : workField.error}
      />
    </FormDialog>
  );
}
