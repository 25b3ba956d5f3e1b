import { RepertoryFile } from '@omur/contract/works/repertory';
import { listing } from '../../platform/database/listing.ts';
import { lockKey } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** Makes all files of one moment. */
export const readAtOneMoment = 'set transaction isolation level repeatable read, read only';

const written = (select: string) => `copy (${select}) to stdout with (format text, null '', header)`;

/** The tables, as PostgreSQL writes them: columns between tabs, a backslash before what is a tab, a line's end or a backslash itself. */
export const tables = {
  works: written(`select work_id as work_number, title, coalesce(performers, artists) as performers
    from repertory_work order by work_id`),
  titles: written(`select t.work_id as work_number, t.title
    from repertory_work join work_title t using (work_id) where not t.is_main and t.is_verified order by t.work_id, t.work_title_id`),
  iswcs: written(`select i.work_id as work_number, i.iswc, i.status
    from repertory_work join work_iswc i using (work_id) where i.is_verified order by i.work_id, i.iswc`),
  parties: written(`select w.work_id as work_number, p.kind, p.name, p.role, s.name as society
    from repertory_work w cross join lateral work_parties(w.work_id) p left join society s on s.society_code = p.performance_society
    group by w.work_id, p.kind, p.name, p.role, s.name order by w.work_id, p.kind desc, p.name, p.role`),
} as const;
export type TableName = keyof typeof tables;

export const withoutLimit = sql`
  select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

/** One server at a time; nothing where another is at it. */
export const lockFiles = sql`select where pg_try_advisory_xact_lock(${lockKey('repertoryFiles')})`;

export const nextFileId = sql`select nextval(pg_get_serial_sequence('repertory_file', 'repertory_file_id'))::integer as repertory_file_id`;

export const insertPart = sql`
  insert into repertory_file_part (repertory_file_id, part, content)
  values (${'repertoryFileId'}, ${'part'}, ${'content'})`;

export const insertFile = sql`
  insert into repertory_file (repertory_file_id, name, made_at, line_count, bytes, checksum)
  overriding system value
  values (${'repertoryFileId'}, ${'name'}, ${'madeAt'}, ${'lineCount'}, ${'bytes'}, ${'checksum'})`;

export const forgetOldFiles = sql`
  delete from repertory_file f
  where 2 <= (select count(*) from repertory_file n where n.name = f.name and n.made_at > f.made_at)`;

export const forgetFiles = sql`delete from repertory_file`;

const newest = piece`
  select distinct on (f.name) f.repertory_file_id, f.name || '.tsv.gz' as file_name, f.made_at as created_at, f.line_count,
    f.bytes as size_bytes, encode(f.checksum, 'hex') as checksum
  from repertory_file f order by f.name, f.made_at desc`;

export const allFiles = listing({
  schema: RepertoryFile,
  from: newest,
  orders: { fileName: { up: ['q.file_name'] } },
});

export const findFile = sql`select repertory_file_id from (${newest}) f where f.file_name = ${'fileName'}`;

export const readPart = sql`
  select content from repertory_file_part where repertory_file_id = ${'repertoryFileId'} and part = ${'part'}`;
