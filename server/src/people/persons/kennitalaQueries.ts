import { sql } from '../../platform/database/statement.ts';

export const lockPerson = sql`
  select p.kennitala is not null as has_kennitala, p.is_unregistered, p.left_on is not null as has_left
  from person p where p.person_id = ${'personId'} for update`;

/** Who has the number already, as a person or as somebody who logs in; and whether the person logs in by another one. */
export const findObstacles = sql`
  select exists (select from person o where o.kennitala = ${'kennitala'}) as is_taken,
    exists (select from app_user u where u.kennitala = ${'kennitala'} and u.person_id is distinct from ${'personId'}::integer) as is_of_login,
    exists (select from app_user u where u.person_id = ${'personId'}::integer and u.kennitala <> ${'kennitala'}) as has_other_login`;

export const putKennitala = sql`
  update person set kennitala = ${'kennitala'}, version = version + 1 where person_id = ${'personId'} and kennitala is null`;
