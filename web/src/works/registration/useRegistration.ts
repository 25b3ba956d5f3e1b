import { useReadAnew } from '../../platform/api/useChange.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import type { Draft } from '../../platform/drafts/drafts.ts';
import { useLeaveWarning } from '../../platform/drafts/useLeaveWarning.ts';
import { announceNewWork } from '../../platform/api/crossTabEvents.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import type { WorkForm } from './form.ts';
import { messages } from './messages.ts';
import type { Purpose, Sent } from './purpose.ts';
import { type RefusedField, refusedFields } from './refusedFields.ts';

/** Says how the form changes; what is not named stays. */
export type Edit = (change: (before: WorkForm) => Partial<WorkForm>) => void;

export interface Registration {
  form: WorkForm;
  edit: Edit;
  startOver: (start: WorkForm) => void;
  submit: () => void;
  isSubmitting: boolean;
  error: Error | null;
  refused: readonly RefusedField[];
  attempt: number;
}

/** Told of every try that failed, with the fields that are to blame. */
type OnRefused = (fields: readonly RefusedField[]) => void;

/** The form, its draft, and what becomes of it when it is sent. */
export function useRegistration(
  start: WorkForm,
  draft: Draft<unknown>,
  purpose: Purpose,
  onRefused: OnRefused,
): Registration {
  const [form, setForm] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(start);
  const done = useDone(draft, purpose);
  const navigate = useNavigate();
  const touch = useLeaveWarning(draft.savedAt);

  const take = (next: WorkForm) => {
    latest.current = next;
    setForm(next);
    draft.keep(next);
    touch(Date.now());
  };

  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (sent: WorkForm) => purpose.send(sent, sent.submissionKey ?? crypto.randomUUID()),
    onSuccess: (sent, { title }) => {
      if (purpose.isNew) announceNewWork({ workId: sent.workId, title: title.trim() });
      return done(sent, title.trim());
    },
    onError: (error, sent) => {
      setAttempt((before) => before + 1);
      // What the server refused did not happen; of a lost answer nobody knows.
      if (isRefusal(error) && error.status >= 400 && error.status < 500)
        take({ ...latest.current, ...neverSent });
      onRefused(fieldsOf(error, sent));
      // V11: what the form rested on has changed. The draft waits behind the page that says so.
      if (isRefusal(error, 412) || (isRefusal(error) && error.code === 'work.decidedMeanwhile'))
        void navigate({
          to: '/precondition-failed',
          search: { back: purpose.address },
          state: { why: error.message },
        });
    },
  });
  const isBusy = useRef(false);

  const edit: Edit = (change) => {
    if (isBusy.current) return;
    take({ ...latest.current, ...change(latest.current), ...neverSent });
    if (!sending.isIdle) sending.reset();
  };

  const submit = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { submissionKey = crypto.randomUUID(), restsOn = purpose.registered?.lastChangedAt } =
      latest.current;
    const sent = { ...latest.current, submissionKey, restsOn };
    take(sent);
    sending.mutate(sent, {
      onSettled: () => {
        isBusy.current = false;
      },
    });
  };

  const startOver = (next: WorkForm) => {
    if (isBusy.current) return;
    latest.current = next;
    setForm(next);
    draft.forget();
    touch(0);
    sending.reset();
  };

  const { isPending: isSubmitting, error } = sending;
  return { form, edit, startOver, submit, isSubmitting, error, refused: fieldsOf(error, form), attempt };
}

const neverSent = { submissionKey: undefined, restsOn: undefined };

const fieldsOf = (error: Error | null, form: WorkForm) =>
  isRefusal(error) ? refusedFields(error.fields, form) : [];

function useDone(draft: Draft<unknown>, purpose: Purpose) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const readAnew = useReadAnew();
  return async ({ workId, isProposal }: Sent, title: string) => {
    draft.forget();
    void readAnew(purpose.change);
    const text = t(isProposal ? purpose.texts.proposed : purpose.texts.done, { title });
    const onSelect = () => void navigate({ to: '/verk/stofna', search: { fra: workId } });
    // H148: the songs of an album mostly have the same authors.
    toast({ text, ...(purpose.isNew && { action: { label: t(messages.nextSong), onSelect } }) });
    await navigate({ to: '/verk/$workId', params: { workId: String(workId) } });
  };
}
