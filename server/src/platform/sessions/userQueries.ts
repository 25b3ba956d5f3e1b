import { sql } from '../database/statement.ts';

/** Locks a user until the transaction ends: what one user may keep of a thing is counted by one call at a time. */
export const lockUser = sql`select user_id from app_user where user_id = ${'userId'} for no key update`;

/** Whose login it is; null for one that has no person. */
export const personOfUser = sql`select person_id from app_user where user_id = ${'userId'}::integer`;
