import { recordedTables, type ColumnKind } from '@omur/contract/people/rules/recordedTables';
import { raw, type Fragment } from '../../platform/database/statement.ts';
import { tables, columnsOf } from './columnsQueries.ts';

const naming: Partial<Record<ColumnKind, string>> = {
  author: 'select a.display_name from author a where a.author_id = ',
  person: 'select p.name from person p where p.person_id = ',
  user: 'select u.name from app_user u where u.user_id = ',
  work: 'select w.title from work w where w.work_id = ',
  right: 'select p.name from author_right o join person p using (person_id) where o.right_id = ',
  venue: 'select v.name from venue v where v.venue_id = ',
  hall: 'select h.name from hall h where h.hall_id = ',
  festival: 'select f.name from festival f where f.festival_id = ',
  festivalYear:
    "select f.name || ' ' || y.year from festival_year y join festival f using (festival_id) where y.festival_year_id = ",
};

/** Whom or what the value of a column is the number of. */
export function nameOf(value: string): Fragment {
  const cases = Object.entries(naming).map(([kind, select]) => {
    const columns = tables.flatMap(([table]) =>
      columnsOf(table)
        .filter(([, column]) => column.kind === kind)
        .map(([name]) => `'${table}.${name}'`),
    );
    return `when r.table_name || '.' || c.field in (${columns.join()}) then (${select}(${value})::integer)`;
  });
  return raw(`(case when ${value} is null then null ${cases.join(' ')} end)`);
}

/** Which of its table's things a record is of: the first column that has a value, by the name of what it numbers. */
export const about = raw(
  `(case r.table_name ${tables
    .filter(([, table]) => table.about.length > 0)
    .map(
      ([name, table]) =>
        `when '${name}' then coalesce(${table.about.map((column) => aboutColumn(name, column)).join()})`,
    )
    .join(' ')} end)`,
);

function aboutColumn(table: string, column: string): string {
  const value = `coalesce(r.new_row ->> '${column}', r.old_row ->> '${column}', r.row_key ->> '${column}')`;
  const select = naming[recordedTables[table]?.columns[column]?.kind ?? 'text'];
  return select ? `(${select}(${value})::integer)` : value;
}
