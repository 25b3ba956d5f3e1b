import { randomBytes } from 'node:crypto';
import { allEndpoints } from '@omur/contract/platform/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anApp, aPasskey, password, withPassword } from '../../../test/secondFactors.ts';
import { hashOf } from '../../platform/sessions/current.ts';

let portal: Portal;
let editor: Someone;

beforeAll(async () => {
  portal = await aPortal({ staffMustHaveFactor: true });
});
beforeEach(async () => {
  editor = await withPassword(portal, await portal.someone({ role: 'editor' }));
});
afterAll(() => portal.close());

const language = (as: Someone) => portal.ask('GET /api/users/language', { as });
const confirmed = { LYKILORD: password };

describe('staff who must have a second factor', () => {
  it.each(['administrator', 'editor'] as const)(
    'S7 can do nothing before they have one: %s',
    async (role) => {
      const staff = await withPassword(portal, await portal.someone({ role }));
      for (const { method, path } of allEndpoints.filter(
        ({ access, beforeSecondFactor }) => access !== 'public' && !beforeSecondFactor,
      )) {
        const { status, body } = await portal.ask(`${method} ${path.replace(/:\w+/g, '1')}`, {
          as: staff,
          body: {},
        });
        expect([path, status, body?.Code]).toEqual([path, 403, 'secondFactor.required']);
      }
      expect((await portal.ask('GET /api/users/secondFactors', { as: staff })).body.skylda).toBe(1);
      expect((await portal.ask('POST /api/logout', { as: staff })).status).toBe(204);
    },
  );
  it.each(['member', 'viewer', 'external'] as const)('S7 is nothing to %s', async (role) => {
    const one = await portal.someone({ role });
    expect((await language(one)).status).toBe(200);
    expect((await portal.ask('GET /api/users/secondFactors', { as: one })).body.skylda).toBe(0);
  });
  it('S7 are let in at once when they have one, on every server', async () => {
    expect((await language(editor)).status).toBe(403);
    await anApp(portal, editor);
    await expect.poll(async () => (await language(editor)).status).toBe(200);
  });
  it('S7 cannot remove the last one, also of two at once', async () => {
    const phone = await aPasskey(portal, editor, new Authenticator());
    expect(phone.status).toBe(200);
    const of = await portal.ask('GET /api/users/secondFactors', { as: editor });
    const remove = `PATCH /api/users/secondFactors/passkeys/${of.body.adgangslyklar[0].adgangslykilL_NR}/remove`;
    const last = await portal.ask(remove, { as: editor, body: confirmed });
    expect([last.status, last.body.Code]).toEqual([409, 'secondFactor.lastOne']);
    await anApp(portal, editor);
    const both = await Promise.all([
      portal.ask(remove, { as: editor, body: confirmed }),
      portal.ask('PATCH /api/users/secondFactors/app/remove', { as: editor, body: confirmed }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    await expect.poll(async () => (await language(editor)).status).toBe(200);
  });
  it('S7 are shut out again when an administrator removes theirs', async () => {
    await anApp(portal, editor);
    const administrator = await withPassword(portal, await portal.someone({ role: 'administrator' }));
    await anApp(portal, administrator);
    await expect
      .poll(
        async () =>
          (await portal.ask(`DELETE /api/users/${editor.userId}/secondFactors`, { as: administrator }))
            .status,
      )
      .toBe(204);
    await expect.poll(async () => (await language(editor)).status).toBe(401);
    expect((await language({ ...editor, token: await session('password') })).status).toBe(403);
  });
  it('S7 have two factors in an electronic ID', async () => {
    expect((await language({ ...editor, token: await session('electronicId') })).status).toBe(200);
  });
  it('F2.28 do not follow notifications either', async () => {
    const { status } = await portal.ask('GET /api/notifications/stream', { as: editor });
    expect(status).toBe(403);
  });
});

async function session(openedBy: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, expires_at, opened_by) values ($1, $2, now() + interval '1 hour', $3)`,
    [hashOf(token), editor.userId, openedBy],
  );
  return token;
}
