import { answerByLetter, getAskedApproval, type NewAnswer } from '@omur/contract/works/approvals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { isExpected, LetterFrame } from '../../platform/page/LetterFrame.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { AskedWork } from './AskedWork.tsx';
import { Answered, CannotAnswer } from './LetterEnds.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/samthykki/$token');

/** Where the link of a letter leads: a co-author answers without logging in (V5). */
export function LetterPage() {
  const t = useText();
  const { mal } = route.useSearch();
  return (
    <LetterFrame title={t(messages.letterTitle)} language={mal}>
      <Letter token={route.useParams().token} />
    </LetterFrame>
  );
}

function Letter({ token }: { token: string }) {
  const queries = useQueryClient();
  const question = queryFor(getAskedApproval, { params: { token } });
  const asked = useQuery(question);
  // One key for the whole visit: a lost answer and a second press are the same answer.
  const key = useRef(crypto.randomUUID());
  const answer = useMutation({
    mutationFn: (body: NewAnswer) =>
      call(answerByLetter, { params: { token }, body, idempotencyKey: key.current }),
    onError: (error) => {
      if (isRefusal(error) && error.status !== 422 && error.status !== 0)
        void queries.invalidateQueries({ queryKey: question.queryKey });
    },
  });

  if (answer.isSuccess) return <Answered isApproved={answer.variables.approval} />;
  if (isRefusal(asked.error) && isExpected(asked.error.status)) return <CannotAnswer refusal={asked.error} />;
  if (asked.data)
    return (
      <AskedWork
        asked={asked.data}
        onAnswer={answer.mutate}
        isAnswering={answer.isPending}
        error={answer.error}
      />
    );
  if (asked.error) return <PageFailed error={asked.error} reset={() => void asked.refetch()} />;
  return <Skeleton shape="rows" count={5} />;
}
