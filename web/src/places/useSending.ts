import type { Endpoint } from '@omur/contract/endpoint';
import * as places from '@omur/contract/places';
import * as desk from '@omur/contract/placesDesk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';

const affected: ReadonlySet<unknown> = new Set(
  [...Object.values(places), ...Object.values(desk)].flatMap((one) => ('path' in one ? [one.path] : [])),
);

/** Sends a change of a place and reads all places anew; says which fields the server refused, and what is left over. */
export function useSending<P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) {
  const client = useQueryClient();
  const sent = useRef({ content: '', idempotencyKey: '' });
  const readAnew = () => client.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: { params?: P; body: B }) => {
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
    onError: () =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid]')?.focus()),
  });
  const fields = isRefusal(error) ? error.fields : [];
  return {
    send: mutate,
    isSending: isPending,
    forget: reset,
    readAnew,
    /** Somebody else changed it after it was read. */
    isOutdated: isRefusal(error, 412),
    problemAt: (wire: string) => fields.find(({ field }) => field === wire)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}

export type Sending = Omit<ReturnType<typeof useSending>, 'send'>;
