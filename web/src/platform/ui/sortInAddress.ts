import type { Sort } from './columns.ts';

/**
 * How the order of a list stands in the address: by the field's wire name, with a minus for the other direction. `fields` names
 * the field of each column; what names none is `first`.
 */
export function sortInAddress(fields: Readonly<Record<string, string>>, first: Sort) {
  return {
    read(text: string | undefined): Sort {
      const field = text?.replace(/^-/, '');
      const column = Object.keys(fields).find((one) => fields[one] === field);
      if (column === undefined) return first;
      return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
    },
    write: ({ column, direction }: Sort): string =>
      `${direction === 'descending' ? '-' : ''}${fields[column]}`,
  };
}
