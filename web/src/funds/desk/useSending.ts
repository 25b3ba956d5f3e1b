import { listFundPeriods, listFunds } from '@omur/contract/funds';
import type { Endpoint } from '@omur/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { isRefusal } from '../../api/refusal.ts';

const base = listFunds.path;

/** Sends a change of funds, periods or decisions and reads anew what is known of them. */
export function useSending<P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) {
  const client = useQueryClient();
  const sent = useRef({ content: '', idempotencyKey: '' });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: { params?: P; body?: B }) => {
      // The same content sent again is another try of the same thing.
      const content = JSON.stringify(asked);
      if (sent.current.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
      return call(to, { ...asked, idempotencyKey: sent.current.idempotencyKey });
    },
    onSuccess: async (answer) => {
      sent.current = { content: '', idempotencyKey: '' };
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(base) && path !== listFundPeriods.path,
      });
      onDone(answer);
    },
    onError: () =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid]')?.focus()),
  });
  const fields = isRefusal(error) ? error.fields : [];
  return {
    send: mutate,
    reset,
    isSending: isPending,
    problemAt: (wire: string) => fields.find(({ field }) => field === wire)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}
