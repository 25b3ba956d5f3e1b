import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';

/** Whom the IPI register knows by a number of the person's. */
const parties = piece`select n.party_id from author a join ipi_name n on n.name_number = a.ipi_name_number
  where a.person_id = ${'personId'}::integer`;

/** How the IPI register knows a person. */
export const ipiSections: readonly From[] = [
  {
    table: 'ipi_name',
    rows: piece`select row_number() over (order by t.name_number) as key, to_jsonb(t) as row, null::jsonb as names
      from ipi_name t where t.party_id in (${parties})`,
  },
  {
    table: 'ipi_membership',
    rows: piece`select ipi_membership_id as key, to_jsonb(t) || jsonb_build_object('society', s.name) as row, null::jsonb as names
      from ipi_membership t join society s using (society_code) where t.party_id in (${parties})`,
  },
];
