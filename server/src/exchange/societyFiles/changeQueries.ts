import {
  literal,
  piece,
  raw,
  sql,
  type Fragment,
  type Statement,
} from '../../platform/database/statement.ts';
import type { Refused } from './checkQueries.ts';
import { wrongNoted } from './faultQueries.ts';
import { fileKinds, numberedKinds, wholeOf, type FileKind, type NumberedKind } from './kinds.ts';
import { idOf, readByWorkers, staged } from './stagedQueries.ts';

// What taking the files comes to: what is new, what the files say otherwise than before, and what they say again.

/** Each with what its state is. */
export const tables = {
  persons: ['person', 'x.version::text'],
  users: ['app_user', "concat_ws('|', x.role, x.name, x.language)"],
  authors: [
    'author',
    "concat_ws('|', x.display_name, coalesce(x.pseudonym, ''), coalesce(x.ipi_name_number, ''), x.mandate_on)",
  ],
  rights: ['author_right', 'x.share::text'],
  contracts: ['publishing_contract', 'x.version::text'],
  works: ['work', 'extract(epoch from x.last_changed_at)::text'],
  distributions: ['distribution', 'x.state'],
  performances: ['live_performance', 'x.version::text'],
  cue_sheets: ['cue_sheet', 'x.version::text'],
  applications: ['fund_application', 'x.version::text'],
  balance_lists: ['opening', 'x.line_count::text'],
  notes: ['member_note', 'x.member_note_id::text'],
} as const satisfies Record<NumberedKind, readonly [string, string]>;

const nothing = piece``;

/** The state of a thing here, by which it is seen whether it was changed since it was taken. */
export const stateOf = (kind: NumberedKind): Fragment => raw(tables[kind][1]);
export const tableOf = (kind: NumberedKind): Fragment => raw(tables[kind][0]);

export const parts = (whole: NumberedKind): FileKind[] => fileKinds.filter((kind) => wholeOf[kind] === whole);
export const listed = (kinds: readonly FileKind[]) => raw(kinds.map((kind) => `'${kind}'`).join(', '));

/** Two hashes of each part, added up: their order says nothing, and a distribution has millions. Null where there is none. */
const partsSaid = piece`count(*) || ' ' || sum(hashtextextended(c.said, 1)::numeric) || ' ' || sum(hashtextextended(c.said, 2)::numeric)`;
/** Parts as `c`. */
const partsOf = <const N extends string>(whole: NumberedKind, condition: Fragment<N>) => piece`
  (select c.cells[1] as number, c.kind || c.cells::text as said from society_row c
    where ${condition} and c.kind in (${listed(parts(whole))}) offset 0) c`;
const hashed = (partsHash: Fragment): Fragment =>
  piece`sha256(convert_to(r.cells::text || coalesce(${partsHash}, ''), 'UTF8'))`;

/** What a row `r` says with its parts, as a hash. */
export const saidBy = (kind: NumberedKind): Fragment =>
  hashed(
    parts(kind).length === 0
      ? piece`''`
      : piece`(select ${partsSaid} from ${partsOf(kind, piece`c.society_import_id = r.society_import_id and c.cells[1] = r.cells[1]`)})`,
  );

/** The same of all rows of a kind, whose parts are read once. */
const said = (kind: NumberedKind): Fragment<'societyImportId'> => piece`
  select r.cells[1], ${hashed(parts(kind).length === 0 ? piece`''` : piece`p.said`)} from society_row r
  ${
    parts(kind).length === 0
      ? nothing
      : piece`left join (select c.number, ${partsSaid} as said
        from ${partsOf(kind, piece`c.society_import_id = ${'societyImportId'}::integer`)} group by 1) p on p.number = r.cells[1]`
  }
  where r.society_import_id = ${'societyImportId'}::integer and r.kind = ${literal(kind)} and not r.is_refused`;

const noted = (kind: NumberedKind) => sql`
  insert into society_change (society_import_id, kind, old_number, change, content_hash)
  select ${'societyImportId'}::integer, ${literal(kind)}, r.number,
    case when o.old_number is null then 'new' when o.content_hash = r.hash then 'same' else 'changed' end, r.hash
  from ${readByWorkers(said(kind), 'number text, hash bytea')} r
  left join old_number o on o.kind = ${literal(kind)} and o.old_number = r.number`;

/** A set list with a line that a run counted (O273), or that was paid. */
export const isCounted = (
  livePerformanceId: string,
): string => `exists (select from performance n where n.live_performance_id = ${livePerformanceId}
    and (exists (select from performance_payment y where y.performance_id = n.performance_id)
      or exists (select from run_line c where c.performance_id = n.performance_id)))`;

/** When something stays as it is whatever its state: what was paid, counted, brought or noted, what a dispute is about, and what its authors were asked. */
const staysWhen: Readonly<Partial<Record<NumberedKind, string>>> = {
  // O275: what authors were asked is what they answer to.
  works: `exists (select from work_dispute b where b.work_id = x.work_id and b.ended_at is null)
    or exists (select from approval_request q where q.work_id = x.work_id)`,
  distributions: 'true',
  performances: isCounted('x.live_performance_id'),
  balance_lists: 'true',
  notes: 'true',
};
const isChangedHere = (kind: NumberedKind) =>
  piece`(${raw(staysWhen[kind] ?? 'false')} or o.state_taken is distinct from ${stateOf(kind)})`;

/** Whether something that would be changed was changed here after the files were checked. */
export const isAnyChangedHere = sql`
  select ${numberedKinds
    .map(
      (
        kind,
      ) => piece`exists (select from society_change c join old_number o on o.kind = c.kind and o.old_number = c.old_number
      join ${tableOf(kind)} x on x.${raw(idOf[kind])} = o.${raw(idOf[kind])}
      where c.society_import_id = ${'societyImportId'} and c.kind = ${literal(kind)} and c.change = 'changed' and ${isChangedHere(kind)})`,
    )
    .reduce((all, one) => piece`${all} or ${one}`)} as is_changed`;

/** Lines that say otherwise than before of what is here, as `s`, beside what is here, as `x`, and by which files it came, as `o`. */
export const changedLines = (
  kind: NumberedKind,
  says: Fragment<'societyImportId'> = nothing,
): Fragment<'societyImportId'> => piece`
    select s.file_line, c.old_number as value${says} from society_change c join ${staged(kind)} s on s.number = c.old_number
    join old_number o on o.kind = c.kind and o.old_number = c.old_number join ${tableOf(kind)} x on x.${raw(idOf[kind])} = o.${raw(idOf[kind])}
    where c.society_import_id = ${'societyImportId'}::integer and c.kind = ${literal(kind)} and c.change = 'changed'`;

/** Refuses lines of which it was noted already what taking them comes to. `found`: file_line, value, and what the sentence says under other names. */
export const refusingNoted = <const N extends string>(
  kind: NumberedKind,
  found: Fragment<N>,
): Statement<N | 'societyImportId' | 'most' | 'column' | 'code'> => sql<
  N | 'societyImportId' | 'most' | 'column' | 'code'
>`
  with wrong as materialized (${found}), refused as (
    update society_row r set is_refused = true from wrong w
    where r.society_import_id = ${'societyImportId'} and r.kind = ${literal(kind)} and r.file_line = w.file_line
  ), gone as (
    delete from society_change c using wrong w
    where c.society_import_id = ${'societyImportId'} and c.kind = ${literal(kind)} and c.old_number = w.value
  ), noted as (${wrongNoted(kind)})
  select w.*, (count(*) over ())::integer as total from wrong w order by w.file_line limit ${'most'}`;

/** Refuses lines that say otherwise, as far as the condition holds of them. `says`: what the sentence says under other names. */
export const keptWhere = (
  kind: NumberedKind,
  condition: Fragment<'ids' | 'societyImportId'>,
  says: Fragment<'societyImportId'> = nothing,
) => refusingNoted(kind, piece`${changedLines(kind, says)} and ${condition}`);

/** What was changed here since it was taken is not written over; what is paid never changes. The lines are refused. */
const kept = (kind: NumberedKind, among: Fragment<'ids'>) =>
  keptWhere(kind, piece`${isChangedHere(kind)} and ${among}`);

export const isAnyOther = (
  kind: NumberedKind,
): Fragment<'societyImportId'> => piece`exists (select from society_change c
    where c.society_import_id = ${'societyImportId'}::integer and c.kind = ${literal(kind)} and c.change = 'changed')`;
export const anyChanged = (kind: NumberedKind) => sql`select ${isAnyOther(kind)} as is_any`;

export const changes = numberedKinds.map((kind) => ({
  kind,
  noted: noted(kind),
  kept: {
    looks: anyChanged(kind),
    refuses: kept(kind, piece`true`) as Statement<Refused>,
  },
}));

const ofBatch = (kind: NumberedKind) => ({
  /** Nobody changes them here while a batch writes them. */
  lock: sql`select from ${tableOf(kind)} x where x.${raw(idOf[kind])} = any(${'ids'}::integer[]) order by x.${raw(idOf[kind])} for no key update`,
  kept: kept(kind, piece`o.${raw(idOf[kind])} = any(${'ids'}::integer[])`),
});
/** The same for what a batch is about to write: it may have been changed here since the files were asked to be taken. */
export const keptOfBatch = Object.fromEntries(numberedKinds.map((kind) => [kind, ofBatch(kind)])) as Readonly<
  Record<NumberedKind, ReturnType<typeof ofBatch>>
>;

/** O87: whether a right, a work, a contract, a name, a performance, an application or a balance that would be new or other is one of these users', or of somebody whose heir they are (R126). */
const ofUsers = piece`
  select o.old_number from old_number o join own_person u using (person_id) where o.kind = 'persons' and u.user_id = any(${'userIds'}::integer[])
  union select p.number from ${staged('persons')} p join person h using (kennitala) join own_person u using (person_id) where u.user_id = any(${'userIds'}::integer[])
  union select p.number from ${staged('persons')} p join app_user u using (kennitala) where u.user_id = any(${'userIds'}::integer[])`;
const isOwn = (kind: 'rights' | 'performances' | 'applications') =>
  piece`exists (select from society_change c join ${staged(kind)} s on s.number = c.old_number
    where c.society_import_id = ${'societyImportId'} and c.kind = ${literal(kind)} and c.change <> 'same' and s.person in (${ofUsers}))`;

/** O267: who gets the national ID of one of them is theirs from then on, with what came for that person before. */
const isOwnPerson = piece`exists (select from society_change c join ${staged('persons')} s on s.number = c.old_number join app_user u using (kennitala)
    left join old_number o on o.kind = c.kind and o.old_number = c.old_number
    where c.society_import_id = ${'societyImportId'} and c.kind = 'persons' and c.change <> 'same' and u.user_id = any(${'userIds'}::integer[])
      and not coalesce(o.person_id = u.person_id, false))`;

/** Authors by whose works they are paid, and those works, by their old numbers: of the files, and of what is here. */
const authorsOfUsers = piece`
  select r.author from ${staged('rights')} r where r.person in (${ofUsers}) union select a.number from ${staged('authors')} a where a.person in (${ofUsers})
  union select o.old_number from old_number o join author a using (author_id) left join author_right r using (author_id) join own_person u
    on u.person_id in (a.person_id, r.person_id) where o.kind = 'authors' and u.user_id = any(${'userIds'}::integer[])`;
/** Contracts by which they are paid: of the files, and of what is here, also where they publish in another's place (X44). */
const contractsOfUsers = piece`
  select s.number from ${staged('contracts')} s where s.publisher in (${ofUsers})
  union (with recursive up (contract_id) as (
      select c.contract_id from publishing_contract c join own_person u on u.person_id = c.publisher_id where u.user_id = any(${'userIds'}::integer[])
      union
      select a.contract_id from up join publishing_contract c using (contract_id)
      join publishing_contract a on coalesce(a.lineage_id, a.contract_id) = c.original_contract_id
    )
    select o.old_number from old_number o join up using (contract_id) where o.kind = 'contracts')`;
const worksOfUsers = piece`
  select l.work from ${staged('work_authors')} l where l.author in (${authorsOfUsers}) or l.contract in (${contractsOfUsers})
  union select l.work from ${staged('contract_works')} l where l.contract in (${contractsOfUsers})
  union select o.old_number from old_number o join person_work v on v.work_id = o.work_id join own_person u on u.person_id = v.person_id
    where o.kind = 'works' and u.user_id = any(${'userIds'}::integer[])`;
/** O223: a share that the files give or change, also on a work that stays somebody's otherwise; and who publishes whom. */
const isOwnWork = piece`exists (select from society_change c where c.society_import_id = ${'societyImportId'} and c.kind = 'works' and c.change <> 'same'
    and c.old_number in (${worksOfUsers}))`;
const isOwnContract = piece`exists (select from society_change c join ${staged('contracts')} s on s.number = c.old_number
    where c.society_import_id = ${'societyImportId'} and c.kind = 'contracts' and c.change <> 'same'
      and (s.number in (${contractsOfUsers}) or s.author in (${authorsOfUsers})))`;
/** R144: a name, and a number by which others pay. */
const isOwnName = piece`exists (select from society_change c where c.society_import_id = ${'societyImportId'} and c.kind = 'authors' and c.change <> 'same'
    and c.old_number in (${authorsOfUsers}))
  or exists (select from society_change c join ${staged('persons')} s on s.number = c.old_number
    left join old_number o on o.kind = c.kind and o.old_number = c.old_number left join person p using (person_id)
    where c.society_import_id = ${'societyImportId'} and c.kind = 'persons' and c.change <> 'same' and s.number in (${ofUsers})
      and s.publisher_ipi <> coalesce(p.publisher_ipi_name_number, ''))`;
/** O368: an account that somebody else would be paid into, and an address that a link to somebody else's password would go to. */
const accountsOfUsers = piece`
  select concat_ws('-', p.bank, p.ledger, p.account) from own_person u join person p using (person_id)
  where u.user_id = any(${'userIds'}::integer[]) and p.bank is not null`;
const addressesOfUsers = piece`
  select regexp_split_to_table(lower(p.email), ' *, *') from own_person u join person p using (person_id) where u.user_id = any(${'userIds'}::integer[])
  union select lower(i.email) from invitation i where i.user_id = any(${'userIds'}::integer[])`;
const isOwnReach = piece`exists (select from society_change c join ${staged('persons')} s on s.number = c.old_number
    left join old_number o on o.kind = c.kind and o.old_number = c.old_number left join person p using (person_id)
    where c.society_import_id = ${'societyImportId'} and c.kind = 'persons' and c.change <> 'same' and s.number not in (${ofUsers})
      and (p.person_id is null and s.bank_account in (${accountsOfUsers})
        or p.email is null and exists (select from regexp_split_to_table(lower(s.email), ' *, *') a where a in (${addressesOfUsers}))))
  or exists (select from society_change c join ${staged('applications')} s on s.number = c.old_number
    where c.society_import_id = ${'societyImportId'} and c.kind = 'applications' and c.change <> 'same' and s.bank_account in (${accountsOfUsers}))`;
const isOwnBalance = piece`exists (select from society_change c join ${staged('balances')} b on b.list = c.old_number
    where c.society_import_id = ${'societyImportId'} and c.kind = 'balance_lists' and c.change <> 'same' and b.person in (${ofUsers}))`;
/** A set list that a run here pays, and a cue sheet, earn for those who have a work on it, no matter whose performance it is. */
const isOwnSung = piece`exists (select from society_change c join ${staged('performances')} s on s.number = c.old_number
    join ${staged('set_list_lines')} l on l.performance = s.number
    where c.society_import_id = ${'societyImportId'} and c.kind = 'performances' and c.change <> 'same' and s.is_unpaid and l.work in (${worksOfUsers}))`;
const isOwnCued = piece`exists (select from society_change c join ${staged('cue_sheet_lines')} l on l.cue_sheet = c.old_number
    where c.society_import_id = ${'societyImportId'} and c.kind = 'cue_sheets' and c.change <> 'same' and l.work in (${worksOfUsers}))`;
export const isAnyOwn = sql`
  select ${isOwn('rights')} or ${isOwn('performances')} or ${isOwn('applications')} or ${isOwnWork} or ${isOwnContract} or ${isOwnBalance}
    or ${isOwnSung} or ${isOwnCued} or ${isOwnPerson} or ${isOwnName}
    or ${isOwnReach} as is_own`;

export const countFiles = sql`
  update society_file f set refused_count = r.refused, new_count = coalesce(c.new, 0), changed_count = coalesce(c.changed, 0),
    same_count = coalesce(c.same, 0)
  from (select kind, count(*) filter (where is_refused) as refused from society_row
      where society_import_id = ${'societyImportId'} group by kind) r
    left join (select kind, count(*) filter (where change = 'new') as new, count(*) filter (where change = 'changed') as changed,
        count(*) filter (where change = 'same') as same
      from society_change where society_import_id = ${'societyImportId'} group by kind) c using (kind)
  where f.society_import_id = ${'societyImportId'} and f.kind = r.kind`;

const lights = piece`
  select 'light' as figure, 0 as year, l.light::text as old_number, null::text as name, count(*) as value from (
    select case when s.approved_on is null then 2 when a.is_whole then 0 else 1 end as light
    from ${staged('works')} s left join (select a.work, bool_and(a.approved_on is not null or a.author in ('PD', 'AI')) as is_whole
      from ${staged('work_authors')} a group by 1) a on a.work = s.number) l group by l.light`;

const earned = piece`${staged('statement_lines')} l where coalesce(l.type in ('1', '3'), true) and l.amount is not null`;
const byYearAndRight = piece`
  select coalesce(extract(year from d.distributed_on)::integer, 0), l."right", sum(l.amount) from (
    select l.distribution, coalesce(l."right", '') as "right", sum(l.amount) as amount from ${earned} group by 1, 2) l
  left join ${staged('distributions')} d on d.number = l.distribution group by 1, 2`;

/**
 * What the old system's sums are: by light, by year, by right and year, by work. O261: of all that the files say, what is refused as well, so
 * that it is missing where old and new stand side by side; the year is 0 where no distribution says it. In the order of the index.
 */
export const noteFigures = sql`
  with money as materialized (select * from ${readByWorkers(byYearAndRight, 'year integer, "right" text, amount numeric')} m)
  insert into society_figure (society_import_id, figure, year, old_number, old_value)
  select ${'societyImportId'}::integer, f.figure, f.year, f.old_number, f.value from (
    select figure, year, old_number, value from (${lights}) l
    union all select 'year', year, '', sum(amount) from money group by year
    union all select 'right', year, "right", amount from money
    union all select 'work', 0, w.work, w.amount from ${readByWorkers(
      piece`select coalesce(l.work, ''), sum(l.amount) from ${earned} group by 1`,
      'work text, amount numeric',
    )} w) f order by f.figure, f.year, f.old_number`;
