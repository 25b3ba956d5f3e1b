import { listWaitingWorks, reviewWork, type WaitingWork } from '@omur/contract/review';
import { listPersonWorks } from '@omur/contract/persons';
import { getWork, listLightChanges } from '@omur/contract/works';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { useText } from '../texts.tsx';
import { useToast } from '../ui/Toast.tsx';
import { lightTexts, messages } from './messages.ts';

const affected: ReadonlySet<unknown> = new Set(
  [getWork, listLightChanges, listPersonWorks, listWaitingWorks].map(({ path }) => path),
);

interface Decided {
  work: WaitingWork;
  isApproved: boolean;
  remark: string;
}

/** Decides on a work, says to which light it went, and goes on; also when somebody else was quicker. */
export function useDecision(onDecided: (workId: number) => void) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();

  const goOn = async (workId: number) => {
    onDecided(workId);
    await queries.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
  };

  return useMutation({
    mutationFn: async ({ work: { workId }, isApproved, remark }: Decided) => {
      const said = remark.trim();
      await call(reviewWork, { params: { workId }, body: { isApproved, ...(said && { remark: said }) } });
      return call(getWork, { params: { workId } });
    },
    onSuccess: ({ workId, title, light }, { isApproved }) => {
      const text = isApproved ? messages.wasApproved : messages.wasRefused;
      toast({ text: t(text, { title, light: t(lightTexts[light]) }) });
      return goOn(workId);
    },
    onError: (error, { work }) => {
      if (!isRefusal(error, 409) && !isRefusal(error, 404)) return undefined;
      toast({ look: 'warning', text: `${work.title}: ${error.message}` });
      return goOn(work.workId);
    },
  });
}
