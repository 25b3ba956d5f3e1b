import { piece, raw, sql } from '../../platform/database/statement.ts';
import type { Refusing } from './checkQueries.ts';
import type { Wrong } from './checkOtherQueries.ts';
import { anyChanged, isAnyOther, keptWhere, listed, parts } from './changeQueries.ts';
import { numberedKinds, type NumberedKind } from './kinds.ts';

// What later files would do to what is here beside what they say. Their lines are refused.

/** O267: staff who have no person yet get the one that has their national ID, with all that it is paid (M14). */
const ofLogin: Refusing = {
  looks: anyChanged('persons'),
  refuses: keptWhere(
    'persons',
    piece`x.kennitala is null
      and exists (select from app_user u where u.kennitala = s.kennitala and u.person_id is distinct from x.person_id)`,
  ) as Refusing['refuses'],
};

/** O268: files as `f`, and earlier ones as `e` that had columns which they have not. */
const fewerColumns = (kind: NumberedKind) => piece`society_file f join society_file e using (kind)
    where f.society_import_id = ${'societyImportId'}::integer and kind in (${listed([kind, ...parts(kind)])})
      and not f.missing_columns <@ e.missing_columns`;

/** A column that is missing reads as one of empty cells, and all that was in it would go. What never changes is refused as it is. */
const columnsLost = (kind: NumberedKind): Refusing => ({
  looks: sql`select exists (select from ${fewerColumns(kind)}) and ${isAnyOther(kind)} as is_any`,
  refuses: keptWhere(
    kind,
    piece`o.society_import_id in (select e.society_import_id from ${fewerColumns(kind)})`,
    piece`, (select string_agg(f.file_name || ': ' || array_to_string(
        array(select m.name from unnest(f.missing_columns) with ordinality m (name, place) where m.name <> all(e.missing_columns) order by m.place),
        ', '), '; ' order by kind <> ${raw(`'${kind}'`)}, kind collate "C")
      from ${fewerColumns(kind)} and e.society_import_id = o.society_import_id) as missing`,
  ) as Refusing['refuses'],
});

export const laterWrongs: readonly Wrong[] = [
  { kind: 'persons', column: 'kennitala', code: 'society.line.ofLogin', statement: ofLogin },
  ...numberedKinds
    .filter((kind) => kind !== 'distributions' && kind !== 'balance_lists')
    .map((kind) => ({ kind, code: 'society.line.columnsLost', statement: columnsLost(kind) }) as const),
];
