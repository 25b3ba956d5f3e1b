import type { ErrorCode } from '@omur/contract/platform/errors';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Cells } from './columns.ts';
import type { Sought } from './finding.ts';
import { readLength } from './length.ts';

/** Why a line of a file cannot be taken. */
export interface Problem {
  code: ErrorCode;
  values?: Readonly<Record<string, string | number>>;
}

/** As long as the columns of the form may be. */
const longest: Partial<Record<keyof Cells, number>> = {
  programme: 200,
  episode: 200,
  producer: 200,
  station: 200,
  title: 200,
  authors: 500,
  usage: 200,
};

export function problemOfLine(cells: Cells): Problem | undefined {
  if (cells.title === '') return { code: 'cueSheet.line.workTitleMissing' };
  for (const [column, most] of Object.entries(longest))
    if (cells[column as keyof Cells].length > most)
      return { code: 'cueSheet.line.tooLong', values: { column, most } };
  const lengths = [cells.length, ...(cells.programme_length === '' ? [] : [cells.programme_length])];
  const wrong = lengths.map(readLength).find(({ problem }) => problem);
  if (wrong?.problem) return { code: wrong.problem };
  if (cells.work !== '' && !numberIn(cells.work))
    return { code: 'cueSheet.line.workNumber', values: { value: cells.work } };
  const code =
    (cells.iswc === '' ? undefined : readIswc(cells.iswc).problem) ??
    (cells.isrc === '' ? undefined : readIsrc(cells.isrc).problem);
  return code && { code };
}

/** What the line says of its work. */
export function soughtBy(cells: Cells): Sought {
  return {
    workId: numberIn(cells.work),
    iswc: readIswc(cells.iswc).value,
    isrc: readIsrc(cells.isrc).value,
    title: cells.title,
    authorNames: cells.authors,
  };
}

/** `204118` and `204.118` are the number of a work. */
function numberIn(text: string): number | undefined {
  const digits = text.replaceAll('.', '');
  const number = /^[1-9]\d{0,9}$/u.test(digits) ? Number(digits) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : undefined;
}
