import { literal, piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import type { Refusing } from './checkQueries.ts';
import type { Wrong } from './checkOtherQueries.ts';
import { anyChanged, isAnyOther, keptWhere, listed, parts, refusingNoted } from './changeQueries.ts';
import { numberedKinds, type FileKind, type NumberedKind } from './kinds.ts';
import { staged, taken } from './stagedQueries.ts';

// What later files would do to what is here beside what they say. Their lines are refused.

/** O267: staff who have no person yet get the one that has their national ID, with all that it is paid (M14). */
const ofLogin: Refusing = {
  looks: anyChanged('persons'),
  refuses: keptWhere(
    'persons',
    piece`x.kennitala is null
      and exists (select from app_user u where u.kennitala = s.kennitala and u.person_id is distinct from x.person_id)`,
  ) as Refusing['refuses'],
};

/** O268: files as `f`, and earlier ones as `e` that had columns which they have not. */
const fewerColumns = (kind: NumberedKind) => piece`society_file f join society_file e using (kind)
    where f.society_import_id = ${'societyImportId'}::integer and kind in (${listed([kind, ...parts(kind)])})
      and not f.missing_columns <@ e.missing_columns`;

/** A column that is missing reads as one of empty cells, and all that was in it would go. What never changes is refused as it is. */
const columnsLost = (kind: NumberedKind): Refusing => ({
  looks: sql`select exists (select from ${fewerColumns(kind)}) and ${isAnyOther(kind)} as is_any`,
  refuses: keptWhere(
    kind,
    piece`o.society_import_id in (select e.society_import_id from ${fewerColumns(kind)})`,
    piece`, (select string_agg(f.file_name || ': ' || array_to_string(
        array(select m.name from unnest(f.missing_columns) with ordinality m (name, place) where m.name <> all(e.missing_columns) order by m.place),
        ', '), '; ' order by kind <> ${literal(kind)}, kind collate "C")
      from ${fewerColumns(kind)} and e.society_import_id = o.society_import_id) as missing`,
  ) as Refusing['refuses'],
});

/** O269: files with parts of works, and what would go of a work that changes without one. A contract stays that a line of an author names. */
const partsOfWorks = {
  work_titles: piece`exists (select from work_title t where t.work_id = x.work_id and not t.is_main)`,
  work_codes: piece`(exists (select from work_iswc i where i.work_id = x.work_id) or exists (select from work_isrc i where i.work_id = x.work_id))`,
  contract_works: piece`exists (select from contract_work w join old_number n on n.kind = 'contracts' and n.contract_id = w.contract_id
    where w.work_id = x.work_id and not exists (select from ${staged('work_authors')} l join ${taken('contracts')} t on t.old_number = l.contract
      where l.work = s.number and t.id = w.contract_id))`,
} as const satisfies Partial<Record<FileKind, Fragment<'societyImportId'>>>;

const isSent = (kind: FileKind) =>
  piece`exists (select from society_file f where f.society_import_id = ${'societyImportId'}::integer and f.kind = ${literal(kind)})`;
const isLost = (kind: keyof typeof partsOfWorks) => piece`(not ${isSent(kind)} and ${partsOfWorks[kind]})`;

const partsLost: Refusing = {
  looks: sql`select not (${isSent('work_titles')} and ${isSent('work_codes')} and ${isSent('contract_works')})
    and ${isAnyOther('works')} as is_any`,
  refuses: keptWhere(
    'works',
    piece`(${isLost('work_titles')} or ${isLost('work_codes')} or ${isLost('contract_works')})`,
    piece`, concat_ws(', ', case when ${isLost('work_titles')} then 'work_titles.csv' end,
      case when ${isLost('work_codes')} then 'work_codes.csv' end,
      case when ${isLost('contract_works')} then 'contract_works.csv' end) as missing`,
  ) as Refusing['refuses'],
};

/** A set list or a cue sheet without a line, where it has some here. */
const linesLost = (
  kind: 'performances' | 'cue_sheets',
  part: { kind: FileKind; whole: string; isHere: Fragment },
): Refusing => ({
  looks: anyChanged(kind),
  refuses: keptWhere(
    kind,
    piece`not exists (select from ${staged(part.kind)} l where l.${raw(part.whole)} = s.number) and ${part.isHere}`,
    raw(`, '${part.kind}' as file`),
  ) as Refusing['refuses'],
});
const setListLost = linesLost('performances', {
  kind: 'set_list_lines',
  whole: 'performance',
  isHere: piece`(exists (select from performance n where n.live_performance_id = x.live_performance_id)
    or exists (select from foreign_performance n where n.live_performance_id = x.live_performance_id))`,
});
const cuesLost = linesLost('cue_sheets', {
  kind: 'cue_sheet_lines',
  whole: 'cue_sheet',
  isHere: piece`exists (select from cue_sheet_line n where n.cue_sheet_id = x.cue_sheet_id)`,
});

/** O308: works that have one author by several numbers of the old system, as these were merged here. Mostly nobody was. */
const mergedAuthors: Refusing = {
  looks: sql`select exists (select from old_number o join author a using (author_id) where o.kind = 'authors' and a.merged_into is not null)
    and exists (select from society_change c where c.society_import_id = ${'societyImportId'}::integer and c.kind = 'works' and c.change <> 'same') as is_any`,
  refuses: refusingNoted(
    'works',
    piece`select s.file_line, c.old_number as value, m.authors from society_change c join ${staged('works')} s on s.number = c.old_number
      join (select l.work, string_agg(l.author, ', ' order by l.file_line) as authors
        from (select t.*, count(*) over (partition by t.id) as numbers from ${taken('authors')} t) t
        join ${staged('work_authors')} l on l.author = t.old_number
        where t.numbers > 1 group by l.work, t.id having count(*) > 1) m on m.work = c.old_number
      where c.society_import_id = ${'societyImportId'}::integer and c.kind = 'works' and c.change <> 'same'`,
  ),
};

export const lostWrongs: readonly Wrong[] = [
  { kind: 'persons', column: 'kennitala', code: 'society.line.ofLogin', statement: ofLogin },
  ...numberedKinds
    .filter((kind) => kind !== 'distributions' && kind !== 'balance_lists' && kind !== 'notes')
    .map((kind) => ({ kind, code: 'society.line.columnsLost', statement: columnsLost(kind) }) as const),
  { kind: 'works', code: 'society.line.partsLost', statement: partsLost },
  { kind: 'works', code: 'society.line.mergedAuthors', statement: mergedAuthors },
  { kind: 'performances', code: 'society.line.linesLost', statement: setListLost },
  { kind: 'cue_sheets', code: 'society.line.linesLost', statement: cuesLost },
];
