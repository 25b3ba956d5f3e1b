import { literal, piece, raw, type Fragment } from '../../platform/database/statement.ts';
import { columnsOf, type CellKind, type Column, type FileKind, type NumberedKind } from './kinds.ts';

/** How a cell that was read is cast; what is not here is text. Cells are staged as bytes: what people read is compared as their language does. */
const types: Readonly<Partial<Record<CellKind['is'], string>>> = {
  whole: 'integer',
  day: 'date',
  yesNo: 'boolean',
  share: 'numeric(5,2)',
  amount: 'numeric(14,2)',
  duration: 'integer',
};
const typeOf = ({ cell }: Column) =>
  cell.is === 'lookup' && cell.of !== 'postalCode' ? 'smallint' : types[cell.is];
const ofBytes: ReadonlySet<CellKind['is']> = new Set(['own', 'reference', 'word']);

function columnOf(column: Column, at: number): string {
  const type = typeOf(column);
  const read = type ? `::${type}` : ofBytes.has(column.cell.is) ? '' : ' collate "default"';
  return `r.cells[${at + 1}]${read} as "${column.name}"`;
}

const columns = (kind: FileKind) => columnsOf[kind].map(columnOf).join(', ');

/** All lines of a file as they were staged, by the names of its columns. */
export const staged = (kind: FileKind): Fragment<'societyImportId'> => piece`(
  select r.file_line, r.is_refused, ${raw(columns(kind))} from society_row r
  where r.society_import_id = ${'societyImportId'}::integer and r.kind = ${literal(kind)})`;

/** Those that were not refused. */
export const good = (kind: FileKind): Fragment<'societyImportId'> =>
  piece`(select s.* from ${staged(kind)} s where not s.is_refused)`;

export const idOf = {
  persons: 'person_id',
  users: 'user_id',
  authors: 'author_id',
  rights: 'right_id',
  contracts: 'contract_id',
  works: 'work_id',
  distributions: 'distribution_id',
  performances: 'live_performance_id',
  cue_sheets: 'cue_sheet_id',
  applications: 'application_id',
  balance_lists: 'opening_id',
  notes: 'member_note_id',
} as const satisfies Record<NumberedKind, string>;

/** What goes by an old number here: its number, under the name `id`. An author who was merged is the one merged into. */
export const taken = (kind: NumberedKind): Fragment =>
  kind === 'authors'
    ? piece`(select o.old_number, coalesce(a.merged_into, a.author_id) as id from old_number o join author a using (author_id)
        where o.kind = 'authors'
        union all select k.name, a.author_id from (values ('PD', 3492), ('AI', 22483)) k (name, author_id) join author a using (author_id))`
    : piece`(select o.old_number, o.${raw(idOf[kind])} as id from old_number o where o.kind = ${literal(kind)})`;

/** What a query that is read by several processes may ask about. */
type OfWorkers = 'societyImportId' | 'distributionIds';

/**
 * The rows of a query for a statement that writes them: read by several processes, which a statement that writes is not by itself. `columns`: what
 * they are called, and their types.
 */
export function readByWorkers<N extends OfWorkers>(
  query: Fragment<N>,
  columns: string,
): Fragment<N | 'societyImportId'> {
  const text = query.fragment
    .map((part) => (typeof part === 'string' ? part : part.parameter === 'distributionIds' ? '$2' : '$1'))
    .join('');
  const isOfSome = query.fragment.some(
    (part) => typeof part !== 'string' && part.parameter === 'distributionIds',
  );
  const ids = isOfSome ? piece`, ${'distributionIds'}::integer[]` : piece``;
  return piece`(select * from read_by_workers(${raw(`$query$${text}$query$`)}, ${'societyImportId'}::integer${ids}) as (${raw(columns)}))` as Fragment<
    N | 'societyImportId'
  >;
}
