import { useChange, useReadAnew } from '../../platform/api/useChange.ts';
import { askRegistrant } from '@omur/contract/works/questions';
import { type ReviewedWork, reviewWork } from '@omur/contract/works/review';
import { getWork } from '@omur/contract/works/works';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { lightTexts, messages } from './messages.ts';

export interface Decided {
  work: ReviewedWork;
  isApproved: boolean;
  remark: string;
}

/**
 * Decides on a work as it was read, says to which light it went, and goes on; also when somebody else was quicker, with what they
 * decided. A work that has changed meanwhile stays, and is read anew.
 */
export function useDecision(onDone: (workId: number) => void) {
  const t = useText();
  const toast = useToast();
  const readAnew = useReadAnew();

  const goOn = async (workId: number) => {
    onDone(workId);
    await readAnew(reviewWork);
  };

  return useMutation({
    mutationFn: async ({ work: { workId, lastChangedAt }, isApproved, remark }: Decided) => {
      const said = remark.trim();
      await call(reviewWork, {
        params: { workId },
        body: { isApproved, lastChangedAt, ...(said && { remark: said }) },
      });
      return call(getWork, { params: { workId } });
    },
    onSuccess: ({ workId, title, light }, { isApproved }) => {
      const text = isApproved ? messages.wasApproved : messages.wasRefused;
      toast({ text: t(text, { title, light: t(lightTexts[light]) }) });
      return goOn(workId);
    },
    onError: (error, { work }) => {
      if (isRefusal(error, 412)) return readAnew(reviewWork);
      if (!isRefusal(error, 409) && !isRefusal(error, 404)) return undefined;
      toast({ look: 'warning', text: `${work.title}: ${error.message}` });
      return goOn(work.workId);
    },
  });
}

/** Approves a work as it was read, after you have gone on; what comes in between is said. Answers whether it was approved. */
export function useLateApproval() {
  const toast = useToast();
  const readAnew = useReadAnew();
  return async ({ workId, title, lastChangedAt }: ReviewedWork, remark: string) => {
    const said = remark.trim();
    const isApproved = await call(reviewWork, {
      params: { workId },
      body: { isApproved: true, lastChangedAt, ...(said && { remark: said }) },
    }).then(
      () => true,
      (error: Error) => {
        toast({ look: 'warning', text: `${title}: ${error.message}` });
        return false;
      },
    );
    await readAnew(reviewWork);
    return isApproved;
  };
}

/** Asks the registrant, and goes on: the work waits for the answer. */
export function useQuestion(onDone: (workId: number) => void) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, error, reset } = useChange(askRegistrant);
  const ask = ({ workId, registrantName }: ReviewedWork, question: string) =>
    send(
      { params: { workId }, body: { question: question.trim() } },
      {
        onSuccess: () => {
          toast({ text: t(messages.wasAsked, { name: registrantName ?? '' }) });
          onDone(workId);
        },
      },
    );
  return { ask, isAsking: isSending, error, reset };
}
