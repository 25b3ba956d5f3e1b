import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { readConfig } from '../../platform/config.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

const own = 'brim og dögun 47';

let portal: Portal;
let first: Someone;
let second: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: readConfig({}).fourEyes });
  first = await portal.someone({ role: 'administrator', isPerson: false, name: 'Hersir' });
  second = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from confirmation');
  await portal.sql('delete from letter');
  for (const table of ['second_factor', 'session', 'invitation', 'app_user'])
    await portal.sql(
      `delete from ${table} where user_id in (select user_id from app_user where kennitala = '0101307789')`,
    );
});

const list = async (as = second) => (await portal.ask('GET /api/confirmations', { as })).body;
const decide = (id: number, SAMTHYKKT: 0 | 1, as = second) =>
  portal.ask(`PATCH /api/confirmations/${id}`, { as, body: { SAMTHYKKT } });

describe('one who becomes one of the staff', () => {
  const add = (HLUTVERK_NOTANDA: string) =>
    portal.ask('POST /api/users', {
      as: second,
      body: { KENNITALA: '0101307789', NAFN: 'Ylfa Sól', HLUTVERK_NOTANDA, E_MAIL: 'ylfa@example.is' },
    });
  const raise = (userId: number, HLUTVERK_NOTANDA: string, as = second, E_MAIL = 'ylfa@example.is') =>
    portal.ask(`PATCH /api/users/${userId}`, { as, body: { HLUTVERK_NOTANDA, E_MAIL } });
  const role = async (userId: number) =>
    (await portal.sql('select role from app_user where user_id = $1', [userId]))[0]?.role;
  const awaited = async (userId: number) =>
    (await portal.ask(`GET /api/desk/users/${userId}`, { as: second })).body.hlutverK_BIDUR;

  it.each([
    ['Ritstjori', 'editor'],
    ['Stjornandi', 'administrator'],
  ])('M14 is external, %s only once another confirms it', async (asked, given) => {
    const made = await add(asked);
    expect([made.status, made.body.biduR_STADFESTINGAR]).toEqual([201, 1]);
    const { notandI_NR: userId } = made.body;
    expect([await role(userId), await awaited(userId)]).toEqual(['external', asked]);
    const [waiting] = await list();
    expect(waiting).toMatchObject({
      tegunD_STADFESTINGAR: 'staff',
      notandI_NR: userId,
      nafN_NR: null,
      nafn: 'Ylfa Sól',
      hlutverK_NOTANDA: asked,
      kennitala: '010130',
      eR_NYTT_HLUTVERK: 1,
      e_MAIL: 'ylfa@example.is',
      eigiN_BEIDNI: 1,
    });
    expect((await decide(waiting.stadfestinG_NR, 1)).body.Code).toBe('confirmation.own');
    expect((await decide(waiting.stadfestinG_NR, 1, first)).status).toBe(204);
    expect([await role(userId), await awaited(userId)]).toEqual([given, null]);
  });
  it('M14 is invited by then, at the address that was confirmed with it', async () => {
    const made = await portal.ask('POST /api/users', {
      as: second,
      body: {
        KENNITALA: '0101307789',
        NAFN: 'Ylfa Sól',
        HLUTVERK_NOTANDA: 'Ritstjori',
        E_MAIL: 'ylfa@example.is',
        SENDA_BOD: 1,
      },
    });
    const letters = () => portal.sql(`select link from letter where recipient = 'ylfa@example.is'`);
    expect([made.status, await letters()]).toEqual([201, []]);
    const [waiting] = await list();
    expect(waiting).toMatchObject({ e_MAIL: 'ylfa@example.is', hlutverK_NOTANDA: 'Ritstjori' });
    await decide(waiting.stadfestinG_NR, 1, first);
    expect(await letters()).toEqual([{ link: expect.stringMatching(/^\/velkomin\//) }]);
  });
  it('M14 is what they were until then, and has to log in again after', async () => {
    const external = await portal.someone({ role: 'external', isPerson: false });
    expect((await raise(external.userId, 'Stjornandi')).status).toBe(204);
    expect((await portal.ask('GET /api/desk/users', { as: external })).status).toBe(403);
    const [waiting] = await list();
    expect((await decide(waiting.stadfestinG_NR, 1, external)).status).toBe(403);
    await decide(waiting.stadfestinG_NR, 1, first);
    await expect
      .poll(async () => (await portal.ask('GET /api/desk/users', { as: external })).status)
      .toBe(401);
  });
  it('M14, R140 confirms nothing of their own, an editor who was asked for as administrator neither', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    await raise(editor.userId, 'Stjornandi');
    const [waiting] = await list();
    const { body: theirs } = await portal.ask('GET /api/confirmations', { as: editor });
    expect([theirs[0].astaedA_EKKI_STADFEST, waiting.astaedA_EKKI_STADFEST]).toEqual(['ownRole', 'own']);
    expect((await decide(waiting.stadfestinG_NR, 1, editor)).body.Code).toBe('user.ownRole');
    await expect(
      portal.sql(`update confirmation set state = 'confirmed', decided_by = user_id, decided_at = now()`),
    ).rejects.toThrow('confirmation_not_own_role');
  });
  it('M14 waits no more once less is decided, which takes one', async () => {
    const editor = await portal.someone({ role: 'editor' });
    await raise(editor.userId, 'Stjornandi', second, `${editor.kennitala}@example.is`);
    expect((await raise(editor.userId, 'Meðlimur')).status).toBe(204);
    expect([await role(editor.userId), (await list()).Code]).toEqual(['member', 'confirmation.noneWaiting']);
    const administrator = await portal.someone({ role: 'administrator', isPerson: false });
    await raise(administrator.userId, 'Ritstjori');
    expect(await role(administrator.userId)).toBe('editor');
  });
  it('M14 waits no more for the address of a role that was taken away', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    await portal.ask(`POST /api/users/${editor.userId}/invitation`, {
      as: second,
      body: { E_MAIL: 'ylfa@example.is' },
    });
    expect(await list()).toMatchObject([{ hlutverK_NOTANDA: 'Ritstjori', eR_NYTT_HLUTVERK: 0 }]);
    await raise(editor.userId, 'Utanaðkomandi');
    expect((await list()).Code).toBe('confirmation.noneWaiting');
  });
  it.each([
    ['a login', 'POST /api/login', (kennitala: string) => ({ KENNITALA: kennitala, LYKILORD: own })],
    [
      'another password',
      'PATCH /api/users/',
      (kennitala: string) => ({
        KENNITALA: kennitala,
        GAMLA_LYKILORD: own,
        NYJA_LYKILORD: 'dögun og brim 74',
      }),
    ],
  ])('M14 ends %s that was on its way while the role was confirmed', async (_, call, bodyOf) => {
    const external = await portal.someone({ role: 'external', isPerson: false });
    await portal.sql('update app_user set password_hash = $2 where user_id = $1', [
      external.userId,
      await hashPassword(own),
    ]);
    await raise(external.userId, 'Ritstjori');
    const [asked] = await list();
    // The confirmation stands with the user's row locked until the call has looked at the password.
    const client = new pg.Client(portal.database.owner);
    await client.connect();
    await client.query('begin');
    await client.query('select from app_user where user_id = $1 for update', [external.userId]);
    const sent = portal.ask(call, { as: external, body: bodyOf(external.kennitala) });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await client.query(`update app_user set role = 'editor', password_hash = null where user_id = $1`, [
      external.userId,
    ]);
    await client.query('update session set ended_at = now() where user_id = $1 and ended_at is null', [
      external.userId,
    ]);
    await client.query('commit');
    await client.end();
    expect((await sent).status).toBe(401);
    expect(
      await portal.sql(
        `select (select count(*)::integer from session s where s.user_id = u.user_id and ended_at is null) as live, password_hash
         from app_user u where user_id = $1`,
        [external.userId],
      ),
    ).toEqual([{ live: 0, password_hash: null }]);
    await decide(asked.stadfestinG_NR, 0);
  });
  it('M14 is not given to one who was locked meanwhile', async () => {
    const external = await portal.someone({ role: 'external', isPerson: false });
    await raise(external.userId, 'Ritstjori');
    await portal.ask(`PATCH /api/users/${external.userId}`, { as: second, body: { LAESTUR: 1 } });
    const [waiting] = await list();
    expect((await decide(waiting.stadfestinG_NR, 1, first)).body.Code).toBe('user.barredMeanwhile');
    expect([await role(external.userId), await list()]).toEqual(['external', [waiting]]);
  });
  it('M14 needs no second where nothing is more than it was', async () => {
    expect((await add('Utanaðkomandi')).body.biduR_STADFESTINGAR).toBe(0);
    expect((await list()).Code).toBe('confirmation.noneWaiting');
  });
  it('M14 begins anew: what opened the login before, or was sent to open it, opens it no more', async () => {
    const { notandI_NR: userId } = (await add('Utanaðkomandi')).body;
    const invite = (E_MAIL: string) =>
      portal.ask(`POST /api/users/${userId}/invitation`, { as: first, body: { E_MAIL } });
    const linkOf = async (recipient: string) => {
      const [letter] = await portal.sql(
        'select link from letter where recipient = $1 order by letter_id desc limit 1',
        [recipient],
      );
      return String(letter?.link).replace('/velkomin/', '');
    };
    const open = (token: string) =>
      portal.ask(`POST /api/invitations/${token}`, { body: { LYKILORD: 'brim og dögun 47' } });
    expect((await invite('rogue@example.is')).status).toBe(201);
    expect((await open(await linkOf('rogue@example.is'))).status).toBe(200);
    await portal.sql(`insert into second_factor (user_id, kind, name) values ($1, 'passkey', 'Sími')`, [
      userId,
    ]);
    await raise(userId, 'Ritstjori');
    const [waiting] = await list();
    await invite('rogue@example.is');
    const later = (await list())[0];
    expect(later.stadfestinG_NR).not.toBe(waiting.stadfestinG_NR);
    expect(later).toMatchObject({ hlutverK_NOTANDA: 'Ritstjori', e_MAIL: 'rogue@example.is' });
    await raise(userId, 'Ritstjori');
    const [asked] = await list();
    expect((await decide(asked.stadfestinG_NR, 1, first)).status).toBe(204);
    const logIn = await portal.ask('POST /api/login', {
      body: { KENNITALA: '0101307789', LYKILORD: 'brim og dögun 47' },
    });
    expect(logIn.status).toBe(401);
    expect(await portal.sql('select from second_factor where user_id = $1', [userId])).toEqual([]);
    expect((await open(await linkOf('ylfa@example.is'))).status).toBe(200);
  });
  it('M14 is not shown in the mailbox, where a letter to a colleague stays', async () => {
    const { notandI_NR: userId } = (await add('Ritstjori')).body;
    await decide((await list())[0].stadfestinG_NR, 1, first);
    const [letter] = await portal.sql(
      'update letter set sent_at = now(), is_kept_here = true where user_id = $1 returning letter_id, link',
      [userId],
    );
    const shown = await portal.ask(`GET /api/letters/${letter?.letter_id}`, { as: second });
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain(String(letter?.link).replace('/velkomin/', ''));
  });
  it('M14 is invited where the asker types; of a person where links to a new password go', async () => {
    const member = await portal.someone();
    await portal.sql(`update person set email = $2 where person_id = $1`, [
      member.personId,
      'first@example.is, second@example.is',
    ]);
    const problem = async (E_MAIL: string | null) =>
      (
        await portal.ask(`PATCH /api/users/${member.userId}`, {
          as: second,
          body: { HLUTVERK_NOTANDA: 'Ritstjori', E_MAIL },
        })
      ).body.Errors?.[0];
    expect(await problem(null)).toMatchObject({ Field: 'E_MAIL', Code: 'user.emailMissing' });
    expect(await problem('second@example.is')).toMatchObject({ Code: 'user.emailNotFirstOnFile' });
    expect(await list()).toMatchObject({ Code: 'confirmation.noneWaiting' });
    expect((await raise(member.userId, 'Ritstjori', second, 'First@example.is')).status).toBe(204);
    const invite = (E_MAIL: string | null) =>
      portal.ask(`POST /api/users/${member.userId}/invitation`, { as: second, body: { E_MAIL } });
    expect((await invite('second@example.is')).body.Errors[0].Code).toBe('user.emailNotFirstOnFile');
    expect((await invite(null)).body.e_MAIL).toBe('first@example.is');
    await portal.sql(`update person set email = 'other@example.is' where person_id = $1`, [member.personId]);
    const [asked] = await list();
    expect((await decide(asked.stadfestinG_NR, 1, first)).body.Code).toBe('user.emailNotFirstOnFile');
    expect(await role(member.userId)).toBe('member');
  });
  it('M14 is not opened again by one, once it was locked or closed', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    const patch = (body: object) => portal.ask(`PATCH /api/users/${editor.userId}`, { as: second, body });
    for (const bar of ['LAESTUR', 'LOKADUR']) {
      expect((await patch({ [bar]: 1 })).status).toBe(204);
      expect((await patch({ [bar]: 0 })).body.Code).toBe('user.staffStaysBarred');
      expect((await patch({ HLUTVERK_NOTANDA: 'Utanaðkomandi', [bar]: 0 })).status).toBe(204);
      await portal.sql(`update app_user set role = 'editor' where user_id = $1`, [editor.userId]);
    }
  });
});
