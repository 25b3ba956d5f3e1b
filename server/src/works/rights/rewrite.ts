import type { Holder, RightsLine } from '@omur/contract/works/rules/rights';
import { sql, type Queryable } from '../../platform/database/statement.ts';
import {
  beginning,
  forever,
  keyOf,
  rewritten,
  stretchesOf,
  today as theDay,
  type DatedContract,
  type Stretch,
} from './timeline.ts';

/** An author on works with the lines there are, who holds the author's right now, and the contracts that each work is in. */
const findTimelines = sql`
  select s.work_id, s.author_id, wa.contract_id as chosen_id, current_date::text as today,
    (select coalesce(json_agg(json_build_object('workRightId', r.work_right_id, 'rightId', r.right_id, 'publisherId', r.publisher_id,
        'contractId', r.contract_id, 'shareHundredths', (r.share * 100)::integer,
        'shareAbroadHundredths', (r.share_abroad * 100)::integer, 'startsOn', r.starts_on::text, 'endsBefore', r.ends_before::text)
        order by r.work_right_id), '[]')
      from work_right r where r.work_id = s.work_id and r.author_id = s.author_id) as lines,
    (select coalesce(json_agg(json_build_object('rightId', h.right_id, 'shareHundredths', (h.share * 100)::integer)
        order by (h.person_id <> a.person_id), h.right_id), '[]')
      from author_right h where h.author_id = a.author_id) as holders,
    (select coalesce(json_agg(json_build_object('contractId', c.contract_id, 'publisherId', c.publisher_id,
        'performanceShareHundredths', (c.performance_share * 100)::integer,
        'mechanicalShareHundredths', (c.mechanical_share * 100)::integer,
        'startsOn', c.starts_on::text, 'endsBefore', (c.ends_on + 1)::text) order by c.contract_id), '[]')
      from publishing_contract c where c.author_id = s.author_id and (c.contract_id = wa.contract_id
        or exists (select from contract_work cw where cw.contract_id = c.contract_id and cw.work_id = s.work_id))) as contracts
  from unnest(${'workIds'}::integer[], ${'authorIds'}::integer[]) as s (work_id, author_id)
  join author a using (author_id) left join work_author wa using (work_id, author_id)`;
const takeAway = sql`delete from work_right where work_right_id = any(${'lineIds'}::integer[])`;
export const insertLines = sql`
  insert into work_right (work_id, author_id, right_id, publisher_id, contract_id, share, share_abroad, starts_on, ends_before)
  select l.work_id, l.author_id, l.right_id, l.publisher_id, l.contract_id, l.share_hundredths / 100.0,
    l.share_abroad_hundredths / 100.0, l.starts_on, l.ends_before
  from json_to_recordset(${'lines'}::json) as l (work_id integer, author_id integer, right_id integer, publisher_id integer,
    contract_id integer, share_hundredths integer, share_abroad_hundredths integer, starts_on date, ends_before date)`;

/** An author's share of a work, in hundredths: none (0) is of somebody who is on it no longer; left out it stays what it was on each day. */
export interface ShareOf {
  workId: number;
  authorId: number;
  shareHundredths?: number;
}

/** The days from which until before which something counts; all of them, if left out. */
export interface Days {
  from?: string;
  until?: string;
  /** Only who holds the author's right is other than it was: publishers keep their lines. */
  isOfHolders?: boolean;
}

interface Line extends RightsLine {
  workRightId: number;
  startsOn: string;
  endsBefore: string;
}

interface Timeline extends Record<string, unknown> {
  workId: number;
  authorId: number;
  chosenId: number | null;
  today: string;
  lines: Line[];
  holders: Holder[];
  contracts: DatedContract[];
}

/**
 * Writes anew who is paid the shares of authors on works, on some days (V6, M7). Comes after their rows and their contracts are
 * written, in the same transaction; what stays the same is left alone.
 */
export async function rewriteRights(
  db: Queryable,
  shares: readonly ShareOf[],
  { from = beginning, until = forever, isOfHolders }: Days = {},
): Promise<void> {
  if (shares.length === 0) return;
  const timelines = await findTimelines.rows<Timeline>(db, {
    workIds: shares.map(({ workId }) => workId),
    authorIds: shares.map(({ authorId }) => authorId),
  });
  const given = new Map(shares.map((one) => [`${one.workId}/${one.authorId}`, one.shareHundredths]));
  const gone: number[] = [];
  const put: Record<string, unknown>[] = [];
  for (const { workId, authorId, lines, ...rules } of timelines) {
    const shareHundredths = given.get(`${workId}/${authorId}`);
    const days = { from: from === theDay ? rules.today : from, until };
    const after = rewritten(stretchesOf(lines), { ...days, isOfHolders, shareHundredths, ...rules });
    const { left, added } = compared(lines, after);
    gone.push(...left);
    put.push(...added.map((line) => ({ work_id: workId, author_id: authorId, ...line })));
  }
  if (gone.length > 0) await takeAway.run(db, { lineIds: gone });
  if (put.length > 0) await insertLines.run(db, { lines: JSON.stringify(put) });
}

const datedKeyOf = (line: RightsLine, { startsOn, endsBefore }: Pick<Stretch, 'startsOn' | 'endsBefore'>) =>
  `${keyOf(line)} ${startsOn} ${endsBefore}`;

/** Which lines go, and which come. */
function compared(before: readonly Line[], after: readonly Stretch[]) {
  const left = new Map(before.map((line) => [datedKeyOf(line, line), line.workRightId]));
  const isTwice = left.size < before.length;
  if (isTwice) left.clear();
  const added = after.flatMap((stretch) =>
    stretch.lines
      .filter((line) => !left.delete(datedKeyOf(line, stretch)))
      .map((line) => ({
        right_id: line.rightId,
        publisher_id: line.publisherId,
        contract_id: line.contractId,
        share_hundredths: line.shareHundredths,
        share_abroad_hundredths: line.shareAbroadHundredths,
        starts_on: stretch.startsOn,
        ends_before: stretch.endsBefore,
      })),
  );
  return { left: isTwice ? before.map(({ workRightId }) => workRightId) : [...left.values()], added };
}
