import { CwrAnswer } from '@omur/contract/exchange/cwr/cwr';
import { listing } from '../../platform/database/listing.ts';
import { lockClass } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const ofFile = piece`
  person_id, sender_code as receiver, coalesce(created_on, announced_at::date)::text as created_on,
    coalesce(created_at, '00:00')::text as created_at, current_date::text as today, to_char(localtime, 'HH24:MI:SS') as now`;

/** One answer of a file is written at a time. */
export const findFileToAnswer = sql`
  select ${ofFile}, version from cwr_file where cwr_file_id = ${'cwrFileId'} and state = 'processed' for no key update`;

/** A file that is refused may not say its version; its name does. */
export const findRefusedToAnswer = sql`
  select ${ofFile}, coalesce(version, case when file_name like '%.V21' then '2.1' else '2.2' end) as version, messages
  from cwr_file where cwr_file_id = ${'cwrFileId'} and state = 'refused' for no key update`;

/** So that two who send by one code wait for each other. */
export const lockCode = sql`select pg_advisory_xact_lock(${lockClass('cwrCode')}, hashtext(${'receiver'}::text))`;

/** The same bytes of the same sender have one answer. */
export const findSameAnswered = sql`
  select o.cwr_file_id from cwr_file f join cwr_file o on o.digest = f.digest and o.person_id = f.person_id
  where f.cwr_file_id = ${'cwrFileId'} and exists (select from cwr_answer a where a.cwr_file_id = o.cwr_file_id) limit 1`;

/** What a stage says of a transaction; an ISWC is told once the work that it answers has one. */
const status = piece`
  case ${'stage'}::text when 'first' then t.first_answer when 'second' then t.second_answer
    when 'iswc' then case when t.second_answer in ('AS', 'AC', 'DU') and i.iswc is not null then t.second_answer end end`;

/** One code at most is preferred; it is told when it is confirmed. */
const itsIswc = piece`left join work_iswc i on i.work_id = t.work_id and i.status = 'preferred' and i.is_verified`;

const isUntold = piece`
  t.transaction_type in ('NWR', 'REV', 'AGR') and ${status} is not null
  and not exists (select from cwr_answered a where a.cwr_transaction_id = t.cwr_transaction_id and a.stage = ${'stage'})
  and (${'stage'} <> 'iswc' or exists (select from cwr_answered a where a.cwr_transaction_id = t.cwr_transaction_id and a.stage = 'second'))`;

/** Roles, shares and numbers as CWR gives them; nobody's kennitala, address or remark. */
const onFile = piece`
  json_build_object('title', w.title, 'durationSeconds', w.duration_seconds, 'parties', (
    select json_agg(json_build_object('isPublisher', p.kind = 'publisher', 'chain', p.chain, 'name', p.name, 'role', p.role,
        'ipi', p.ipi_name_number, 'society', lpad(p.performance_society::text, 3, '0'), 'prShare', (p.performance_share * 100)::integer,
        'mrShare', (p.mechanical_share * 100)::integer, 'srShare', (p.synchronisation_share * 100)::integer)
      order by p.author_position, p.author_id, p.chain, p.place)
    from work_parties(w.work_id) p))`;

export const findUnanswered = sql`
  select t.cwr_transaction_id, t.group_number, t.transaction_number, t.transaction_type, t.title, t.submitter_number, ${status} as status,
    case when ${'stage'} <> 'first' and t.second_answer in ('AS', 'AC', 'DU', 'CO') or t.state = 'registered' then t.work_id end as work_id,
    coalesce(t.decided_at::date, current_date)::text as decided_on,
    case when ${'stage'} = 'first' then t.messages else '[]' end as messages, t.work,
    case when ${'stage'} = 'second' then t.remark end as remark,
    case when ${'stage'} <> 'first' and t.second_answer in ('AS', 'AC', 'DU', 'CO') then i.iswc end as iswc,
    case when ${'stage'} = 'second' and t.second_answer in ('AS', 'AC', 'DU') then (
      select json_agg(json_build_object('name', o.display_name, 'ipi', o.ipi_name_number)) from work_author wa join author o using (author_id)
      where wa.work_id = t.work_id and o.ipi_name_number is not null) end as authors,
    case when ${'stage'} = 'second' and t.second_answer = 'CO' then ${onFile} end as on_file
  from cwr_transaction t left join work w on w.work_id = t.work_id ${itsIswc}
  where t.cwr_file_id = ${'cwrFileId'} and ${isUntold}
  order by t.group_number, t.transaction_number`;

/** The row is locked until the file is written, so that numbers have no gaps. */
export const takeNumber = sql`
  insert into cwr_answer_number as n (receiver, year, last_number) values (${'receiver'}, ${'year'}, 1)
  on conflict (receiver, year) do update set last_number = n.last_number + 1 returning n.last_number as file_number`;

/** An answer to a file that was refused whole is one, and to no transaction. */
export const insertAnswer = sql`
  with made as (
    insert into cwr_answer (cwr_file_id, person_id, stage, receiver, year, file_number, file_name, content, answer_count)
    values (${'cwrFileId'}, ${'personId'}, ${'stage'}, ${'receiver'}, ${'year'}, ${'fileNumber'}, ${'fileName'}, ${'content'},
      greatest(1, cardinality(${'transactionIds'}::integer[]))) returning cwr_answer_id, stage
  )
  insert into cwr_answered (cwr_transaction_id, stage, cwr_answer_id)
  select t.id, made.stage, made.cwr_answer_id from made, unnest(${'transactionIds'}::integer[]) as t (id)
  union all
  select t.id, 'iswc', made.cwr_answer_id from made, unnest(${'withIswcIds'}::integer[]) as t (id)`;

/**
 * X87: a registered work is decided when its authors and staff have approved it, or when it was refused or withdrawn. AC where it was amended on
 * the way, where the contract gives other shares than the file, and where somebody else has stated its publishers (X110).
 */
export const decideRegistered = sql`
  update cwr_transaction t set state = 'decided', decided_at = now(), second_answer = case
    when w.review in ('refused', 'withdrawn') then 'RJ'
    when t.question = 'shares' or t.is_changed or fold(w.title) <> fold(t.title)
      or exists (select from work_amendment a where a.work_id = w.work_id)
      or exists (select from work_party p where p.work_id = w.work_id and p.kind = 'publisher' and p.source <> 'cwr') then 'AC' else 'AS' end
  from work w where t.state = 'registered' and t.second_answer is null and w.work_id = t.work_id
    and (w.light = 0 or w.review in ('refused', 'withdrawn'))`;

export const findFilesToAnswer = sql`
  select distinct t.cwr_file_id from cwr_transaction t join cwr_file f using (cwr_file_id) ${itsIswc}
  where f.state = 'processed' and t.second_answer is not null and ${isUntold} order by 1`;

const isSeen = piece`(${'isStaff'}::boolean or f.person_id = ${'personId'}::integer)`;

export const answersOf = listing({
  schema: CwrAnswer,
  from: piece`
    select a.cwr_answer_id, a.file_name, a.stage as answer_stage, a.answer_count, a.made_at
    from cwr_answer a join cwr_file f using (cwr_file_id) where a.cwr_file_id = ${'cwrFileId'}::integer and ${isSeen}`,
  orders: { place: { up: ['q.cwr_answer_id::integer'] } },
});

export const findAnswer = sql`
  select a.file_name, a.content from cwr_answer a join cwr_file f using (cwr_file_id)
  where a.cwr_answer_id = ${'cwrAnswerId'} and ${isSeen}`;
