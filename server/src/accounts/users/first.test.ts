import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { transaction } from '../../platform/database/pool.ts';
import { hasAdministrator, makeFirstAdministrator, type FirstAdministrator } from './first.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await aPortal();
});
afterEach(() => portal.close());

const katla = { kennitala: '010130-2129', name: ' Katla Norðfjörð ', email: 'katla@example.is' };
const hersir = { kennitala: '0101302209', name: 'Hersir Úlfar Brimdal', email: 'hersir@example.is' };
const make = (given: FirstAdministrator, byLetter = false, takesTwo = true) =>
  transaction(portal.pool, (db) =>
    makeFirstAdministrator(
      db,
      given,
      {
        societyName: 'Ómur',
        publicUrl: 'https://omur.example.is',
        fourEyes: new Set(takesTwo ? (['staff'] as const) : []),
      },
      byLetter,
    ),
  );
const choosesPassword = async (link: string) => {
  const token = link.split('/').at(-1) ?? '';
  const { status } = await portal.ask(`POST /api/invitations/${token}`, {
    body: { LYKILORD: 'fimm hlaupa hestar hratt' },
  });
  expect(status).toBe(200);
};

describe('the first administrator', () => {
  it('O1 is made in an empty database, chooses a password by the link, and can act', async () => {
    expect(await hasAdministrator(portal.pool)).toBe(false);
    const { link } = await make(katla);
    expect(link).toMatch(/^https:\/\/omur\.example\.is\/velkomin\/[\w-]{43}$/);
    expect(await hasAdministrator(portal.pool)).toBe(true);
    await choosesPassword(link);
    expect(await portal.sql('select name, kennitala, role from app_user')).toEqual([
      { name: 'Katla Norðfjörð', kennitala: '0101302129', role: 'administrator' },
    ]);
    expect(await portal.sql('select from letter')).toEqual([]);
  });
  it('O1 is in the records of changes, as done by nobody who was logged in', async () => {
    await make(katla);
    const records = await portal.sql(
      `select user_id, operation from change_record where table_name = 'app_user' and new_row ->> 'kennitala' = '0101302129'
       order by change_record_id desc limit 1`,
    );
    expect(records).toEqual([{ user_id: null, operation: 'insert' }]);
  });
  it('O1 is invited by letter where there is a mail server', async () => {
    const { link } = await make({ ...katla, language: 'en' }, true);
    expect(await portal.sql('select kind, recipient, language, link from letter')).toEqual([
      { kind: 'account', recipient: 'katla@example.is', language: 'en', link: new URL(link).pathname },
    ]);
  });
  it('O1 is invited anew while the invitation was not used, and the old link ends', async () => {
    const first = await make(katla);
    const second = await make({ ...katla, email: 'right@example.is' });
    const ended = await portal.ask(`GET /api/invitations/${first.link.split('/').at(-1)}`);
    expect(ended.status).not.toBe(200);
    await choosesPassword(second.link);
  });
  it('O240 gets the link to a forgotten password where the invitation went, though nobody’s card', async () => {
    await choosesPassword((await make(katla, true)).link);
    await make({ ...hersir, email: 'never@example.is' }, true);
    const forget = (KENNITALA: string) =>
      portal.ask('PATCH /api/users/forgottenPassword', { body: { KENNITALA } });
    expect((await forget('0101302129')).status).toBe(204);
    expect((await forget(hersir.kennitala)).body.Code).toBe('password.emailMissing');
    const letters = await portal.sql<{ recipient: string; link: string }>(
      `select recipient, link from letter where link like '/gleymt-lykilord/%'`,
    );
    expect(letters.map(({ recipient }) => recipient)).toEqual(['katla@example.is']);
    const guid = letters[0]?.link.split('/').at(-1);
    const { body } = await portal.ask(`PATCH /api/users/verifyPasswordChange?userGuid=${guid}`);
    const LYKILORD = 'átta hvítir hrafnar';
    await portal.ask('PATCH /api/users/resetPassword', {
      body: { KENNITALA: '0101302129', NYJA_LYKILORD: LYKILORD },
      headers: { authorization: `Bearer ${body.token}` },
    });
    const login = await portal.ask('POST /api/login', { body: { KENNITALA: '0101302129', LYKILORD } });
    expect(login.status).toBe(200);
  });
  it('O241 gets a new link without a mail server too, while no other administrator could send one', async () => {
    await choosesPassword((await make(katla)).link);
    await make(hersir);
    await choosesPassword((await make(katla)).link);
    await make(katla, true);
    expect(await portal.sql('select subject from letter')).toEqual([{ subject: 'Veldu þér nýtt lykilorð' }]);
    await choosesPassword((await make(hersir)).link);
    await expect(make(katla)).rejects.toThrow('has a login already');
    await portal.sql(`update app_user set is_locked = true where kennitala = $1`, [hersir.kennitala]);
    await expect(make(hersir)).rejects.toThrow('has a login already');
    expect(await make(katla)).toHaveProperty('link');
  });
  it('O1 may be two where staff need the word of a colleague, and never a third', async () => {
    await choosesPassword((await make(katla)).link);
    await choosesPassword((await make(hersir)).link);
    await expect(make({ ...katla, kennitala: '0101302399' })).rejects.toThrow(
      'There are 2 administrators already: they make others at https://omur.example.is/notendur.',
    );
  });
  it('O1 is one where staff need nobody’s word', async () => {
    await choosesPassword((await make(katla, false, false)).link);
    await expect(make(hersir, false, false)).rejects.toThrow('There is an administrator already');
  });
  it('O1 takes no login of somebody else', async () => {
    const member = await portal.someone();
    await expect(make({ ...katla, kennitala: member.kennitala })).rejects.toThrow('has a login already');
  });
  it.each([
    [{ kennitala: '123' }, '--kennitala'],
    [{ name: ' ' }, '--name'],
    [{ email: 'katla' }, '--email'],
  ])('O1 says what is wrong with %j', async (wrong, said) => {
    await expect(make({ ...katla, ...wrong })).rejects.toThrow(said);
  });
});
