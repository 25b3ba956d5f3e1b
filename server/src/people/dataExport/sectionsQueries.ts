import type { Text } from '@omur/contract/platform/rules/language';
import { recordedTables, type RecordedColumn } from '@omur/contract/people/rules/recordedTables';
import { piece, sql, type Fragment, type Statement } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { cwrSections } from './cwrSectionsQueries.ts';
import { draftSections } from './draftSectionsQueries.ts';
import { deskSections } from './deskSectionsQueries.ts';
import { caseSections } from './caseSectionsQueries.ts';
import { groupSections } from './groupSectionsQueries.ts';
import { ipiSections } from './ipiSectionsQueries.ts';
import { moneySections } from './moneySectionsQueries.ts';
import { readableColumns } from './readableColumns.ts';
import { unrecorded } from './unrecorded.ts';
import { doorSections } from './doorSectionsQueries.ts';
import { user } from './userQueries.ts';
import { workPartySections } from './workPartyQueries.ts';

/** A kind of thing that the society holds on a person: what it is called, its columns, and a batch of its rows. */
export interface Section {
  table: string;
  name: Text;
  columns: readonly (RecordedColumn & { id: string })[];
  read: Statement<'personId' | 'after' | 'limit'>;
  /** Rows read at once, where sorting them for each batch would take longer than holding them. */
  batchSize?: number;
  /** Columns that nobody but the person themselves reads. */
  ownColumns?: readonly string[];
}

/** `names` are what the numbers in a row stand for. */
export interface From {
  table: string;
  /** Selects `key`, which puts the rows in order, `row`, and `names`. */
  rows: Fragment<'personId'>;
  /** Columns that the records have no use for. */
  also?: Readonly<Record<string, RecordedColumn>>;
  batchSize?: number;
  ownColumns?: readonly string[];
}

const authors = piece`(select a.author_id from author a where a.person_id = ${'personId'}::integer)`;

const rights = piece`(select r.author_id from author_right r where r.person_id = ${'personId'}::integer)`;

const performances = piece`(select l.live_performance_id from live_performance l where l.person_id = ${'personId'}::integer)`;

const applications = piece`(select f.application_id from fund_application f where f.person_id = ${'personId'}::integer)`;

const workNumber = { kind: 'number', is: 'Verk nr.', en: 'Work no.' } as const;
const work = { kind: 'work', is: 'Verk', en: 'Work' } as const;
const contractNumber = { kind: 'number', is: 'Samningur nr.', en: 'Contract no.' } as const;
const personNumber = { kind: 'number', is: 'Nafn nr.', en: 'Person no.' } as const;
const rightNumber = { kind: 'number', is: 'Réttindi nr.', en: 'Right no.' } as const;

const all: readonly From[] = [
  {
    table: 'person',
    rows: piece`select person_id as key, to_jsonb(t) as row, null::jsonb as names from person t
      where person_id = ${'personId'}::integer`,
    also: { person_id: personNumber },
  },
  {
    table: 'app_user',
    rows: piece`select user_id as key, to_jsonb(t) - 'password_hash' as row,
        jsonb_build_object('person_id', t.name) as names from app_user t where person_id = ${'personId'}::integer`,
  },
  {
    table: 'session',
    rows: piece`select row_number() over (order by created_at) as key, to_jsonb(t) - 'token_hash' as row, null::jsonb as names
      from session t where user_id = ${user}`,
  },
  {
    table: 'calendar_feed',
    rows: piece`select user_id as key, to_jsonb(t) - 'token_hash' as row, null::jsonb as names
      from calendar_feed t where user_id = ${user}`,
  },
  {
    table: 'second_factor',
    rows: piece`select second_factor_id as key, to_jsonb(t) as row, null::jsonb as names
      from second_factor t where user_id = ${user}`,
  },
  {
    table: 'author',
    rows: piece`select author_id as key, to_jsonb(t) as row,
        jsonb_build_object('author_id', t.display_name, 'person_id', p.name) as names
      from author t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'author_right',
    rows: piece`select right_id as key, to_jsonb(t) as row, jsonb_build_object('author_id', a.display_name, 'person_id', p.name) as names
      from author_right t left join author a using (author_id) join person p on p.person_id = t.person_id
      where t.person_id = ${'personId'}::integer`,
    also: { right_id: rightNumber },
  },
  {
    table: 'work',
    // V10: who registered it is told by six digits of the kennitala, where it is told at all.
    rows: piece`select work_id as key,
        to_jsonb(t) || jsonb_build_object('origin', regexp_replace(t.origin, '([0-9]{6})[0-9]{4}', '\\1', 'g')) as row,
        jsonb_build_object('registered_by', (select case when u.role in (${staffRoles}) then null else u.name end
          from app_user u where u.user_id = t.registered_by)) as names
      from work t where work_id in (select pw.work_id from person_work pw where pw.person_id = ${'personId'}::integer)`,
    also: { work_id: workNumber },
  },
  {
    table: 'work_author',
    rows: piece`select (t.work_id::bigint << 32) + t.author_id as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'author_id', a.display_name) as names
      from work_author t join work w using (work_id) join author a on a.author_id = t.author_id where t.author_id in ${authors}`,
    also: { work_id: work },
  },
  ...workPartySections,
  {
    table: 'approval_request',
    rows: piece`select approval_request_id as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'author_id', a.display_name, 'asked_by', p.name, 'holder_id', o.name) as names
      from approval_request t join work w using (work_id) join author a on a.author_id = t.author_id left join person p on p.person_id = t.asked_by
        left join person o on o.person_id = t.holder_id
        where t.holder_id is null and t.author_id in ${authors} or t.holder_id = ${'personId'}::integer`,
    also: { work_id: work, reason: { kind: 'text', is: 'Ástæða', en: 'Reason' } },
  },
  {
    table: 'work_question',
    rows: piece`select work_question_id as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'person_id', p.name) as names
      from work_question t join work w using (work_id) join person p on p.person_id = t.person_id
      where t.person_id = ${'personId'}::integer`,
    also: { work_id: work },
  },
  {
    table: 'work_proposal',
    rows: piece`select work_proposal_id as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'person_id', p.name) as names
      from work_proposal t join work w using (work_id) join person p on p.person_id = t.person_id
      where t.person_id = ${'personId'}::integer`,
    also: { work_id: work },
  },
  {
    table: 'publishing_contract',
    rows: piece`select contract_id as key, to_jsonb(t) as row,
        jsonb_build_object('publisher_id', p.name, 'author_id', a.display_name) as names
      from publishing_contract t join person p on p.person_id = t.publisher_id join author a using (author_id)
      where t.publisher_id = ${'personId'}::integer or t.author_id in ${rights}`,
    also: { contract_id: contractNumber },
  },
  {
    table: 'contract_submission',
    rows: piece`select submission_id as key, to_jsonb(t) as row,
        jsonb_build_object('publisher_id', p.name, 'author_id', a.display_name) as names
      from contract_submission t join person p on p.person_id = t.publisher_id join author a using (author_id)
      where t.publisher_id = ${'personId'}::integer or t.author_id in ${rights}`,
  },
  {
    table: 'live_performance',
    rows: piece`select live_performance_id as key, to_jsonb(t) as row,
        jsonb_build_object('venue_id', v.name, 'person_id', p.name) as names
      from live_performance t join person p using (person_id) left join venue v using (venue_id)
      where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'performance',
    rows: piece`select performance_id as key, to_jsonb(t) as row, jsonb_build_object('work_id', w.title) as names
      from performance t join work w using (work_id) where t.live_performance_id in ${performances}`,
  },
  {
    table: 'foreign_performance',
    rows: piece`select foreign_performance_id as key, to_jsonb(t) as row, null::jsonb as names
      from foreign_performance t where t.live_performance_id in ${performances}`,
  },
  {
    table: 'promoter',
    rows: piece`select promoter_id as key, to_jsonb(t) as row, null::jsonb as names
      from promoter t where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'fund_application',
    rows: piece`select application_id as key, to_jsonb(t) as row, jsonb_build_object('person_id', p.name) as names
      from fund_application t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'fund_applicant',
    rows: piece`select (t.application_id::bigint << 16) + t.position as key, to_jsonb(t) as row,
        jsonb_build_object('person_id', p.name, 'author_id', a.display_name) as names
      from fund_applicant t left join person p using (person_id) left join author a on a.author_id = t.author_id
      where t.person_id = ${'personId'}::integer or t.application_id in ${applications}`,
  },
  {
    table: 'stored_file',
    rows: piece`select file_id as key, to_jsonb(t) as row, jsonb_build_object('person_id', p.name) as names
      from stored_file t left join person p using (person_id) where t.person_id = ${'personId'}::integer
        or (t.owner_kind = 'case' and t.owner_id in (select c.case_id from member_case c where c.person_id = ${'personId'}::integer))`,
  },
  {
    table: 'music_start_code',
    rows: piece`select person_id as key, to_jsonb(t) as row, jsonb_build_object('person_id', p.name) as names
      from music_start_code t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  ...cwrSections,
  ...draftSections,
  ...caseSections,
  ...ipiSections,
  {
    table: 'movement',
    rows: piece`select row_number() over (order by t.distribution_id, t.right_id, t.movement_type, t.pot_id) as key,
        to_jsonb(t) || jsonb_build_object('distribution', d.name, 'distributed_on', d.distributed_on, 'pot', pot.name) as row,
        jsonb_build_object('author_id', a.display_name) as names
      from author_right r join movement t using (right_id) join distribution d using (distribution_id) join pot using (pot_id)
        left join author a on a.author_id = r.author_id
      where r.person_id = ${'personId'}::integer and d.state = 'finished'`,
  },
  {
    table: 'statement_line',
    rows: piece`select row_number() over (order by t.distribution_id, t.right_id, t.statement_line_id) as key,
        to_jsonb(t) || jsonb_build_object('distribution', d.name, 'distributed_on', d.distributed_on, 'pot', pot.name) as row,
        jsonb_build_object('work_id', w.title) as names
      from author_right r join statement_line t using (right_id) join distribution d using (distribution_id) join pot using (pot_id)
        join work w using (work_id)
      where r.person_id = ${'personId'}::integer and d.state = 'finished'`,
    batchSize: 20_000,
  },
  {
    table: 'account_change',
    rows: piece`select account_change_id as key, to_jsonb(t) as row, jsonb_build_object('person_id', p.name) as names
      from account_change t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'membership_application',
    rows: piece`select membership_application_id as key, to_jsonb(t) - 'decided_by' as row,
        jsonb_build_object('person_id', p.name) as names
      from membership_application t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'confirmation',
    rows: piece`select confirmation_id as key, to_jsonb(t) - 'asked_by' - 'decided_by' as row,
        jsonb_build_object('person_id', p.name) as names
      from confirmation t join person p using (person_id)
      where t.person_id = ${'personId'}::integer and t.kind in ('account', 'email', 'leaving', 'staff', 'tax', 'kennitala')`,
  },
  ...moneySections,
  ...deskSections,
  ...groupSections,
  ...doorSections,
  {
    table: 'usage_claim',
    rows: piece`select usage_claim_id as key, to_jsonb(t) as row, jsonb_build_object('work_id', w.title) as names
      from usage_claim t join work w using (work_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'access_grant',
    rows: piece`select access_grant_id as key, to_jsonb(t) as row,
        jsonb_build_object('user_id', u.name, 'grantee_user_id', g.name) as names
      from access_grant t join app_user u using (user_id) join app_user g on g.user_id = t.grantee_user_id
      where ${user} in (t.user_id, t.grantee_user_id)`,
  },
  {
    table: 'access_request',
    rows: piece`select access_request_id as key, to_jsonb(t) as row,
        jsonb_build_object('user_id', u.name, 'asker_user_id', a.name) as names
      from access_request t join app_user u using (user_id) join app_user a on a.user_id = t.asker_user_id
      where ${user} in (t.user_id, t.asker_user_id)`,
  },
  {
    table: 'masquerade',
    rows: piece`select masquerade_id as key, to_jsonb(t) as row,
        jsonb_build_object('user_id', u.name, 'by_user_id',
          case when b.role in (${staffRoles}) then null else b.name end) as names
      from masquerade t join app_user u using (user_id) join app_user b on b.user_id = t.by_user_id
      where ${user} in (t.user_id, t.by_user_id)`,
  },
  {
    table: 'notification_setting',
    rows: piece`select row_number() over (order by kind) as key, to_jsonb(t) as row, jsonb_build_object('person_id', p.name) as names
      from notification_setting t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'notification',
    rows: piece`select notification_id as key, to_jsonb(t) as row, null::jsonb as names
      from notification t where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'letter',
    rows: piece`select letter_id as key, to_jsonb(t) as row, null::jsonb as names
      from letter t where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'invitation',
    rows: piece`select invitation_id as key, to_jsonb(t) as row, null::jsonb as names
      from invitation t where t.user_id = ${user}`,
  },
];

export const sections: readonly Section[] = all.map(({ table, rows, batchSize, ownColumns, also = {} }) => ({
  table,
  ...(ownColumns && { ownColumns }),
  ...(batchSize && { batchSize }),
  name: (recordedTables[table] ?? unrecorded[table])?.name ?? { is: table, en: table },
  columns: readableColumns({ ...recordedTables[table]?.columns, ...unrecorded[table]?.columns, ...also }),
  read: sql`select q.key::float8 as key, q.row, q.names from (${rows}) q
    where q.key > ${'after'}::bigint order by q.key limit ${'limit'}::integer`,
}));
