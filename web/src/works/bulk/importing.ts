import {
  lengthOfCell,
  type SheetLine,
  sharesOfCells,
  worksOfLines,
} from '@omur/contract/works/rules/bulkLines';

/** The column of ours that each column of a file is; undefined where it is left out. */
export type Mapping = readonly (string | undefined)[];

/** Numbers that spreadsheets strip of their zeros get them back, and lengths and shares are read as spreadsheets write them. */
const cleaned: Readonly<Record<string, (cell: string) => string>> = {
  length: lengthOfCell,
  ssn: (cell) => (/^\d{9}$/u.test(cell) ? cell.padStart(10, '0') : cell),
  ipi: (cell) => (/^\d{5,10}$/u.test(cell) ? cell.padStart(11, '0') : cell),
};

/** The rows of a file as works. Where the file says no roles, everybody wrote words and music; where it says no shares, one author has all. */
export function worksOfRows(rows: readonly (readonly string[])[], mapping: Mapping): SheetLine[][] {
  const shareAt = mapping.indexOf('share');
  const shares = shareAt === -1 ? [] : sharesOfCells(rows.map((row) => row[shareAt] ?? ''));
  const lines = rows.map((row, n): SheetLine => {
    const cells = mapping.flatMap((column, at) => {
      const cell = at === shareAt ? (shares[n] ?? '') : (row[at] ?? '');
      return column === undefined || cell === '' ? [] : [[column, cleaned[column]?.(cell) ?? cell] as const];
    });
    return Object.fromEntries(cells);
  });
  const works = worksOfLines(lines);
  const has = (column: string) => mapping.includes(column);
  if (has('type') && has('share')) return works;
  return works.map((work) =>
    work.map((line) => ({
      ...(!has('type') && { type: 'CA' }),
      ...(!has('share') && work.length === 1 && { share: '100' }),
      ...line,
    })),
  );
}

/** What is wrong with a mapping: a column that is there twice, or no titles. */
export function mappingProblem(mapping: Mapping): { twice: string } | 'noTitle' | undefined {
  const twice = mapping.find((column, at) => column !== undefined && mapping.indexOf(column) < at);
  if (twice !== undefined) return { twice };
  return mapping.includes('title') ? undefined : 'noTitle';
}

/** The cells of a block that was copied from a spreadsheet: tabs part the columns, and quotes hold what has lines of its own. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const put = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const typed = text.replaceAll('\r\n', '\n').replace(/\n$/u, '');
  for (let at = 0; at < typed.length; at += 1) {
    const sign = typed[at] ?? '';
    if (isQuoted && sign === '"' && typed[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      else cell += sign === '\n' ? ' ' : sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') put();
    else if (sign === '\n') {
      put();
      rows.push([]);
    } else cell += sign;
  }
  put();
  return rows;
}

/** A block of cells as spreadsheets take it. */
export const textOfCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) =>
      row.map((cell) => (/[\t\n"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
