import { useReadAnew } from '../../platform/api/useChange.ts';
import { applyForGrant } from '@omur/contract/grants/fundApplications';
import type { Person } from '@omur/contract/people/persons';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { useAttachments } from '../../platform/attachments/useAttachments.ts';
import { type Choice, type GrantForm, payloadOf, readDraft, startForm, writtenDraft } from './form.ts';

/** Where an application is: being written, arrived with its files on the way, or arrived without all of them. */
export type Phase = { at: 'form' } | { at: 'files' | 'filesMissing'; applicationId: number };
/** What became of the last try, shown for a while in a dialog (L4.6, L8.7). */
export type Outcome = { is: 'sent'; applicationId: number } | { is: 'failed'; status: number };

interface Sending {
  choice: Choice;
  fundPeriodId: number;
}

/** The form of one fund with its draft and files, and what becomes of it when it is sent. */
export function useApplication(person: Person, fundId: number) {
  const draft = useDraft<unknown>(`fund.${fundId}`);
  const [start] = useState(() => readDraft(draft.restored));
  const [form, setForm] = useState(start ?? (() => startForm(person)));
  const [isRestored, setIsRestored] = useState(start !== undefined);
  const [phase, setPhase] = useState<Phase>({ at: 'form' });
  const [outcome, setOutcome] = useState<Outcome>();
  const [lastSent, setLastSent] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const attachments = useAttachments();
  const readAnew = useReadAnew();
  const key = useRef({ content: '', idempotencyKey: '' });

  const sending = useMutation({
    networkMode: 'always',
    mutationFn: async ({ choice, fundPeriodId }: Sending) => {
      const body = payloadOf({ form, choice, fundPeriodId, person });
      const content = JSON.stringify(body);
      // The same content sent again is another try of the same thing (W5).
      if (key.current.content !== content) key.current = { content, idempotencyKey: crypto.randomUUID() };
      return call(applyForGrant, { body, idempotencyKey: key.current.idempotencyKey });
    },
    onSuccess: async (applicationId) => {
      // It has arrived: whatever becomes of the files, it is not to be sent again.
      key.current = { content: '', idempotencyKey: '' };
      draft.forget();
      setForm(startForm(person));
      setIsRestored(false);
      setLastSent(applicationId);
      void readAnew(applyForGrant);
      if (attachments.all.length === 0) return arrived(applicationId);
      setPhase({ at: 'files', applicationId });
      const missing = await attachments.upload('application', applicationId);
      if (missing === 0) arrived(applicationId);
      else setPhase({ at: 'filesMissing', applicationId });
    },
    onError: (error) => {
      setAttempt((before) => before + 1);
      setOutcome({ is: 'failed', status: isRefusal(error) ? error.status : 0 });
    },
  });

  const arrived = (applicationId: number) => {
    attachments.clear();
    setPhase({ at: 'form' });
    setOutcome({ is: 'sent', applicationId });
  };

  const edit = (changes: Partial<GrantForm>) => {
    if (sending.isPending) return;
    const next = { ...form, ...changes };
    setForm(next);
    draft.keep(writtenDraft(next));
    setLastSent(undefined);
    if (!sending.isIdle) sending.reset();
  };

  const clean = () => {
    draft.forget();
    setForm(startForm(person));
    setIsRestored(false);
    attachments.clear();
    sending.reset();
  };

  useLeaveWarning(attachments.all.some(({ state }) => state !== 'sent'));
  return {
    form,
    edit,
    clean,
    savedAt: draft.savedAt,
    isRestored,
    closeRestored: () => setIsRestored(false),
    attachments,
    send: (to: Sending) => !sending.isPending && sending.mutate(to),
    isSending: sending.isPending && phase.at === 'form',
    error: sending.error,
    attempt,
    phase,
    finish: (applicationId: number) => arrived(applicationId),
    outcome,
    closeOutcome: () => setOutcome(undefined),
    lastSent,
  };
}

export type Application = ReturnType<typeof useApplication>;

/** What was typed is kept as a draft; the files that were chosen are not. */
function useLeaveWarning(hasFiles: boolean) {
  useEffect(() => {
    if (!hasFiles) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasFiles]);
}
