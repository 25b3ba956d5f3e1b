import { sql } from '../database/statement.ts';

export const listCountries = sql`select country_id, alpha_code from country`;
