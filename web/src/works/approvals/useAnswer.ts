import * as calls from '@omur/contract/works/approvals';
import { listPersonWorks } from '@omur/contract/people/persons';
import { getWork, listLightChanges, listWorkAuthors } from '@omur/contract/works/works';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

const affected: ReadonlySet<unknown> = new Set(
  [
    calls.listApprovals,
    calls.listPersonApprovals,
    calls.listWaitingApprovals,
    getWork,
    listLightChanges,
    listWorkAuthors,
    listPersonWorks,
  ].map(({ path }) => path),
);

/** Answers about one work, then has all that hangs on it read again; also when somebody or the clock was quicker. */
export function useAnswer(workId: number) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const readAgain = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
  return useMutation({
    mutationFn: (body: calls.NewAnswer) => call(calls.answerApproval, { params: { workId }, body }),
    onSuccess: (_, { approval }) => {
      toast({ text: t(approval ? messages.approved : messages.objected) });
      return readAgain();
    },
    onError: (error) => {
      if (!isRefusal(error, 409) && !isRefusal(error, 412)) return undefined;
      toast({ look: 'warning', text: error.message });
      return readAgain();
    },
  });
}
