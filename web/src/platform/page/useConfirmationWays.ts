import { type ConfirmationWay, getConfirmationWays } from '@omur/contract/accounts/loginConfirmation';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queries.ts';

/** X133: how the user is asked again who they are: by the password, unless they have none. Undefined until it is known. */
export function useConfirmationWays(isAsked = true): readonly ConfirmationWay[] | undefined {
  const found = useQuery({ ...queryFor(getConfirmationWays), staleTime: 0, enabled: isAsked });
  return found.data?.confirmationWays;
}
