import { CwrOpenQuestion } from '@omur/contract/exchange/cwr/cwr';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { territoriesOf } from '../../works/parties/queries.ts';
import { ownNumbers } from './registerQueries.ts';

const partyList = piece`coalesce(json_agg(json_build_object('nafn', p.name, 'hlutverK_ADILA', p.role, 'ipI_NUMER', p.ipi,
  'hlutuR_FLUTNINGS', p.pr, 'hlutuR_UPPTOKU', p.mr, 'hlutuR_HLJODSETNINGAR', p.sr, 'svaedI_ADILA', p.places)
  order by p.is_publisher, p.at), '[]'::json)`;

const hundredths = (json: ReturnType<typeof piece>) => piece`((${json})::numeric / 100)::numeric(5,2)`;
const sharesOfFile = piece`${hundredths(piece`s ->> 'prShare'`)} as pr, ${hundredths(piece`s ->> 'mrShare'`)} as mr,
  ${hundredths(piece`s ->> 'srShare'`)} as sr`;

/** Each territory of a publisher once: files also write a record for each right. */
const placesOfFile = piece`(select coalesce(json_agg(json_build_object('innifalid', (not o.is_out)::integer, 'svaedi', o.territory,
    'hlutuR_FLUTNINGS', ${hundredths(piece`o.pr`)}, 'hlutuR_UPPTOKU', ${hundredths(piece`o.mr`)},
    'hlutuR_HLJODSETNINGAR', ${hundredths(piece`o.sr`)}) order by o.at), '[]'::json)
  from (select (l ->> 'territory')::integer as territory, min(y.at) as at, (array_agg(l ->> 'inclusion' = 'E' order by y.at desc))[1] as is_out,
      max((l ->> 'prShare')::numeric) as pr, max((l ->> 'mrShare')::numeric) as mr, max((l ->> 'srShare')::numeric) as sr
    from jsonb_array_elements(s -> 'territories') with ordinality as y (l, at)
    where (l ->> 'territory')::integer between 1 and 9999 group by 1) o)`;

const minutes = (seconds: ReturnType<typeof piece>) =>
  piece`(${seconds} / 60) || '.' || lpad((${seconds} % 60)::text, 2, '0')`;

const sent = piece`json_build_object('heitI_VERKS', t.title, 'iswc', t.work ->> 'iswc',
  'lengd', ${minutes(piece`nullif((t.work ->> 'duration')::integer, 0)`)},
  'adilaR_VERKS', (select ${partyList} from (
    select false as is_publisher, at, concat_ws(' ', s ->> 'firstName', s ->> 'lastName') as name, coalesce(s ->> 'role', '') as role,
      s ->> 'ipi' as ipi, ${sharesOfFile}, '[]'::json as places
    from jsonb_array_elements(t.work -> 'writers') with ordinality as x (s, at)
    union all
    select true, c.at * 1000 + x.at, coalesce(s ->> 'name', ''), coalesce(s ->> 'publisherType', ''), s ->> 'ipi',
      ${sharesOfFile}, ${placesOfFile}
    from jsonb_array_elements(t.work -> 'chains') with ordinality as c (chain, at),
      jsonb_array_elements(c.chain -> 'publishers') with ordinality as x (s, at)) p))`;

const onFile = piece`json_build_object('heitI_VERKS', w.title,
  'iswc', (select i.iswc from work_iswc i where i.work_id = w.work_id and i.status = 'preferred'),
  'lengd', ${minutes(piece`w.duration_seconds`)},
  'adilaR_VERKS', (select ${partyList} from (
    select o.kind = 'publisher' as is_publisher, o.author_position * 1000 + coalesce(o.chain, 0) * 10 + o.place as at, o.name, o.role,
      o.ipi_name_number as ipi, o.performance_share as pr, o.mechanical_share as mr, o.synchronisation_share as sr,
      case when o.kind = 'publisher' then ${territoriesOf(piece`o`)} else '[]'::jsonb end as places
    from work_parties(w.work_id) o) p))`;

/** Both versions side by side: names, roles and shares as the file has them, and as the work has them. */
export const openQuestions = listing({
  schema: CwrOpenQuestion,
  from: piece`
    select t.cwr_transaction_id, f.cwr_file_id, f.file_name, f.sender_name, t.transaction_type, t.title, t.submitter_number,
      t.question as cwr_question,
      (select coalesce(json_agg(r ->> ${'language'}::text order by at), '[]'::json)
        from jsonb_array_elements(t.reasons) with ordinality as x (r, at)) as reasons,
      case when t.work is not null and t.work <> 'null' then ${sent} end as sent, t.work_id,
      case when w.work_id is not null then ${onFile} end as on_file
    from cwr_transaction t join cwr_file f using (cwr_file_id) left join work w on w.work_id = t.work_id
    where t.state = 'question'`,
  orders: { place: { up: ['q.cwr_transaction_id::integer'] } },
  counted: piece`cwr_transaction where state = 'question'`,
});

export const lockQuestion = sql`
  select t.state, t.question, t.work_id, t.work, t.submitter_number, t.transaction_type, f.cwr_file_id, f.person_id, f.sender_ipi, f.sender_code,
    u.user_id, u.role, p.kennitala, p.name, u.name as user_name, ${ownNumbers} as own_numbers
  from cwr_transaction t join cwr_file f using (cwr_file_id) join person p using (person_id) join app_user u on u.user_id = f.sent_by
  where t.cwr_transaction_id = ${'cwrTransactionId'} for no key update of t`;

export const findWork = sql`select work_id from work where work_id = ${'workId'} and review not in ('withdrawn', 'refused')`;

/** Whether a user is the person whose file it is. */
export const isOwnFile = sql`
  select from app_user where user_id = ${'userId'}::integer and person_id = ${'personId'}::integer`;

/** The contracts by which a publisher has a work of these authors, today or later. */
export const findContractsOf = sql`
  select c.contract_id from contract_work cw join publishing_contract c using (contract_id)
  where cw.work_id = ${'workId'}::integer and c.publisher_id = ${'personId'}::integer and c.author_id = any(${'authorIds'}::integer[])
    and current_date <= least(c.ends_on, c.counts_until)
  order by c.contract_id`;

/** An answer of staff; a work that they register is answered later, when it is decided. */
export const decide = sql`
  update cwr_transaction set state = ${'state'}, work_id = ${'workId'}::integer, second_answer = ${'secondAnswer'},
    decided_by = ${'userId'}::integer, decided_at = case when ${'secondAnswer'}::text is not null then now() end, remark = ${'remark'},
    is_changed = ${'isChanged'}::boolean
  where cwr_transaction_id = ${'cwrTransactionId'} and state = 'question'`;
