import {
  ListedReport,
  ReportFigure,
  ReportText,
  TransparencyReport,
} from '@omur/contract/royalties/transparency';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { lockClass } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { nameOf } from '../../platform/lookups/namesQueries.ts';

const head = piece`r.transparency_report_id as report_id, r.report_year, r.edition, r.state as report_state, r.correction_reason, r.decided_at`;
const reportsOf = (where: ReturnType<typeof piece>) =>
  newestFirst(
    listing({
      schema: ListedReport,
      from: piece`select ${head} from transparency_report r where ${where}`,
      orders: { reportYear: { up: ['q.report_year::integer', 'q.edition::integer'] } },
    }),
    '-reportYear',
  );
export const allReports = reportsOf(piece`true`);
export const publishedReports = reportsOf(piece`r.state = 'published'`);

/** Of a draft as the ledger has them now, else as they were frozen. */
const figures = piece`(
  select coalesce(json_agg(written.json::json order by q.report_figure, q.category_id nulls last, q.report_detail, q.report_use, q.source_year,
    q.entity_name), '[]') from (
    select f.figure as report_figure, f.category_id, case when f.category_id is not null then ${nameOf('c')} end as category_name,
      f.detail as report_detail, f.use as report_use, f.source_year, case when ${'language'} = 'en' then f.name_en else f.name_is end as entity_name,
      f.units * 0.0001 as amount_isk
    from (
      select n.figure, n.category_id, n.detail, n.use, n.source_year, n.name_is, n.name_en, n.units
      from transparency_figure n where n.transparency_report_id = r.transparency_report_id
      union all
      select d.* from transparency_figures(r.report_year) d where r.state = 'draft') f
    left join distribution_category c using (category_id)) q, ${jsonOf(ReportFigure)})`;
const texts = piece`(
  select coalesce(json_agg(written.json::json order by q.report_section), '[]') from (
    select t.kind as report_section, t.words_is as section_text_is, t.words_en as section_text_en
    from transparency_text t where t.transparency_report_id = r.transparency_report_id) q, ${jsonOf(ReportText)})`;

export const findReport = answer(
  TransparencyReport,
  piece`
  select ${head}, a.name as asked_by, b.name as decided_by, r.version,
    r.state = 'waiting' and r.asked_by <> ${'userId'}::integer as may_decide, ${figures} as figures, ${texts} as texts
  from transparency_report r left join app_user a on a.user_id = r.asked_by left join app_user b on b.user_id = r.decided_by
  where r.transparency_report_id = ${'reportId'}::integer`,
);
/** For everybody: what is published, without who made it. */
export const findPublished = answer(
  TransparencyReport,
  piece`
  select ${head}, null::text as asked_by, null::text as decided_by, r.version, false as may_decide, ${figures} as figures, ${texts} as texts
  from transparency_report r where r.transparency_report_id = ${'reportId'}::integer and r.state = 'published'`,
);

export const lockYear = sql`select pg_advisory_xact_lock(${lockClass('transparencyReports')}, ${'reportYear'}::integer)`;
export const lastOfYear = sql`
  select edition, state from transparency_report where report_year = ${'reportYear'}::integer order by edition desc limit 1`;
export const insertReport = sql`
  insert into transparency_report (report_year, edition, correction_reason)
  values (${'reportYear'}, ${'edition'}, ${'correctionReason'}) returning transparency_report_id as report_id`;
/** The texts of the edition before, or of the report of the latest year before. */
export const copyTexts = sql`
  insert into transparency_text (transparency_report_id, kind, words_is, words_en)
  select ${'reportId'}::integer, t.kind, t.words_is, t.words_en from transparency_text t
  where t.transparency_report_id = (select o.transparency_report_id from transparency_report o
    where o.report_year <= ${'reportYear'}::integer and o.state = 'published' order by o.report_year desc, o.edition desc limit 1)`;

export const lockReport = sql`
  select state, version, asked_by, report_year >= extract(year from current_date) as is_open
  from transparency_report where transparency_report_id = ${'reportId'} for update`;
export const writeText = sql`
  insert into transparency_text (transparency_report_id, kind, words_is, words_en)
  values (${'reportId'}, ${'section'}, ${'wordsIs'}, ${'wordsEn'})
  on conflict (transparency_report_id, kind) do update set words_is = excluded.words_is, words_en = excluded.words_en`;
export const removeText = sql`
  delete from transparency_text where transparency_report_id = ${'reportId'} and kind = ${'section'}`;
export const renew = sql`update transparency_report set version = version + 1 where transparency_report_id = ${'reportId'}`;

export const freezeFigures = sql`
  insert into transparency_figure (transparency_report_id, line_number, figure, category_id, detail, use, source_year, name_is, name_en, units)
  select r.transparency_report_id, row_number() over (), f.* from transparency_report r, transparency_figures(r.report_year) f
  where r.transparency_report_id = ${'reportId'}`;
export const freeze = sql`
  update transparency_report set state = 'waiting', asked_by = ${'userId'}::integer, asked_at = now(), version = version + 1
  where transparency_report_id = ${'reportId'}`;
export const withdraw = sql`
  update transparency_report set state = 'draft', asked_by = null, asked_at = null, version = version + 1
  where transparency_report_id = ${'reportId'}`;
export const thawFigures = sql`delete from transparency_figure where transparency_report_id = ${'reportId'}`;
export const publish = sql`
  update transparency_report set state = 'published', decided_by = ${'userId'}::integer, decided_at = now(), version = version + 1
  where transparency_report_id = ${'reportId'}`;
