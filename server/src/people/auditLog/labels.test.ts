import { recordedTables } from '@omur/contract/people/rules/recordedTables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** Tables that keep no record of their changes, and why. */
const unrecorded: Record<string, string> = {
  agreement_right: 'follows from contracts and rights, which are recorded',
  code: 'each file that replaces a table is on record with what it changed',
  code_replacement: 'itself a history that is only added to',
  territory: 'each file that replaces the tree is on record with what it changed',
  territory_member: 'each file that replaces the tree is on record with what it changed',
  assembly_ballot: 'written once, when a vote is counted',
  assembly_receipt: 'written once, when a vote is counted',
  assembly_step: 'itself a history that is only added to',
  assembly_tally: 'written once, when a vote is counted',
  assembly_voted: 'never changed; a record would say when each vote was cast',
  assembly_list_change: 'written once, when a list of voters is made anew',
  assembly_relisting: 'itself a history that is only added to',
  assembly_voter: 'written with a step of the assembly, or a list made anew, which are kept',
  ballot_box: 'a record would say what came with which vote',
  signing_key: 'made by the portal for itself, with the day in the row',
  approval_link: 'opens a letter’s page; the answer given there is recorded on the request',
  author_type: 'a lookup, written by the owner alone',
  outsider: 'written by anybody and forgotten after a year; who of the staff answered it stands in the row',
  backup_made: 'itself a record of what was made, written by the owner alone',
  bank_answer: 'itself a record of what was read, by whom and when',
  calendar_feed:
    'opens the calendar of distributions, which holds nothing of anybody’s; gone when it is ended',
  case_message: 'itself a history that is only added to',
  change_record: 'the records themselves',
  code_app: 'a secret, and when it was last used; that there is one is recorded as a second factor',
  cwr_received_answer: 'itself a record of what was answered, written once',
  cwr_sent_file: 'itself a record of what was sent, which never changes',
  cwr_sent_file_number: 'the last number of a year',
  cwr_sent_file_part: 'what was sent, which never changes',
  cwr_sent_file_work: 'itself a record of what was sent',
  cwr_receiver_work: 'follows from the files and the answers, which are kept',
  country: 'a lookup, written by the owner alone',
  contract_change: 'itself a history that is only added to',
  contract_submission_work: 'written once, with the submission, which is recorded',
  cwr_answer: 'written once, from what was decided, which is recorded',
  cwr_answer_number: 'a count of answer files',
  cwr_answered: 'which answer told what; written once with the answer',
  cwr_file_content: 'the bytes of a file, whose own row is recorded',
  demo_login: 'only in the demo society',
  desk_find: 'what somebody searched for, and nobody else’s business',
  distribution_category: 'a lookup, written by the owner alone',
  distribution_import:
    'a report on an import; who announced and finished the distribution stands in its records',
  distribution_part: 'a file on its way in, gone once it has been read',
  distribution_period: 'a name, written with the distribution, which is recorded',
  distribution_problem: 'itself a report',
  distribution_work: 'written by an import, which has a report of its own',
  set_list_doubt: 'derived each hour; what staff say of it is recorded',
  bulk: 'an unfinished sheet, saved every few seconds; what comes of it is recorded',
  bulk_work: 'the same',
  bulk_mapping: 'how somebody’s files name their columns, and nobody else’s business',
  bulk_column: 'how somebody’s files name their columns, and nobody else’s business',
  draft: 'an unfinished form, saved every few seconds, and nobody else’s business',
  author_group_set_list_line: 'replaced as a whole with its list, which is recorded',
  former_share: 'written with the division of an estate, which is recorded',
  gender: 'a lookup, written by the owner alone',
  home_visit: 'when a home was last looked at, and nobody else’s business',
  idempotency_key: 'forgotten after a day',
  pinned_work: 'what somebody keeps at hand, and nobody else’s business',
  work_column: 'how somebody looks at a list, and nobody else’s business',
  work_label: 'what somebody calls works for themselves, and nobody else’s business',
  work_view: 'how somebody keeps a list, and nobody else’s business',
  ipi_change: 'itself a history that is only added to',
  ipi_import_line: 'lines of a file on its way in, gone once it is taken',
  ipi_import_part: 'a file on its way in, gone once it is taken',
  ipi_import_problem: 'itself a report',
  ipi_membership: 'written by an import; ipi_change says what it changed',
  ipi_name: 'written by an import; ipi_change says what it changed',
  ipi_party: 'written by an import',
  iswc_agency: 'what is known of a service, and nothing of anybody',
  iswc_batch: 'what was sent; written once, and what became of it stands in the row',
  iswc_changed_work: 'a list that a job empties',
  iswc_request:
    'what was sent and answered stands in the row; the code that came of it is recorded on the work',
  sftp_transfer:
    'itself a record of what went out and came in; works and answers that come of it are recorded',
  job_run: 'a log of the jobs, forgotten after 30 days',
  ledger_account: 'only added to, with the entries of the ledger',
  ledger_carried: 'follows from the ledger, which is only added to',
  ledger_entry: 'itself a record that is only added to',
  ledger_transaction: 'itself a record that is only added to',
  letter: 'written once; what became of it stands in the row',
  letter_to_stranger: 'a count of letters',
  sheet_work: 'which rows became which work, which is recorded',
  login_confirmation: 'gone once it is used, or after ten minutes',
  login_step: 'forgotten after ten minutes',
  login_throttle: 'forgotten after a day',
  title_word: 'follows from the titles',
  performer_name: 'follows from the works',
  request_count: 'how many requests came within a minute, forgotten after it',
  sign_on_grant: 'gone within an hour; what was allowed is recorded',
  sign_on_record: 'gone within an hour; what was allowed is recorded',
  sign_on_key: 'made by the portal for itself, with the day in the row',
  push_key: 'made by the portal for itself, with the day in the row',
  push_message: 'what is still to be sent, forgotten within a day',
  push_subscription:
    'a device of a session, which comes and goes with it; when it was made and renewed stands in the row',
  webhook_delivery: 'what was sent and when stands in the row, and is forgotten after 30 days',
  webhook_event: 'what happened is recorded where it did; forgotten after 30 days',
  wrong_code: 'a count that the next right code forgets',
  lookup_state: 'of the files that the lookups are read from',
  masquerade: 'itself a history that is only added to',
  migration: 'written by the owner alone',
  income_division: 'itself says who asked and who decided, and never changes after that',
  income_part: 'only added to, with its division, and given its units once',
  income_confirmed: 'itself a record that is only added to',
  money_rule_use: 'only added to, with the income, which is recorded',
  movement: 'written by an import, which has a report of its own',
  notification: 'written once, and marked as read',
  old_number: 'written with what it stands for, which is recorded',
  society_change: 'a report on files of another system',
  society_fault: 'itself a report',
  society_figure: 'a report on files of another system',
  society_file: 'a report on files of another system, whose sending and taking are recorded',
  society_part: 'a file on its way in, gone once it has been read',
  society_problem: 'itself a report',
  society_row: 'lines of files of another system; what they become is recorded',
  open_id_login: 'gone once it is used, or after ten minutes',
  passkey: 'a key, and when it was last used; that there is one is recorded as a second factor',
  passkey_challenge: 'forgotten after five minutes',
  password_reset: 'forgotten after 30 days; the password that it sets is recorded on the user',
  pay_run_left_out: 'written once, with the run, which is recorded',
  payment: 'written once, with the run, which is recorded; what became of it stands in the ledger',
  performance_paid_as:
    'written where a paid line of a set list is changed, which is recorded itself, and by a run',
  performance_payment: 'written by a run, which has a report of its own',
  performance_subtype: 'a word of statement lines, written by an import',
  person_work: 'follows from what is recorded',
  person_work_total: 'follows from what is recorded',
  pot_return: 'written by an import, which has a report of its own',
  postal_code: 'a lookup, written by the owner alone',
  recovery_code: 'hashes of secrets; their user is told of new ones and of each that is used',
  repertory_file: 'follows from the works, which are recorded',
  repertory_file_part: 'the bytes of a file that follows from the works',
  repertory_sitemap: 'follows from the works, which are recorded',
  restore_check: 'itself a record of what was proved, written by the owner alone',
  run_correction_share: 'reckoned from works and lines, and hashed with the preview',
  run_correction_work: 'reckoned with the preview; which works it is about is on record',
  run_change: 'written by a run, which is recorded',
  run_line: 'written by a run, which is recorded',
  run_pool: 'written by a run, which is recorded',
  run_share: 'written by a run, which is recorded',
  run_take_back: 'written by a run, which is recorded',
  run_work_change: 'written by a run, which is recorded',
  run_work_code: 'written by a run, which is recorded',
  split_room_guest:
    'where a guest is reached, gone with the room; contact details would outlive it in the records',
  split_room_presence: 'who has a page open, written every few seconds',
  session:
    'who is logged in, not what is on file; whoever acts for another stands in the records of what they do',
  signing_secret: 'a secret',
  maintenance: 'announced by a command of operators, with its times in the row',
  sealing_key: 'noted once, by the first server, with the day in the row',
  society: 'replaced as a whole from a file, which is on record',
  archived_distribution: 'written by a job, once for each distribution, whose finishing is recorded',
  bounced_address: 'what a mail service says, forgotten after 30 days',
  statement_line: 'written by an import, which has a report of its own',
  statement_total: 'follows from the statement lines',
  contract_total: 'follows from the statement lines',
  station: 'a word of statement lines, written by an import',
  expected_money: 'follows from usage and runs, each night',
  inheritance_part: 'written once, with the transfer, which is recorded',
  advance_recovery: 'written with the distribution, and shown to the payee line by line',
  inherited_recovery: 'written with the distribution, and shown to the heir',
  transparency_figure: 'follows from the ledger, frozen with the report, which is recorded',
  opening_line: 'written once, with the list, which is recorded',
  unclaimed_usage: 'written once, with the decision, which is recorded',
  table_size: 'a measurement of each day, forgotten after 400 days',
  unmatched_usage: 'written by an import, which has a report of its own',
  usage_fingerprint: 'words of reported usage, written by an import; what is decided on them is recorded',
  usage_import: 'a report on an import, with who announced it',
  usage_item: 'words of reported usage, written by an import; what is decided on them is recorded',
  usage_item_total: 'follows from the lines of usage',
  usage_line: 'written by an import, which has a report of its own',
  usage_part: 'a file on its way in, gone once it has been read',
  usage_payment: 'written by a run, which has a report of its own',
  usage_problem: 'itself a report',
  usage_staged: 'lines of a file while it is being read',
  usage_release: 'written by an import, which has a report of its own',
  venue_type: 'a lookup, written by the owner alone',
  work_check: 'follows from what is recorded',
  work_rights_unproved: 'no row outlives its transaction',
  work_light_change: 'itself a history that is only added to',
};

/** Kept out of the records by the trigger. */
const leftOut = /_folded$|^password_hash$|^token_hash$|^sealed_secret$/;

const listTables = () =>
  portal.sql<{ name: string; is_recorded: boolean; columns: string[] }>(`
    select c.relname as name,
      exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.prosrc ~ 'insert into change_record') as is_recorded,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped order by attnum)
        as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);

describe('recorded tables', () => {
  it('J4, R30 are all but those that have a reason not to be', async () => {
    const unexplained = (await listTables()).filter(
      ({ name, is_recorded }) => !is_recorded && !(name in unrecorded),
    );
    expect(
      unexplained.map(({ name }) => name),
      'Give the table the trigger record_change, or a reason in this test.',
    ).toEqual([]);
  });
  it('have no reason not to be', async () => {
    const recorded = (await listTables()).filter(({ is_recorded }) => is_recorded);
    expect(recorded.filter(({ name }) => name in unrecorded).map(({ name }) => name)).toEqual([]);
  });
  it('J4 have a label in both languages for the table and for each column', async () => {
    const recorded = (await listTables()).filter(({ is_recorded }) => is_recorded);
    const unlabelled = recorded.flatMap(({ name, columns }) => {
      const labels = recordedTables[name];
      const missing = columns
        .filter((column) => !leftOut.test(column) && !labels?.columns[column])
        .map((column) => `${name}.${column}`);
      return labels ? missing : [name, ...missing];
    });
    expect(unlabelled, 'Label them in contract/src/people/rules/recorded*.ts.').toEqual([]);
  });
  it('have no labels for what is not there', async () => {
    const columns = new Map((await listTables()).map((table) => [table.name, table.columns]));
    const gone = Object.entries(recordedTables).flatMap(([table, labels]) =>
      [...Object.keys(labels.columns), ...labels.about]
        .filter((column) => !columns.get(table)?.includes(column))
        .map((column) => `${table}.${column}`),
    );
    expect(gone).toEqual([]);
  });
  it('S1 keep no column that could be a secret', async () => {
    const recorded = (await listTables()).filter(({ is_recorded }) => is_recorded);
    const suspicious = recorded.flatMap(({ name, columns }) =>
      columns
        .filter((column) => !leftOut.test(column) && /hash|secret|token|password|guid/.test(column))
        .map((column) => `${name}.${column}`),
    );
    expect(suspicious).toEqual([]);
  });
});
