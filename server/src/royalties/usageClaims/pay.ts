import type pg from 'pg';
import { piece, sql, type Queryable } from '../../platform/database/statement.ts';
import type { Paying, Use } from '../splits/paying.ts';
import { rightsOfWorks, type Part, type WorkRight } from '../splits/split.ts';

const atOnce = 1000;

const asUse = piece`
  u.pot_id, u.subtype_id, u.station_id, coalesce(u.used_on, d.period_ends_on, d.distributed_on)::text as used_on, u.use_count, u.country_id,
  u.amount::text as amount, u.title, u.author_names, u.performers, u.iswc, u.isrc, u.right_id, u.is_split`;
/** V4: only green works are distributed; the claim to another waits. */
const unpaid = sql`
  select c.usage_claim_id as number, c.work_id, null::integer as author_id, 'claimed' as finding, ${asUse}
  from usage_claim c join unmatched_usage u using (unmatched_usage_id) join work w on w.work_id = c.work_id and w.light = 0
  join distribution d on d.distribution_id = u.distribution_id
  where c.state = 'accepted' and c.paid_in is null and c.usage_claim_id > ${'after'}::integer
  order by c.usage_claim_id limit ${'most'}::integer for update of c`;
/** M12: why it was kept may be gone: the work is green, somebody claims what the author is paid, the right has its part. */
const waiting = sql`
  select u.unmatched_usage_id as number, u.work_id, coalesce(a.merged_into, u.author_id) as author_id, u.finding, ${asUse}
  from unmatched_usage u join work w on w.work_id = u.work_id and w.light = 0
  join distribution d on d.distribution_id = u.distribution_id and d.state = 'finished'
  left join author a on a.author_id = u.author_id
  where u.finding in ('noRight', 'notGreen', 'noPayee', 'rightNotInWork') and u.unmatched_usage_id > ${'after'}::integer
    and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
    and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.state = 'accepted')
  order by u.unmatched_usage_id limit ${'most'}::integer`;
const markPaid = sql`
  update usage_claim set paid_in = ${'distributionId'}::integer where usage_claim_id = any(${'numbers'}::integer[])`;
const release = sql`
  insert into usage_release (unmatched_usage_id, distribution_id) select unnest(${'numbers'}::integer[]), ${'distributionId'}`;
const free = sql`update usage_claim set paid_in = null where paid_in = ${'distributionId'}::integer`;
const keepAgain = sql`delete from usage_release where distribution_id = ${'distributionId'}::integer`;
const addPot = sql`insert into pot (name) values ('Til greiðslu') on conflict do nothing`;
const allocate = sql`
  insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
  select l.right_id, l.distribution_id, 5, (select pot_id from pot where name = 'Til greiðslu'), sum(l.amount), 0
  from statement_line l
  where l.distribution_id = ${'distributionId'}::integer and l.statement_line_id > ${'lastNumber'}::integer
    and l.right_id in (select m.right_id from movement m where m.distribution_id = ${'distributionId'}::integer and m.movement_type >= 4)
  group by l.right_id, l.distribution_id order by l.right_id
  on conflict (right_id, distribution_id, movement_type, pot_id) do update set amount = movement.amount + excluded.amount`;

interface Unpaid extends Omit<Use, 'line' | 'movementType' | 'workId'>, Record<string, unknown> {
  number: number;
  workId: number;
  authorId: number | null;
  rightId: number | null;
  finding: string;
}

/** How money that was kept is found, and noted as paid. */
interface Source {
  find: typeof unpaid;
  mark: typeof markPaid;
}

/**
 * Puts the money of accepted claims, and money whose reason to be kept is gone (M12), into the distribution that is being imported, as
 * lines after those of its file. What is paid here is never paid again; with a cancelled distribution it is free for the next.
 */
export async function payKept(db: pg.ClientBase, paying: Paying, lastNumber: number): Promise<void> {
  // A file may number its lines as high as numbers go; what was kept then waits for one that does not.
  if (lastNumber > 2_000_000_000) return;
  await addPot.run(db, {});
  const claimed = await payFrom(db, paying, { find: unpaid, mark: markPaid }, lastNumber);
  await payFrom(db, paying, { find: waiting, mark: release }, claimed);
}

/**
 * For a right of which the file says what is paid, what comes besides is allocated beside that; for others all is, at the end. Comes
 * once the lines are as they stay.
 */
export async function allocateKept(db: Queryable, distributionId: number, lastNumber: number): Promise<void> {
  await allocate.run(db, { distributionId, lastNumber });
}

/** With a cancelled distribution. */
export async function freeKept(db: Queryable, distributionId: number): Promise<void> {
  await free.run(db, { distributionId });
  await keepAgain.run(db, { distributionId });
}

async function payFrom(
  db: pg.ClientBase,
  paying: Paying,
  { find, mark }: Source,
  lastNumber: number,
): Promise<number> {
  const { distributionId } = paying;
  let line = lastNumber;
  for (let after = 0; ; ) {
    const kept = await find.rows<Unpaid>(db, { after, most: atOnce });
    if (kept.length === 0) return line;
    after = kept.at(-1)?.number ?? after;
    const rights = await rightsOfWorks(db, [...new Set(kept.map(({ workId }) => workId))]);
    const numbers: number[] = [];
    for (const one of kept) {
      const use: Use = { ...one, line: line + 1, movementType: 1 };
      if (!payOne(paying, use, one, rights.get(one.workId) ?? [])) continue;
      line += 1;
      numbers.push(one.number);
    }
    await paying.write(db);
    await mark.run(db, { distributionId, numbers });
  }
}

/** Pays one of them; false where there is still nobody to pay. The file may have said whose it is, when only the work was not known. */
function payOne(
  paying: Paying,
  use: Use,
  { rightId, authorId, finding }: Unpaid,
  rights: readonly WorkRight[],
): boolean {
  if (rightId !== null) {
    const own = paying.partsOf(use, rights).some((part) => part.rightId === rightId);
    if (own && paying.payRight(use, rightId, rights)) return true;
    if (finding !== 'claimed') return false;
  }
  const parts =
    finding === 'noPayee' ? owedParts(paying, use, authorId, rights) : paying.partsOf(use, rights);
  if (!parts.some(({ kind }) => kind === 'right')) return false;
  paying.split(use, parts);
  return true;
}

/** Whose the part of a line was that nobody could be paid: the author's, or, before that was kept, everybody's who had no right. */
function owedParts(paying: Paying, use: Use, authorId: number | null, rights: readonly WorkRight[]): Part[] {
  const owed = rights.filter((right) =>
    authorId === null
      ? right.isPublisher || right.rightId === null
      : right.authorId === authorId && !right.isPublisher,
  );
  return paying.partsOf(use, owed, 'staysInPot').filter(({ key }) => key !== 'nobody');
}
