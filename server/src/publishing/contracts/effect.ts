import { sql, type Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { rewriteRights, type Days } from '../../works/rights/rewrite.ts';
import { today } from '../../works/rights/timeline.ts';

const lockWorks = sql`
  select w.work_id from contract_work cw join work w using (work_id)
  where cw.contract_id = ${'contractId'} and (${'only'}::integer[] is null or cw.work_id = any(${'only'}))
  order by w.work_id for update of w`;

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

const findDays = sql`
  select starts_on::text as starts_on, (ends_on + 1)::text as ends_before, current_date::text as today,
    starts_on <= current_date as has_begun
  from publishing_contract where contract_id = ${'contractId'}`;
const markDated = sql`update publishing_contract set is_dated = true where contract_id = ${'contractId'} and not is_dated`;

/** Works whose lines are written together. */
const atOnce = 500;

/** Whoever has one of these works open to amend it is told that it changed (V11). */
const touch = sql`update work set last_changed_at = now() where work_id = any(${'workIds'}::integer[])`;
const refreshAll = sql`select refresh_lights(${'workIds'}::integer[], 'amended')`;

type Work = { workId: number };
const idsOf = (works: readonly Work[]) => works.map(({ workId }) => workId);

/**
 * Puts the works under a contract: from now on the publisher sees them, and on the days of the contract their rights follow it (V6, M7).
 * What was distributed stays as it was. A contract that starts later takes effect by the clock.
 */
export async function takeEffect(
  db: Queryable,
  contractId: number,
  authorId: number,
  only: readonly number[] | null = null,
): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId, only }));
  const chosen = idsOf(await choose.rows<Work>(db, { contractId, workIds }));
  const days = (await findDays.row<ContractDays>(db, { contractId })) ?? refuse('contract.notFound');
  // A work that staff put into it later is in it from that day on.
  if (days.hasBegun) await rewrite(db, authorId, workIds, { from: only ? later(days) : days.startsOn });
  await markDated.run(db, { contractId });
  await touch.run(db, { workIds: chosen });
  await refreshAll.run(db, { workIds });
  await markEffect.run(db, { contractId });
}

interface ContractDays extends Record<string, unknown> {
  startsOn: string;
  endsBefore: string;
  today: string;
  hasBegun: boolean;
}

const later = ({ startsOn, today: day }: ContractDays) => (startsOn > day ? startsOn : day);

/** Who is paid the author's share of these works, by the contracts they are in. */
async function rewrite(db: Queryable, authorId: number, workIds: readonly number[], days: Days) {
  for (let at = 0; at < workIds.length; at += atOnce) {
    const some = workIds.slice(at, at + atOnce);
    await rewriteRights(
      db,
      some.map((workId) => ({ workId, authorId })),
      days,
    );
  }
}

/** A contract from before lines had days: its works follow its days from now on (M7). */
export async function giveDays(db: Queryable, contractId: number, authorId: number): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId, only: null }));
  const days = (await findDays.row<ContractDays>(db, { contractId })) ?? refuse('contract.notFound');
  if (days.hasBegun) await rewrite(db, authorId, workIds, { from: days.startsOn });
  await markDated.run(db, { contractId });
}

/** Each goes to a contract of the same author that it is in and that runs, the one that began first; otherwise it rests on none. */
const giveUp = sql`
  update work_author wa set contract_id = (
    select c.contract_id from contract_work cw join publishing_contract c using (contract_id)
    where cw.work_id = wa.work_id and c.author_id = wa.author_id and c.contract_id <> ${'contractId'}
      and current_date between c.starts_on and c.ends_on
    order by c.starts_on, c.contract_id limit 1)
  where wa.contract_id = ${'contractId'} and wa.author_id = ${'authorId'} and wa.work_id = any(${'workIds'}::integer[])`;

const markOver = sql`update publishing_contract set took_effect_at = null where contract_id = ${'contractId'}`;

/** A contract does not run any more: the rights of the works that rested on it go to the next one, or back to the author (V6). */
export async function loseEffect(
  db: Queryable,
  contractId: number,
  authorId: number,
  from: string,
): Promise<void> {
  const workIds = idsOf(await findChosen.rows<Work>(db, { contractId }));
  await release(db, contractId, authorId, { workIds, from });
  await markOver.run(db, { contractId });
}

/** These works, of those that rest on a contract, rest on it no longer. */
async function release(
  db: Queryable,
  contractId: number,
  authorId: number,
  { workIds, from }: { workIds: readonly number[]; from: string },
): Promise<void> {
  if (workIds.length === 0) return;
  await giveUp.run(db, { contractId, authorId, workIds });
  await rewrite(db, authorId, workIds, { from });
  await touch.run(db, { workIds });
  await refreshAll.run(db, { workIds });
}

const lockWork = sql`select work_id from work where work_id = ${'workId'} for update`;
const takeOut = sql`
  delete from contract_work where contract_id = ${'contractId'} and work_id = ${'workId'} returning work_id`;

/** Takes one work out of a contract; false when it was not in it. */
export async function withdraw(
  db: Queryable,
  contractId: number,
  authorId: number,
  workId: number,
): Promise<boolean> {
  await lockWork.run(db, { workId });
  if (!(await takeOut.row(db, { contractId, workId }))) return false;
  await release(db, contractId, authorId, { workIds: [workId], from: today });
  return true;
}

/** The terms of a contract have changed: the rights of its works follow, from a day on. */
export async function followTerms(
  db: Queryable,
  contractId: number,
  authorId: number,
  from: string,
): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId, only: null }));
  if (workIds.length === 0) return;
  await rewrite(db, authorId, workIds, { from });
  await touch.run(db, { workIds });
  await refreshAll.run(db, { workIds });
}
