import { closeProvisionalWork, type ProvisionalWork } from '@omur/contract/provisional';
import { useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useText } from '../texts.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { FormDialog } from './FormDialog.tsx';
import { messages } from './messages.ts';
import { useSending } from './useSending.ts';

/** Closing cannot be undone, and says why. */
export function CloseDialog({ work, onClose }: { work: ProvisionalWork; onClose: () => void }) {
  const t = useText();
  const [remark, setRemark] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { workId, title } = work;
  const sending = useSending(() => call(closeProvisionalWork, { params: { workId }, body: { remark } }), {
    text: t(messages.closed, { title }),
    onDone: onClose,
  });
  const submit = () => {
    setIsMissing(remark.trim() === '');
    if (remark.trim() === '') field.current?.focus();
    else sending.send();
  };
  return (
    <FormDialog
      isDanger
      title={t(messages.closeTitle, { title })}
      description={t(messages.closeWhy)}
      sending={sending}
      sendLabel={t(messages.closeIt)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        ref={field}
        label={t(messages.reason)}
        error={isMissing ? t(messages.reasonMissing) : sending.fieldError('ATHUGASEMD')}
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
