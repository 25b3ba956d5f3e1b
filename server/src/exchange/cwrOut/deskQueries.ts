import {
  ReceivedCwrFile,
  CwrCase,
  SentCwrFile,
  CwrReceiver,
  CwrRefusedWork,
  CwrSociety,
} from '@omur/contract/exchange/cwrOut/cwrOut';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { mayGoOut, mayGoTo } from './fileQueries.ts';

export const receivers = listing({
  schema: CwrReceiver,
  from: piece`
    select r.receiver, r.name as receiver_name, r.version as cwr_version, r.sends, r.closed_at is not null as is_closed,
      case when r.closed_at is not null then 0 else (
        select count(*)::integer from work w left join cwr_receiver_work s on s.work_id = w.work_id and s.receiver = r.receiver
        where ${mayGoOut} and ${mayGoTo} and (s.work_id is null or s.body_hash is null and s.is_stale)) end as new_count,
      (select count(*)::integer from cwr_receiver_work s where s.receiver = r.receiver and s.is_stale and s.body_hash is not null) as changed_count,
      (select count(*)::integer from cwr_receiver_work s where s.receiver = r.receiver and s.broken_rules is not null) as refused_count,
      (select count(*)::integer from cwr_receiver_work s where s.receiver = r.receiver and s.body_hash is not null) as sent_count,
      (select count(*)::integer from cwr_receiver_work s where s.receiver = r.receiver and s.answer_status is not null) as answered_count,
      case when a.receiver is not null then case when not a.is_on then 'off' when a.failure is not null then 'failing' else 'on' end end as sftp_state,
      a.failure as account_failure, coalesce(d.waiting_count, 0) as waiting_count, d.delivered_at
    from cwr_receiver r left join sftp_account a using (receiver)
    left join lateral (select count(*) filter (where t.state in ('waiting', 'uploaded', 'failed'))::integer as waiting_count,
        max(t.ended_at) filter (where t.state = 'delivered') as delivered_at
      from sftp_transfer t where t.sftp_account_id = a.sftp_account_id and t.direction = 'out') d on true`,
  orders: { receiver: { up: ['(q.is_closed)::boolean', 'q.receiver'] } },
});

export const societies = listing({
  schema: CwrSociety,
  from: piece`
    select lpad(s.society_code::text, 3, '0') as receiver, s.name as society_name from society s
    where s.society_code not in (0, 77) and current_date between s.starts_on and s.ends_on and not exists (select from cwr_receiver r where r.society_code = s.society_code)`,
  orders: { receiver: { up: ['q.receiver'] } },
});

export const refusedWorks = listing({
  schema: CwrRefusedWork,
  from: piece`
    select w.work_id, w.title, (select coalesce(json_agg(json_build_object('reglA_CWR', b ->> 'rule', 'reglA_A_ISLENSKU', b ->> 'is',
        'reglA_A_ENSKU', b ->> 'en')), '[]') from jsonb_array_elements(s.broken_rules) b) as broken_rules
    from cwr_receiver_work s join work w using (work_id) where s.receiver = ${'receiver'} and s.broken_rules is not null`,
  orders: { workId: { up: ['q.work_id::integer'] } },
});

export const files = listing({
  schema: SentCwrFile,
  from: piece`
    select f.cwr_sent_file_id as file_id, f.receiver, f.file_name, f.work_count, f.refused_count,
      (select count(distinct a.work_id)::integer from cwr_received_answer a where a.cwr_sent_file_id = f.cwr_sent_file_id) as answered_count,
      f.made_at, u.name as made_by, exists (select from cwr_sent_file_part p where p.cwr_sent_file_id = f.cwr_sent_file_id) as is_kept
    from cwr_sent_file f left join app_user u on u.user_id = f.made_by where f.owner_id is null`,
  orders: { newest: { up: ['(-q.file_id)::integer'] } },
});

export const answerFiles = listing({
  schema: ReceivedCwrFile,
  from: piece`
    select f.received_file_id, f.sender as receiver, f.file_name, f.answer_count, f.taken_count, f.warning_count, f.received_at, u.name as received_by
    from cwr_received_file f left join app_user u on u.user_id = f.received_by`,
  orders: { newest: { up: ['(-q.received_file_id)::integer'] } },
});

/** One side of a case as the wire has it. */
const sideOf = (side: 'ours' | 'theirs') =>
  raw(`case when jsonb_typeof(c.detail -> '${side}') = 'object' then json_build_object('heitI_VERKS', c.detail -> '${side}' ->> 'title',
    'iswc', c.detail -> '${side}' ->> 'iswc',
    'adilaR_I_MALI', (select coalesce(json_agg(json_build_object('nafn', p ->> 'name', 'hlutverK_ADILA', p ->> 'role',
        'ipI_NUMER', p ->> 'ipiNameNumber', 'hlutuR_FLUTNINGS', round((p -> 'shares' ->> 0)::numeric / 100, 2),
        'hlutuR_UPPTOKU', round((p -> 'shares' ->> 1)::numeric / 100, 2),
        'hlutuR_HLJODSETNINGAR', round((p -> 'shares' ->> 2)::numeric / 100, 2))), '[]')
      from jsonb_array_elements((c.detail -> '${side}' -> 'writers') || (c.detail -> '${side}' -> 'publishers')) p)) end`);

const cases = piece`
  select c.case_id, c.kind as case_kind, c.work_id, w.title, a.receiver, a.status as answer_status, a.recipient_number,
    ${sideOf('ours')} as ours, ${sideOf('theirs')} as theirs,
    array(select concat_ws(': ', m ->> 'rule', m ->> 'text') from jsonb_array_elements(coalesce(c.detail -> 'messages', '[]')) m)
      || array(select concat_ws(' ', d ->> 'name', d ->> 'ourIpi', '→', d ->> 'theirIpi')
        from jsonb_array_elements(coalesce(c.detail -> 'differing', '[]')) d)
      || array(select concat_ws(' ', d ->> 'name', d ->> 'ourIpi', '→', d ->> 'theirIpi',
          case when n.name_number is not null or exists (select from ipi_name)
            then '(IPI: ' || coalesce(coalesce(n.first_name || ' ', '') || n.name, '–') || ')' end)
        from (select c.detail as d where c.detail ? 'theirIpi') t left join ipi_name n on n.name_number = d ->> 'theirIpi')
      || array(select concat_ws(' → ', c.detail ->> 'ourIswc', c.detail ->> 'iswc') where c.kind = 'iswc') as remarks,
    c.kind = 'iswc' or c.detail ? 'theirIpi' as may_take,
    c.opened_at, c.closed_at, u.name as closed_by, c.decision as case_decision, c.note as case_note
  from cwr_case c join cwr_received_answer a using (answer_id) join work w on w.work_id = c.work_id
  left join app_user u on u.user_id = c.closed_by`;

export const openCases = listing({
  schema: CwrCase,
  from: piece`${cases} where c.closed_at is null`,
  orders: { oldest: { up: ['q.opened_at::timestamptz', 'q.case_id::integer'] } },
});
export const closedCases = listing({
  schema: CwrCase,
  from: piece`${cases} where c.closed_at is not null`,
  orders: { newest: { up: ['(-q.case_id)::integer'] } },
});

export const lockCase = sql`
  select c.work_id, c.kind, c.detail, f.received_by
  from cwr_case c join cwr_received_answer a using (answer_id) join cwr_received_file f using (received_file_id)
  where c.case_id = ${'caseId'}::integer and c.closed_at is null for update of c`;
export const closeCase = sql`
  update cwr_case set closed_at = now(), closed_by = ${'userId'}::integer, decision = ${'decision'}, note = ${'note'}
  where case_id = ${'caseId'}::integer`;
