import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushState, pushState, switchOff, switchOn } from '../../messages/push/pushes.ts';
import { useLoggedIn } from '../../platform/api/session.ts';

/** Whether this device shows notifications of who is logged in, and how that is changed (H75). */
export function usePush() {
  const session = useLoggedIn();
  const client = useQueryClient();
  const queryKey = ['push', session.token];
  const { data: state } = useQuery({ queryKey, queryFn: () => pushState(session), networkMode: 'always' });
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (isOn: boolean): Promise<PushState> => (isOn ? switchOn(session) : switchOff()),
    onSuccess: (next) => client.setQueryData(queryKey, next),
  });
  // As it was pressed, until the device and the server have answered.
  const isOn = change.isPending ? change.variables : state === 'on';
  return { state, isOn, change: change.mutate, isChanging: change.isPending, isFailed: change.isError };
}
