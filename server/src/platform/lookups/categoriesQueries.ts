import { sql } from '../database/statement.ts';

/** One row if there is a distribution category of this number. */
export const findCategory = sql`select from distribution_category where category_id = ${'categoryId'}::integer`;
