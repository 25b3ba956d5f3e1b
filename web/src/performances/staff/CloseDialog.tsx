import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { closeLivePerformance } from '@omur/contract/performances/performanceDesk';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';
import { useChange } from '../../platform/api/useChange.ts';

interface CloseDialogProps {
  performance: LivePerformance;
  onClose: () => void;
}

/** Closes what is open, and opens what is closed. */
export function CloseDialog({ performance, onClose }: CloseDialogProps) {
  const t = useText();
  const toast = useToast();
  const { livePerformanceId, livePerformanceTitle: title, version } = performance;
  // As it was when the question was put.
  const [wasClosed] = useState(performance.isClosed);
  const [remark, setRemark] = useState('');
  const { send, isSending, refusal, problemAt } = useChange(closeLivePerformance, () => {
    toast({ text: t(wasClosed ? messages.openDone : messages.closeDone) });
    onClose();
  });
  return (
    <FormDialog
      title={t(wasClosed ? messages.openTitle : messages.closeTitle, { title })}
      description={t(wasClosed ? messages.openHint : messages.closeHint)}
      act={t(wasClosed ? messages.open : messages.close)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() =>
        send({ params: { livePerformanceId }, body: { isClosed: !wasClosed, remark, version } })
      }
      onClose={onClose}
    >
      <div className={styles.wide}>
        <TextArea
          isOptional
          label={t(messages.remark)}
          value={remark}
          onChange={setRemark}
          error={problemAt('remark')}
        />
      </div>
    </FormDialog>
  );
}
