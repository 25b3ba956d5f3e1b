import { piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import type { Refusing } from './checkQueries.ts';
import { anyChanged, changedLines, keptWhere } from './changeQueries.ts';
import { wrongNoted } from './faultQueries.ts';
import type { NumberedKind } from './kinds.ts';
import { taken } from './stagedQueries.ts';

// O250: what files do not change of what is here, and say otherwise. Taken without a word it would look as if it had been moved.

type Staying = readonly [NumberedKind, string, Refusing];

/** Whose something is: the line is refused, as nothing else of it would mean what the file says. */
const refused = (kind: NumberedKind, column: string, isOther: Fragment): Staying => [
  kind,
  column,
  { looks: anyChanged(kind), refuses: keptWhere(kind, isOther) as Refusing['refuses'] },
];
const points = (kind: NumberedKind, column: string, here: string, to: NumberedKind) =>
  refused(
    kind,
    column,
    piece`x.${raw(here)} is distinct from (select t.id from ${taken(to)} t where t.old_number = s.${raw(`"${column}"`)})`,
  );

export const moved: readonly Staying[] = [
  points('users', 'person', 'person_id', 'persons'),
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
