import { closeProvisionalWork, type ProvisionalWork } from '@omur/contract/works/provisional';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

/** Closing cannot be undone, and says why. */
export function CloseDialog({ work, onClose }: { work: ProvisionalWork; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { workId, title } = work;
  const { send, isSending, refusal, problemAt } = useChange(closeProvisionalWork, () => {
    toast({ text: t(messages.closed, { title }) });
    onClose();
  });
  const submit = () => {
    setIsMissing(remark.trim() === '');
    if (remark.trim() === '') field.current?.focus();
    else send({ params: { workId }, body: { remark } });
  };
  return (
    <FormDialog
      isStacked
      isDanger
      title={t(messages.closeTitle, { title })}
      description={t(messages.closeWhy)}
      refusal={refusal}
      isSending={isSending}
      act={t(messages.closeIt)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        ref={field}
        label={t(messages.reason)}
        error={isMissing ? t(messages.reasonMissing) : problemAt('remark')}
        maxLength={2000}
        rows={2}
        value={remark}
        onChange={(said) => {
          setRemark(said);
          setIsMissing(false);
        }}
      />
    </FormDialog>
  );
}
