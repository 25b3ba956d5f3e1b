import {
  addForeignPerformance,
  addForeignPerformanceAbroad,
} from '@omur/contract/performances/livePerformanceRegistration';
import type { ForeignPerformance, LivePerformance } from '@omur/contract/performances/livePerformances';
import { correctForeignPerformance } from '@omur/contract/performances/performanceDesk';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { playedOf, usePlayed } from './Played.tsx';
import styles from './performanceDesk.module.css';
import { useChange } from '../../platform/api/useChange.ts';
import { useWritten } from './useWritten.ts';

interface ForeignLineDialogProps {
  performance: LivePerformance;
  /** The line to correct; a new one without. */
  line?: ForeignPerformance;
  onClose: () => void;
}

/** A line of the set list whose work is not in the system. */
export function ForeignLineDialog({ performance, line, onClose }: ForeignLineDialogProps) {
  const t = useText();
  const toast = useToast();
  const { livePerformanceId, performanceTypeId, version } = performance;
  const [isTried, setIsTried] = useState(false);
  const done = (text: string) => {
    toast({ text });
    onClose();
  };
  const isAbroad = performanceTypeId === types.foreign;
  const adding = useChange(isAbroad ? addForeignPerformanceAbroad : addForeignPerformance, ({ title }) =>
    done(t(messages.lineAdded, { title })),
  );
  const correcting = useChange(correctForeignPerformance, () => done(t(messages.lineCorrected)));
  const { isSending, refusal, problemAt } = line ? correcting : adding;
  const start = () => ({
    title: line?.title ?? '',
    artists: line?.artists ?? '',
    iswc: line?.iswc ?? '',
  });
  const { written, field } = useWritten(start, problemAt);
  const played = usePlayed(playedOf(line), problemAt, isTried);
  const submit = () => {
    setIsTried(true);
    if (played.quantity === undefined) return;
    const body = { ...written, duration: played.duration, quantity: played.quantity };
    if (!line) return adding.send({ params: { livePerformanceId }, body });
    const params = { livePerformanceId, foreignPerformanceId: line.foreignPerformanceId };
    correcting.send({ params, body: { ...body, version } });
  };
  return (
    <FormDialog
      title={line ? t(messages.correctLine, { title: line.title }) : t(messages.addForeignTitle)}
      act={line ? undefined : t(messages.addLine)}
      description={t(messages.toldHint)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <TextField {...field('title', messages.work)} />
      </div>
      <div className={styles.wide}>
        <TextField {...field('artists', messages.authors)} />
      </div>
      {played.fields}
      <TextField {...field('iswc', messages.iswc)} isOptional />
    </FormDialog>
  );
}
