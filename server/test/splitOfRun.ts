import { partsOn, rightsOfUses, type Part, type WorkRight } from '../src/royalties/splits/split.ts';
import type { Portal } from './portal.ts';

interface Line extends Record<string, unknown> {
  line: number;
  workId: number;
  day: string;
  countryId: number;
  protectedHundredths: number;
  paidOn: string;
  shares: string[];
}

/** The societies of the authors that have another than ours, with their rights for these, by the register. */
interface Elsewhere extends Record<string, unknown> {
  authorId: number;
  from: string;
  until: string;
  rightId: number | null;
}

/**
 * Lines of a run whose shares, or what is protected of their works, are not those that `rightsOfUses()` and `partsOn()` find, by which lines
 * of files are paid: on the day of use, where it was (R12), by the contract that counts there (X42) and is still paid (X43).
 */
export async function splitOtherwise(portal: Portal, id: number): Promise<unknown[]> {
  const lines = await portal.sql<Line>(
    `select l.statement_line_id as line, l.work_id as "workId", l.used_on::text as day, l.country_id as "countryId",
       l.protected_hundredths as "protectedHundredths", r.paid_on::text as "paidOn", array(
         select concat_ws(' ', 'r' || s.right_id, 'd' || s.work_dispute_id, 'a' || s.author_id, 'c' || s.contract_id, s.share_hundredths)
         from run_share s where (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
           = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, 0)) as shares
     from run_line l join run r using (distribution_id)
     where l.distribution_id = $1 and l.finding is null and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0 order by 1`,
    [id],
  );
  const elsewhere = await portal.sql<Elsewhere>(
    `select a.author_id as "authorId", m.starts_on::text as from, coalesce(m.ends_on, 'infinity')::text as until, h.right_id as "rightId"
     from ipi_membership m join ipi_name n using (party_id) join author a on a.ipi_name_number = n.name_number
     left join author_right h on (h.for_author_id, h.society_code) = (a.author_id, m.society_code)
     where m.right_code = 'PR' and m.society_code not in (0, 77, 99)`,
  );
  const rights = await rightsOfUses(portal.pool, lines, lines[0]?.paidOn ?? '');
  return lines.flatMap(({ shares, protectedHundredths, ...use }) => {
    const own = toSocieties(rights.get(use.workId) ?? [], use.day, elsewhere);
    const parts = partsOn(own, use, 'noPoints').filter(({ kind }) => kind !== 'pot');
    const due = [...parts.map(written).toSorted(), parts.reduce((sum, { share }) => sum + share, 0)].join();
    const stored = [...shares.toSorted(), protectedHundredths].join();
    return stored === due ? [] : { ...use, stored, due };
  });
}

/** An author's own lines are of the other society that the author has on the day (R60). */
const toSocieties = (rights: readonly WorkRight[], day: string, elsewhere: readonly Elsewhere[]) =>
  rights
    .map((right) => {
      const other = elsewhere.find(
        ({ authorId, from, until }) => authorId === right.authorId && from <= day && day <= until,
      );
      return other && !right.isPublisher ? { ...right, rightId: other.rightId } : right;
    })
    .toSorted((a, b) => (a.rightId ?? Infinity) - (b.rightId ?? Infinity) || 0);

const written = ({ rightId, disputeId, authorId, contractId, share }: Part) =>
  [
    rightId === null ? [] : `r${rightId}`,
    disputeId ? `d${disputeId}` : [],
    authorId === null ? [] : `a${authorId}`,
    contractId === null ? [] : `c${contractId}`,
    share,
  ]
    .flat()
    .join(' ');

/** Whether a right under contract has had another share abroad than at home, in which countries one contract counted, and whether another did. */
export async function sharedByPlace(portal: Portal, limited: number, over: number) {
  const [found] = await portal.sql(
    `select exists (select from run_share a join run_share h using (distribution_id, work_id, right_id, contract_id, kept_usage_id)
         where a.country_id <> 352 and h.country_id = 352 and a.share_hundredths <> h.share_hundredths) as abroad,
       (select json_agg(distinct country_id order by country_id) from run_share where contract_id = $1) as limited,
       exists (select from run_share where contract_id = $2) as over`,
    [limited, over],
  );
  return found;
}
