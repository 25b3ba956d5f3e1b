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
  approval_link: 'opens a letter’s page; the answer given there is recorded on the request',
  author_type: 'a lookup, written by the owner alone',
  calendar_feed:
    'opens the calendar of distributions, which holds nothing of anybody’s; gone when it is ended',
  change_record: 'the records themselves',
  code_app: 'a secret, and when it was last used; that there is one is recorded as a second factor',
  country: 'a lookup, written by the owner alone',
  contract_change: 'itself a history that is only added to',
  contract_submission_work: 'written once, with the submission, which is recorded',
  demo_login: 'only in the demo society',
  distribution_category: 'a lookup, written by the owner alone',
  distribution_import:
    'a report on an import; who announced and finished the distribution stands in its records',
  distribution_part: 'a file on its way in, gone once it has been read',
  distribution_period: 'a name, written with the distribution, which is recorded',
  distribution_problem: 'itself a report',
  distribution_work: 'written by an import, which has a report of its own',
  draft: 'an unfinished form, saved every few seconds, and nobody else’s business',
  gender: 'a lookup, written by the owner alone',
  idempotency_key: 'forgotten after a day',
  job_run: 'a log of the jobs, forgotten after 30 days',
  letter: 'written once; what became of it stands in the row',
  letter_to_stranger: 'a count of letters',
  sheet_work: 'which rows became which work, which is recorded',
  login_step: 'forgotten after ten minutes',
  login_throttle: 'forgotten after a day',
  wrong_code: 'a count that the next right code forgets',
  lookup_state: 'of the files that the lookups are read from',
  masquerade: 'itself a history that is only added to',
  migration: 'written by the owner alone',
  movement: 'written by an import, which has a report of its own',
  notification: 'written once, and marked as read',
  open_id_login: 'gone once it is used, or after ten minutes',
  passkey: 'a key, and when it was last used; that there is one is recorded as a second factor',
  passkey_challenge: 'forgotten after five minutes',
  password_reset: 'forgotten after 30 days; the password that it sets is recorded on the user',
  performance_subtype: 'a word of statement lines, written by an import',
  person_work: 'follows from what is recorded',
  person_work_total: 'follows from what is recorded',
  pot_return: 'written by an import, which has a report of its own',
  postal_code: 'a lookup, written by the owner alone',
  recovery_code: 'hashes of secrets; their user is told of new ones and of each that is used',
  session:
    'who is logged in, not what is on file; whoever acts for another stands in the records of what they do',
  signing_secret: 'a secret',
  society: 'a lookup, written by the owner alone',
  statement_line: 'written by an import, which has a report of its own',
  statement_total: 'follows from the statement lines',
  station: 'a word of statement lines, written by an import',
  unmatched_usage: 'written by an import, which has a report of its own',
  usage_release: 'written by an import, which has a report of its own',
  venue_type: 'a lookup, written by the owner alone',
  work_check: 'follows from what is recorded',
  work_light_change: 'itself a history that is only added to',
};

/** Kept out of the records by the trigger. */
const leftOut = /_folded$|^password_hash$|^token_hash$/;

const listTables = () =>
  portal.sql<{ name: string; is_recorded: boolean; columns: string[] }>(`
    select c.relname as name,
      exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.prosrc ~ 'insert into change_record') as is_recorded,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped order by attnum)
        as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);

describe('recorded tables', () => {
  it('J4 are all but those that have a reason not to be', async () => {
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
