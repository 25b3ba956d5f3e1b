import { Estate, NamedHeirs } from '@omur/contract/works/estates';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const isStaff = piece`${'isStaff'}::boolean`;
const named = piece`select coalesce(json_agg(json_build_object('nafN_ERFINGJA', n.heir_name, 'kennitalA_ERFINGJA', n.kennitala,
    'hlutuR_ERFINGJA', n.share) order by n.position), '[]') from named_heir n`;

/**
 * H153: the member whose death somebody outside the staff has reported, with the national ID and a document. A report of the staff's own tells
 * nobody whom a member named before the division is entered, of which the member hears.
 */
const saidToHaveDied = piece`(
  select p.person_id from person p
  where e.state = 'reported' and p.kennitala = e.deceased_kennitala and not p.is_unregistered
    and reporting.role not in ('administrator', 'editor')
    and exists (select from stored_file f where f.owner_kind = 'estate' and f.owner_id = e.estate_id and f.state = 'confirmed'))`;

/** H112: who reported a death reads their own report and what became of it; the heirs and what the member wrote are for staff. */
const estates = piece`
  select e.estate_id, e.deceased_name, e.deceased_kennitala, e.died_on as deceased_on, e.remark as estate_remark, e.state as estate_state,
    reporting.name as reported_by, e.reported_at, case when ${isStaff} then e.person_id end as deceased_id,
    case when ${isStaff} then register.name end as registered_name, case when ${isStaff} then register.kennitala end as registered_kennitala,
    case when ${isStaff} then e.basis end as estate_basis, case when ${isStaff} then e.counts_from end as heirs_from,
    case when ${isStaff} then proposing.name end as proposed_by, case when ${isStaff} then deciding.name end as estate_decided_by,
    e.decided_at as estate_decided_at, case when ${isStaff} or e.state = 'refused' then e.decision end as estate_decision,
    e.passes_from, case when ${isStaff} then undoing.name end as undone_by, case when ${isStaff} then e.undo_reason end as undo_reason,
    case when ${isStaff} then (select u.name from app_user u where u.user_id = e.undo_asked_by) end as undo_asked_by,
    case when ${isStaff} then e.undo_is_alive end as is_alive,
    ${'isAdministrator'}::boolean and e.state = 'done' and coalesce(e.undo_asked_by <> ${'realUserId'}::integer, false) and ${'realUserId'}::integer not in (
      select o.user_id from app_user o where o.person_id = e.person_id
        or o.person_id in (select h.person_id from estate_heir h where h.estate_id = e.estate_id)) as may_decide_undo,
    coalesce(e.proposed_by = ${'realUserId'}::integer, false) as is_own_proposal, e.state in ('reported', 'proposed') as may_attach_to_estate,
    case when ${isStaff} then (select count(*) from author_right r where r.person_id = e.person_id and r.author_id is not null and r.share > 0)
      end as held_authors,
    case when ${isStaff} and e.person_id is not null then (select coalesce(sum(advance_left(a.advance_id)), 0) * 0.0001 from advance a
      where a.person_id = e.person_id and a.state = 'active') end as advance_left_isk,
    case when ${isStaff} then (select coalesce(json_agg(json_build_object('nafN_NR_ERFINGJA', h.person_id, 'nafN_ERFINGJA', p.name,
        'hlutuR_ERFINGJA', h.share) order by h.share desc, h.person_id), '[]')
      from estate_heir h join person p using (person_id) where h.estate_id = e.estate_id) else '[]' end as heirs,
    case when ${isStaff} then (${named} where n.person_id = coalesce(e.person_id, ${saidToHaveDied})) else '[]' end as named_heirs
  from estate e join app_user reporting on reporting.user_id = e.reported_by left join app_user proposing on proposing.user_id = e.proposed_by
  left join app_user deciding on deciding.user_id = e.decided_by left join person register on register.person_id = e.person_id
  left join app_user undoing on undoing.user_id = e.undone_by
  where (${isStaff} or e.reported_by = ${'userId'}::integer)`;

export const readableEstates = listing({
  schema: Estate,
  from: estates,
  orders: {
    reportedAt: {
      up: [
        `(q.estate_state not in ('reported', 'proposed', 'confirmed') and (q.estate_state <> 'done' or q.undo_asked_by is null))::boolean`,
        '(-q.estate_id)::integer',
      ],
    },
  },
});

export const findEstate = answer(Estate, piece`${estates} and e.estate_id = ${'estateId'}::integer`);

export const findAccess = sql`
  select e.state in ('reported', 'proposed') as may_attach from estate e
  where e.estate_id = ${'estateId'}::integer and (${isStaff} or e.reported_by = ${'userId'}::integer)`;

export const findNamedHeirs = answer(
  NamedHeirs,
  piece`select (${named} where n.person_id = ${'personId'}::integer) as heirs, own.estate_id as own_estate, own.passes_from
    from (select) as nothing left join estate own on own.person_id = ${'personId'}::integer and own.state in ('proposed', 'confirmed')`,
);
/** Of two lists sent at once the later stands. */
export const lockPerson = sql`select person_id from person where person_id = ${'personId'} for no key update`;
export const removeNamedHeirs = sql`delete from named_heir where person_id = ${'personId'}`;
export const insertNamedHeirs = sql`
  insert into named_heir (person_id, position, heir_name, kennitala, share)
  select ${'personId'}::integer, h.position, h.heir_name, h.kennitala, h.share_hundredths / 100.0
  from json_to_recordset(${'heirs'}::json) as h (position smallint, heir_name text, kennitala text, share_hundredths integer)`;

/** The user's own row holds back a second report until the first is counted. */
export const lockUser = sql`select user_id from app_user where user_id = ${'userId'} for no key update`;
export const countReports = sql`
  select count(*)::integer as reports from estate where reported_by = ${'userId'} and state in ('reported', 'proposed', 'confirmed')`;
export const insertEstate = sql`
  insert into estate (deceased_name, deceased_kennitala, died_on, remark, reported_by)
  values (${'deceasedName'}, ${'kennitala'}, ${'deceasedOn'}, ${'remark'}, ${'userId'}) returning estate_id`;

export const lockEstate = sql`
  select e.state, e.person_id, e.died_on::text as died_on, e.counts_from::text as counts_from, e.proposed_by, e.undo_asked_by, e.reported_by, e.deceased_name, e.deceased_kennitala,
    (select reporter.person_id from app_user reporter where reporter.user_id = e.reported_by) as reporter_id,
    array(select h.person_id from estate_heir h where h.estate_id = e.estate_id order by h.person_id) as heir_ids,
    exists (select from stored_file f where f.owner_kind = 'estate' and f.owner_id = e.estate_id and f.state = 'confirmed') as has_document
  from estate e where e.estate_id = ${'estateId'}::integer for update`;

export const findDeceased = sql`
  select p.person_id, p.kennitala from person p where p.person_id = ${'deceasedId'}::integer and not p.is_unregistered`;
/** Heirs who are of the register, live, and are not the one who died. */
export const findHeirs = sql`
  select p.person_id from person p
  where p.person_id = any(${'heirIds'}::integer[]) and p.died_on is null and not p.is_unregistered
    and p.person_id <> ${'deceasedId'}::integer for key share`;

export const insertHeirs = sql`
  insert into estate_heir (estate_id, person_id, share)
  select ${'estateId'}::integer, h.heir_id, h.share_hundredths / 100.0
  from unnest(${'heirIds'}::integer[], ${'shares'}::integer[]) as h (heir_id, share_hundredths)`;
export const markProposed = sql`
  update estate set state = 'proposed', person_id = ${'deceasedId'}, died_on = ${'deceasedOn'}, counts_from = ${'heirsFrom'},
    basis = ${'estateBasis'}, proposed_by = ${'userId'}, proposed_at = now()
  where estate_id = ${'estateId'}`;
/** H125: what is confirmed passes after three days. */
export const markConfirmed = sql`
  update estate set state = 'confirmed', decided_by = ${'userId'}, decided_at = now(), decision = ${'decision'}, passes_from = now() + interval '3 days'
  where estate_id = ${'estateId'}`;
export const markRefused = sql`
  update estate set state = 'refused', decided_by = ${'userId'}, decided_at = now(), decision = ${'decision'}, passes_from = null where estate_id = ${'estateId'}`;

/** Another estate of the same rights that counts from a later day. */
export const findLastFormer = sql`
  select max(f.ends_before)::text as day from author_right r join author_right other using (author_id)
  join former_share f on f.right_id = other.right_id where r.person_id = ${'deceasedId'}::integer`;
export const passEstate = sql`select pass_estate(${'estateId'}::integer) as author_id`;
export const askToUndo = sql`
  update estate set undo_asked_by = ${'userId'}::integer, undo_asked_at = now(), undo_reason = ${'reason'}, undo_is_alive = ${'isAlive'}
  where estate_id = ${'estateId'}`;
export const refuseToUndo = sql`
  update estate set undo_asked_by = null, undo_asked_at = null, undo_reason = null, undo_is_alive = null where estate_id = ${'estateId'}`;
export const undoPassed = sql`select undo_estate(${'estateId'}::integer, ${'userId'}::integer) as author_id`;
/** H125: whose three days are over. */
export const listDue = sql`
  select estate_id from estate where state = 'confirmed' and passes_from <= now() order by passes_from, estate_id`;
export const lockDue = sql`
  select e.estate_id, e.person_id, e.counts_from::text as counts_from,
    (select reporter.person_id from app_user reporter where reporter.user_id = e.reported_by) as reporter_id,
    array(select h.person_id from estate_heir h where h.estate_id = e.estate_id order by h.person_id) as heir_ids
  from estate e where e.estate_id = ${'estateId'}::integer and e.state = 'confirmed' and e.passes_from <= now() for update`;
/** H126: the one in whose name it is. */
export const lockOwn = sql`
  select e.estate_id, (select reporter.person_id from app_user reporter where reporter.user_id = e.reported_by) as reporter_id from estate e
  where e.estate_id = ${'estateId'}::integer and e.person_id = ${'personId'}::integer and e.state in ('proposed', 'confirmed') for update`;

/** Works first, as whoever amends them locks them. */
export const lockWorksOf = sql`
  select w.work_id from work w
  where w.work_id in (select wr.work_id from work_right wr where wr.author_id = any(${'authorIds'}::integer[]))
  order by w.work_id for update`;
export const findAuthorsHeld = sql`
  select r.author_id from author_right r where r.person_id = ${'personId'}::integer and r.author_id is not null and r.share > 0
  order by r.author_id`;
/** Whose rights passed by an estate. */
export const findPassed = sql`
  select distinct r.author_id from former_share f join author_right r using (right_id) where f.estate_id = ${'estateId'}::integer order by 1`;
export const listSharesOf = sql`
  select distinct wr.work_id, wr.author_id from work_right wr where wr.author_id = any(${'authorIds'}::integer[])
  order by wr.work_id, wr.author_id`;
export const touch = sql`update work set last_changed_at = now() where work_id = any(${'workIds'}::integer[])`;
export const refreshAll = sql`select refresh_lights(${'workIds'}::integer[], 'amended')`;

export const findUserOf = sql`select user_id from app_user where person_id = ${'personId'}::integer`;
