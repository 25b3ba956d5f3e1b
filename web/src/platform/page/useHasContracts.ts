import { useQuery } from '@tanstack/react-query';
import { callPage } from '../api/call.ts';
import { useLoggedIn } from '../api/session.ts';

/** Whether a person has a part in any contract (F2.27). The call is fetched apart: no page waits for it. */
export function useHasContracts(personId: number | undefined, isAsked: boolean): boolean {
  const { token } = useLoggedIn();
  const { data } = useQuery({
    queryKey: ['hasContracts', personId, token],
    enabled: isAsked && personId !== undefined,
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const { listPersonContracts } = await import('@omur/contract/publishing/contracts');
      const params = { personId: personId ?? 0 };
      const page = await callPage(listPersonContracts, { params, query: { limit: 1 }, signal });
      return page.total > 0;
    },
  });
  return data ?? false;
}
