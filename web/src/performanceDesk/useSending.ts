import type { Endpoint } from '@omur/contract/endpoint';
import * as live from '@omur/contract/livePerformances';
import { countSameLines, listDeskLivePerformances } from '@omur/contract/performanceDesk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';

const affected: ReadonlySet<unknown> = new Set([
  live.getLivePerformance.path,
  live.listPerformances.path,
  live.listPerformancesAbroad.path,
  live.listForeignPerformances.path,
  live.listForeignPerformancesAbroad.path,
  live.listRedLights.path,
  listDeskLivePerformances.path,
  countSameLines.path,
]);

/** Sends a change of a live performance and reads anew what it touches, also when somebody else was quicker (V11). */
export function useSending<P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) {
  const client = useQueryClient();
  const sent = useRef({ content: '', idempotencyKey: '' });
  const readAnew = () => client.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: { params?: P; body?: B }) => {
      // The same content sent again is another try of the same thing.
      const content = JSON.stringify(asked);
      if (sent.current.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
      return call(to, { ...asked, idempotencyKey: sent.current.idempotencyKey });
    },
    onSuccess: async (answer) => {
      await readAnew();
      onDone(answer);
    },
    onError: (refused) => {
      if (isRefusal(refused, 412)) void readAnew();
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid]')?.focus());
    },
  });
  const fields = isRefusal(error) ? error.fields : [];
  return {
    send: mutate,
    isSending: isPending,
    problemAt: (wire: string) => fields.find(({ field }) => field === wire)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}
