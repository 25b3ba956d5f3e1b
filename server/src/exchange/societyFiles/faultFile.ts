import { Readable } from 'node:stream';
import { isErrorCode, sentenceOf } from '@omur/contract/platform/errors';
import type { Language } from '@omur/contract/platform/rules/language';
import type { RuleValues } from '@omur/contract/platform/rules/ruleResult';
import type { Queryable } from '../../platform/database/statement.ts';
import { csvOf } from '../../platform/http/csv.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './faultQueries.ts';
import { fileKinds, isFileKind } from './kinds.ts';

const headings = {
  is: ['Skrá', 'Lína', 'Dálkur', 'Tegund galla', 'Hvað er að'],
  en: ['File', 'Line', 'Column', 'Kind of fault', 'What is wrong'],
};
const atOnce = 2000;

interface Fault extends Record<string, unknown> {
  fileLine: number;
  faultId: number;
  fileName: string;
  columnName: string | null;
  code: string;
  said: RuleValues;
}

/** Refuses where there is no list to read: before the files were checked, and where their faults were not kept. */
export async function assertFaultsKept(db: Queryable, societyImportId: number): Promise<void> {
  const found = await queries.findFaults.row<{ isEarly: boolean; areGone: boolean }>(db, { societyImportId });
  if (!found) refuse('society.importNotFound');
  if (found.isEarly) refuse('society.notChecked');
  if (found.areGone) refuse('society.faultsGone');
}

/**
 * O263: all that is wrong with the files, a line for each fault, written while it is read. First what is to be corrected, by file and line, then lines
 * that were only refused with what they are parts of: a spreadsheet shows no more than a million. The byte order mark is for spreadsheets.
 */
export function faultFile(db: Queryable, societyImportId: number, language: Language): Readable {
  return Readable.from(lines(db, societyImportId, language), { objectMode: false });
}

async function* lines(db: Queryable, societyImportId: number, language: Language) {
  yield `\uFEFF${csvOf([headings[language]])}\r\n`;
  const files = await queries.fileNames.rows<{ kind: string; fileName: string }>(db, { societyImportId });
  const names = new Map(files.map(({ kind, fileName }) => [kind, fileName]));
  for (const isPart of [false, true])
    for (const kind of ['', ...fileKinds])
      for await (const faults of faultsOf(db, { societyImportId, isPart, kind }))
        yield `${csvOf(faults.map((fault) => cellsOf(fault, names, language)))}\r\n`;
}

/** No connection is held in between: anyone who reads slowly keeps nobody else waiting. */
async function* faultsOf(
  db: Queryable,
  of: { societyImportId: number; isPart: boolean; kind: string },
): AsyncGenerator<Fault[], void, undefined> {
  let after = { fileLine: -1, faultId: 0 };
  for (;;) {
    const faults = await queries.faultsAfter.rows<Fault>(db, { ...of, ...after, most: atOnce });
    const last = faults.at(-1);
    if (!last) return;
    yield faults;
    if (faults.length < atOnce) return;
    after = { fileLine: last.fileLine, faultId: last.faultId };
  }
}

const cellsOf = (
  { fileName, fileLine, columnName, code, said }: Fault,
  names: ReadonlyMap<string, string>,
  language: Language,
) => [
  fileName,
  fileLine === 0 ? null : fileLine,
  columnName,
  code,
  isErrorCode(code) ? sentenceOf(code, language, valuesOf(said, names)) : null,
];

/** Another file that the sentence names is kept by its kind. */
function valuesOf({ file, ...said }: RuleValues, names: ReadonlyMap<string, string>): RuleValues {
  if (typeof file !== 'string') return said;
  return { ...said, file: names.get(file) ?? (isFileKind(file) ? `${file}.csv` : file) };
}
