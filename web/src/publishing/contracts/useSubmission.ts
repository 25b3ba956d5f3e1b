import { submitContract } from '@omur/contract/publishing/contractSubmissions';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import type { Draft } from '../../platform/drafts/drafts.ts';
import { useAttachments } from '../../platform/attachments/useAttachments.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { type ContractForm, payloadOf } from './form.ts';
import { formMessages } from './formMessages.ts';
import { useChange } from '../../platform/api/useChange.ts';

/** The form, its draft and its files, and what becomes of them when they are sent (C4.2). */
export function useSubmission(start: ContractForm, draft: Draft<unknown>) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const attachments = useAttachments();
  const [form, setForm] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  /** Sent, with files that have still to arrive. */
  const [submittedId, setSubmittedId] = useState<number>();

  const leave = () => {
    toast({ text: t(formMessages.submitted) });
    void navigate({ to: '/samningar', search: { flipi: 'i-bid' } });
  };
  const sendFiles = async (submissionId: number) => {
    const missing = await attachments.upload('contractSubmission', submissionId);
    setIsUploading(false);
    if (missing === 0) leave();
    else setSubmittedId(submissionId);
  };
  const sending = useChange(submitContract, ({ submissionId }) => {
    draft.forget();
    if (attachments.all.length === 0) return leave();
    setIsUploading(true);
    void sendFiles(submissionId);
  });

  // The form itself is kept as a draft; files that were chosen are not.
  const wouldLose = attachments.all.length > 0 && !attachments.isWhole;
  useEffect(() => {
    if (!wouldLose) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [wouldLose]);

  const take = (next: ContractForm) => {
    setForm(next);
    draft.keep(next);
    if (sending.error) sending.reset();
  };
  const submit = () =>
    sending.send(
      { body: payloadOf(form) },
      {
        onError: (error) => {
          setAttempt((before) => before + 1);
          // V11: the draft waits behind the page that says what has changed.
          if (isRefusal(error, 412))
            void navigate({
              to: '/precondition-failed',
              search: { back: '/samningar/stofna' },
              state: { why: error.message },
            });
        },
      },
    );

  return {
    form,
    take,
    edit: (part: Partial<ContractForm>) => take({ ...form, ...part }),
    attachments,
    submittedId,
    submit,
    isSubmitting: sending.isSending || isUploading,
    fields: sending.fields,
    refusal: sending.refusal,
    attempt,
  };
}
