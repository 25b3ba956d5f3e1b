import type { Declared } from '@omur/contract/platform/endpoint';
import { answerNameOf } from '@omur/contract/platform/wire';
import type { Sort } from './columns.ts';

/**
 * How the order of a list stands in the address, and in the call: by the field's name in answers, with a minus for the other
 * direction (W3). `fields` gives our name of the field of each column; an address that names none of them means `first`.
 */
export function sortInAddress<Column extends string>(
  { reply }: Pick<Declared, 'reply'>,
  fields: Readonly<Record<Column, string>>,
  first: Sort & { column: NoInfer<Column> },
) {
  const columns = Object.keys(fields) as Column[];
  const nameOf = (column: Column) =>
    reply.kind === 'list' ? answerNameOf(reply.schema, fields[column]) : fields[column];
  const write = ({ column, direction }: Sort) =>
    `${direction === 'descending' ? '-' : ''}${nameOf(column as Column)}`;
  return {
    /** The first order, for the call. */
    usual: write(first),
    read(text: string | undefined): Sort & { column: Column } {
      const name = text?.replace(/^-/, '').toLowerCase();
      // Addresses of earlier releases name some columns as we do.
      const column = columns.find((one) => nameOf(one).toLowerCase() === name || one.toLowerCase() === name);
      if (column === undefined) return first;
      return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
    },
    /** For the call. */
    write,
    /** For the address, which says nothing of the first order. */
    unlessFirst: (sort: Sort) => (write(sort) === write(first) ? undefined : write(sort)),
  };
}
