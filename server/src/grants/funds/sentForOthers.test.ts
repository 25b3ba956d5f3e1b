import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { anApplication, aPeriod, problems } from '../../../test/funds.ts';
import { inNameOf } from '../../../test/inNameOf.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Somebody applies in a member's name, for money that goes to an account of their own; an administrator also decides on it.

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
let fundPeriodId: number;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  editor = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());
let year = 2040;
beforeEach(async () => {
  member = await portal.someone();
  await portal.sql(
    `with changed as (insert into account_change (person_id, bank_before, ledger_before, account_before, bank, ledger, account)
       values ($1, '0133', '26', '004711', '0515', '26', '777777'))
     update person set bank = '0515', ledger = '26', account = '777777' where person_id = $1`,
    [member.personId],
  );
  fundPeriodId = await aPeriod(portal, { fundId: 1, year: year++ });
});

const send = (as: Someone, account: string) =>
  portal.ask('POST /api/funds/applications', {
    as,
    body: { ...anApplication(member, 1, fundPeriodId), BANKAUPPLYSINGAR: account },
  });
const sendForMember = (by: Someone, account = '0133-26-004711') =>
  inNameOf(portal, [by, member], (as) => send(as, account));
const decide = async (applicationId: number, as: Someone) => {
  const body = { STADA_UMSOKNAR: 'granted', UPPHAED_STYRKS: 400_000, UTGAFA: 1 };
  const answer = await portal.ask(`PATCH /api/funds/applications/${applicationId}/decision`, { as, body });
  return answer.status < 300 ? answer.status : [answer.status, answer.body.Code];
};
const read = async (applicationId: number, as: Someone) =>
  (await portal.ask(`GET /api/funds/applications/${applicationId}`, { as })).body;

it('R206 who applies in a member’s name does not decide on the application; a colleague does, and the database holds it', async () => {
  const { status, body: applicationId } = await sendForMember(administrator);
  expect(status).toBe(201);
  expect(await decide(applicationId, administrator)).toEqual([403, 'fund.sentByYou']);
  await expect(
    portal.sql(
      `update fund_application set status = 'granted', granted_amount_isk = 1, decided_at = now(), decided_by = $2
       where application_id = $1`,
      [applicationId, administrator.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'fund_decision_not_own' });
  expect(await read(applicationId, editor)).toMatchObject({ sotT_UM_AF: administrator.name });
  expect((await read(applicationId, member)).sotT_UM_AF).toBeNull();
  expect(await decide(applicationId, editor)).toBe(204);
});
it('R206 nor does staff to whom a member gave access; what members send themselves anybody decides', async () => {
  await portal.ask('POST /api/users/access', {
    as: member,
    body: { NOTENDA_NR_TENGSLAADILLA: editor.userId },
  });
  const forThem: number = (await sendForMember(editor)).body;
  expect(await decide(forThem, editor)).toEqual([403, 'fund.sentByYou']);
  await portal.sql(`update fund_application set project_title = 'Annað' where application_id = $1`, [
    forThem,
  ]);
  const own: number = (await send(member, '0133-26-004711')).body;
  expect((await read(own, editor)).sotT_UM_AF).toBeNull();
  expect(await decide(own, editor)).toBe(204);
});
it('R207 who acts for a member applies with no account but the one that the member is paid into', async () => {
  // The other has been typed, and counts after three days (M16).
  for (const account of ['0111-26-123456', '0515-26-777777']) {
    const refused = await sendForMember(administrator, account);
    expect([refused.status, problems(refused)]).toEqual([
      422,
      [['BANKAUPPLYSINGAR', 'fund.accountOfApplicant']],
    ]);
  }
  // Banks and accounts are written with zeros before them, or without.
  const { status, body: applicationId } = await sendForMember(administrator, '133-26-4711');
  expect(status).toBe(201);
  await expect(
    done(
      portal,
      { by: administrator, actingFor: member },
      `update fund_application set account = '123456' where application_id = $1`,
      [applicationId],
    ),
  ).rejects.toMatchObject({ constraint: 'fund_account_of_applicant' });
});
it('R207 the member applies with any account; staff read whether it is the one that they are paid into', async () => {
  const { body: applicationId } = await send(member, '0111-26-123456');
  expect((await read(applicationId, editor)).reikninguR_UMSAEKJANDA).toBe(0);
  expect((await read(applicationId, member)).reikninguR_UMSAEKJANDA).toBeNull();
  await portal.sql(`update fund_application set project_title = 'Annað' where application_id = $1`, [
    applicationId,
  ]);
  const { body: usual } = await send(member, '0133-26-004711');
  expect((await read(usual, editor)).reikninguR_UMSAEKJANDA).toBe(1);
});
