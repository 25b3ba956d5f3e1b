import type pg from 'pg';
import { findWork } from './read.ts';

const owner = (hash: string) => ({
  name: 'keyOwner',
  text: `select u.user_id, u.person_id, u.role, k.scopes from api_key k join app_user u using (user_id)
    where k.token_hash = $1 and k.revoked_at is null and k.expires_at > now() and not u.is_locked`,
  values: [Buffer.from(hash, 'hex')],
});

/** A read with a key: whose it is, asked of PostgreSQL each time as the portal does, and then the work. */
export async function keyedWork(pool: pg.Pool, hash: string, workId: string): Promise<unknown> {
  const { rows } = await pool.query(owner(hash));
  if (rows.length === 0) throw new Error('The key is not valid.');
  return (await pool.query(findWork(workId))).rows[0];
}
