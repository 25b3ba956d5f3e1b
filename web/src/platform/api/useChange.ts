import { type Change, type Declared, isAffected } from '@omur/contract/platform/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type CallArguments, call } from './call.ts';
import { isRefusal } from './refusal.ts';

/** Reads anew what a change makes stale, as the change declares it. */
export function useReadAnew() {
  const client = useQueryClient();
  return (change: Pick<Declared, 'affects'>) =>
    client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isAffected(change, String(path)) });
}

/** What is sent: parts of the path, the query and the body. */
export type Sent<P, Q, B> = Pick<CallArguments<P, Q, B>, 'params' | 'query' | 'body'>;
/** Names a field of a body, in our names. */
export type FieldOf<B> = Extract<keyof NonNullable<B>, string>;

/** Somebody else was quicker: what it was about is gone, decided, or different. */
const overtaken = [404, 409, 410, 412];

/**
 * Sends a change, then reads anew what it affects, also when somebody else was quicker (V11). `onDone` is called when that has been
 * read, with the answer and what was sent. The same content sent again after a lost answer is one change (W5).
 */
export function useChange<P, Q, B, R>(
  to: Change<P, Q, B, R>,
  onDone?: (answer: R, sent: Sent<P, Q, B>) => unknown,
  onRefused?: (error: Error, sent: Sent<P, Q, B>) => unknown,
) {
  const readAnew = useReadAnew();
  const latest = useRef({ content: '', idempotencyKey: '' });
  const { mutate, mutateAsync, data, isPending, isSuccess, error, reset, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (asked: Sent<P, Q, B>) => {
      const content = JSON.stringify(asked);
      if (latest.current.content !== content)
        latest.current = { content, idempotencyKey: crypto.randomUUID() };
      return call(to, { ...asked, idempotencyKey: latest.current.idempotencyKey });
    },
    onSuccess: async (answer, asked) => {
      latest.current = { content: '', idempotencyKey: '' };
      await readAnew(to);
      await onDone?.(answer, asked);
    },
    onError: async (refused, asked) => {
      if (isRefusal(refused) && overtaken.includes(refused.status)) void readAnew(to);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('dialog [aria-invalid], main [aria-invalid]')?.focus(),
      );
      await onRefused?.(refused, asked);
    },
  });
  const fields = isRefusal(error) ? error.fields : [];
  return {
    send: mutate,
    sendAsync: mutateAsync,
    reset,
    readAnew: () => readAnew(to),
    isSending: isPending,
    isSent: isSuccess,
    answer: data,
    /** What was sent last. */
    sent: variables,
    error,
    /** Refusals at fields of the body, by our names. */
    fields,
    /** Somebody else changed it after it was read; what is there now has been read since. */
    isOutdated: isRefusal(error, 412),
    problemAt: (field: FieldOf<B>) => fields.find((one) => one.field === field)?.message,
    /** A refusal that belongs to no field. */
    refusal: error && fields.length === 0 ? error.message : undefined,
  };
}
