import { sql } from '../../platform/database/statement.ts';

export const lockOpen = sql`
  select a.state = 'open' and a.closes_at > now() as is_open from assembly a
  where a.assembly_id = ${'assemblyId'}::integer and a.state <> 'draft' for share`;
export const questionsOf = sql`
  select q.question_id, q.title_is as question_is, q.title_en as question_en, q.most_chosen::integer as most_chosen,
    (select json_agg(json_build_object('optionIs', o.name_is, 'optionEn', o.name_en) order by o.position)
      from assembly_option o where o.question_id = q.question_id) as options
  from assembly_question q where q.assembly_id = ${'assemblyId'}::integer order by q.position`;

/** Whose vote is cast, and nothing of when or what. */
export const insertVoted = sql`
  insert into assembly_voted (assembly_id, person_id) values (${'assemblyId'}::integer, ${'personId'}::integer) on conflict do nothing`;
export const insertBox = sql`
  insert into ballot_box (assembly_id, ballots, sealed) values (${'assemblyId'}::integer, 0, ${'sealed'}::bytea)`;
export const lockBox = sql`select sealed from ballot_box where assembly_id = ${'assemblyId'}::integer for update`;
export const updateBox = sql`
  update ballot_box set ballots = ballots + 1, sealed = ${'sealed'}::bytea where assembly_id = ${'assemblyId'}::integer`;
export const deleteBox = sql`delete from ballot_box where assembly_id = ${'assemblyId'}::integer`;

export const insertReceipts = sql`
  insert into assembly_receipt (assembly_id, receipt_code)
  select ${'assemblyId'}::integer, c from unnest(${'codes'}::text[]) c order by c`;
/** Each question by itself, in the order of the choices: nothing of a ballot leads to another, nor to its receipt. */
export const insertBallots = sql`
  insert into assembly_ballot (question_id, line_number, chosen)
  select ${'questionId'}::integer, row_number() over (order by b.chosen), b.chosen
  from (select array(select e::smallint from json_array_elements_text(l) e order by 1) as chosen
    from json_array_elements(${'lines'}::json) l) b order by b.chosen`;

/** O128: the first count, by the database. */
export const countBySql = sql`
  select q.position::integer as question, o.position::integer as option, (
    select count(*)::integer from assembly_ballot b where b.question_id = q.question_id and o.position = any(b.chosen)) as votes
  from assembly_question q join assembly_option o using (question_id) where q.assembly_id = ${'assemblyId'}::integer
  order by q.position, o.position`;
export const countBlank = sql`
  select (select count(*)::integer from assembly_ballot b where b.question_id = q.question_id and b.chosen = '{}') as blank
  from assembly_question q where q.assembly_id = ${'assemblyId'}::integer order by q.position`;
export const factsOf = sql`
  select a.title_is, a.title_en, a.list_on::text as list_on, to_char(a.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as closes_at,
    (select count(*)::integer from assembly_voter v where v.assembly_id = a.assembly_id) as voters,
    (select count(*)::integer from assembly_voted d where d.assembly_id = a.assembly_id) as cast_votes
  from assembly a where a.assembly_id = ${'assemblyId'}::integer`;

/** What is counted a second time, and what everybody gets. */
export const exportReceipts = sql`
  select receipt_code from assembly_receipt where assembly_id = ${'assemblyId'}::integer order by receipt_code`;
export const exportBallots = sql`
  select q.position::integer as question, b.chosen from assembly_question q join assembly_ballot b using (question_id)
  where q.assembly_id = ${'assemblyId'}::integer order by q.position, b.line_number`;

export const insertTally = sql`
  insert into assembly_tally (assembly_id, document) values (${'assemblyId'}::integer, ${'document'})`;
export const findTally = sql`select document from assembly_tally where assembly_id = ${'assemblyId'}::integer`;

export const findKey = sql`select public_key, sealed_private_key as sealed from signing_key`;
export const insertKey = sql`
  insert into signing_key (public_key, sealed_private_key) values (${'publicKey'}, ${'sealed'}::bytea) on conflict do nothing`;
