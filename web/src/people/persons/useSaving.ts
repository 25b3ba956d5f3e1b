import { useReadAnew } from '../../platform/api/useChange.ts';
import { changePerson, type Person } from '@omur/contract/people/persons';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { type DetailsForm, formOf, mergeForms, payloadOf, readKept } from './form.ts';
import { messages } from './messages.ts';

/** Where the card of the person is: their own, or for staff anybody's. */
export const cardOf = (personId: number, isOwn: boolean) =>
  isOwn
    ? ({ to: '/mitt-spjald', search: { flipi: 'hofundur' } } as const)
    : ({ to: '/personur/$personId', params: { personId: String(personId) } } as const);

/** The form, its draft, what somebody else changed since it was begun, and what becomes of it when it is saved. */
export function useSaving(person: Person, isOwn: boolean) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const readAnew = useReadAnew();
  const draft = useDraft<unknown>(`person.${person.personId}`);
  const base = formOf(person);
  const [start] = useState(() => startOf(readKept(draft.restored), person));
  const [form, setForm] = useState(start.form);
  const [changes, setChanges] = useState(start.changes);
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const [attempt, setAttempt] = useState(0);

  const refresh = () => readAnew(changePerson);

  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (password: string) =>
      call(changePerson, {
        params: { personId: person.personId },
        body: payloadOf(form, person, person.version, password),
      }),
    onSuccess: async () => {
      draft.forget();
      // C4.6: the card shows what is on file now.
      await refresh();
      toast({ text: t(messages.saved) });
      await navigate(cardOf(person.personId, isOwn));
    },
    onError: async (error) => {
      setAttempt((before) => before + 1);
      if (!isRefusal(error, 412)) return;
      // C8.4, V11: the draft waits behind the page that says so, with what it was begun on.
      draft.keep({ form, base, version: person.version });
      await navigate({
        to: '/precondition-failed',
        search: { back: `/mitt-spjald/${person.personId}/uppfaera` },
        state: { why: error.message },
      });
      await refresh();
    },
  });

  const edit = (part: Partial<DetailsForm>) => {
    if (saving.isPending) return;
    const next = { ...form, ...part };
    setForm(next);
    draft.keep({ form: next, base, version: person.version });
    if (!saving.isIdle) saving.reset();
  };

  const startOver = () => {
    draft.forget();
    setForm(base);
    setChanges([]);
    setIsRestored(false);
    saving.reset();
  };

  return {
    form,
    base,
    /** What was on file when the draft was begun, where that is no longer what is on file. */
    before: start.before,
    changes,
    settle: (unit: (typeof changes)[number]['unit']) =>
      setChanges((all) => all.map((one) => (one.unit === unit ? { ...one, isMine: false } : one))),
    edit,
    startOver,
    forget: draft.forget,
    savedAt: draft.savedAt,
    isRestored,
    closeRestored: () => setIsRestored(false),
    /** `onUnconfirmed` is called where a confirmation in place of a password is over (X133). */
    save: (password: string, onUnconfirmed: () => void) =>
      !saving.isPending &&
      saving.mutate(password, {
        onError: (error) => isRefusal(error) && error.code === 'password.confirmNeeded' && onUnconfirmed(),
      }),
    isSaving: saving.isPending,
    error: saving.error,
    attempt,
    fail: () => setAttempt((before) => before + 1),
  };
}

function startOf(kept: ReturnType<typeof readKept>, person: Person) {
  const onFile = formOf(person);
  if (!kept) return { form: onFile, changes: [], isRestored: false, before: onFile };
  if (kept.version === person.version)
    return { form: kept.form, changes: [], isRestored: true, before: onFile };
  const merged = mergeForms(kept.form, kept.base, onFile);
  return { ...merged, isRestored: merged.changes.length === 0, before: kept.base };
}
