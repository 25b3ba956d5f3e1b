import { sql } from '../../platform/database/statement.ts';

export const findSecret = sql`select secret from signing_secret`;
