import { sql } from '../database/statement.ts';

export const findPerson = sql`select from person where person_id = ${'personId'}`;
