import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { isCounted } from './changeQueries.ts';
import { good, taken } from './stagedQueries.ts';
import { batch } from './takeQueries.ts';

// Live performances, cue sheets, applications and balances of the old system.

const ofPerson = piece`(select t.id from ${taken('persons')} t where t.old_number = b.person)`;

/** The one place of the name that is on file for such performances; else it is called by its address, as the form has it (L9.1). */
const venue = piece`case when b.kind <> 'abroad' then coalesce((select min(v.venue_id) from venue v
    where v.name_folded = fold(b.venue) and v.is_offered and (v.venue_type_id = 2) = (b.kind = 'stream') having count(*) = 1),
  ${raw(String(venueNotInList))}) end`;
const facts = piece`b.performers, b.performed_on, p.venue_id, case when p.venue_id = ${raw(String(venueNotInList))} then b.venue end, b.country, b.city,
  case when b.kind = 'abroad' then b.venue end, case when b.kind = 'abroad' then b.title end, case when b.kind = 'abroad' then false end,
  case when b.kind = 'abroad' then b.other_info else concat_ws(E'\n', b.title, b.other_info) end`;
const facts_ = piece`performers, performed_on, venue_id, address, country_id, city, venue, concert_title, is_main_act, other_info`;
const performances = piece`${batch('performances')} b cross join lateral (select ${venue} as venue_id) p`;

export const addPerformances = sql`
  insert into live_performance (live_performance_id, person_id, performance_type_id, origin, registered_at, ${facts_})
  select b.id, ${ofPerson}, case b.kind when 'concert' then 1 when 'stream' then 2 else 4 end, 'Úr eldra kerfi', b.registered_on, ${facts}
  from ${performances} where b.is_new`;

/** One that was paid meanwhile, or counted by a run, stays as it is. */
const mayChange = piece`not ${raw(isCounted('b.id'))}`;
export const changePerformances = sql`
  update live_performance l set (${facts_}) = (select ${facts}), version = l.version + 1
  from ${performances} where not b.is_new and l.live_performance_id = b.id and ${mayChange}`;
export const removeLines = sql`
  delete from performance n using ${batch('performances')} b where n.live_performance_id = b.id and ${mayChange}`;
export const removeForeignLines = sql`
  delete from foreign_performance n using ${batch('performances')} b where n.live_performance_id = b.id and ${mayChange}`;

const lines = piece`select b.id, l.*, w.id as work_id from ${batch('performances')} b
  join ${good('set_list_lines')} l on l.performance = b.number left join ${taken('works')} w on w.old_number = l.work
  where ${mayChange}`;
export const addLines = sql`
  insert into performance (live_performance_id, position, work_id, quantity, duration_seconds)
  select l.id, l.line, l.work_id, coalesce(l.quantity, 1), l.duration from (${lines}) l where l.work_id is not null order by l.work_id`;
export const addForeignLines = sql`
  insert into foreign_performance (live_performance_id, position, title, artists, quantity, duration_seconds)
  select l.id, l.line, l.title, l.artists, coalesce(l.quantity, 1), l.duration from (${lines}) l where l.work_id is null`;

/** What the old system paid, no run here pays. */
export const markPaid = sql`
  insert into performance_payment (performance_id, distribution_id)
  select n.performance_id, d.id from ${batch('performances')} b join ${taken('distributions')} d on d.old_number = b.distribution
  join performance n on n.live_performance_id = b.id on conflict do nothing`;

const sheet = piece`b.title, coalesce(b.kind, 'programme'), b.episode, b.producer, b.station, b.production_year, b.shown_on, b.duration, b.notes`;
const sheet_ = piece`title, kind, episode, producer, station, production_year, shown_on, duration_seconds, remark`;
export const addCueSheets = sql`
  insert into cue_sheet (cue_sheet_id, ${sheet_}) select b.id, ${sheet} from ${batch('cue_sheets')} b where b.is_new`;
export const changeCueSheets = sql`
  update cue_sheet c set (${sheet_}) = (select ${sheet}), version = c.version + 1, last_changed_at = now()
  from ${batch('cue_sheets')} b where not b.is_new and c.cue_sheet_id = b.id`;
export const removeCueLines = sql`delete from cue_sheet_line where cue_sheet_id = any(${'ids'}::integer[])`;
export const addCueLines = sql`
  insert into cue_sheet_line (cue_sheet_id, line_number, work_id, title, author_names, isrc, duration_seconds, usage)
  select b.id, l.line, w.id, l.title, l.authors, l.isrc, l.duration, l.use from ${batch('cue_sheets')} b
  join ${good('cue_sheet_lines')} l on l.cue_sheet = b.number left join ${taken('works')} w on w.old_number = l.work`;

/** Periods that are not here are over, and take no applications any more. */
export const addFundPeriods = sql`
  insert into fund_period (fund_id, year, season, opens_on, closes_on, closed_at)
  select b.fund, b.year, b.season, min(b.applied_on), max(b.applied_on), now() from ${batch('applications')} b group by 1, 2, 3
  on conflict do nothing`;
const application = piece`b.title, b.amount, coalesce(b.applicant_cv, ''), coalesce(b.description, ''), split_part(b.bank_account, '-', 1),
  split_part(b.bank_account, '-', 2), split_part(b.bank_account, '-', 3), b.applied_on, b.status, b.granted_amount, b.remark, b.decided_on, b.decided_on`;
const application_ = piece`project_title, amount_isk, applicant_cv, project_description, bank, ledger, account, applied_at, status,
  granted_amount_isk, decision_remark, decided_at, told_at`;
const applications = piece`${batch('applications')} b join fund_period f on f.fund_id = b.fund and f.year = b.year and f.season is not distinct from b.season`;
/** Nobody is told again what was decided there. The old system may have taken one twice, so none is the first (A6). */
export const addApplications = sql`
  insert into fund_application (application_id, fund_period_id, person_id, has_earlier_grant, is_first, ${application_})
  select b.id, f.fund_period_id, ${ofPerson}, false, false, ${application} from ${applications} where b.is_new`;
export const addApplicants = sql`
  insert into fund_applicant (application_id, position, is_main, person_id, name, kennitala)
  select b.id, 0, true, p.person_id, p.name, p.kennitala from ${batch('applications')} b join person p on p.person_id = ${ofPerson}
  where b.is_new`;
export const changeApplications = sql`
  update fund_application a set (${application_}) = (select ${application}), fund_period_id = f.fund_period_id, version = a.version + 1
  from ${applications} where not b.is_new and a.application_id = b.id`;

/** R20: a list waits for an administrator who has not brought it, and is booked by the same call as one from the page. */
const balances = piece`select b.id, t.id as person_id, l.account, l.file_line, (l.amount * 10000)::bigint as units from ${batch('balance_lists')} b
  join ${good('balances')} l on l.list = b.number join ${taken('persons')} t on t.old_number = l.person where b.is_new`;
export const addBalanceLists = sql`
  insert into opening (opening_id, category_id, opening_day, source, line_count, units, list_checksum, asked_by)
  select b.id, b.category, b.day, b.source, l.line_count, l.units, l.checksum, ${'sentBy'}::integer from ${batch('balance_lists')} b
  join (select n.id, count(*) as line_count, sum(n.units) as units,
      opening_checksum(array_agg(n.person_id), array_agg(n.account), array_agg(n.units)) as checksum
    from (${balances}) n group by n.id) l on l.id = b.id where b.is_new`;
export const addBalances = sql`
  insert into opening_line (opening_id, person_id, account, file_line, units)
  select n.id, n.person_id, n.account, n.file_line, n.units from (${balances}) n`;
