import { useChange } from '../../platform/api/useChange.ts';
import {
  type JoinCandidate,
  joinUnknownAuthor,
  listJoinCandidates,
  type UnknownAuthor,
} from '@omur/contract/works/authorMerge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { Candidate } from './Candidate.tsx';
import { messages } from './messages.ts';

/** Registered authors that an unknown one may be; one is chosen, and asked about once more. */
export function Candidates({ unknown }: { unknown: UnknownAuthor }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const [chosen, setChosen] = useState<JoinCandidate>();
  const candidates = useQuery({
    ...listQueryFor(listJoinCandidates, {
      params: { authorId: unknown.authorId },
      query: { ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const { join, isJoining, error } = useJoin(unknown, () => setChosen(undefined));
  const rows = candidates.data?.rows ?? [];

  return (
    <Card title={t(messages.candidates)} note={t(messages.candidatesHint)}>
      <Stack>
        {error && <Alert look="danger" isAnnounced title={error.message} />}
        <SearchField label={t(messages.candidateSearch)} value={typed} onChange={setTyped} />
        {candidates.isPending && <Skeleton shape="rows" count={2} />}
        {candidates.error && <PageFailed error={candidates.error} reset={() => void candidates.refetch()} />}
        {candidates.data && rows.length === 0 && (
          <EmptyState title={t(messages.candidatesNone)} icon={<UserSearch />}>
            {t(messages.candidatesNoneHint)}
          </EmptyState>
        )}
        {rows.map((candidate) => (
          <Candidate key={candidate.authorId} candidate={candidate} unknown={unknown} onChoose={setChosen} />
        ))}
      </Stack>
      {chosen && (
        <ConfirmDialog
          isOpen
          onClose={() => setChosen(undefined)}
          title={t(messages.confirmTitle, { unknown: unknown.displayName, name: chosen.displayName })}
          confirmLabel={t(messages.confirm)}
          isLoading={isJoining}
          onConfirm={() => join(chosen)}
        >
          {t(messages.confirmWhat, { count: unknown.worksCount, authorId: String(chosen.authorId) })}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function useJoin({ authorId }: UnknownAuthor, onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { sendAsync, isSending, error } = useChange(joinUnknownAuthor, onDone, onDone);
  const join = async (into: JoinCandidate) => {
    const { worksCount, isAwaited } = await sendAsync({
      params: { authorId },
      body: { authorId: into.authorId },
    });
    toast({
      text: isAwaited
        ? t(messages.joinAwaited)
        : t(messages.joined, { count: worksCount, name: into.displayName }),
    });
    await navigate({ to: '/óþekktir-höfundar', search: ({ leit }) => ({ leit }), replace: true });
  };
  return {
    join: (into: JoinCandidate) => void join(into).catch(() => undefined),
    isJoining: isSending,
    error,
  };
}
