import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from './call.ts';
import { isRefusal } from './refusal.ts';

/**
 * Sends a change and reads anew what it touches, also when somebody else was quicker (V11); says which fields the server refused,
 * and what is left over. `isAffected` is asked of the path of every answer at hand.
 */
export function useSending<P, B, R>(
  to: Endpoint<P, object, B, R>,
  isAffected: (path: string) => boolean,
  onDone: (answer: R) => void,
) {
  const client = useQueryClient();
  const sent = useRef({ content: '', idempotencyKey: '' });
  const readAnew = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isAffected(String(path)) });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: { params?: P; body?: B }) => {
      // The same content sent again is another try of the same thing.
      const content = JSON.stringify(asked);
      if (sent.current.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
      return call(to, { ...asked, idempotencyKey: sent.current.idempotencyKey });
    },
    onSuccess: async (answer) => {
      sent.current = { content: '', idempotencyKey: '' };
      await readAnew();
      onDone(answer);
    },
    onError: (refused) => {
      if (isRefusal(refused, 412)) void readAnew();
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('dialog [aria-invalid], main [aria-invalid]')?.focus(),
      );
    },
  });
  const fields = isRefusal(error) ? error.fields : [];
  return {
    send: mutate,
    reset,
    readAnew,
    isSending: isPending,
    fields,
    error,
    /** Somebody else changed it after it was read; what is there now has been read since. */
    isOutdated: isRefusal(error, 412),
    problemAt: (wire: string) => fields.find(({ field }) => field === wire)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}
