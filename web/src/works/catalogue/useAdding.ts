import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { listQueryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useToast } from '../../platform/ui/Toast.tsx';
import type { ListOfWork } from './WorkList.tsx';

interface Adding<P, B, R, Row> {
  to: Endpoint<P, object, B, R>;
  list: ListOfWork<Row>;
  workId: number;
  /** What the notice says when it is done. */
  said: (added: R) => string;
  onDone: () => void;
}

/** Adds one thing to a list of the work, then has the list read again. */
export function useAdding<P, B, R, Row>({ to, list, workId, said, onDone }: Adding<P, B, R, Row>) {
  const client = useQueryClient();
  const toast = useToast();
  const sent = useRef({ body: '', idempotencyKey: '' });

  const mutation = useMutation({
    mutationFn: (asked: { params?: P; body: B }) => {
      // The same content sent again is another try of the same thing.
      const body = JSON.stringify(asked.body);
      if (sent.current.body !== body) sent.current = { body, idempotencyKey: crypto.randomUUID() };
      return call(to, { ...asked, idempotencyKey: sent.current.idempotencyKey });
    },
    onSuccess: (added) => {
      void client.invalidateQueries({ queryKey: listQueryFor(list, { params: { workId } }).queryKey });
      toast({ text: said(added) });
      onDone();
    },
  });

  const { error } = mutation;
  const problems = isRefusal(error) ? error.fields : [];
  return {
    add: mutation.mutate,
    isAdding: mutation.isPending,
    /** What the server found wrong with a field, by its wire name. */
    problemAt: (field: string) => problems.find((problem) => problem.field === field)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && problems.length === 0 ? error.message : undefined,
    forgetRefusal: mutation.reset,
  };
}
