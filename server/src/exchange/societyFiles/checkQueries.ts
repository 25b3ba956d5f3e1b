import {
  literal,
  piece,
  raw,
  sql,
  type Fragment,
  type Statement,
} from '../../platform/database/statement.ts';
import { partsNoted, wrongNoted } from './faultQueries.ts';
import { columnsOf, fileKinds, numberedKinds, wholeOf, type FileKind, type NumberedKind } from './kinds.ts';
import { good, staged, taken } from './stagedQueries.ts';

// What can be wrong with a line beside others, of the files or of what is on file.

export interface Refusing {
  /** Whether there is any: mostly there is none, and what only reads is shared by several cores. */
  looks: Statement<'societyImportId'>;
  /** Refuses the lines that it finds and writes down what is wrong with each. Answers the first of them with how many there are. */
  refuses: Statement<Refused>;
}
export type Refused = 'societyImportId' | 'most' | 'column' | 'code';

/** `wrong`: file_line, and what the sentence says under other names. `sign`: what there is if there is any of it, where that is found faster. */
export const refusing = (
  kind: FileKind,
  wrong: Fragment<'societyImportId'>,
  sign: Fragment<'societyImportId'> = wrong,
): Refusing => ({
  looks: sql`select count(*) > 0 as is_any from (${sign}) w`,
  refuses: sql`
  with wrong as materialized (${wrong}), refused as (
    update society_row r set is_refused = true from wrong w
    where r.society_import_id = ${'societyImportId'}::integer and r.kind = ${literal(kind)} and r.file_line = w.file_line and not r.is_refused
  ), noted as (${wrongNoted(kind)})
  select w.*, (count(*) over ())::integer as total from wrong w order by w.file_line limit ${'most'}`,
});

/** Lines that stand there twice, by what makes them one. Cells that are empty are never the same. */
const twice = (kind: FileKind, keys: readonly string[]): Refusing => {
  const key = keys.map((name) => `s.${name}`).join(', ');
  const given = piece`from ${good(kind)} s where num_nulls(${raw(key)}) = 0`;
  return refusing(
    kind,
    piece`select t.file_line, t.value, t.line from (
      select s.file_line, ${raw(`concat_ws(' / ', ${key})`)} as value, first_value(s.file_line) over one as line, row_number() over one as nth
      ${given} window one as (partition by ${raw(key)} order by s.file_line)) t
      where t.nth > 1`,
    piece`select ${given} group by ${raw(key)} having count(*) > 1`,
  );
};

export const twiceIn: readonly (readonly [FileKind, string, Refusing])[] = [
  ...numberedKinds.map((kind) => [kind, 'number', twice(kind, ['number'])] as const),
  ['persons', 'kennitala', twice('persons', ['kennitala'])],
  ['persons', 'publisher_ipi', twice('persons', ['publisher_ipi'])],
  ['users', 'kennitala', twice('users', ['kennitala'])],
  ['users', 'person', twice('users', ['person'])],
  ['authors', 'ipi', twice('authors', ['ipi'])],
  ['rights', 'author', twice('rights', ['person', 'author'])],
  ['work_codes', 'code', twice('work_codes', ['work', 'code'])],
  ['work_authors', 'author', twice('work_authors', ['work', 'author'])],
  ['contract_works', 'contract', twice('contract_works', ['work', 'contract'])],
  ['distribution_corrections', 'distribution', twice('distribution_corrections', ['distribution'])],
  ['statement_lines', 'line', twice('statement_lines', ['distribution', 'line'])],
  ['set_list_lines', 'line', twice('set_list_lines', ['performance', 'line'])],
  ['cue_sheet_lines', 'line', twice('cue_sheet_lines', ['cue_sheet', 'line'])],
  ['balances', 'person', twice('balances', ['list', 'person', 'account'])],
];

/** Lines that are wrong by themselves, for what stands in two of their cells, or for today. */
export const alone = (kind: FileKind, condition: string) =>
  refusing(kind, piece`select s.file_line from ${good(kind)} s where ${raw(condition)}`);

export const notYet: readonly (readonly [FileKind, string, Refusing])[] = (
  [
    ['persons', 'died_on'],
    ['works', 'registered_on'],
    ['works', 'approved_on'],
    ['work_authors', 'approved_on'],
    ['distributions', 'distributed_on'],
    ['statement_lines', 'used_on'],
    ['performances', 'performed_on'],
    ['performances', 'registered_on'],
    ['cue_sheets', 'shown_on'],
    ['applications', 'applied_on'],
    ['applications', 'decided_on'],
    ['balance_lists', 'day'],
    ['notes', 'written_on'],
  ] as const
).map(([kind, column]) => [kind, column, alone(kind, `s.${column} > current_date`)] as const);

export const inOrder = alone('contracts', 's.ends_on < s.starts_on');
export const workMissing = alone('statement_lines', `s.type in ('1', '3') and s.work is null`);
export const otherCode = refusing(
  'work_codes',
  piece`select s.file_line, s.code as value from ${good('work_codes')} s where (s.kind = 'iswc') <> (s.code ~ '^T[0-9]{10}$')`,
);

/** What only one may have, and another than goes by the old number has here. */
const owned = (kind: FileKind, column: string, owner: Fragment) =>
  refusing(
    kind,
    piece`select s.file_line, ${raw(`s."${column}"`)} as value, o.id as number from ${good(kind)} s join ${owner} o on o.value = ${raw(`s."${column}"`)}
      where not exists (select from ${kind === 'persons' ? taken('persons') : kind === 'users' ? taken('users') : taken('authors')} t
        where t.old_number = s.number and t.id = o.id)`,
  );

export const ownedByOthers: readonly (readonly [FileKind, string, Refusing])[] = [
  [
    'persons',
    'kennitala',
    owned('persons', 'kennitala', piece`(select kennitala as value, person_id as id from person)`),
  ],
  [
    'users',
    'kennitala',
    owned('users', 'kennitala', piece`(select kennitala as value, user_id as id from app_user)`),
  ],
  [
    'authors',
    'ipi',
    owned('authors', 'ipi', piece`(select ipi_name_number as value, author_id as id from author)`),
  ],
];

/** A login opens a person by its national ID alone, so both have the same; and nobody gets a second. */
export const otherPerson = refusing(
  'users',
  piece`select s.file_line, s.person as value from ${good('users')} s
    where s.person is not null and s.kennitala is distinct from coalesce(
      (select p.kennitala from ${taken('persons')} t join person p on p.person_id = t.id where t.old_number = s.person),
      (select p.kennitala from ${good('persons')} p where p.number = s.person))`,
);
export const hasLogin = owned(
  'users',
  'person',
  piece`(select t.old_number as value, u.user_id as id from ${taken('persons')} t join app_user u on u.person_id = t.id)`,
);

/** O303: and none that the file has as another's than here. Lines of distributions that were taken are no news: these never change. */
const notMoved = (to: NumberedKind, isOld: Fragment) =>
  to === 'authors' || to === 'rights' || to === 'contracts'
    ? piece`and (t.old_number not in (select f.said ->> 'value' from society_fault f where f.society_import_id = ${'societyImportId'}::integer
          and f.kind = ${literal(to)} and f.code = 'society.line.moved' and f.said ->> 'value' is not null) or ${isOld})`
    : raw('');

/** Whether a line is a part of what its column names. */
const isOfWhole = (kind: FileKind, column: string, to: NumberedKind) =>
  wholeOf[kind] === to && columnsOf[kind][0]?.name === column;

/** Cells as `s` that name nothing which is in the files, or was taken before. What a line is a part of has to be in the files with it. */
const namesNone = (kind: FileKind, column: string, to: NumberedKind, isOld: Fragment) => piece`
    not exists (select from society_row r where r.society_import_id = ${'societyImportId'}::integer and r.kind = ${literal(to)}
      and r.cells[1] = ${raw(`s."${column}"`)} and not r.is_refused)
    and not exists (select from ${taken(to)} t where ${raw(isOfWhole(kind, column, to) ? 'false' : `t.old_number = s."${column}"`)} ${notMoved(to, isOld)})`;

/** References of a file to another. What they name is looked for once, however many lines name it. */
const references = (kind: FileKind, column: string, to: NumberedKind) => {
  const given = piece`from ${good(kind)} s where ${raw(`s."${column}"`)} is not null`;
  const isOld =
    kind === 'statement_lines'
      ? piece`exists (select from ${taken('distributions')} d where d.old_number = s.distribution)`
      : raw('false');
  return refusing(
    kind,
    piece`select s.file_line, ${raw(`s."${column}"`)} as value, ${literal(to)} as file ${given} and ${namesNone(kind, column, to, isOld)}`,
    piece`select from (select distinct ${raw(`s."${column}"`)} ${given}) s where ${namesNone(kind, column, to, raw('false'))}`,
  );
};

const allReferences = fileKinds.flatMap((kind) =>
  columnsOf[kind].flatMap(({ name, cell }) =>
    cell.is === 'reference' ? [[kind, name, references(kind, name, cell.to)] as const] : [],
  ),
);
export const referencesOf = (kind: FileKind): readonly (readonly [string, Refusing])[] =>
  allReferences.flatMap(([of, column, statement]) => (of === kind ? [[column, statement] as const] : []));

/** Parts go with what they are parts of. They are in the list of all faults, and are no faults by themselves. */
const follows = (part: FileKind, column: string, whole: NumberedKind) => {
  const number = raw(`r.cells[${columnsOf[part].findIndex(({ name }) => name === column) + 1}]`);
  return sql`
  with gone as (
    update society_row r set is_refused = true
    where r.society_import_id = ${'societyImportId'}::integer and r.kind = ${literal(part)} and not r.is_refused
      and ${number} in (select s.number from ${staged(whole)} s where s.is_refused)
    returning r.file_line, ${number} as number
  )
  ${partsNoted(part, column, whole)}`;
};

/** And the other way round: a thing is taken with all of its parts or not at all. */
const wants = (part: FileKind, column: string, whole: NumberedKind) =>
  refusing(
    whole,
    piece`select s.file_line, s.number as value, p.line, ${literal(part)} as file from ${good(whole)} s
      join (select ${raw(column)} as number, min(file_line) as line from ${staged(part)} c where c.is_refused group by 1) p using (number)`,
  );

export const wholes = (
  [
    ['rights', 'author', 'authors'],
    ['contract_terms', 'contract', 'contracts'],
    ['work_titles', 'work', 'works'],
    ['work_codes', 'work', 'works'],
    ['work_authors', 'work', 'works'],
    ['contract_works', 'work', 'works'],
    ['distribution_corrections', 'distribution', 'distributions'],
    ['statement_lines', 'distribution', 'distributions'],
    ['set_list_lines', 'performance', 'performances'],
    ['cue_sheet_lines', 'cue_sheet', 'cue_sheets'],
    ['balances', 'list', 'balance_lists'],
  ] as const
).map(([part, column, whole]) => ({
  part,
  whole,
  follows: follows(part, column, whole),
  wants: wants(part, column, whole),
}));

const totals = piece`(select a.work, sum(a.share) as total from ${good('work_authors')} a group by a.work)`;
export const noAuthors = refusing(
  'works',
  piece`select s.file_line, s.number as value from ${good('works')} s
    where not exists (select from ${staged('work_authors')} a where a.work = s.number)`,
);
export const shareTotals = refusing(
  'works',
  piece`select s.file_line, s.number as value, t.total::text as sum from ${good('works')} s join ${totals} t on t.work = s.number
    where t.total <> 100`,
);

export const contractAuthors = refusing(
  'work_authors',
  piece`select s.file_line, s.contract as value from ${good('work_authors')} s join ${good('contracts')} c on c.number = s.contract
    where c.author <> s.author
    union all
    select s.file_line, s.contract from ${good('work_authors')} s join ${taken('contracts')} t on t.old_number = s.contract
    join publishing_contract c on c.contract_id = t.id left join ${taken('authors')} a on a.old_number = s.author
    where c.author_id is distinct from a.id and not exists (select from ${good('contracts')} f where f.number = s.contract)`,
);

/** Those that stay as they are count too. */
export const rightShares = refusing(
  'rights',
  piece`select max(s.file_line) as file_line, s.author as value, (sum(s.share) + coalesce(max(o.share), 0))::text as sum
    from ${good('rights')} s
    left join lateral (select sum(r.share) as share from ${taken('authors')} a join author_right r on r.author_id = a.id
      where a.old_number = s.author and not exists (select from ${taken('rights')} t join ${good('rights')} f on f.number = t.old_number
        where t.id = r.right_id)) o on true
    where s.author is not null group by s.author having sum(s.share) + coalesce(max(o.share), 0) > 100`,
);

/** M3: what is distributed to a right less what is deducted is what was paid; where nothing says so, no less than nothing is left, but of a correction. */
export const uneven = refusing(
  'statement_lines',
  piece`select t.file_line, t.value, t.distributed::text, t.deducted::text, coalesce(t.paid, 0)::text as paid from (
      select s.distribution, max(s.file_line) as file_line, s."right" as value,
        coalesce(sum(s.amount) filter (where s.type in ('1', '3')), 0) as distributed,
        coalesce(sum(s.amount) filter (where s.type = '2'), 0) as deducted, sum(s.amount) filter (where s.type = '4') as paid
      from ${good('statement_lines')} s group by s.distribution, s."right") t
    where t.distributed - t.deducted <> coalesce(t.paid, t.distributed - t.deducted) or t.distributed < t.deducted
        and not exists (select from ${good('distribution_corrections')} k where k.distribution = t.distribution)`,
);
