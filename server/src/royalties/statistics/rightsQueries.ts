import { sql } from '../../platform/database/statement.ts';

export const findRight = sql`select from author_right where right_id = ${'rightId'} and person_id = ${'personId'}`;
export const rightsOf = sql`select right_id from author_right where person_id = ${'personId'}`;
