import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let katla: Someone;
let editor: Someone;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [katla, editor, member] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false, name: 'Katla Norðfjörð' }),
    portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar Hólm' }),
    portal.someone({ name: 'Þórdís Æsa' }),
  ]);
});
afterAll(() => portal.close());

const change = (userId: number, body: unknown, as = katla) =>
  portal.ask(`PATCH /api/users/${userId}`, { as, body });
const isIn = async (someone: Someone) =>
  (await portal.ask('GET /api/authors/id', { as: someone })).status !== 401;
const roleOf = async ({ userId }: Someone) =>
  (await portal.sql('select role from app_user where user_id = $1', [userId]))[0]?.role;

describe('the list of users', () => {
  it('D1 is for staff, and changing it for administrators', async () => {
    const role = { HLUTVERK_NOTANDA: 'Ahorfandi' };
    const others = await Promise.all(
      (['member', 'viewer', 'external'] as const).map((one) => portal.someone({ role: one })),
    );
    for (const as of others)
      expect((await portal.ask('GET /api/desk/users', { as })).body.Code).toBe('session.forbidden');
    for (const as of [...others, editor]) {
      expect((await change(member.userId, role, as)).status).toBe(403);
      expect((await portal.ask('POST /api/users', { as, body: {} })).status).toBe(403);
      const invited = await portal.ask(`POST /api/users/${member.userId}/invitation`, { as, body: {} });
      expect(invited.status).toBe(403);
    }
    expect((await portal.ask('GET /api/desk/users')).status).toBe(401);
    expect((await portal.ask('GET /api/desk/users', { as: editor })).status).toBe(200);
    expect(await roleOf(member)).toBe('member');
  });
  it('V10 shows editors the first six digits, administrators all ten', async () => {
    const shown = async (as: Someone) =>
      (await portal.ask(`GET /api/desk/users?q=${encodeURIComponent('þórdís')}`, { as })).body[0].kennitala;
    expect(await shown(editor)).toBe(member.kennitala.slice(0, 6));
    expect(await shown(katla)).toBe(member.kennitala);
  });
  it('V8, V10 finds by part of the name, by number, and for administrators by the beginning of the national ID', async () => {
    const found = async (q: string, as = katla) => {
      const { status, body } = await portal.ask(`GET /api/desk/users?q=${encodeURIComponent(q)}`, { as });
      return status === 200 ? body.map((one: { notandI_NR: number }) => one.notandI_NR) : body.Code;
    };
    expect(await found('nordfj')).toEqual([katla.userId]);
    expect(await found(String(member.userId))).toContain(member.userId);
    expect(await found(member.kennitala)).toEqual([member.userId]);
    expect(await found(`${member.kennitala.slice(0, 6)}-${member.kennitala.slice(6)}`, editor)).toEqual([
      member.userId,
    ]);
    expect(await found(member.kennitala.slice(0, 9))).toEqual([member.userId]);
    expect(await found(member.kennitala.slice(0, 9), editor)).toBe('user.noneFound');
    expect(await found('!!')).toBe('user.noneFound');
  });
  it('W3 comes in pages, in the order asked for', async () => {
    const names = async (query: string) =>
      (await portal.ask(`GET /api/desk/users?${query}`, { as: katla })).body.map(
        (one: { nafn: string }) => one.nafn,
      );
    const all = await names('sort=NAFN');
    expect(all.at(-1)).toBe('Þórdís Æsa');
    expect(await names('sort=-NAFN&limit=1')).toEqual(['Þórdís Æsa']);
    expect((await portal.ask('GET /api/desk/users?limit=2', { as: katla })).headers['x-total-count']).toBe(
      String(all.length),
    );
  });
  it('shows one user with the sessions that are running', async () => {
    const { body } = await portal.ask(`GET /api/desk/users/${member.userId}`, { as: katla });
    expect(body).toMatchObject({
      nafn: 'Þórdís Æsa',
      nafN_NR: member.personId,
      fjoldI_LOTA: 1,
      hefuR_LYKILORD: 0,
    });
    expect((await portal.ask('GET /api/desk/users/2000000000', { as: katla })).body.Code).toBe(
      'user.notFound',
    );
  });
});

describe('changing a user', () => {
  it.each([
    ['locking', { LAESTUR: 1 }],
    ['closing', { LOKADUR: true }],
    ['another role', { HLUTVERK_NOTANDA: 'Ahorfandi' }],
  ])('S1 ends all sessions at once by %s, also those that act for the user', async (_, body) => {
    const user = await portal.someone();
    const proxy = await portal.someone({ role: 'external' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      user.userId,
      proxy.userId,
    ]);
    expect([await isIn(user), await isIn(proxy)]).toEqual([true, true]);
    expect((await change(user.userId, body)).status).toBe(204);
    await expect.poll(async () => [await isIn(user), await isIn(proxy)]).toEqual([false, false]);
  });
  it('leaves sessions alone when nothing is taken away', async () => {
    const user = await portal.someone();
    for (const body of [{}, { LAESTUR: 0 }, { HLUTVERK_NOTANDA: 'Meðlimur' }])
      expect((await change(user.userId, body)).status).toBe(204);
    expect(await isIn(user)).toBe(true);
  });
  it('S1 opens a locked and a closed user again', async () => {
    const { userId } = await portal.someone();
    await change(userId, { LAESTUR: 1, LOKADUR: 1 });
    const state = async () => (await portal.ask(`GET /api/desk/users/${userId}`, { as: katla })).body;
    expect(await state()).toMatchObject({ laestur: 1, lokadur: 1 });
    await change(userId, { LAESTUR: 0, LOKADUR: 0 });
    expect(await state()).toMatchObject({ laestur: 0, lokadur: 0 });
  });
  it('R235 tells who is kept out at their address, once, and nobody who is let in again', async () => {
    const { userId, personId, kennitala } = await portal.someone({ name: 'Sólveig Útlokuð' });
    const letters = () =>
      portal.sql('select recipient, subject, link from letter where user_id = $1 order by letter_id', [
        userId,
      ]);
    await portal.sql(`update person set email = email || ', annad@example.is' where person_id = $1`, [
      personId,
    ]);
    await change(userId, { LAESTUR: 1 });
    await change(userId, { LAESTUR: 1 });
    await change(userId, { LAESTUR: 0 });
    const locked = {
      recipient: `${kennitala}@example.is`,
      subject: 'Aðgangi þínum hefur verið læst',
      link: null,
    };
    expect(await letters()).toEqual([locked]);
    await portal.sql(`update app_user set language = 'en' where user_id = $1`, [userId]);
    await change(userId, { LOKADUR: 1 });
    const closed = { ...locked, subject: 'Your login has been closed' };
    expect(await letters()).toEqual([locked, closed]);
    // Whom it is closed to learns nothing from a lock.
    await change(userId, { LAESTUR: 1 });
    await change(userId, { LOKADUR: 0, LAESTUR: 0 });
    await portal.sql('update person set died_on = current_date where person_id = $1', [personId]);
    await change(userId, { LOKADUR: 1 });
    expect(await letters()).toEqual([locked, closed]);
  });
  it('J4 is recorded with who did it', async () => {
    const { userId } = await portal.someone();
    await change(userId, { HLUTVERK_NOTANDA: 'Ahorfandi' });
    const [record] = await portal.sql(
      `select user_id, old_row, new_row from change_record where table_name = 'app_user' order by change_record_id desc limit 1`,
    );
    expect(record).toEqual({
      user_id: katla.userId,
      old_row: { role: 'member' },
      new_row: { role: 'viewer' },
    });
  });
  it('D1 nobody changes their own role', async () => {
    await portal.someone({ role: 'administrator', isPerson: false });
    expect((await change(katla.userId, { HLUTVERK_NOTANDA: 'Ritstjori' })).body.Code).toBe('user.ownRole');
    await portal.sql(`update app_user set role = 'external' where role = 'administrator' and user_id <> $1`, [
      katla.userId,
    ]);
  });
  it('D1 one administrator who can act always remains', async () => {
    for (const body of [{ LAESTUR: 1 }, { LOKADUR: 1 }]) {
      const { status, body: refusal } = await change(katla.userId, body);
      expect([status, refusal.Code]).toEqual([409, 'user.lastAdministrator']);
    }
    const locked = await portal.someone({ role: 'administrator', isPerson: false });
    await change(locked.userId, { LAESTUR: 1 });
    expect((await change(katla.userId, { LAESTUR: 1 })).body.Code).toBe('user.lastAdministrator');
    expect(await isIn(katla)).toBe(true);
  });
  it('D1 of two administrators who demote each other at once one remains', async () => {
    const other = await portal.someone({ role: 'administrator', isPerson: false });
    const demoted = { HLUTVERK_NOTANDA: 'Ritstjori' };
    const answers = await Promise.all([change(other.userId, demoted), change(katla.userId, demoted, other)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const [{ count } = { count: 0 }] = await portal.sql(
      `select count(*)::integer from app_user where role = 'administrator' and not is_locked and closed_at is null`,
    );
    expect(count).toBe(1);
    await portal.sql(`update app_user set role = 'administrator' where user_id = $1`, [katla.userId]);
    await portal.sql(`update app_user set role = 'editor' where user_id = $1`, [other.userId]);
    await portal.sql('update session set ended_at = null where user_id = $1', [katla.userId]);
  });
  it('makes a member or a viewer only of somebody on file', async () => {
    const { userId } = await portal.someone({ role: 'external', isPerson: false });
    for (const role of ['Meðlimur', 'Ahorfandi'])
      expect((await change(userId, { HLUTVERK_NOTANDA: role })).body.Code).toBe('user.personMissing');
    expect((await change(userId, { HLUTVERK_NOTANDA: 'Ritstjori' })).status).toBe(204);
  });
  it.each([{ HLUTVERK_NOTANDA: 'Konungur' }, { LAESTUR: 2 }, { LYKILORD: 'x' }, '{"LAESTUR":"já"}'])(
    'refuses %j',
    async (body) => expect((await change(member.userId, body)).status).toBe(422),
  );
  it('404 for a user that is not there', async () => {
    expect((await change(2_000_000_000, { LAESTUR: 1 })).body.Code).toBe('user.notFound');
  });
});

describe('a new user', () => {
  const add = (body: Record<string, unknown>) =>
    portal.ask('POST /api/users', {
      as: katla,
      body: { KENNITALA: '0101307789', NAFN: 'Ylfa Sól', HLUTVERK_NOTANDA: 'Ritstjori', ...body },
    });
  const fields = async (body: Record<string, unknown>) =>
    ((await add(body)).body.Errors ?? []).map(
      (one: { Field: string; Code: string }) => `${one.Field} ${one.Code}`,
    );

  it('S4 has a national ID of ten digits, with a hyphen or without, and a name', async () => {
    expect(await fields({ KENNITALA: '010130-778', NAFN: ' ' })).toEqual([
      'KENNITALA person.kennitalaLength',
      'NAFN person.nameMissing',
    ]);
    expect((await add({ KENNITALA: '010130-7789' })).status).toBe(201);
    expect((await add({})).body.Code).toBe('user.exists');
  });
  it.each(['=1+1\n=2', 'Ylfa\u202e', '\u200b'])(
    'W7 has a name that stands on a line: not %j',
    async (NAFN) => {
      expect(await fields({ KENNITALA: '0101304929', NAFN })).toEqual(['NAFN value.invisible']);
    },
  );
  it('belongs to the person with that national ID, whom a member must have', async () => {
    expect(await fields({ KENNITALA: '0101303369', HLUTVERK_NOTANDA: 'Meðlimur' })).toEqual([
      'KENNITALA user.personMissing',
    ]);
    await portal.sql(`insert into person (kennitala, name) values ('0101303369', 'Hallveig Mist')`);
    const { status, body } = await add({ KENNITALA: '0101303369', HLUTVERK_NOTANDA: 'Meðlimur' });
    expect(status).toBe(201);
    const [user] = await portal.sql(
      'select p.name from app_user join person p using (person_id) where user_id = $1',
      [body.notandI_NR],
    );
    expect(user?.name).toBe('Hallveig Mist');
  });
  it('W5 is made once, however often the same request comes', async () => {
    const send = () =>
      portal.ask('POST /api/users', {
        as: katla,
        body: { KENNITALA: '0101304929', NAFN: 'Vébjörn', HLUTVERK_NOTANDA: 'Utanaðkomandi' },
        headers: { 'idempotency-key': 'a-user-once' },
      });
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });
});
