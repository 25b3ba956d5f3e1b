import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/pool.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  member = await portal.someone();
});
afterAll(() => portal.close());

const choose = (as: Someone, TUNGUMAL: unknown) =>
  portal.ask('PATCH /api/users/language', { as, body: { TUNGUMAL } });
const chosen = async (as: Someone) => (await portal.ask('GET /api/users/language', { as })).body.tungumal;
async function letterTo({ personId }: Someone) {
  const text = { is: 'Góðan dag', en: 'Good day' };
  await transaction(portal.pool, (db) =>
    notify(db, [personId], { kind: 'approvalAsked', header: text, body: text }),
  );
  const [letter] = await portal.sql(
    'select language, subject from letter where person_id = $1 order by letter_id desc limit 1',
    [personId],
  );
  return letter;
}

describe('the language of letters', () => {
  it('J2, D2 is as the user chose it last', async () => {
    expect(await letterTo(member)).toEqual({ language: 'is', subject: 'Góðan dag' });
    expect((await choose(member, 'en')).status).toBe(204);
    expect(await chosen(member)).toBe('en');
    expect(await letterTo(member)).toEqual({ language: 'en', subject: 'Good day' });
    expect((await choose(member, 'is')).status).toBe(204);
    expect(await letterTo(member)).toEqual({ language: 'is', subject: 'Góðan dag' });
  });
  it('J4 is recorded as changed by the user, once', async () => {
    await choose(member, 'en');
    await choose(member, 'en');
    const records = await portal.sql(
      `select user_id, old_row ->> 'language' as before, new_row ->> 'language' as after from change_record
       where table_name = 'app_user' and operation = 'update' and person_id = $1`,
      [member.personId],
    );
    expect(records).toEqual([{ user_id: member.userId, before: 'is', after: 'en' }]);
  });
  it.each(['viewer', 'external', 'editor'] as const)('J2 is chosen by any user: %s', async (role) => {
    const user = await portal.someone({ role });
    expect((await choose(user, 'en')).status).toBe(204);
    expect(await chosen(user)).toBe('en');
  });
  it('S5 is not chosen for the one whom somebody acts for, nor for the one who acts', async () => {
    const proxy = await portal.someone({ role: 'external' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      proxy.userId,
    ]);
    expect((await choose(proxy, 'en')).status).toBe(204);
    const languages = await portal.sql('select language from app_user where user_id = any($1)', [
      [member.userId, proxy.userId],
    ]);
    expect(languages).toEqual([{ language: 'is' }, { language: 'is' }]);
  });
  it.each(['da', '', null, 1, ['is']])('J2 is not %j', async (language) => {
    expect((await choose(member, language)).status).toBe(422);
    expect(await chosen(member)).toBe('is');
  });
});
