import { sql } from '../../platform/database/statement.ts';

/** The codes of today, list by list. */
export const findCodes = sql`
  select code_list, array_agg(code order by code) as codes from code
  where current_date between starts_on and ends_on group by code_list`;

/** The societies of today; 0 is none. */
export const findSocieties = sql`
  select lpad(society_code::text, 3, '0') as code, name from society
  where society_code > 0 and current_date between starts_on and ends_on order by society_code`;
