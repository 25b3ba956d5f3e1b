import { getRegistration } from '@omur/contract/works/amendments';
import type { Work } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { askingIfAny } from '../../platform/api/queries.ts';

/** How the registration of a work stands: for its registrant and staff, null for the other parties; not asked for by anyone else. */
export function useRegistration({ workId, isParty }: Work) {
  return useQuery({ ...askingIfAny(getRegistration, { params: { workId } }), enabled: isParty }).data;
}
