import { literal, piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import type { FileKind } from './kinds.ts';

// O263: all that is wrong with the files, written down where it is found and read as a file.

export const faultTable = 'society_fault';
export const faultColumns = 'society_import_id, is_part, kind, file_line, file_name, column_name, code, said';

const fileNameOf = (kind: FileKind) =>
  piece`(select f.file_name from society_file f where f.society_import_id = ${'societyImportId'}::integer and f.kind = ${literal(kind)})`;

/** Writes down what a statement finds under the name `wrong`: file_line, and what the sentence says under other names. */
export const wrongNoted = (kind: FileKind): Fragment<'societyImportId' | 'column' | 'code'> => piece`
  insert into society_fault (${raw(faultColumns)})
  select ${'societyImportId'}::integer, false, ${literal(kind)}, w.file_line, ${fileNameOf(kind)}, ${'column'}::text, ${'code'}::text,
    to_jsonb(w) - 'file_line' from wrong w`;

const partCode = 'society.line.partOf';

/** Writes down lines that a statement refuses with what they are parts of, under the name `gone`: file_line, and the number of the whole. */
export const partsNoted = (
  part: FileKind,
  column: string,
  whole: FileKind,
): Fragment<'societyImportId'> => piece`
  insert into society_fault (${raw(faultColumns)})
  select ${'societyImportId'}::integer, true, ${literal(part)}, g.file_line, ${fileNameOf(part)}, ${raw(`'${column}', '${partCode}'`)},
    jsonb_build_object('value', g.number, 'file', ${literal(whole)}) from gone g`;

/** Some of a file's faults, from a place on. */
export const faultsAfter = sql`
  select file_line, fault_id, file_name, column_name, code, said from society_fault
  where society_import_id = ${'societyImportId'}::integer and is_part = ${'isPart'}::boolean and kind = ${'kind'}::text
    and (file_line, fault_id) > (${'fileLine'}::integer, ${'faultId'}::bigint)
  order by file_line, fault_id limit ${'most'}::integer`;

export const fileNames = sql`
  select kind, file_name from society_file where society_import_id = ${'societyImportId'}`;

/** Faults that were counted and are not here went with an import that was cancelled, or are older than their being kept. */
export const findFaults = sql`
  select i.state in ('receiving', 'checking') as is_early,
    i.problem_count > 0 and not exists (select from society_fault f where f.society_import_id = i.society_import_id) as are_gone
  from society_import i where i.society_import_id = ${'societyImportId'}`;

export const clearFaults = sql`delete from society_fault where society_import_id = ${'societyImportId'}`;
