import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const password = 'rétt-og-langt-lykilorð';
const old = { BANKANUMER: '0301', HOFUDBOK: '13', BANKAREIKN: '110099' };
const account = { BANKANUMER: '0133', HOFUDBOK: '26', BANKAREIKN: '004521' };

let portal: Portal;
let passwordHash: string;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  passwordHash = await hashPassword(password);
});
afterAll(() => portal.close());
beforeEach(async () => {
  member = await portal.someone();
  await portal.sql('update app_user set password_hash = $2 where user_id = $1', [
    member.userId,
    passwordHash,
  ]);
  await save(old);
  await daysPass(4);
});

const save = (body: object) =>
  portal.ask(`PATCH /api/persons/${member.personId}`, { as: member, body: { ...body, LYKILORD: password } });
const person = async () =>
  (await portal.ask(`GET /api/persons/${member.personId}/card`, { as: member })).body;
const daysPass = (days: number) =>
  portal.sql(
    `update account_change set changed_at = changed_at - make_interval(days => $2), counts_from = counts_from - make_interval(days => $2)
     where person_id = $1`,
    [member.personId, days],
  );
/** Where a payment would go today. */
const paidInto = async () =>
  (
    await portal.sql('select account, waits_until from payable_account where person_id = $1', [
      member.personId,
    ])
  )[0];
async function stopToken(): Promise<string> {
  const [letter] = await portal.sql(
    `select link from letter where person_id = $1 and link like '/reikningur/%' order by letter_id desc limit 1`,
    [member.personId],
  );
  return String(letter?.link).replace('/reikningur/', '');
}
const stop = (token: string, as?: Someone) =>
  portal.ask(`POST /api/accountChanges/${token}/stop`, { as, body: {} });

describe('a changed account', () => {
  it('M16 is told of at the addresses too that were replaced lately: one thief changes both', async () => {
    await portal.sql('update person set email = $2 where person_id = $1', [
      member.personId,
      'old@example.is',
    ]);
    await portal.sql('update person set email = $2 where person_id = $1', [
      member.personId,
      'thief@example.is',
    ]);
    await portal.sql('delete from letter where person_id = $1', [member.personId]);
    await save(account);
    const letters = await portal.sql(
      'select recipient, link from letter where person_id = $1 order by recipient',
      [member.personId],
    );
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      `${member.kennitala}@example.is`,
      'old@example.is',
      'thief@example.is',
    ]);
    for (const { link } of letters) expect(link).toMatch(/^\/reikningur\//u);
  });
  it('M16 waits three days, in which payments go on into the one from before', async () => {
    expect(await paidInto()).toMatchObject({ account: '110099', waits_until: null });
    await save(account);
    expect(await person()).toMatchObject({
      bankareikn: '004521',
      reikninguR_GILDIR_FRA: expect.any(String),
      reikninguR_BIDUR: 0,
    });
    expect(await paidInto()).toMatchObject({ account: '110099', waits_until: expect.any(Date) });
    await daysPass(3);
    expect(await paidInto()).toMatchObject({ account: '004521', waits_until: null });
    expect((await person()).reikninguR_GILDIR_FRA).toBeNull();
  });
  it('M16 of several in a row, none is paid into before it has waited', async () => {
    await save(account);
    await daysPass(2);
    await save({ ...account, BANKAREIKN: '777777' });
    expect(await paidInto()).toMatchObject({ account: '110099' });
    // The one that was replaced before it counted never counts.
    await daysPass(1);
    expect(await paidInto()).toMatchObject({ account: '110099' });
    await daysPass(2);
    expect(await paidInto()).toMatchObject({ account: '777777', waits_until: null });
  });
  it('M16 is stopped by the link of its letter, without a session, and once', async () => {
    await save(account);
    const token = await stopToken();
    const { body } = await portal.ask(`GET /api/accountChanges/${token}`);
    expect(body).toMatchObject({ endiR_A: '521', endadI_A: '099', stodvad: 0, mA_STODVA: 1 });
    expect(JSON.stringify(body)).not.toContain('004521');
    for (const _ of [1, 2]) expect((await stop(token)).status).toBe(204);
    expect((await person()).bankareikn).toBe('110099');
    expect(await paidInto()).toMatchObject({ account: '110099', waits_until: null });
    const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
    expect(told.body[0].header).toBe('Breyting á bankareikningi var stöðvuð');
    expect((await portal.ask(`GET /api/accountChanges/${token}`)).body).toMatchObject({
      stodvad: 1,
      mA_STODVA: 0,
    });
  });
  it('M16 what came after a stopped one is stopped with it', async () => {
    await save(account);
    const token = await stopToken();
    await save({ ...account, BANKAREIKN: '777777' });
    expect((await stop(token)).status).toBe(204);
    expect((await person()).bankareikn).toBe('110099');
    expect(await paidInto()).toMatchObject({ account: '110099', waits_until: null });
  });
  it('M16 a change that was set right in time is never paid into, nor brought back by a link', async () => {
    await save(account);
    await daysPass(2);
    await save(old);
    const token = await stopToken();
    await daysPass(2);
    expect(await paidInto()).toMatchObject({ account: '110099' });
    expect((await stop(token)).status).toBe(204);
    expect((await person()).bankareikn).toBe('110099');
    await daysPass(5);
    expect(await paidInto()).toMatchObject({ account: '110099', waits_until: null });
  });
  it('M16 is not stopped once it counts, nor by a link that somebody made up', async () => {
    await save(account);
    const token = await stopToken();
    await daysPass(3);
    expect((await stop(token)).body.Code).toBe('account.countsAlready');
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [forged, token.slice(1), 'x'])
      expect((await stop(wrong)).body).toMatchObject({ StatusCode: 404, Code: 'account.linkInvalid' });
    // The link of an approval is signed for another purpose.
    expect((await portal.ask(`GET /api/approvals/${token}`)).status).toBe(404);
    expect((await person()).bankareikn).toBe('004521');
  });
  it('M16 waits anyone who writes it: the database takes no other', async () => {
    await expect(
      portal.sql(`update person set account = '999999' where person_id = $1`, [member.personId]),
    ).rejects.toThrow('account_change');
  });
});
