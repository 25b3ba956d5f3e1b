import type { Endpoint } from '@omur/contract/endpoint';
import { listUsers } from '@omur/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';

/** Sends a form of this page; says which fields the server refused, and what is left over. */
export function useSending<P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) {
  const client = useQueryClient();
  const sent = useRef({ content: '', idempotencyKey: '' });
  const mutation = useMutation({
    mutationFn: (asked: { params?: P; body: B }) => {
      // The same content sent again is another try of the same thing.
      const content = JSON.stringify(asked);
      if (sent.current.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
      return call(to, { ...asked, idempotencyKey: sent.current.idempotencyKey });
    },
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: [listUsers.path] });
      onDone(answer);
    },
    onError: () =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid]')?.focus()),
  });
  const { error } = mutation;
  const fields = isRefusal(error) ? error.fields : [];
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    problemAt: (wire: string) => fields.find(({ field }) => field === wire)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}
