import { getHome } from '@omur/contract/app/home';
import { queryIfAny } from '../../platform/api/queries.ts';

/** The home of the session's person; null for those who are nobody's. Read anew with each visit. */
export const homeQuery = () => ({ ...queryIfAny(getHome), staleTime: 1000 });
