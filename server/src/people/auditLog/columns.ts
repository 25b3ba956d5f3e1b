import { recordedTables, type ColumnKind } from '@omur/contract/people/rules/recordedTables';
import { piece, raw, type Fragment } from '../../platform/database/statement.ts';

// What the table of labels knows of each column, as pieces of SQL. Nothing here comes from a request.

const tables = Object.entries(recordedTables);

/** A value for each table of alias `r`, an empty list where there is none. */
function listOfTable(columnsOf: (table: string) => readonly string[]): Fragment {
  const cases = tables.map(([table]) => `when '${table}' then '{${columnsOf(table).join()}}'::text[]`);
  return raw(`(case r.table_name ${cases.join(' ')} else '{}'::text[] end)`);
}

const columnsOf = (table: string) => Object.entries(recordedTables[table]?.columns ?? {});

/** Nobody reads these. */
const technical = listOfTable((table) =>
  columnsOf(table)
    .filter(([, { kind }]) => kind === 'technical')
    .map(([name]) => name),
);

/** What members may read. A column or a table that has no label yet is not among them. */
const forMembers = listOfTable((table) =>
  recordedTables[table]?.isForStaff
    ? []
    : columnsOf(table)
        .filter(([, { kind, isForStaff }]) => kind !== 'technical' && !isForStaff)
        .map(([name]) => name),
);

const tablesForMembers = tables.filter(([, { isForStaff }]) => !isForStaff).map(([table]) => table);

/** Whether the reader may see the column `c.field` of record `r`. */
export const isColumnSeen = piece`(case when ${'isStaff'}::boolean then c.field <> all (${technical}) else c.field = any (${forMembers}) end)`;

/** A record that has nothing in it for members is not there for them. A changed password has no columns at all. */
export const isRecordSeen = piece`(${'isStaff'}::boolean or (
    r.table_name = any (${raw(`'{${tablesForMembers.join()}}'::text[]`)})
    and (r.operation <> 'update' or r.new_row is null or r.new_row ?| ${forMembers})))`;

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
