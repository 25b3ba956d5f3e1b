import { Home, NextDay, SentFile, visitMinutes, Waiting } from '@omur/contract/app/home';
import { PinnedWork } from '@omur/contract/works/pins';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { lastYear, thisYear } from '../../platform/lookups/yearsQueries.ts';
import { comingDays } from '../../royalties/calendar/queries.ts';
import { isTheirsToAnswer } from '../../works/approvals/silenceQueries.ts';
import { likeMineCount } from '../../royalties/usageClaims/queries.ts';
import { pins } from '../../works/pins/queries.ts';
import { rowsOf } from './rowsQueries.ts';

// H21–H25: one statement. Every part reads through an index and is of one person.

const visitGap = raw(`interval '${visitMinutes} minutes'`);
/** H28: the end of the visit before this one. */
const since = piece`greatest(coalesce((select case when v.seen_at < now() - ${visitGap} then v.seen_at else v.before_at end
    from home_visit v where v.user_id = ${'userId'} and v.seen_by = ${'realUserId'}), '-infinity'), now() - interval '31 days')`;
/** M3: what is distributed, before deductions. */
const broughtIn = piece`
  from author_right r join movement m using (right_id) join distribution d using (distribution_id)
  where r.person_id = ${'personId'} and m.movement_type in (1, 3) and d.state = 'finished' and d.distributed_on >= ${lastYear}`;

const earned = piece`(select
    coalesce(sum(m.amount) filter (where d.distributed_on >= ${thisYear}), 0) as this_year,
    coalesce(sum(m.amount) filter (where d.distributed_on < ${thisYear}), 0) as last_year,
    coalesce(sum(m.amount) filter (where d.distributed_on <= current_date - interval '1 year'), 0) as to_same_day
  ${broughtIn}) earned`;

const approvals = piece`
  select 'approval' as wait_kind, 1 as place, count(*)::integer as count, (array_agg(r.work_id order by r.due_on, r.approval_request_id))[1] as work_id,
    min(r.due_on) filter (where not r.is_halted) as due_on
  from approval_request r
  where r.state = 'waiting' and not r.is_of_past and ${isTheirsToAnswer} and (r.is_halted or r.due_on >= current_date)`;
const disputes = piece`
  select 'dispute', 2, count(*)::integer, (array_agg(d.work_id order by d.answer_by, d.work_dispute_id))[1], min(d.answer_by)
  from work_dispute_party p join work_dispute d using (work_dispute_id)
  where p.person_id = ${'personId'} and d.state = 'open' and d.answer_by >= current_date and p.accepted_offer is distinct from d.offer_number`;
const groups = piece`
  select 'group', 4, count(*)::integer, null::integer, null::date
  from author_group g where exists (select from author_group_member m join author a using (author_id)
      where m.group_id = g.group_id and a.person_id = ${'personId'} and m.agreed_split is distinct from g.split_number)
    and (select sum(m.share) = 100 from author_group_member m where m.group_id = g.group_id)`;
/** Rooms that wait for the person's own acceptance; of their own rooms those that all others have accepted. Nobody accepts for another. */
const splitRooms = piece`
  select 'splitRoom', 4, count(*)::integer, null::integer, null::date
  from split_room r join split_room_seat s using (split_room_id) join author a using (author_id)
  where a.person_id = ${'personId'} and r.state = 'open' and r.ends_at > now()
    and case when r.opened_by = a.person_id then not exists (select from split_room_seat o
        where o.split_room_id = r.split_room_id and o.seat_id <> s.seat_id and o.author_id is distinct from 3492
          and o.author_id is distinct from 22483 and o.accepted_version is distinct from r.version)
      else s.accepted_version is distinct from r.version end`;
const questions = piece`
  select 'question', 3, count(*)::integer, (array_agg(k.work_id order by k.work_question_id))[1], null::date
  from work_question k where k.person_id = ${'personId'} and k.answered_at is null`;
/** A4: by the other side; of the person's own authors, or to them as publisher. */
const contractOffers = piece`
  select 'contractOffer', 5, count(*)::integer, null::integer, null::date
  from contract_submission s
  where s.state = 'offered' and (s.offered_by = 'author' and s.publisher_id = ${'personId'}
    or s.offered_by = 'publisher' and s.author_id in (select author_id from author where person_id = ${'personId'}))`;
const accessRequests = piece`
  select 'accessRequest', 6, count(*)::integer, null::integer, null::date
  from access_request q join app_user u on u.user_id = q.asker_user_id
  where q.user_id = ${'userId'} and q.state = 'waiting' and not u.is_locked and u.closed_at is null`;
const decidedClaims = piece`
  select 'claimDecided', 7, count(*)::integer, null::integer, null::date
  from usage_claim c where c.person_id = ${'personId'} and c.state <> 'waiting' and c.decided_at >= ${since}`;
/** H159: under each of the names that are asked. */
const setLists = piece`
  select 'setList', 7, count(*)::integer, null::integer, null::date
  from set_list_word w join author a using (author_id) join group_performance p using (live_performance_id)
    join live_performance l using (live_performance_id)
  where a.person_id = ${'personId'} and l.closed_at is null and w.said_of is distinct from p.version`;
/** Applications for grants are gone on with from their own page. */
const drafts = piece`
  select 'draft', 8, count(*)::integer, null::integer, null::date
  from draft w where w.user_id = ${'userId'} and w.kind in ('work', 'performance')`;
const missing = piece`
  select 'bankAccount', 2, 1, null::integer, null::date from person p
  where p.person_id = ${'personId'} and p.bank is null
    and (p.is_publisher or exists (select from author_right r where r.person_id = p.person_id))
  union all
  select 'ipi', 10, count(*)::integer, null::integer, null::date from author a
  where a.person_id = ${'personId'} and a.ipi_name_number is null and a.merged_into is null`;

const waiting = rowsOf(
  Waiting,
  piece`
    select y.wait_kind, y.count, y.work_id, w.title, y.due_on from (
      ${approvals} union all ${disputes} union all ${groups} union all ${splitRooms}
      union all ${questions} union all ${contractOffers} union all ${accessRequests}
      union all ${setLists} union all ${decidedClaims} union all ${drafts} union all ${missing}) y
    left join work w on w.work_id = y.work_id
    where y.count > 0 and not (${'isProxy'}::boolean and y.wait_kind in ('bankAccount', 'accessRequest', 'contractOffer', 'splitRoom'))
    order by y.place, y.wait_kind`,
);

/** By the light that each has now; a work that changed and changed back has nothing to say, nor one that begins, red as all do. */
const turned = piece`(select
    count(*) filter (where s.light = 0)::integer as green, count(*) filter (where s.light = 1)::integer as yellow,
    count(*) filter (where s.light > 1)::integer as red
  from (select distinct on (c.work_id) c.work_id, c.light_before, pw.light
    from work_light_change c join person_work pw on pw.person_id = ${'personId'} and pw.work_id = c.work_id
    where c.changed_at >= ${since}
    order by c.work_id, c.work_light_change_id) s
  where s.light <> coalesce(s.light_before, 2)) turned`;

/** Works that are not green because an author objects, and those whose shares are disputed. */
const conflictCount = piece`(select count(distinct pw.work_id)::integer from person_work pw
    where pw.person_id = ${'personId'} and (pw.work_id in (select d.work_id from work_dispute d where d.ended_at is null)
      or pw.light > 0 and exists (select from work_author wa where wa.work_id = pw.work_id and wa.approval = 'objected')))`;
/** H35: the last files of works that were sent, with what became of the works. */
const sentFiles = rowsOf(
  SentFile,
  piece`
    select f.cwr_file_id, f.file_name, f.state as cwr_file_state, f.announced_at as uploaded_at, coalesce(c.registered_count, 0) as registered_count,
      coalesce(c.question_count, 0) as question_count, coalesce(c.refused_count, 0) as refused_count
    from (select * from cwr_file where person_id = ${'personId'} and state <> 'cancelled' order by cwr_file_id desc limit 3) f
    left join lateral (select count(*) filter (where t.state = 'registered')::integer as registered_count,
        count(*) filter (where t.state = 'question')::integer as question_count,
        count(*) filter (where 'RJ' in (t.first_answer, t.second_answer))::integer as refused_count
      from cwr_transaction t where t.cwr_file_id = f.cwr_file_id) c on true
    order by f.cwr_file_id desc`,
);
const ending = piece`(select count(*)::integer as contracts, min(c.ends_on) as first_ends_on from publishing_contract c
    where c.publisher_id = ${'personId'} and c.ends_on between current_date and current_date + 90) ending`;
/** H31: what the last four of its category brought; one that brought nothing is part of the range. */
const next = piece`(select written.json::json from (
    select y.*, b.before_count, b.least_before, b.most_before
    from (select * from (${comingDays} and pl.planned_on >= current_date) y
      order by y.distributed_on, y.planned_distribution_id limit 1) y,
    lateral (select case when is_told then n else 0 end as before_count, case when is_told then least end as least_before,
        case when is_told then most end as most_before
      from (select count(*)::integer as n, min(amount) as least, max(amount) as most, count(*) > 1 and max(amount) > 0 as is_told
        from (select coalesce((select sum(m.amount) from author_right r join movement m using (right_id)
            where r.person_id = ${'personId'} and m.distribution_id = d.distribution_id and m.movement_type in (1, 3)), 0) as amount
          from (select o.distribution_id from distribution o
            where o.category_id = y.category_id and o.state = 'finished' and o.correction_of is null
            order by o.distributed_on desc, o.distribution_id desc limit 4) d) amounts) a) b) q
  cross join ${jsonOf(NextDay)})`;

const begun = piece`(
  exists (select from person_work pw where pw.person_id = p.person_id)
  or exists (select from draft w where w.user_id = ${'userId'})
  or exists (select from author_right r join movement m using (right_id) join distribution d using (distribution_id)
    where r.person_id = p.person_id and d.state = 'finished'))`;

export const pinned = rowsOf(
  PinnedWork,
  piece`select * from (${pins}) y order by y.pinned_at desc, y.work_id desc limit 10`,
);

export const findHome = answer(
  Home,
  piece`
    select earned.this_year as earned_this_year, earned.to_same_day as earned_to_same_day, earned.last_year as earned_last_year,
      ${next} as next_distribution,
      ${waiting} as waiting, turned.green as turned_green, turned.yellow as turned_yellow, turned.red as turned_red,
      ${likeMineCount} as unmatched_count, ${begun} as has_begun,
      case when p.is_publisher then (
        select json_build_object('fjoldI_VERKA_I_AGREININGI', ${conflictCount}, 'fjoldI_SAMNINGA_SEM_LYKUR', ending.contracts,
          'fyrstI_SAMNINGUR_LYKUR', ending.first_ends_on, 'sendaR_SKRAR', ${sentFiles}) from ${ending}) end as catalogue,
      ${pinned} as pinned
    from person p, ${earned}, ${turned}
    where p.person_id = ${'personId'}`,
);

export const putVisit = sql`
  insert into home_visit as v (user_id, seen_by) values (${'userId'}, ${'realUserId'})
  on conflict (user_id, seen_by) do update set seen_at = now(),
    before_at = case when v.seen_at < now() - ${visitGap} then v.seen_at else v.before_at end`;
