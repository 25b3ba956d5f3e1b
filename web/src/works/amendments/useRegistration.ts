import { getRegistration } from '@omur/contract/works/amendments';
import type { Work } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { queryIfAny } from '../../platform/api/queries.ts';

/** How the registration of a work stands: for its registrant and staff, null for the other parties; not asked for by anyone else. */
export function useRegistration({ workId, isParty }: Work) {
  return useQuery({ ...queryIfAny(getRegistration, { params: { workId } }), enabled: isParty }).data;
}
