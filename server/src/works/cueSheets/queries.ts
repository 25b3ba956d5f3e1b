import { CueSheet, CueSheetLine, ListedCueSheet } from '@omur/contract/works/cueSheets';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const lineCount = piece`(select count(*) from cue_sheet_line l where l.cue_sheet_id = c.cue_sheet_id) as line_count`;

/** V7: staff, or a party to some work on it. */
const isAccessible = piece`(${'isStaff'}::boolean or exists (
  select from cue_sheet_line own join person_work pw on pw.work_id = own.work_id and pw.person_id = ${'personId'}
  where own.cue_sheet_id = c.cue_sheet_id))`;

export const findCueSheet = answer(
  CueSheet,
  piece`select c.*, c.title as cue_sheet_title, ${lineCount} from cue_sheet c
    where c.cue_sheet_id = ${'cueSheetId'} and ${isAccessible}`,
);

const rows = piece`
  select c.cue_sheet_id, c.title as cue_sheet_title, c.title_folded, c.kind, c.episode, c.station, c.last_changed_at, ${lineCount}
  from cue_sheet c`;
const orders = {
  lastChangedAt: { up: ['q.last_changed_at::timestamptz', 'q.cue_sheet_id::integer'] },
  cueSheetTitle: { up: ['q.title_folded', 'q.cue_sheet_id::integer'] },
  cueSheetId: { up: ['q.cue_sheet_id::integer'] },
};

export const allCueSheets = listing({ schema: ListedCueSheet, from: rows, orders });

export const foundCueSheets = listing({
  schema: ListedCueSheet,
  from: piece`${rows} where c.title_folded like ${'pattern'} or c.cue_sheet_id = ${'number'}`,
  orders,
});

const line = piece`
  select l.line_number, l.work_id, l.title, l.author_names, l.isrc, l.duration_seconds, l.usage
  from cue_sheet_line l where l.cue_sheet_id = ${'cueSheetId'}`;

/** A party reads the own lines whole. Of the others there is what anybody finds on a work, title and length (V7). */
export const linesOfCueSheet = listing({
  schema: CueSheetLine,
  from: piece`
    select l.line_number, l.title, l.duration_seconds, case when seen.is_whole then l.work_id end as work_id,
      case when seen.is_whole then l.author_names end as author_names, case when seen.is_whole then l.isrc end as isrc,
      case when seen.is_whole then l.usage end as usage
    from cue_sheet_line l
    join cue_sheet c on c.cue_sheet_id = l.cue_sheet_id and ${isAccessible}
    cross join lateral (select ${'isStaff'}::boolean or exists (
      select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = l.work_id) as is_whole) seen
    where l.cue_sheet_id = ${'cueSheetId'}`,
  orders: { lineNumber: { up: ['q.line_number::smallint'] } },
});

export const findLine = answer(CueSheetLine, piece`${line} and l.line_number = ${'lineNumber'}`);

export const insertCueSheet = sql`
  insert into cue_sheet
    (title, kind, episode, producer, station, production_year, shown_on, duration_seconds, remark)
  values (${'title'}, ${'kind'}, ${'episode'}, ${'producer'}, ${'station'}, ${'productionYear'}, ${'shownOn'},
    ${'durationSeconds'}, ${'remark'})
  returning cue_sheet_id`;

export const updateCueSheet = sql`
  update cue_sheet set title = ${'title'}, kind = ${'kind'}, episode = ${'episode'}, producer = ${'producer'},
    station = ${'station'}, production_year = ${'productionYear'}, shown_on = ${'shownOn'},
    duration_seconds = ${'durationSeconds'}, remark = ${'remark'}
  where cue_sheet_id = ${'cueSheetId'}`;

/** Anyone who changes a sheet or its lines holds it until done. */
export const lockCueSheet = sql`
  select version from cue_sheet where cue_sheet_id = ${'cueSheetId'} for update`;

/** Asked for by itself once the sheet is held: the statement that waited for it would not see what it waited for. */
export const findLastLine = sql`
  select coalesce(max(line_number), 0)::integer as last_line from cue_sheet_line where cue_sheet_id = ${'cueSheetId'}`;

export const markChanged = sql`
  update cue_sheet set version = version + 1, last_changed_at = now() where cue_sheet_id = ${'cueSheetId'}`;

/** Lines arrive as one array a column. */
export const insertLines = sql`
  insert into cue_sheet_line
    (cue_sheet_id, line_number, work_id, title, author_names, isrc, duration_seconds, usage)
  select ${'cueSheetId'}, * from unnest(${'numbers'}::smallint[], ${'workIds'}::integer[], ${'titles'}::text[],
    ${'authorNames'}::text[], ${'isrcs'}::text[], ${'durations'}::integer[], ${'usages'}::text[])`;

export const updateLine = sql`
  update cue_sheet_line set work_id = ${'workId'}, title = ${'title'}, author_names = ${'authorNames'}, isrc = ${'isrc'},
    duration_seconds = ${'durationSeconds'}, usage = ${'usage'}
  where cue_sheet_id = ${'cueSheetId'} and line_number = ${'lineNumber'}`;

export const removeLines = sql`delete from cue_sheet_line where cue_sheet_id = ${'cueSheetId'}`;
export const removeCueSheet = sql`delete from cue_sheet where cue_sheet_id = ${'cueSheetId'}`;

export const removeLine = sql`
  delete from cue_sheet_line where cue_sheet_id = ${'cueSheetId'} and line_number = ${'lineNumber'}`;
