import { sql } from '../../platform/database/statement.ts';

/** Persons of the same names, authors whom nobody has claimed among them; a few of each. */
export const findNamesakes = sql`
  select x.name as folded, p.person_id as id, p.name
  from unnest(${'names'}::text[]) as x (name)
  cross join lateral (
    select a.person_id from author a where a.display_name_folded = x.name and a.merged_into is null
    union select p.person_id from person p where p.name_folded = x.name
    limit 5) found
  join person p using (person_id)
  where p.left_on is null
  order by x.name, p.person_id`;
