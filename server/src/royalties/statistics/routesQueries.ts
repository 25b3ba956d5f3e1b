import { sql } from '../../platform/database/statement.ts';

export const rightsOf = sql`select right_id from author_right where person_id = ${'personId'}`;
