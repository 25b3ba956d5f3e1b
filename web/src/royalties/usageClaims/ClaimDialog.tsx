import { listPersonWorks, type PersonWork } from '@omur/contract/people/persons';
import { type ClaimableUsage, claimUsage } from '@omur/contract/royalties/usageClaims';
import { getWork } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor, listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { messages } from './messages.ts';
import { Used } from './Used.tsx';
import styles from './usageClaims.module.css';
import { useChange } from '../../platform/api/useChange.ts';

type Chosen = Pick<PersonWork, 'workId' | 'title'>;

interface ClaimDialogProps {
  usage: ClaimableUsage;
  personId: number;
  onClose: () => void;
}

/** Says which of one's works was used; a work of the same title is chosen to begin with. */
export function ClaimDialog({ usage, personId, onClose }: ClaimDialogProps) {
  const { ownWorkId } = usage;
  const own = useQuery({
    ...queryFor(getWork, { params: { workId: ownWorkId ?? 0 } }),
    enabled: ownWorkId !== null,
  });
  if (ownWorkId !== null && own.isPending) return null;
  return <ClaimForm usage={usage} personId={personId} own={own.data} onClose={onClose} />;
}

function ClaimForm({ usage, personId, own, onClose }: ClaimDialogProps & { own: Chosen | undefined }) {
  const t = useText();
  const toast = useToast();
  const [chosen, setChosen] = useState(own);
  const [typed, setTyped] = useState(own?.title ?? '');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(claimUsage, () => {
    toast({ text: t(messages.sent) });
    onClose();
  });
  const submit = () => {
    setIsTried(true);
    if (!chosen) return;
    const { unmatchedUsageId } = usage;
    send({ body: { unmatchedUsageId, workId: chosen.workId, note } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.claimTitle)}
      description={t(messages.claimMore)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Used usage={usage} />
      <OwnWorkField
        personId={personId}
        typed={typed}
        isChosen={chosen !== undefined}
        error={isTried && !chosen ? t(messages.ownWorkMissing) : problemAt('workId')}
        onInput={(text) => {
          setTyped(text);
          setChosen(undefined);
        }}
        onSelect={(work) => {
          setTyped(work.title);
          setChosen(work);
        }}
      />
      <TextArea
        isOptional
        label={t(messages.note)}
        hint={t(messages.noteHint)}
        maxLength={1000}
        rows={3}
        value={note}
        onChange={setNote}
        error={problemAt('note')}
      />
    </FormDialog>
  );
}

interface OwnWorkFieldProps {
  personId: number;
  typed: string;
  isChosen: boolean;
  error: string | undefined;
  onInput: (typed: string) => void;
  onSelect: (work: Chosen) => void;
}

const mostShown = 20;

function OwnWorkField({ personId, typed, isChosen, error, onInput, onSelect }: OwnWorkFieldProps) {
  const t = useText();
  const search = useDebounced(typed.trim(), 250);
  const isSettled = search === typed.trim();
  const found = useQuery({
    ...listQueryFor(listPersonWorks, { params: { personId }, query: { search, limit: mostShown } }),
    enabled: search !== '' && isSettled && !isChosen,
  });
  // A work stands in the list once for each author through whom you see it.
  const works = new Map((found.data?.rows ?? []).map((work) => [work.workId, work]));
  return (
    <Combobox
      label={t(messages.ownWork)}
      hint={t(messages.ownWorkHint)}
      error={error}
      value={typed}
      onInput={onInput}
      options={isSettled && !isChosen ? [...works.values()] : []}
      optionKey={({ workId }) => workId}
      renderOption={({ title, workId }) => (
        <span className={styles.option}>
          {title} <span className="dim small tabular">{workId}</span>
        </span>
      )}
      onSelect={onSelect}
      isLoading={!isChosen && (!isSettled || found.isFetching)}
      emptyText={found.error?.message ?? t(messages.ownWorkNone)}
    />
  );
}
