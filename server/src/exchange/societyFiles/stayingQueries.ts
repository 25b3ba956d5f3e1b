import { literal, piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { refusing, type Refusing } from './checkQueries.ts';
import { anyChanged, changedLines, keptWhere, saidBy, tableOf } from './changeQueries.ts';
import { wrongNoted } from './faultQueries.ts';
import type { NumberedKind } from './kinds.ts';
import { good, idOf, taken } from './stagedQueries.ts';

// O250: what files do not change of what is here, and say otherwise. Taken without a word it would look as if it had been moved.

type Staying = readonly [NumberedKind, string, Refusing];

/** Whose something is: the line is refused, as nothing else of it would mean what the file says. */
const refused = (kind: NumberedKind, column: string, isOther: Fragment): Staying => [
  kind,
  column,
  { looks: anyChanged(kind), refuses: keptWhere(kind, isOther) as Refusing['refuses'] },
];
/** Whether what a line says something is of, as `s`, is another than here, as `x`. */
const saysOther = (column: string, here: string, to: NumberedKind) =>
  piece`x.${raw(here)} is distinct from (select t.id from ${taken(to)} t where t.old_number = s.${raw(`"${column}"`)})`;
const points = (kind: NumberedKind, column: string, here: string, to: NumberedKind) =>
  refused(kind, column, saysOther(column, here, to));

/** O303: the same of what others refer to, before it is known what else would change: what they say would mean somebody else here. */
const referredTo = (kind: NumberedKind, column: string, here: string, to: NumberedKind): Staying => [
  kind,
  column,
  refusing(
    kind,
    piece`select s.file_line, s.number as value from ${good(kind)} s
      join society_row r on r.society_import_id = ${'societyImportId'}::integer and r.kind = ${literal(kind)} and r.file_line = s.file_line
      join old_number o on o.kind = r.kind and o.old_number = s.number
      join ${tableOf(kind)} x on x.${raw(idOf[kind])} = o.${raw(idOf[kind])}
      where ${saysOther(column, here, to)} and o.content_hash <> ${saidBy(kind)}
        and not exists (select from society_file f where f.society_import_id = r.society_import_id and f.kind = r.kind
          and ${literal(column)} = any(f.missing_columns))`,
  ),
];
export const movedReferredTo: readonly Staying[] = [
  referredTo('authors', 'person', 'person_id', 'persons'),
  referredTo('rights', 'person', 'person_id', 'persons'),
  referredTo('rights', 'author', 'author_id', 'authors'),
  referredTo('contracts', 'publisher', 'publisher_id', 'persons'),
  referredTo('contracts', 'author', 'author_id', 'authors'),
];

export const moved: readonly Staying[] = [
  // O307: a login that is nobody's gets the person of its own national ID.
  refused(
    'users',
    'person',
    piece`case when x.person_id is not null then ${saysOther('person', 'person_id', 'persons')}
      else s.person is not null and (s.kennitala <> x.kennitala or exists (select from ${taken('persons')} t join person p on p.person_id = t.id
        where t.old_number = s.person and p.kennitala is distinct from x.kennitala)) end`,
  ),
  points('authors', 'person', 'person_id', 'persons'),
  points('rights', 'person', 'person_id', 'persons'),
  points('rights', 'author', 'author_id', 'authors'),
  points('contracts', 'publisher', 'publisher_id', 'persons'),
  points('contracts', 'author', 'author_id', 'authors'),
  points('performances', 'person', 'person_id', 'persons'),
  refused(
    'performances',
    'kind',
    piece`x.performance_type_id <> case s.kind when 'concert' then 1 when 'stream' then 2 else 4 end`,
  ),
  points('applications', 'person', 'person_id', 'persons'),
];

/** What opens somebody's money, or makes a publisher: the rest of the line is taken, and this is told. */
const told = (kind: NumberedKind, column: string, isOther: string): Staying => [
  kind,
  column,
  {
    looks: anyChanged(kind),
    refuses: sql`
      with wrong as materialized (${changedLines(kind)} and ${raw(isOther)}), noted as (${wrongNoted(kind)})
      select w.*, (count(*) over ())::integer as total from wrong w order by w.file_line limit ${'most'}`,
  },
];

export const staying: readonly Staying[] = [
  told('persons', 'kennitala', 's.kennitala <> x.kennitala'),
  told('persons', 'email', 's.email <> x.email'),
  told(
    'persons',
    'bank_account',
    "s.bank_account is distinct from concat_ws('-', x.bank, x.ledger, x.account) and s.bank_account is not null",
  ),
  told('persons', 'is_publisher', 's.is_publisher = false and x.is_publisher'),
  told('users', 'kennitala', 's.kennitala <> x.kennitala'),
];
