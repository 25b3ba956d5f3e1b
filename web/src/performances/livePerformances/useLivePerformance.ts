import { addLivePerformance } from '@omur/contract/performances/livePerformanceRegistration';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import type { Draft } from '../../platform/drafts/drafts.ts';
import { useLeaveWarning } from '../../platform/drafts/useLeaveWarning.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { type LivePerformanceForm, writtenForm } from './form.ts';
import { pages } from './kinds.ts';
import { messages } from './messages.ts';
import { register } from './payload.ts';
import { neverSent, thisDevice, triedAt, waitsHere } from './sendWaiting.ts';
import { type RefusedField, refusedFields } from './refusedFields.ts';

/** Says how the form changes; what is not named stays. */
export type Edit = (change: (before: LivePerformanceForm) => Partial<LivePerformanceForm>) => void;

export interface Registering {
  form: LivePerformanceForm;
  edit: Edit;
  startOver: (start: LivePerformanceForm) => void;
  submit: (isRegisteredAnyway?: boolean) => void;
  /** H74: it is sent when there is a network, from whatever page is open then. */
  sendLater: () => void;
  isSubmitting: boolean;
  error: Error | null;
  forgetError: () => void;
  refused: readonly RefusedField[];
  attempt: number;
}

/** The form, its draft, and what becomes of it when it is sent. */
export function useLivePerformance(start: LivePerformanceForm, draft: Draft<unknown>): Registering {
  const [form, setForm] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(start);
  const isBusy = useRef(false);
  const done = useDone(draft);
  const touch = useLeaveWarning(draft.savedAt);

  const take = (next: LivePerformanceForm) => {
    latest.current = next;
    setForm(next);
    draft.keep(writtenForm(next));
    touch(Date.now());
  };

  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (sent: LivePerformanceForm) => register(sent, sent.submissionKey ?? crypto.randomUUID()),
    onSuccess: (number, sent) => done(number, sent),
    onError: (error) => {
      setAttempt((before) => before + 1);
      // What the server refused did not happen; of a lost answer nobody knows.
      if (isRefusal(error) && error.status >= 400 && error.status < 500)
        take({ ...latest.current, ...neverSent });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  // Rows of a long set list are drawn again only when they change, so what they call must stay the same.
  const handle = useRef<Edit>(() => undefined);
  useLayoutEffect(() => {
    handle.current = (change) => {
      if (isBusy.current) return;
      take({ ...latest.current, ...change(latest.current), ...neverSent });
      if (!sending.isIdle) sending.reset();
    };
  });
  const edit = useCallback<Edit>((change) => handle.current(change), []);

  const submit = (isAnyway?: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    // Trying again sends the very same once more.
    const { submissionKey = crypto.randomUUID(), isRegisteredAnyway } = latest.current;
    take({
      ...latest.current,
      submissionKey,
      isRegisteredAnyway: isAnyway ?? isRegisteredAnyway,
      triedAt: triedAt(latest.current),
    });
    sending.mutate(latest.current);
  };
  const sendLater = () => {
    const { submissionKey = crypto.randomUUID() } = latest.current;
    take({ ...latest.current, submissionKey, sendsLater: thisDevice() });
    sending.reset();
  };
  const onNetwork = useEffectEvent(() => waitsHere(latest.current) && submit());
  useEffect(() => {
    const listener = () => onNetwork();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);

  const startOver = (next: LivePerformanceForm) => {
    if (isBusy.current) return;
    latest.current = next;
    setForm(next);
    draft.forget();
    touch(0);
    sending.reset();
  };

  const { isPending: isSubmitting, error, reset: forgetError } = sending;
  const refused = isRefusal(error) ? refusedFields(error.fields, form) : [];
  return { form, edit, startOver, submit, sendLater, isSubmitting, error, forgetError, refused, attempt };
}

/** L2.15: what was registered stands on the card; one like it is a press away. */
function useDone(draft: Draft<unknown>) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const readAnew = useReadAnew();
  return async (number: number, { kind, name, performers }: LivePerformanceForm) => {
    draft.forget();
    void readAnew(addLivePerformance);
    // First away from the form, or what the message offers would come before its end.
    await navigate({ to: '/mitt-spjald' });
    toast({
      text: t(messages.registered, { title: name.trim() || performers.trim() }),
      action: {
        label: t(messages.anotherLikeThis),
        onSelect: () => void navigate({ to: pages[kind], search: { eins: number } }),
      },
    });
  };
}
