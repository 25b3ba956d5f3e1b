import { listAccessRequests, listAccessToMe, listMyAccess } from '@omur/contract/accounts/delegation';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallArguments, call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useToast } from '../../platform/ui/Toast.tsx';

const shown: unknown[] = [listAccessRequests.path, listAccessToMe.path, listMyAccess.path];

/** One act of this page: sends it, says that it is done, and reads the lists anew. */
export function useAct<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, done: string, onDone?: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: CallArguments<P, Q, B>) => call(endpoint, asked),
    onSuccess: async () => {
      toast({ text: done, look: 'success' });
      onDone?.();
      await client.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(queryKey[0]) });
    },
  });
  const fields = isRefusal(error) ? error.fields : [];
  return {
    act: mutate,
    isActing: isPending,
    problemAt: (wire: string) => fields.find(({ field }) => field === wire)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}
