import {
  Assembly,
  AssemblyOption,
  AssemblyProxy,
  AssemblyQuestion,
  CallersVote,
  ListedAssembly,
} from '@omur/contract/people/assemblies';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { type Fragment, piece, sql } from '../../platform/database/statement.ts';

const shown = piece`(a.state <> 'draft' or ${'isStaff'}::boolean)`;

export const assemblies = newestFirst(
  listing({
    schema: ListedAssembly,
    from: piece`
      select a.assembly_id, a.title_is, a.title_en, a.held_at, a.closes_at, a.state as assembly_state from assembly a where ${shown}`,
    orders: { heldAt: { up: ['q.held_at::timestamptz', 'q.assembly_id::integer'] } },
  }),
  '-heldAt',
);

const options = piece`(
  select json_agg(written.json::json order by q.position) from (
    select o.option_position as position, o.name_is as option_is, o.name_en as option_en,
      case when k.is_counted then (select count(*)::integer from assembly_ballot b
        where b.question_id = k.question_id and o.option_position = any(b.chosen)) end as votes
    from (select position as option_position, name_is, name_en from assembly_option where question_id = k.question_id) o) q,
  ${jsonOf(AssemblyOption)})`;
const questions = piece`(
  select coalesce(json_agg(written.json::json order by q.position), '[]') from (
    select k.question_id, k.position, k.title_is as question_is, k.title_en as question_en, k.most_chosen,
      case when k.is_counted then (select count(*)::integer from assembly_ballot b
        where b.question_id = k.question_id and b.chosen = '{}') end as blank_votes, ${options} as options
    from (select z.*, exists (select from assembly_tally t where t.assembly_id = z.assembly_id) as is_counted
      from assembly_question z where z.assembly_id = a.assembly_id) k) q, ${jsonOf(AssemblyQuestion)})`;

/** Their own unless they have given a proxy, and those of whom they hold one (O125), unless either has left or died (O252). */
const callersVotes = piece`(
  select coalesce(json_agg(written.json::json order by q.is_own_vote desc, q.name, q.person_id), '[]') from (
    select v.person_id, p.name, v.person_id = ${'personId'}::integer as is_own_vote, exists (
      select from assembly_voted d where d.assembly_id = v.assembly_id and d.person_id = v.person_id) as has_voted
    from assembly_voter v join person p using (person_id)
    where v.assembly_id = a.assembly_id and v.person_id in (
        select ${'personId'}::integer union select x.giver_id from assembly_proxy x
        where x.assembly_id = a.assembly_id and x.holder_id = ${'personId'}::integer and x.state = 'accepted')
      and votes_for(a.assembly_id, v.person_id) = ${'personId'}::integer) q, ${jsonOf(CallersVote)})`;
/** Who was only offered a proxy does not learn from it whether the giver has voted (O271). */
const proxies = piece`(
  select coalesce(json_agg(written.json::json order by q.proxy_id), '[]') from (
    select x.proxy_id, p.name as other_name, x.giver_id = ${'personId'}::integer as is_giver, x.state as proxy_state,
      (x.giver_id = ${'personId'}::integer or x.state = 'accepted') and exists (
        select from assembly_voted d where d.assembly_id = x.assembly_id and d.person_id = x.giver_id) as has_voted
    from assembly_proxy x join person p on p.person_id = case when x.giver_id = ${'personId'}::integer then x.holder_id else x.giver_id end
    where x.assembly_id = a.assembly_id and x.state in ('offered', 'accepted')
      and ${'personId'}::integer in (x.giver_id, x.holder_id)) q, ${jsonOf(AssemblyProxy)})`;

/** Whose vote was cast is told to nobody but themselves and who holds their proxy. */
export const findAssembly = answer(
  Assembly,
  piece`
  select a.assembly_id, a.title_is, a.title_en, a.notice_is, a.notice_en, a.place, a.held_at, a.list_on, a.closes_at,
    a.most_proxies::integer as most_proxies, a.state as assembly_state, case when ${'isStaff'}::boolean then u.name end as step_asked_by,
    coalesce(${'isStaff'}::boolean and a.asked_by <> ${'userId'}::integer, false) as may_take_step,
    a.is_list_asked and ${'isStaff'}::boolean as is_list_asked,
    case when a.state in ('listed', 'open', 'closed') then
      (select count(*)::integer from assembly_voter v where v.assembly_id = a.assembly_id) end as voter_count,
    case when a.state in ('open', 'closed') then
      (select count(*)::integer from assembly_voted d where d.assembly_id = a.assembly_id) end as voted_count,
    exists (select from assembly_voter v where v.assembly_id = a.assembly_id and v.person_id = ${'personId'}::integer) as is_voter,
    ${questions} as questions, ${callersVotes} as callers_votes, ${proxies} as proxies
  from assembly a left join app_user u on u.user_id = a.asked_by where a.assembly_id = ${'assemblyId'}::integer and ${shown}`,
);

const terms = piece`title_is = ${'titleIs'}, title_en = ${'titleEn'}, notice_is = ${'noticeIs'}, notice_en = ${'noticeEn'},
  place = ${'place'}, held_at = ${'heldAt'}::timestamptz, list_on = ${'listOn'}::date, closes_at = ${'closesAt'}::timestamptz,
  most_proxies = ${'mostProxies'}::integer`;
export const insertAssembly = sql`
  insert into assembly (title_is, title_en, notice_is, notice_en, place, held_at, list_on, closes_at, most_proxies)
  values (${'titleIs'}, ${'titleEn'}, ${'noticeIs'}, ${'noticeEn'}, ${'place'}, ${'heldAt'}::timestamptz, ${'listOn'}::date,
    ${'closesAt'}::timestamptz, ${'mostProxies'}::integer) returning assembly_id`;
export const updateAssembly = sql`update assembly set ${terms} where assembly_id = ${'assemblyId'}::integer`;
export const deleteQuestions = sql`delete from assembly_question where assembly_id = ${'assemblyId'}::integer`;
export const insertQuestion = sql`
  insert into assembly_question (assembly_id, position, title_is, title_en, most_chosen)
  values (${'assemblyId'}::integer, ${'position'}::integer, ${'questionIs'}, ${'questionEn'}, ${'mostChosen'}::integer) returning question_id`;
export const insertOptions = sql`
  insert into assembly_option (question_id, position, name_is, name_en)
  select ${'questionId'}::integer, o.position, o.name_is, o.name_en
  from unnest(${'namesIs'}::text[], ${'namesEn'}::text[]) with ordinality as o (name_is, name_en, position)`;

export const lockAssembly = sql`
  select a.state, a.asked_by, a.is_list_asked, a.list_on <= current_date as is_list_day, a.closes_at <= now() as is_over,
    exists (select from assembly_question q where q.assembly_id = a.assembly_id) as has_questions
  from assembly a where a.assembly_id = ${'assemblyId'}::integer for update`;
export const askForStep = sql`update assembly set asked_by = ${'userId'}::integer where assembly_id = ${'assemblyId'}::integer`;
export const dropStep = sql`update assembly set asked_by = null, is_list_asked = false where assembly_id = ${'assemblyId'}::integer and asked_by is not null`;
export const insertStep = sql`
  insert into assembly_step (assembly_id, state, asked_by, done_by, late_voters)
  select a.assembly_id, ${'state'}, a.asked_by, ${'userId'}::integer, ${'lateVoterCount'}::integer from assembly a where a.assembly_id = ${'assemblyId'}::integer`;

const changedBy = (voters: Fragment<'assemblyId'>) => sql`
  select p.name, u.name as entered_by, (count(*) over ())::integer as count
  from ${voters} v join person p using (person_id) join app_user u on u.user_id = v.entered_by
  order by p.name, p.person_id limit 20`;
/** R209, R233: who comes onto a list, and who drops off it, by name, with who entered it. */
export const lateVoters = changedBy(piece`late_voters(${'assemblyId'}::integer)`);
export const leftOffVoters = changedBy(piece`left_off_voters(${'assemblyId'}::integer)`);

export const membersToday = sql`select person_id from members_on(current_date) as person_id`;
export const votersOf = sql`select person_id from assembly_voter where assembly_id = ${'assemblyId'}::integer`;
export const findTitle = sql`select title_is, title_en from assembly where assembly_id = ${'assemblyId'}::integer`;

/** Locked, so that no document goes while its notice does. */
export const lockState = sql`select state from assembly where assembly_id = ${'assemblyId'}::integer for share`;
export const findFileRight = sql`
  select a.state not in ('closed') and ${'isAdministrator'}::boolean as may_attach from assembly a
  where a.assembly_id = ${'assemblyId'}::integer and ${shown}`;
