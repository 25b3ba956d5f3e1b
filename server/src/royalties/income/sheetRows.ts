import papa from 'papaparse';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { refuse } from '../../platform/refusal.ts';

interface Wanted {
  columns: readonly string[];
  mostLines: number;
  /** What is said of a sheet without these columns, and of one with too many lines. */
  lacksColumns: ErrorCode;
  isTooLong: ErrorCode;
}

/** The rows of a CSV by the names of its columns, in small letters. */
export function sheetRows(text: string, wanted: Wanted): Record<string, string>[] {
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  if (wanted.columns.some((name) => !meta.fields?.includes(name))) refuse(wanted.lacksColumns);
  if (data.length === 0) refuse('money.sheetEmpty');
  if (data.length > wanted.mostLines) refuse(wanted.isTooLong);
  return data;
}
