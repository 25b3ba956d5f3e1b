import { piece, raw } from '../../platform/database/statement.ts';
import { refusing } from './checkQueries.ts';
import type { Wrong } from './checkOtherQueries.ts';
import { good, taken } from './stagedQueries.ts';

// O317: distributions of the old system that took back what others had paid too much.

const corrections = good('distribution_corrections');
const wrongWhere = (condition: ReturnType<typeof piece<'societyImportId'>>) =>
  refusing(
    'distribution_corrections',
    piece`select k.file_line, k.corrects as value from ${corrections} k where ${condition}`,
  );

/** Who corrects a correction names what both correct. */
const ofCorrection = wrongWhere(
  piece`k.corrects in (select o.distribution from ${corrections} o) or exists (select from ${taken('distributions')} t
    join distribution d on d.distribution_id = t.id where t.old_number = k.corrects and d.correction_of is not null)`,
);
/** They are taken in the order of the file. */
const ofLater = wrongWhere(
  piece`exists (select from ${good('distributions')} o join ${good('distributions')} c on c.number = k.corrects
    where o.number = k.distribution and c.file_line > o.file_line
      and not exists (select from ${taken('distributions')} t where t.old_number = c.number))`,
);
const ofCategory = wrongWhere(
  piece`exists (select from ${good('distributions')} o where o.number = k.distribution and o.category <> coalesce(
    (select d.category_id from ${taken('distributions')} t join distribution d on d.distribution_id = t.id where t.old_number = k.corrects),
    (select c.category from ${good('distributions')} c where c.number = k.corrects)))`,
);

/** What a line brings its right, less what is deducted; `l` is the line. */
const left = raw("case when l.type in ('1', '3') then l.amount when l.type = '2' then -l.amount else 0 end");

/** A right that comes out below zero in a distribution that corrects none. */
const belowZero = refusing(
  'statement_lines',
  piece`select max(l.file_line) as file_line, l."right" as value, sum(${left})::text as sum
    from ${good('statement_lines')} l join (select distinct s.distribution, s."right" from ${good('statement_lines')} s where s.amount < 0) n
      using (distribution, "right")
    where not exists (select from ${corrections} k where k.distribution = l.distribution)
    group by l.distribution, l."right" having sum(${left}) < 0`,
  piece`select from ${good('statement_lines')} s where s.amount < 0`,
);

export const correctionWrongs: readonly Wrong[] = [
  {
    kind: 'distribution_corrections',
    column: 'corrects',
    code: 'society.line.correctsCorrection',
    statement: ofCorrection,
  },
  {
    kind: 'distribution_corrections',
    column: 'corrects',
    code: 'society.line.correctsLater',
    statement: ofLater,
  },
  {
    kind: 'distribution_corrections',
    column: 'corrects',
    code: 'society.line.correctsOther',
    statement: ofCategory,
  },
  { kind: 'statement_lines', column: 'amount', code: 'society.line.negative', statement: belowZero },
];

/** New ones: what was taken before is among what is here. */
const news = piece`(select k.distribution, k.corrects from ${corrections} k
  where not exists (select from ${taken('distributions')} t where t.old_number = k.distribution))`;

/**
 * What corrections take back of a right is no more than the distribution that they correct brought it, together with its other corrections: not
 * of what was distributed, nor of what was left of that.
 */
export const takesMore = refusing(
  'statement_lines',
  piece`select max(m.file_line) as file_line, m."right" as value, m.corrects as number, sum(m.brought)::text as sum from (
      select k.corrects, l."right", l.file_line, case when l.type in ('1', '3') then l.amount else 0 end as brought, ${left} as left
      from ${news} k join ${good('statement_lines')} l on l.distribution = k.distribution
      union all
      select k.corrects, l."right", null, case when l.type in ('1', '3') then l.amount else 0 end, ${left}
      from (select distinct k.corrects from ${news} k) k join ${good('statement_lines')} l on l.distribution = k.corrects
      where not exists (select from ${taken('distributions')} t where t.old_number = k.corrects)
      union all
      select k.corrects, r.old_number, null, case when b.movement_type in (1, 3) then b.amount else 0 end,
        case when b.movement_type in (1, 3) then b.amount when b.movement_type = 2 then -b.amount else 0 end
      from (select distinct k.corrects from ${news} k) k join ${taken('distributions')} t on t.old_number = k.corrects
      join distribution d on d.distribution_id = t.id or d.correction_of = t.id
      join movement b on b.distribution_id = d.distribution_id join ${taken('rights')} r on r.id = b.right_id) m
    group by m.corrects, m."right" having max(m.file_line) is not null and (sum(m.brought) < 0 or sum(m.left) < 0)`,
);

/** What each new distribution corrects, of these files or of earlier ones; `b` is the distribution, and `o` others that come with it. */
export const correctedBy = (
  others: ReturnType<typeof piece<'societyImportId' | 'fileLines' | 'ids' | 'areNew'>>,
) =>
  piece`(select coalesce(t.id, o.id) from ${corrections} k left join ${taken('distributions')} t on t.old_number = k.corrects
    left join ${others} o on o.number = k.corrects where k.distribution = b.number)`;
