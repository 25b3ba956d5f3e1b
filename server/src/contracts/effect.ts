import { sql, type Queryable } from '../database/statement.ts';
import { writeRights } from '../joins/claim.ts';

const lockWorks = sql`
  select w.work_id from contract_work cw join work w using (work_id)
  where cw.contract_id = ${'contractId'} order by w.work_id for update of w`;

/** A work that another publisher has today stays with that publisher. */
const choose = sql`
  update work_author wa set contract_id = c.contract_id
  from publishing_contract c
  where c.contract_id = ${'contractId'} and current_date between c.starts_on and c.ends_on
    and wa.work_id = any(${'workIds'}::integer[]) and wa.author_id = c.author_id
    and not exists (select from publishing_contract other
      where other.contract_id = wa.contract_id and other.publisher_id <> c.publisher_id
        and current_date between other.starts_on and other.ends_on)
  returning wa.work_id`;

const markEffect = sql`
  update publishing_contract set took_effect_at = now()
  where contract_id = ${'contractId'} and took_effect_at is null and current_date between starts_on and ends_on`;

const findChosen = sql`
  select w.work_id from work_author wa join work w using (work_id)
  where wa.contract_id = ${'contractId'} order by w.work_id for update of w`;

/** Whoever has one of these works open to amend it is told that it changed (V11). */
const touch = sql`update work set last_changed_at = now() where work_id = any(${'workIds'}::integer[])`;
const settleAll = sql`select settle_works(${'workIds'}::integer[], 'amended')`;

type Work = { workId: number };
const idsOf = (works: readonly Work[]) => works.map(({ workId }) => workId);

/**
 * Puts the works under a contract: from now on the publisher sees them, and while the contract runs their rights follow it (V6).
 * What was distributed stays as it was. A contract that starts later takes effect by the clock.
 */
export async function takeEffect(db: Queryable, contractId: number, authorId: number): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId }));
  const chosen = idsOf(await choose.rows<Work>(db, { contractId, workIds }));
  if (chosen.length > 0) await writeRights(db, authorId, chosen);
  await touch.run(db, { workIds: chosen });
  await settleAll.run(db, { workIds });
  await markEffect.run(db, { contractId });
}

/** The shares of a contract have changed: the rights of the works that rest on it follow. */
export async function followShares(db: Queryable, contractId: number, authorId: number): Promise<void> {
  const workIds = idsOf(await findChosen.rows<Work>(db, { contractId }));
  if (workIds.length === 0) return;
  await writeRights(db, authorId, workIds);
  await touch.run(db, { workIds });
  await settleAll.run(db, { workIds });
}
