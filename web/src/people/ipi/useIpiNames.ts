import { searchIpiNames } from '@omur/contract/people/ipi';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useDebounced } from '../../platform/ui/useDebounced.ts';

const searchFrom = 3;
const mostOffered = 10;

/** Names of the IPI register that are like what is being typed; none until the typing pauses. */
export function useIpiNames(typed: string) {
  const settled = useDebounced(typed, 500);
  const isSettled = settled === typed;
  const isAsked = isSettled && settled.length >= searchFrom;
  const found = useQuery({
    ...listQueryFor(searchIpiNames, { query: { name: settled, limit: mostOffered } }),
    enabled: isAsked,
    // What cannot be offered keeps nobody from typing.
    retry: false,
  });
  return {
    names: (isAsked && found.data?.rows.filter(({ name }) => name !== typed)) || [],
    isLoading: !isSettled || found.isFetching,
  };
}
