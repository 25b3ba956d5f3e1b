import { useState } from 'react';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { NewContractForm } from './NewContractForm.tsx';
import { type ContractForm, emptyForm, readForm } from './form.ts';
import { formMessages } from './formMessages.ts';
import { takeOffered } from './offeredWorks.ts';

/** C2.7: a new contract, for a publisher or an author, and for staff on behalf of either. */
export function NewContractPage() {
  const t = useText();
  const { isKnown, error, retry, role, person, authorId, isPublisher, isStaff } = useMember();
  if (error) return <PageFailed error={error} reset={retry} />;
  if (!isKnown) return <PageWaits />;
  if (!isStaff && role !== 'member')
    return (
      <Stack>
        <PageHeader title={t(formMessages.title)} />
        <EmptyState title={t(formMessages.notYours)}>{t(formMessages.notYoursMore)}</EmptyState>
      </Stack>
    );
  const isOwnAuthor = !isPublisher && !isStaff && person && authorId !== undefined;
  const own = {
    ...(isPublisher && person && !isStaff && { publisher: { personId: person.personId, name: person.name } }),
    ...(isOwnAuthor && { author: { authorId, displayName: person.name } }),
  };
  return <Opened own={own} />;
}

function Opened({ own }: { own: Pick<ContractForm, 'publisher' | 'author'> }) {
  const draft = useDraft<unknown>('contract');
  const [fresh] = useState(() => emptyForm(new Date().toISOString().slice(0, 10), own));
  const [offered] = useState(takeOffered);
  const [restored] = useState(() => readForm(draft.restored));
  return (
    <NewContractForm
      // Works that were chosen elsewhere begin a contract of their own.
      start={Object.keys(offered).length > 0 ? { ...fresh, ...offered } : (restored ?? fresh)}
      fresh={fresh}
      draft={draft}
      isRestored={restored !== undefined && Object.keys(offered).length === 0}
    />
  );
}
