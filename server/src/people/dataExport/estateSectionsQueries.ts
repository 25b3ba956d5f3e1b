import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';

const user = piece`(select u.user_id from app_user u where u.person_id = ${'personId'}::integer)`;

/** H118: whom somebody named, the deaths that they reported, and what they inherit; of other heirs nothing. */
export const estateSections: readonly From[] = [
  {
    table: 'named_heir',
    rows: piece`select t.position as key, to_jsonb(t) as row, null::jsonb as names from named_heir t where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'estate',
    rows: piece`select t.estate_id as key,
        to_jsonb(t) - '{person_id,basis,counts_from,proposed_by,proposed_at,decided_by}'::text[] as row, null::jsonb as names
      from estate t where t.reported_by = ${user}`,
  },
  {
    table: 'estate_heir',
    rows: piece`select t.estate_id as key, to_jsonb(t) as row, null::jsonb as names from estate_heir t where t.person_id = ${'personId'}::integer`,
  },
];
