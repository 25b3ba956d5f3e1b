import type { NotificationKind } from '@omur/contract/messages/notificationKinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMailServer } from '../../../test/mailServer.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { notify } from '../notifications/notify.ts';
import { openMailLine } from './post.ts';
import { sendNext } from './send.ts';
import { type Purpose, signedNumber } from './signedNumber.ts';
import { unsubscribeLink } from './unsubscribe.ts';

let portal: Portal;
let member: Someone;
let secret: Buffer;
beforeAll(async () => {
  portal = await aPortal();
  secret = (await portal.sql('select secret from signing_secret'))[0]?.secret;
});
beforeEach(async () => {
  member = await portal.someone();
  await portal.sql('delete from login_throttle');
});
afterAll(() => portal.close());

const text = { is: 'Greitt var', en: 'Paid' };
async function told(kind: NotificationKind = 'payment', to = member): Promise<number> {
  await transaction(portal.pool, (db) => notify(db, [to.personId], { kind, header: text, body: text }));
  const [letter] = await portal.sql('select max(letter_id) as id from letter where person_id = $1', [
    to.personId,
  ]);
  return letter?.id;
}
const tokenOf = (letterId: number, purpose: Purpose = 'unsubscribe') =>
  signedNumber(purpose, letterId, secret);
const oneClick = (token: string, payload = 'List-Unsubscribe=One-Click') =>
  portal.app.inject({
    method: 'POST',
    url: `/afskraning/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const settings = async (of = member) =>
  (
    await portal.sql('select kind, channel from notification_setting where person_id = $1 order by kind', [
      of.personId,
    ])
  ).map(({ kind, channel }) => [kind, channel]);
const choose = (kind: string, channel: string) =>
  portal.ask(`PUT /api/persons/${member.personId}/notificationSettings`, {
    as: member,
    body: { STILLINGAR: [{ TEGUND: kind, LEID: channel }] },
  });
const lettersTo = async (of = member) =>
  (await portal.sql('select from letter where person_id = $1', [of.personId])).length;

async function mailed(letterId: number, publicUrl = 'https://portal.example.is'): Promise<string> {
  await portal.sql(`update letter set due_at = 'infinity' where sent_at is null and letter_id <> $1`, [
    letterId,
  ]);
  const server = await aMailServer();
  const line = openMailLine(server.url, { ...readConfig({}), publicUrl, lettersFrom: 'bref@example.is' });
  await sendNext(portal.pool, line).finally(() => line.close());
  await server.close();
  expect(server.taken).toHaveLength(1);
  // A long header goes on in the next line.
  return (server.taken[0]?.raw ?? '').replace(/\r\n[ \t]+/g, ' ');
}

describe('the end of letters of a kind', () => {
  it('O341 is one click away in mail programs, and a link in the letter', async () => {
    const letterId = await told();
    const raw = await mailed(letterId);
    expect(raw).toMatch(
      new RegExp(
        `^List-Unsubscribe: <https://portal\\.example\\.is/afskraning/${tokenOf(letterId)}>\r$`,
        'm',
      ),
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });
  it('O341 is none of what the rules demand, and no one click without https', async () => {
    for (const kind of ['approvalAsked', 'account', 'assembly', 'complaint', 'dispute'] as const) {
      const letterId = await told(kind);
      expect(await mailed(letterId)).not.toMatch(/unsubscribe|afskraning/i);
      expect((await oneClick(tokenOf(letterId))).json()).toMatchObject({ Code: 'notification.demanded' });
    }
    const raw = await mailed(await told(), 'http://localhost:3000');
    expect(raw).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/stillingar>\r$/m);
    expect(raw).not.toContain('One-Click');
  });
  it('O341 ends those of that kind for that person, however often, and nothing else', async () => {
    const other = await portal.someone();
    await choose('workLight', 'both');
    const token = tokenOf(await told());
    for (let i = 0; i < 2; i++) {
      const { statusCode, body, headers } = await oneClick(token);
      expect([statusCode, body, headers.location]).toEqual([204, '', undefined]);
    }
    expect(await settings()).toEqual([
      ['payment', 'portal'],
      ['workLight', 'both'],
    ]);
    expect(await settings(other)).toEqual([]);
    const before = await lettersTo();
    await told('payment');
    expect(await lettersTo()).toBe(before);
    await told('workLight');
    await told('distributionFinished');
    expect(await lettersTo()).toBe(before + 2);
    const [notified] = await portal.sql(
      `select count(*)::integer from notification where person_id = $1 and kind = 'payment'`,
      [member.personId],
    );
    expect(notified?.count).toBe(2);
  });
  it('O341 reaches who has no login', async () => {
    const outsider = await portal.someone();
    await portal.sql('delete from session where user_id = $1', [outsider.userId]);
    await portal.sql('update app_user set closed_at = now() where user_id = $1', [outsider.userId]);
    await oneClick(tokenOf(await told('payment', outsider)));
    const before = await lettersTo(outsider);
    await told('payment', outsider);
    expect(await lettersTo(outsider)).toBe(before);
  });
  it.each([
    ['letter', 'portal'],
    ['both', 'portal'],
    ['none', 'none'],
    ['portal', 'portal'],
  ])('O341 makes of %s %s, and may be taken back', async (chosen, after) => {
    const token = tokenOf(await told());
    await choose('payment', chosen);
    await oneClick(token);
    expect(await settings()).toEqual([['payment', after]]);
    await choose('payment', 'both');
    expect(await settings()).toEqual([['payment', 'both']]);
  });
  it('O341 takes a form in parts too, and no other content', async () => {
    const token = tokenOf(await told());
    for (const payload of ['', 'x=1', '{"a":1}'])
      expect((await oneClick(token, payload)).json()).toMatchObject({
        StatusCode: 400,
        Code: 'request.malformed',
      });
    expect((await oneClick(token, 'x'.repeat(2_000))).statusCode).toBe(413);
    expect(await settings()).toEqual([]);
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await oneClick(token, parts)).statusCode).toBe(204);
    expect(await settings()).toEqual([['payment', 'portal']]);
  });
  it('O341 is not what a look at the link does', async () => {
    const token = tokenOf(await told());
    for (const method of ['GET', 'HEAD'] as const)
      await portal.app.inject({ method, url: `/afskraning/${token}` });
    expect((await portal.ask(`GET /api/unsubscriptions/${token}`)).body).toEqual({ tegund: 'payment' });
    expect(await settings()).toEqual([]);
    expect((await portal.ask(`POST /api/unsubscriptions/${token}`)).status).toBe(204);
    expect(await settings()).toEqual([['payment', 'portal']]);
  });
  it('O341 takes a token of this purpose alone, of a letter that there is', async () => {
    const letterId = await told();
    const wrong = [
      ...(['approval', 'account', 'joining', 'splitRoom', 'splitGuest'] as const).map((purpose) =>
        tokenOf(letterId, purpose),
      ),
      `${tokenOf(letterId).slice(0, -2)}AA`,
      tokenOf(999_999_999),
      'x',
    ];
    for (const token of wrong) {
      await portal.sql('delete from login_throttle');
      const expected = { StatusCode: 404, Code: 'notification.linkInvalid' };
      expect((await oneClick(token)).json()).toMatchObject(expected);
      for (const method of ['GET', 'POST'])
        expect((await portal.ask(`${method} /api/unsubscriptions/${token}`)).body).toMatchObject(expected);
    }
    expect(await settings()).toEqual([]);
    const { body } = await portal.ask('GET /api/unsubscriptions/x', { language: 'en' });
    expect(body.Message).toMatch(/not valid, or too old/);
  });
  it('O341 lets an address try few that are made up', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push((await oneClick('x')).statusCode);
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(404));
    expect(statuses[8]).toBe(429);
    // A good one costs nothing, and is not kept out with them.
    expect((await oneClick(tokenOf(await told()))).statusCode).toBe(204);
  });
  it('O341, V15 is shown to administrators alone, where letters stay here', async () => {
    const letterId = await told();
    const read = async (role: 'editor' | 'administrator') =>
      (await portal.ask(`GET /api/letters/${letterId}/html`, { as: await portal.someone({ role }) })).text;
    for (const role of ['editor', 'administrator'] as const)
      expect(await read(role)).not.toContain('afskraning');
    await portal.sql('update letter set sent_at = now(), is_kept_here = true where letter_id = $1', [
      letterId,
    ]);
    expect(await read('editor')).not.toContain('afskraning');
    expect(await read('administrator')).toContain(`/afskraning/${tokenOf(letterId)}`);
  });
  it('O341 is in the language of the letter', () => {
    const of = { letterId: 7, kind: 'payment', personId: 1, secret } as const;
    expect(unsubscribeLink({ ...of, language: 'is' })).toBe(`/afskraning/${tokenOf(7)}`);
    expect(unsubscribeLink({ ...of, language: 'en' })).toBe(`/afskraning/${tokenOf(7)}?mal=en`);
    expect(unsubscribeLink({ ...of, language: 'is', personId: null })).toBe(undefined);
  });
});
