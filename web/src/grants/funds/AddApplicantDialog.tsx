import { searchAuthors, type FoundAuthor } from '@omur/contract/people/authors';
import { mostApplicants } from '@omur/contract/grants/fundApplications';
import { applicantProblem } from '@omur/contract/grants/rules/fundApplication';
import { fundRuleTexts } from '@omur/contract/platform/rules/fundTexts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { numberAndName } from '../../platform/ui/numberAndName.ts';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import type { GrantForm } from './form.ts';
import { messages } from './messages.ts';

/** F9.5 */
const searchAfter = 1000;
type Applicant = GrantForm['applicants'][number];

interface AddApplicantDialogProps {
  applicants: readonly Applicant[];
  ownAuthorIds: readonly number[];
  onAdd: (applicant: Applicant) => void;
  onClose: () => void;
}

/** L2.32: an author found in the list, or somebody who is not in it. */
export function AddApplicantDialog({ applicants, ownAuthorIds, onAdd, onClose }: AddApplicantDialogProps) {
  const t = useText();
  const id = useId();
  const [way, setWay] = useState<'found' | 'typed'>('found');
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isFull = applicants.length >= mostApplicants;
  const whyNot = (added: Applicant) => {
    const problem = applicantProblem(added, applicants, ownAuthorIds);
    return problem && t(fundRuleTexts[problem]);
  };
  const typed = { authorId: null, name: name.trim() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!whyNot(typed) && !isFull) onAdd(typed);
  };
  return (
    <Dialog
      isOpen
      title={t(messages.addApplicant)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          {way === 'typed' && (
            <Button look="primary" type="submit" form={id}>
              {t(messages.add)}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t(messages.ways)}
        tabs={(['found', 'typed'] as const).map((one) => ({ id: one, label: t(messages[one]) }))}
        value={way}
        onChange={setWay}
      >
        {way === 'found' ? (
          <AuthorSearch
            whyNot={({ authorId, displayName }) => whyNot({ authorId, name: displayName })}
            onSelect={({ authorId, displayName }) => !isFull && onAdd({ authorId, name: displayName })}
          />
        ) : (
          <form id={id} noValidate onSubmit={submit}>
            <TextField
              label={t(messages.typedName)}
              value={name}
              onChange={setName}
              error={isTried ? whyNot(typed) : undefined}
              autoComplete="off"
              required
            />
          </form>
        )}
      </Tabs>
    </Dialog>
  );
}

interface AuthorSearchProps {
  whyNot: (author: FoundAuthor) => string | undefined;
  onSelect: (author: FoundAuthor) => void;
}

function AuthorSearch({ whyNot, onSelect }: AuthorSearchProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), searchAfter);
  const isSettled = settled === typed.trim();
  const found = useQuery({
    ...listQueryFor(searchAuthors, { query: questionOf(settled) }),
    enabled: settled !== '' && isSettled,
  });
  return (
    <Combobox
      label={t(messages.search)}
      hint={t(messages.searchHint)}
      value={typed}
      onInput={setTyped}
      options={(isSettled && found.data?.rows) || []}
      optionKey={({ authorId }) => authorId}
      renderOption={({ authorId, displayName, kennitalaStart }) => (
        <>
          {displayName}{' '}
          <span className="dim small">
            {[kennitalaStart && `${kennitalaStart}…`, t(messages.authorNumber, { authorId })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
      onSelect={onSelect}
      whyNot={whyNot}
      isLoading={!isSettled || found.isFetching}
      emptyText={found.error?.message ?? found.data?.emptyText}
    />
  );
}

/** Digits are a national ID once there are ten of them, and an author's number until then. */
function questionOf(typed: string) {
  const numbered = numberAndName(typed);
  if (numbered) return numbered;
  return /^\d{1,9}$/u.test(typed) ? { authorId: Number(typed) } : { name: typed };
}
