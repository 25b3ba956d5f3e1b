import { sql } from '../../platform/database/statement.ts';

/** An author under the own name comes before a pseudonym of the same person. */
export const findSheetAuthor = sql`
  select a.author_id from author a join person p using (person_id)
  where a.author_id = ${'authorId'}::integer or p.kennitala = ${'kennitala'} or a.ipi_name_number = ${'ipiNameNumber'}
  order by a.pseudonym is not null, a.author_id limit 1`;

export const findIpiName = sql`select from ipi_name where name_number = ${'nameNumber'}`;
