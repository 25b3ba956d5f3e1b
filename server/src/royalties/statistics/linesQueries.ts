import * as statistics from '@omur/contract/royalties/statistics';
import { countedUpTo, listing, type Gathered, type Listing } from '../../platform/database/listing.ts';
import { piece, raw } from '../../platform/database/statement.ts';
import { nameOf } from '../../platform/lookups/namesQueries.ts';
import { finishedBetween, ofKind, potWords } from './queries.ts';

// M4: a page of lines is gathered from the distributions, works or pots that the sums of a right name, in the order asked for, and
// reads no further than it reaches.

type Asked = Parameters<Gathered<AskedName>>[0];

type AskedName =
  | 'rightIds'
  | 'distributionId'
  | 'periodId'
  | 'workId'
  | 'potId'
  | 'categoryId'
  | 'countryId'
  | 'contractId'
  | 'fromDay'
  | 'toDay'
  | 'language';

/** `s` is any sum of a right in a distribution. Where a contract is asked about, only of those in which it brought the right something. */
const asked = piece`
  s.right_id = any(${'rightIds'}::integer[]) and ${finishedBetween}
    and (${'contractId'}::integer is null or (s.right_id, s.distribution_id) in (select o.right_id, o.distribution_id from contract_total o
      where o.right_id = any(${'rightIds'}::integer[]) and o.contract_id = ${'contractId'}::integer))
    and (${'distributionId'}::integer is null or s.distribution_id = ${'distributionId'}::integer)
    and (${'categoryId'}::integer is null or d.category_id = ${'categoryId'}::integer)
    and (${'periodId'}::integer is null or d.period_id = ${'periodId'}::integer
      and d.category_id in (select category_id from distribution_category c where ${ofKind('streaming')}))`;

export const totals = piece`
  from statement_total s join distribution d using (distribution_id)
  where ${asked} and (${'countryId'}::integer is null or s.country_id = ${'countryId'}::integer)`;

export const totalsOfWork = piece`${totals} and s.work_id = ${'workId'}::integer`;

const movements = piece`
  from movement s join distribution d using (distribution_id)
  where s.movement_type in (1, 3) and ${asked} and (${'potId'}::integer is null or s.pot_id = ${'potId'}::integer)
    and (${'countryId'}::integer is null or (s.right_id, s.distribution_id) in (select s.right_id, s.distribution_id ${totals}))`;

const among = piece`(${'potId'}::integer is null or l.pot_id = ${'potId'}::integer)
  and (${'contractId'}::integer is null or l.contract_id = ${'contractId'}::integer)
  and (${'countryId'}::integer is null or l.country_id = ${'countryId'}::integer)`;

const inPart = piece`l.right_id = p.right_id and l.distribution_id = p.distribution_id and ${among}`;

const inDistributions = piece`l.distribution_id = any(array(select s.distribution_id ${movements}))`;

export const ofWork = piece`l.work_id = ${'workId'}::integer`;

/** What the lines of a list are gathered from. */
interface Parts {
  /** The first columns of the list's order, where they are a part's. */
  names: readonly string[];
  rows: Asked;
  /** Which lines \`l\` the part \`p\` has. */
  lines: Asked;
}

const lineColumns = [
  'distribution_id',
  'right_id',
  'statement_line_id',
  'work_id',
  'pot_id',
  'subtype_id',
  'station_id',
  'country_id',
  'used_on',
  'use_count',
  'amount',
  'share',
  'contract_id',
];

/** The words are looked up for the lines on the page alone. */
const gatheredFrom =
  ({ names, rows, lines }: Parts): Gathered<AskedName> =>
  (top, start) => {
    const others = lineColumns.filter((name) => !names.includes(name));
    const columns = raw(
      [...names.map((name) => `p.${name}`), ...others.map((name) => `l.${name}`)].join(', '),
    );
    const inOrder = names.length > 0 ? start(names.length) : raw('');
    return piece`
      select l.*, d.name as distribution_name, ${potWords}, w.title, w.performers,
        exists (select from run k where k.distribution_id = l.distribution_id) as is_explained, l.amount as amount_isk, u.name as performance_subtype, u.name_en as performance_subtype_english, ${nameOf('s')} as station,
        case when ${'language'} = 'en' then n.name_en else n.name_is end as country
      from (select q.* from (
        select ${columns} from (select q.* from (${rows}) q ${inOrder}) p
        cross join lateral (select q.* from (select ${columns} from statement_line l where ${lines}) q ${top}) l) q ${top}) l
      join distribution d using (distribution_id) join pot t using (pot_id) join work w using (work_id)
      join country n on n.country_id = l.country_id
      left join performance_subtype u using (subtype_id) left join station s using (station_id)`;
  };

const key = ['q.distribution_id::integer', 'q.right_id::integer', 'q.statement_line_id::integer'];

const byAmount = ['q.amount::numeric(14,2)', ...key];

/** One list for each way that reads the lines by an index of its own. */
export function linesBy(of: {
  totals: Asked;
  lines: Asked;
  amounts: 'inOrder' | 'ofParts';
}): Listing<AskedName> {
  const distributions = {
    names: ['distribution_id', 'right_id'],
    rows: piece`select distinct s.distribution_id, s.right_id ${of.totals}`,
    lines: piece`${inPart} and ${of.lines}`,
  };
  const works = {
    names: ['title_order', 'work_id', 'right_id'],
    rows: piece`
      select w.title collate "is-IS-x-icu" as title_order, k.work_id, k.right_id
      from (select distinct s.work_id, s.right_id ${of.totals}) k join work w using (work_id)`,
    lines: piece`l.right_id = p.right_id and l.work_id = p.work_id and ${inDistributions} and ${among}`,
  };
  const pots = {
    names: ['pot_order', 'pot_id', 'distribution_id', 'right_id'],
    rows: piece`
      select t.name collate "is-IS-x-icu" as pot_order, k.pot_id, k.distribution_id, k.right_id
      from (select distinct s.pot_id, s.distribution_id, s.right_id ${movements}) k join pot t using (pot_id)`,
    lines: piece`${inPart} and l.pot_id = p.pot_id and ${of.lines}`,
  };
  const rights = {
    names: [],
    rows: piece`select unnest(${'rightIds'}::integer[]) as right_id`,
    lines: piece`l.right_id = p.right_id and ${inDistributions} and ${among}`,
  };
  const counted = piece`
    case when ${'workId'}::integer is null and ${'countryId'}::integer is null and ${'contractId'}::integer is null
        then (select coalesce(sum(s.line_count), 0) ${movements})
      when ${'potId'}::integer is null and ${'contractId'}::integer is null then (select coalesce(sum(s.line_count), 0) ${of.totals})
      else (${countedUpTo(piece`(${distributions.rows}) p join statement_line l on ${distributions.lines}`)}) end::integer`;
  const sorted = (sort: string, order: readonly string[], parts: Parts) => {
    const gathered = gatheredFrom(parts);
    const from = gathered(raw(''), () => raw(''));
    return listing({
      schema: statistics.StatementLine,
      from,
      gathered,
      orders: { [sort]: { up: order } },
      total: counted,
    });
  };
  const lists = [
    sorted('statementLineId', key, distributions),
    sorted('amountIsk', byAmount, of.amounts === 'inOrder' ? rights : { ...distributions, names: [] }),
    sorted('title', ['q.title_order', 'q.work_id::integer', 'q.right_id::integer', ...key], works),
    sorted('potDescription', ['q.pot_order', 'q.pot_id::integer', ...key], pots),
  ];
  return { defaultSort: 'statementLineId', pages: new Map(lists.flatMap(({ pages }) => [...pages])) };
}
