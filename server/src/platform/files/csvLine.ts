import papa from 'papaparse';

const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** What stands between the names of the columns: the sign that is oftenest there. */
export function separatorOf(header: string): Separator {
  const counts = separators.map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** The fields of one line; undefined where a quoted field has no end. No field goes over a line's end. */
export function fieldsOf(line: string, separator: Separator): string[] | undefined {
  // Most lines have no quotation mark, and there are millions of them.
  if (!line.includes('"')) return line.split(separator);
  const { data, errors } = papa.parse<string[]>(line, { delimiter: separator, newline: '\n' });
  return errors.length === 0 ? data[0] : undefined;
}
