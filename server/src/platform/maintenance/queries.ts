import { sql } from '../database/statement.ts';

export const findPlanned = sql`
  select writes_until, starts_at, ends_at from maintenance where ended_at is null and ends_at > now() order by starts_at limit 10`;

/** The one that lasts, or the next. */
const nextOne = `(select maintenance_id from maintenance where ended_at is null and ends_at > now() order by starts_at limit 1)`;

/** Of the owner, over a connection of its own. */
export const announceOne = `
  insert into maintenance (writes_until, starts_at, ends_at) values ($1, $2, $3) returning writes_until, starts_at, ends_at`;
export const moveEnd = `
  update maintenance set ends_at = $1 where maintenance_id = ${nextOne} returning writes_until, starts_at, ends_at`;
export const endOne = `
  update maintenance set ended_at = now() where maintenance_id = ${nextOne} returning writes_until, starts_at, ends_at`;
export const listPlanned = `
  select writes_until, starts_at, ends_at from maintenance where ended_at is null and ends_at > now() order by starts_at`;
