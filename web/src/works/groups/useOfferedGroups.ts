import { listGroups, mostGroups } from '@omur/contract/works/groups';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useMember } from '../../platform/page/member.ts';

/** H69: the groups that forms offer: those that the member is in and everybody agrees to. Staff register for others. */
export function useOfferedGroups() {
  const { isStaff, role } = useMember();
  const found = useQuery({
    ...listQueryFor(listGroups, { query: { limit: mostGroups } }),
    enabled: !isStaff && role === 'member',
  });
  return (found.data?.rows ?? []).filter(({ isReady, isMember }) => isReady && isMember);
}
