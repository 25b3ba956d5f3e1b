import { sql } from '../../platform/database/statement.ts';

export const findName = sql`select name from person where person_id = ${'personId'}`;
