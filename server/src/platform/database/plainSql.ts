import { plainMember, plainPerson } from '@omur/contract/platform/fields/plainPerson';
import { plainContract, plainSubmission } from '@omur/contract/platform/fields/plainContract';
import { plainVenue } from '@omur/contract/platform/fields/plainVenue';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import type { PlainField, PlainTable, PlainValues } from '@omur/contract/platform/plainFields';
import { columnName, type Fragment, piece, raw } from './statement.ts';

/** The SQL of the plain fields of a table, whose columns are named after them. */
function plainSql<T extends PlainTable>(table: string, fields: T) {
  const columns = Object.keys(fields).map(columnName);
  return {
    /** The columns, of alias `of` where there is one. */
    columns: (of?: string): Fragment =>
      raw(columns.map((column) => (of ? `${of}.${column}` : column)).join(', ')),
    /** The same for callers who may be no party to the thing: what is for parties is null to others. `isParty` is an SQL condition. */
    columnsFor: <N extends string>(of: string, isParty: string): Fragment<N> =>
      raw(
        Object.entries<PlainField>(fields)
          .map(([name, { isForParties }]) => {
            const column = columnName(name);
            return isForParties
              ? `case when ${isParty} then ${of}.${column} end as ${column}`
              : `${of}.${column}`;
          })
          .join(', '),
      ) as Fragment<N>,
    /** `plain`: a row with the values of parameter `plain`, which `json` makes. */
    row: piece`json_populate_record(null::${raw(table)}, ${'plain'}::json) plain`,
    /** Sets them all: for `update … set … from ${row}`. */
    set: raw(columns.map((column) => `${column} = plain.${column}`).join(', ')) as Fragment,
    /** The values as parameter `plain` takes them. */
    json: (values: PlainValues<T>): string =>
      JSON.stringify(
        Object.fromEntries(Object.entries(values).map(([name, value]) => [columnName(name), value])),
      ),
  };
}

export const plainOfWork = plainSql('work', plainWork);
export const plainOfContract = plainSql('publishing_contract', plainContract);
export const plainOfPerson = plainSql('person', plainPerson);
export const plainOfMember = plainSql('person', plainMember);
export const plainOfVenue = plainSql('venue', plainVenue);
export const plainOfSubmission = plainSql('contract_submission', plainSubmission);
