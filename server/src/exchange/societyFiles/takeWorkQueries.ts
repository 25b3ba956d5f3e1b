import { piece, sql } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';
import { artistsNow } from '../../works/artistsQueries.ts';
import { good, taken } from './stagedQueries.ts';
import { batch } from './takeQueries.ts';

// What was approved in the old system, and when, stands in the files. Nothing else is approved here (O85).
const facts = piece`b.title, b.duration, b.performers, b.description, b.notes,
  case when b.approved_on is null then 'waiting' else 'approved' end, b.approved_on, b.registered_on`;

/** As they are called once their authors are written: each work is written once. */
const artists = piece`coalesce(b.performers, (
    select string_agg(x.display_name, ', ' order by l.file_line) from ${good('work_authors')} l
    join ${taken('authors')} a on a.old_number = l.author join author x on x.author_id = a.id
    where l.work = b.number and a.id not in (${nobodyIds})))`;
/** What its light will be; refresh_lights() judges it again by what was written. */
const light = piece`case when b.approved_on is null then 2
    when exists (select from ${good('work_authors')} l where l.work = b.number and l.approved_on is null and l.author not in ('PD', 'AI')) then 1
    else 0 end`;
export const addWorks = sql`
  insert into work (work_id, title, duration_seconds, performers, description, registrant_remark, review, reviewed_at, first_registered_at, artists, light)
  select b.id, ${facts}, ${artists}, ${light} from ${batch('works')} b where b.is_new`;
/** As refresh_lights() notes of a work whose light it changes. */
export const noteLights = sql`
  insert into work_light_change (work_id, light_before, light_after, cause, user_id)
  select w.work_id, 2, w.light, 'imported', ${'takenBy'}::integer from ${batch('works')} b join work w on w.work_id = b.id
  where b.is_new and w.light < 2 order by w.work_id`;
export const changeWorks = sql`
  update work w set (title, duration_seconds, performers, description, registrant_remark, review, reviewed_at, first_registered_at)
    = (select ${facts}), last_changed_at = now()
  from ${batch('works')} b where not b.is_new and w.work_id = b.id`;

const ids = piece`any(${'ids'}::integer[])`;
const works = batch('works');

/** As they are called by now: they may have been here for a while. */
export const addMainTitles = sql`
  insert into work_title (work_id, title, is_main)
  select w.work_id, w.title, true from ${works} b join work w on w.work_id = b.id where b.is_new order by b.file_line`;
export const changeMainTitles = sql`
  update work_title t set title = b.title from ${works} b where t.work_id = b.id and t.is_main and not b.is_new and t.title <> b.title`;
const titles = piece`select distinct b.id as work_id, t.title from ${works} b join ${good('work_titles')} t on t.work = b.number where t.title <> b.title`;
export const removeTitles = sql`
  delete from work_title t where t.work_id = ${ids} and not t.is_main
    and not exists (select from (${titles}) n where n.work_id = t.work_id and n.title = t.title)`;
export const addTitles = sql`
  insert into work_title (work_id, title, is_main)
  select n.work_id, n.title, false from (${titles}) n
  where not exists (select from work_title t where t.work_id = n.work_id and t.title = n.title) order by n.work_id, n.title`;

const codes = piece`select b.id as work_id, c.kind, c.code, c.performer, c.file_line, b.approved_on is not null as is_approved
  from ${works} b join ${good('work_codes')} c on c.work = b.number`;
/** Only what the files brought: what the agency gave, CWR said or somebody typed or confirmed is no part of them (O272). */
export const removeIswcs = sql`
  delete from work_iswc i where i.work_id = ${ids} and i.source = 'oldSystem' and i.verified_by is null and not exists (select from (${codes}) n where n.work_id = i.work_id and n.code = i.iswc)`;
/** The first of a work's is its preferred one, and of several works with an ISWC the first is the one that it belongs to. */
export const addIswcs = sql`
  insert into work_iswc (work_id, iswc, is_verified, is_preferred, status, source)
  select n.work_id, n.code, n.is_approved, n.is_first, case when n.nth = 1 and n.is_first and not n.has_preferred then 'preferred' else 'archived' end, 'oldSystem'
  from (select n.*, row_number() over (partition by n.work_id order by n.file_line) as nth,
      row_number() over (partition by n.code order by n.file_line) = 1
        and not exists (select from work_iswc o where o.iswc = n.code and o.is_preferred) as is_first,
      exists (select from work_iswc o where o.work_id = n.work_id and o.status = 'preferred') as has_preferred
    from (${codes}) n where n.kind = 'iswc' and not exists (select from work_iswc i where i.work_id = n.work_id and i.iswc = n.code)) n
  order by n.file_line`;
export const removeIsrcs = sql`
  delete from work_isrc i where i.work_id = ${ids} and num_nonnulls(i.added_by, i.verified_by) = 0 and not exists (select from (${codes}) n where n.work_id = i.work_id and n.code = i.isrc)`;
export const addIsrcs = sql`
  insert into work_isrc (work_id, isrc, performer, is_verified)
  select n.work_id, n.code, n.performer, n.is_approved from (${codes}) n where n.kind = 'isrc'
    and not exists (select from work_isrc i where i.work_id = n.work_id and i.isrc = n.code) order by n.file_line`;

const authors = piece`select b.id as work_id, a.id as author_id, l.role, l.share, l.contract, l.file_line,
    case when a.id in (${nobodyIds}) then coalesce(l.approved_on, b.registered_on) else l.approved_on end as approved_on
  from ${works} b join ${good('work_authors')} l on l.work = b.number join ${taken('authors')} a on a.old_number = l.author`;

/** Who is on a work no longer, with what rests on it. */
export const removeAuthors = sql`
  delete from work_author w where w.work_id = ${ids}
    and not exists (select from (${authors}) n where n.work_id = w.work_id and n.author_id = w.author_id)
  returning w.work_id, w.author_id, 0 as share_hundredths`;
export const putAuthors = sql`
  insert into work_author (work_id, author_id, author_type_id, share, approval, approved_at, contract_id, position)
  select n.work_id, n.author_id, n.role, n.share, case when n.approved_on is null then 'waiting' else 'given' end, n.approved_on,
    (select t.id from ${taken('contracts')} t where t.old_number = n.contract),
    row_number() over (partition by n.work_id order by n.file_line) - 1
  from (${authors}) n
  on conflict (work_id, author_id) do update set author_type_id = excluded.author_type_id, share = excluded.share,
    approval = case when work_author.approval = 'objected' then work_author.approval else excluded.approval end,
    approved_at = case when work_author.approval = 'objected' then work_author.approved_at else excluded.approved_at end, contract_id = excluded.contract_id, position = excluded.position
  returning work_id, author_id, (share * 100)::integer as share_hundredths`;

const contracts = piece`
  select b.id as work_id, t.id as contract_id from ${works} b join ${good('contract_works')} c on c.work = b.number
  join ${taken('contracts')} t on t.old_number = c.contract
  union
  select wa.work_id, wa.contract_id from work_author wa where wa.work_id = ${ids} and wa.contract_id is not null`;
/** Only of contracts that files brought, and with each what publishes in its place: what was entered here is no part of the files (O302). */
export const removeContracts = sql`
  with recursive off (work_id, contract_id) as (
    select c.work_id, c.contract_id from contract_work c where c.work_id = ${ids}
      and exists (select from old_number o where o.kind = 'contracts' and o.contract_id = c.contract_id)
      and not exists (select from (${contracts}) n where n.work_id = c.work_id and n.contract_id = c.contract_id)
    union
    select off.work_id, s.contract_id from off join publishing_contract c using (contract_id)
    join publishing_contract s on s.original_contract_id = coalesce(c.lineage_id, c.contract_id)
  )
  delete from contract_work c using off where c.work_id = off.work_id and c.contract_id = off.contract_id`;
/** Contracts that publish all of one in its publisher's place have the works too (X44). */
export const addContractWorks = sql`
  with recursive put (work_id, contract_id) as (
    select n.work_id, n.contract_id from (${contracts}) n
    union
    select put.work_id, s.contract_id from put join publishing_contract c using (contract_id)
    join publishing_contract s on s.original_contract_id = coalesce(c.lineage_id, c.contract_id)
    where s.agreement_type = 'PG' and current_date <= least(s.ends_on, s.counts_until)
  )
  insert into contract_work (work_id, contract_id) select work_id, contract_id from put on conflict do nothing`;

/** Of those that are here already. */
export const nameArtists = sql`
  update work w set artists = ${artistsNow} where w.work_id = ${ids} and w.artists is distinct from ${artistsNow}`;
export const refresh = sql`select refresh_lights(${'ids'}::integer[], 'imported')`;

/** Works of these files that are here and in nobody's list, though they would be in somebody's. */
export const withoutLists = sql`
  select o.work_id, i.taken_by from old_number o join society_import i using (society_import_id)
  where o.kind = 'works' and o.society_import_id = ${'societyImportId'} and not exists (select from person_work l where l.work_id = o.work_id)
    and exists (select from work_viewer v where v.work_id = o.work_id) order by o.work_id`;

/** Works of these files that are here but cannot be found by anything yet, no matter who began to take them. */
export const withoutTitles = sql`
  select o.work_id, r.file_line, i.sent_by, i.taken_by from old_number o join society_import i using (society_import_id)
  join society_row r on r.society_import_id = i.society_import_id and r.kind = 'works' and r.cells[1] = o.old_number
  where o.kind = 'works' and o.society_import_id = ${'societyImportId'}
    and not exists (select from work_title t where t.work_id = o.work_id and t.is_main) order by r.file_line limit ${'atOnce'}`;
