import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { watchApprovals } from '../../works/approvals/deadlines.ts';
import { readConfig } from '../../platform/config.ts';
import { sweep } from '../../platform/database/sweep.ts';
import pino from 'pino';

let portal: Portal;
let one: Someone;
let other: Someone;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal({ fourEyes: readConfig({}).fourEyes });
  one = await portal.someone({ role: 'administrator', isPerson: false });
  other = await portal.someone({ role: 'administrator', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from confirmation');
  member = await portal.someone({ name: 'Þórdís Æsa' });
  await portal.sql(
    `update person set phone = '555 0101', street = 'Hrafnagata 4', notes = 'Leyndarmál' where person_id = $1`,
    [member.personId],
  );
});
afterAll(() => portal.close());

const leave = (as = one, personId = member.personId) =>
  portal.ask(`POST /api/persons/${personId}/leaving`, { as, body: {} });
async function confirm(as = other) {
  const [asked] = (await portal.ask('GET /api/confirmations', { as })).body;
  return portal.ask(`PATCH /api/confirmations/${asked.stadfestinG_NR}`, { as, body: { SAMTHYKKT: 1 } });
}
const person = async () =>
  (await portal.sql('select * from person where person_id = $1', [member.personId]))[0];

describe('a member who leaves', () => {
  it('J8 is forgotten once another of the staff confirms it, as far as the law lets the society forget', async () => {
    const workId = await portal.work({ by: member });
    expect((await leave()).body).toEqual({ biduR_STADFESTINGAR: 1 });
    expect((await leave()).status).toBe(200);
    expect((await person())?.left_on).toBeNull();
    expect((await confirm(one)).body.Code).toBe('confirmation.own');
    expect((await confirm()).status).toBe(204);

    expect(await person()).toMatchObject({
      name: 'Þórdís Æsa',
      kennitala: member.kennitala,
      email: null,
      phone: null,
      street: null,
      notes: null,
      left_on: expect.anything(),
    });
    await expect.poll(async () => (await portal.ask('GET /api/authors/id', { as: member })).status).toBe(401);
    const records = await portal.sql(
      `select string_agg(coalesce(old_row, '{}')::text || coalesce(new_row, '{}')::text, '') as all from change_record
       where person_id = $1 and table_name = 'person'`,
      [member.personId],
    );
    for (const gone of ['555 0101', 'Hrafnagata', 'Leyndarmál', '@example.is'])
      expect(records[0]?.all).not.toContain(gone);
    expect(await portal.sql('select from work_author where work_id = $1', [workId])).toHaveLength(1);
  });
  it('J8 hears of it in a last letter, which goes when it has been sent', async () => {
    await leave();
    await confirm();
    const letters = () =>
      portal.sql('select recipient, subject from letter where person_id = $1', [member.personId]);
    expect(await letters()).toEqual([
      { recipient: `${member.kennitala}@example.is`, subject: 'Þú ert ekki lengur félagi' },
    ]);
    await portal.sql('update letter set sent_at = now() where person_id = $1', [member.personId]);
    await sweep(portal.pool, pino({ level: 'silent' }));
    expect(await letters()).toEqual([]);
  });
  it('J8 keeps the account only where works go on earning', async () => {
    const account = async (isEarning: boolean) => {
      member = await portal.someone();
      if (isEarning) await portal.work({ by: member });
      await portal.sql(
        `with w as (insert into account_change (person_id, bank, ledger, account) values ($1, '0133', '26', '004521'))
         update person set bank = '0133', ledger = '26', account = '004521' where person_id = $1`,
        [member.personId],
      );
      await portal.sql('delete from confirmation');
      await leave();
      await confirm();
      return (await person())?.account;
    };
    expect(await account(true)).toBe('004521');
    expect(await account(false)).toBeNull();
  });
  it('J8 does not leave as staff, twice, or with something waiting', async () => {
    const editor = await portal.someone({ role: 'editor' });
    expect((await leave(one, editor.personId)).body.Code).toBe('person.leavesAsStaff');
    await portal.sql(`insert into confirmation (kind, person_id, asked_by) values ('account', $1, $2)`, [
      member.personId,
      one.userId,
    ]);
    expect((await leave()).body.Code).toBe('person.leavesTooEarly');
    await portal.sql('delete from confirmation');
    await leave();
    await confirm();
    expect((await leave()).body.Code).toBe('person.leftAlready');
    const changed = await portal.ask(`PATCH /api/persons/${member.personId}`, {
      as: one,
      body: { SIMI: '555' },
    });
    expect(changed.body.Code).toBe('person.hasLeft');
    const reopened = await portal.ask(`PATCH /api/users/${member.userId}`, { as: one, body: { LOKADUR: 0 } });
    expect(reopened.body.Code).toBe('user.hasLeft');
  });
  it('J8 takes with it what the login had and what was applied for', async () => {
    const { userId, personId, authorId, kennitala } = member;
    await portal.sql(
      `with factor as (insert into second_factor (user_id, kind) values ($1, 'app') returning user_id, second_factor_id)
       insert into code_app (user_id, second_factor_id, secret) select user_id, second_factor_id, 'x' from factor`,
      [userId],
    );
    await portal.sql(`insert into recovery_code (user_id, code_hash) values ($1, 'x')`, [userId]);
    await portal.sql(`insert into calendar_feed (user_id, token_hash) values ($1, 'x')`, [userId]);
    await portal.sql(
      `insert into membership_application (person_id, author_id, kennitala, name, street, postal_code, bank, ledger, account,
         language, state, decided_by, decided_at)
       values ($1, $2, $3, 'Umsækjandi', 'Hrafnagata 4', '101', '0133', '26', '004521', 'is', 'refused', $4, now())`,
      [personId, authorId, kennitala, one.userId],
    );
    await leave();
    await confirm();
    for (const table of ['second_factor', 'code_app', 'recovery_code', 'calendar_feed'])
      expect(
        await portal.sql(`select user_id as ${table} from ${table} where user_id = $1`, [userId]),
      ).toEqual([]);
    expect(await portal.sql('select from membership_application where person_id = $1', [personId])).toEqual(
      [],
    );
    const records = await portal.sql(
      `select from change_record where person_id = $1 and table_name = 'membership_application'
         and (coalesce(old_row, '{}') || coalesce(new_row, '{}')) ?| array['street', 'account', 'kennitala']`,
      [personId],
    );
    expect(records).toEqual([]);
  });
  it('J8 V5 does not approve by their silence: a work that waits for them waits for staff', async () => {
    const registrant = await portal.someone();
    const workId = await portal.work({ by: registrant, others: [member] });
    await leave();
    await confirm();
    await portal.sql(
      `update approval_request set asked_at = asked_at - interval '8 days', due_on = due_on - 8, remind_on = remind_on - 8
       where work_id = $1`,
      [workId],
    );
    await watchApprovals(portal.pool, publicUrl);
    expect(await portal.sql('select state from approval_request where work_id = $1', [workId])).toEqual([
      { state: 'waiting' },
    ]);
  });
  it('J8 is the only one whose records lose anything', async () => {
    await expect(portal.pool.query('select forget_contacts($1)', [member.personId])).rejects.toMatchObject({
      constraint: 'forget_contacts_of_leaver',
    });
  });
});

describe('what is kept', () => {
  const sweepNow = () => sweep(portal.pool, pino({ level: 'silent' }));
  const daysAgo = (days: number) => `now() - interval '${days} days'`;

  it('J8 is taken away in its time', async () => {
    const { personId } = member;
    await portal.sql(
      `insert into letter (person_id, kind, recipient, language, subject, body, created_at, sent_at)
       select $1, 'account', 'a@example.is', 'is', subject, 'x', sent_at, sent_at
       from (values ('Gamalt', ${daysAgo(731)}), ('Nýlegt', ${daysAgo(729)})) as letters (subject, sent_at)`,
      [personId],
    );
    await portal.sql(
      `insert into notification (person_id, kind, header_is, header_en, body_is, body_en, created_at)
       select $1, 'account', header, header, 'x', 'x', created_at
       from (values ('Gömul', ${daysAgo(731)}), ('Nýleg', ${daysAgo(729)})) as told (header, created_at)`,
      [personId],
    );
    await sweepNow();
    expect(await portal.sql('select subject from letter where person_id = $1', [personId])).toEqual([
      { subject: 'Nýlegt' },
    ]);
    expect(await portal.sql('select header_is from notification where person_id = $1', [personId])).toEqual([
      { header_is: 'Nýleg' },
    ]);
  });
  it('J8 does not hold what a refused applicant told of themselves, nor does the record of changes', async () => {
    const applicationOf = async (told: string, daysSince: number) => {
      const applicant = await portal.someone();
      await portal.sql(
        `insert into membership_application (person_id, author_id, kennitala, name, street, postal_code, bank, ledger, account,
           language, state, decided_by, decided_at)
         values ($1, $2, $3, 'Umsækjandi', $4, '101', '0133', '26', '004521', 'is', 'refused', $5, ${daysAgo(daysSince)})`,
        [applicant.personId, applicant.authorId, applicant.kennitala, told, one.userId],
      );
    };
    await applicationOf('Gleymdugata 1', 366);
    await applicationOf('Mundugata 1', 364);
    await sweepNow();
    expect(await portal.sql(`select street from membership_application`)).toEqual([
      { street: 'Mundugata 1' },
    ]);
    const records = await portal.sql(
      `select string_agg(coalesce(old_row, '{}')::text || coalesce(new_row, '{}')::text, '') as all from change_record
       where table_name = 'membership_application'`,
    );
    expect(records[0]?.all).toContain('Mundugata');
    expect(records[0]?.all).not.toContain('Gleymdugata');
  });
});
