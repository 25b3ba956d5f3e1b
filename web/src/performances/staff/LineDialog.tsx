import {
  addPerformance,
  addPerformanceAbroad,
} from '@omur/contract/performances/livePerformanceRegistration';
import type { LivePerformance, Performance } from '@omur/contract/performances/livePerformances';
import { correctPerformance } from '@omur/contract/performances/performanceDesk';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import type { FoundWork } from '@omur/contract/works/works';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { playedOf, usePlayed } from './Played.tsx';
import styles from './performanceDesk.module.css';
import { useChange } from '../../platform/api/useChange.ts';
import { WorkField } from './WorkField.tsx';

interface LineDialogProps {
  performance: LivePerformance;
  /** The line to correct; a new one without. */
  line?: Performance;
  onClose: () => void;
}

/** A line of the set list: which work was played, how often and how long. */
export function LineDialog({ performance, line, onClose }: LineDialogProps) {
  const t = useText();
  const toast = useToast();
  const { livePerformanceId, performanceTypeId, version } = performance;
  const [work, setWork] = useState<Pick<FoundWork, 'workId' | 'title'> | undefined>(line);
  const [typed, setTyped] = useState(line?.title ?? '');
  const [isTried, setIsTried] = useState(false);
  const done = (text: string) => {
    toast({ text });
    onClose();
  };
  const isAbroad = performanceTypeId === types.foreign;
  const adding = useChange(isAbroad ? addPerformanceAbroad : addPerformance, ({ title }) =>
    done(t(messages.lineAdded, { title })),
  );
  const correcting = useChange(correctPerformance, () => done(t(messages.lineCorrected)));
  const { isSending, refusal, problemAt } = line ? correcting : adding;
  const played = usePlayed(playedOf(line), problemAt, isTried);

  const submit = () => {
    setIsTried(true);
    if (!work || played.quantity === undefined) return;
    const body = { workId: work.workId, duration: played.duration, quantity: played.quantity };
    if (!line) return adding.send({ params: { livePerformanceId }, body });
    const params = { livePerformanceId, performanceId: line.performanceId };
    correcting.send({ params, body: { ...body, version } });
  };
  const choose = (found: FoundWork) => {
    setWork(found);
    setTyped(found.title);
    if (!line && found.durationSeconds !== null) played.setDuration(formatDuration(found.durationSeconds));
  };
  return (
    <FormDialog
      title={line ? t(messages.correctLine, { title: line.title }) : t(messages.addLineTitle)}
      act={line ? undefined : t(messages.addLine)}
      description={t(messages.toldHint)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <WorkField
          value={typed}
          isChosen={work !== undefined}
          error={isTried && !work ? t(messages.workNotChosen) : problemAt('workId')}
          onInput={(text) => {
            setTyped(text);
            setWork(undefined);
          }}
          onSelect={choose}
        />
      </div>
      {played.fields}
    </FormDialog>
  );
}
