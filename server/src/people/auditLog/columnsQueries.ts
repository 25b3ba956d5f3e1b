import { recordedTables } from '@omur/contract/people/rules/recordedTables';
import { piece, raw, type Fragment } from '../../platform/database/statement.ts';

// What the table of labels knows of each column, as pieces of SQL. Nothing here comes from a request.

export const tables = Object.entries(recordedTables);

/** A value for each table of alias `r`, an empty list where there is none. */
function listOfTable(columnsOf: (table: string) => readonly string[]): Fragment {
  const cases = tables.map(([table]) => `when '${table}' then '{${columnsOf(table).join()}}'::text[]`);
  return raw(`(case r.table_name ${cases.join(' ')} else '{}'::text[] end)`);
}

export const columnsOf = (table: string) => Object.entries(recordedTables[table]?.columns ?? {});

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
