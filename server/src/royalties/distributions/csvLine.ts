const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** What stands between the names of the columns: the sign that is oftenest there. */
export function separatorOf(header: string): Separator {
  const counts = separators.map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** The fields of one line; undefined where a quotation mark is out of place. No field goes over a line's end. */
export function fieldsOf(line: string, separator: Separator): string[] | undefined {
  if (!line.includes('"')) return line.split(separator);
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const field = line[at] === '"' ? quotedField(line, at) : plainField(line, at, separator);
    if (!field || (field.end < line.length && line[field.end] !== separator)) return undefined;
    fields.push(field.text);
    at = field.end + 1;
  }
  return fields;
}

interface Field {
  text: string;
  end: number;
}

function plainField(line: string, from: number, separator: Separator): Field | undefined {
  const next = line.indexOf(separator, from);
  const end = next === -1 ? line.length : next;
  const text = line.slice(from, end);
  return text.includes('"') ? undefined : { text, end };
}

/** A quotation mark inside is written twice. */
function quotedField(line: string, from: number): Field | undefined {
  let end = line.indexOf('"', from + 1);
  while (end !== -1 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
  if (end === -1) return undefined;
  return { text: line.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}
