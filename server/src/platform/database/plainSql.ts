import { plainWork } from '@omur/contract/platform/fields/plainWork';
import type { PlainField, PlainValues } from '@omur/contract/platform/plainFields';
import { columnName, type Fragment, piece, raw } from './statement.ts';

const columns = Object.keys(plainWork).map(columnName);

/** The columns of a work's plain fields, of alias `of` where there is one. */
export const plainColumns = (of?: string): Fragment =>
  raw(columns.map((column) => (of ? `${of}.${column}` : column)).join(', '));

/** The same for who may be no party to the work: what is for parties is null to others. `isParty` is an SQL condition. */
export const plainColumnsFor = <N extends string>(of: string, isParty: string): Fragment<N> =>
  raw(
    Object.entries<PlainField>(plainWork)
      .map(([name, { isForParties }]) => {
        const column = columnName(name);
        return isForParties
          ? `case when ${isParty} then ${of}.${column} end as ${column}`
          : `${of}.${column}`;
      })
      .join(', '),
  ) as Fragment<N>;

/** `plain`: a row with the values of parameter `plain`, which `plainJson` makes. */
export const plainRow = piece`json_populate_record(null::work, ${'plain'}::json) plain`;

/** Sets them all: for `update work set … from ${plainRow}`. */
export const plainSet: Fragment = raw(columns.map((column) => `${column} = plain.${column}`).join(', '));

/** The values as parameter `plain` takes them. */
export const plainJson = (values: PlainValues<typeof plainWork>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [columnName(name), value])),
  );
