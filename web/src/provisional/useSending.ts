import { listProvisionalWorks } from '@omur/contract/provisional';
import { getWork } from '@omur/contract/works';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../api/refusal.ts';
import { useToast } from '../ui/Toast.tsx';

const affected: ReadonlySet<unknown> = new Set([listProvisionalWorks.path, getWork.path]);

/** Sends a form of the page, says that it is done, and reads the list anew. */
export function useSending<T>(send: () => Promise<T>, done: { text: string; onDone: () => void }) {
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ text: done.text });
      done.onDone();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
    },
  });
  const fieldError = (wire: string) =>
    isRefusal(error) ? error.fields.find(({ field }) => field === wire)?.message : undefined;
  return {
    send: () => !isPending && mutate(),
    isSending: isPending,
    refusal: isRefusal(error) && error.fields.length === 0 ? error.message : undefined,
    failure: error && !isRefusal(error) ? error : null,
    fieldError,
  };
}
