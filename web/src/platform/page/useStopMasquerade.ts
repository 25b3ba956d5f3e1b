import { stopMasquerade } from '@omur/contract/accounts/masquerade';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { keepSession } from '../api/session.ts';
import { useToast } from '../ui/Toast.tsx';

/** F2.28, F4.4: back to a session of their own; what is on the screen follows by itself. */
export function useStopMasquerade() {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(stopMasquerade),
    onSuccess: keepSession,
    onError: ({ message }) => toast({ text: message, look: 'danger' }),
  });
  return { stop: () => mutate(), isStopping: isPending };
}
