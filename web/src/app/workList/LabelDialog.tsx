import { getWorkListSettings, labelWorks, type ListedWork } from '@omur/contract/app/workList';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './workList.module.css';

interface LabelDialogProps {
  works: readonly ListedWork[];
  /** What is chosen was read before it was labelled. */
  onDone: () => void;
  onClose: () => void;
}

/** H102: gives the chosen works a label, or takes one off them. */
export function LabelDialog({ works, onDone, onClose }: LabelDialogProps) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [isOff, setIsOff] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { data } = useQuery(queryFor(getWorkListSettings));
  const labels = data?.labels ?? [];
  const change = useChange(labelWorks, () => {
    toast({ text: t(isOff ? messages.unlabelled : messages.labelled) });
    onDone();
    onClose();
  });
  const submit = () => {
    const label = typed.trim();
    setIsMissing(label === '');
    if (label === '') return;
    change.send({ body: { label, workIds: works.map(({ workId }) => workId), isLabelled: !isOff } });
  };
  return (
    <FormDialog
      title={t(messages.labelTitle)}
      description={t(messages.labelMore)}
      size="small"
      refusal={change.refusal ?? change.problemAt('workIds')}
      isSending={change.isSending}
      onSubmit={submit}
      onClose={onClose}
      isStacked
    >
      <TextField
        label={t(messages.labelName)}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        error={isMissing ? t(messages.labelMissing) : change.problemAt('label')}
      />
      {labels.length > 0 && (
        <>
          <div className={styles.own} role="group" aria-label={t(messages.ownLabels)}>
            {labels.map(({ label }) => (
              <Button key={label} size="small" aria-pressed={typed === label} onClick={() => setTyped(label)}>
                {label}
              </Button>
            ))}
          </div>
          <CheckboxField label={t(messages.takeOff)} isChecked={isOff} onChange={setIsOff} />
        </>
      )}
    </FormDialog>
  );
}
