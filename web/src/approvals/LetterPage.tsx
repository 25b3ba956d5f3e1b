import { answerByLetter, getAskedApproval, type NewAnswer } from '@omur/contract/approvals';
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { asking, retryQueries } from '../api/queries.ts';
import { isRefusal } from '../api/refusal.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { languageKey } from '../text.ts';
import { useLanguage, useText } from '../texts.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { AskedWork } from './AskedWork.tsx';
import { Answered, CannotAnswer } from './LetterEnds.tsx';
import styles from './LetterPage.module.css';
import { messages } from './messages.ts';

const client = new QueryClient({
  defaultOptions: { queries: { retry: retryQueries } },
});
const route = getRouteApi('/samthykki/$token');

/** Where the link of a letter leads: a co-author answers without logging in (V5). */
export function LetterPage() {
  const t = useText();
  useDocumentTitle(t(messages.letterTitle));
  useLanguageOfLetter();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <QueryClientProvider client={client}>
          <Letter token={route.useParams().token} />
        </QueryClientProvider>
      </main>
    </div>
  );
}

function Letter({ token }: { token: string }) {
  const queries = useQueryClient();
  const question = asking(getAskedApproval, { params: { token } });
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

const isExpected = (status: number) => [403, 404, 409, 429].includes(status);

/** The letter's language, unless this browser's reader has chosen one. */
function useLanguageOfLetter() {
  const [, choose] = useLanguage();
  const { mal } = route.useSearch();
  useLayoutEffect(() => {
    if (mal === 'en' && !hasChosen()) choose('en');
  }, [mal, choose]);
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(languageKey) !== null;
  } catch {
    return false;
  }
}
