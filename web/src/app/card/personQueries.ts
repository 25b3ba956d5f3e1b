import { listPostalCodes } from '@omur/contract/platform/calls/lookups';
import { listPersonAuthors } from '@omur/contract/people/persons';
import { listQueryFor } from '../../platform/api/queries.ts';

/** The names that a person is an author by. */
export const authorsQuery = (personId: number) => listQueryFor(listPersonAuthors, { params: { personId } });

/** Post offices do not move while you look. */
export const postalCodesQuery = () => ({ ...listQueryFor(listPostalCodes), staleTime: Infinity });
