import { sql } from '../database/statement.ts';

export const findSecret = sql`select secret from signing_secret`;
