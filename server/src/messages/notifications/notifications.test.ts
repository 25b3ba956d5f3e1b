import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/pool.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { notify, type Message } from './notify.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let viewer: Someone;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  other = await portal.someone();
  viewer = await portal.someone({ role: 'viewer' });
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const message: Message = {
  kind: 'workLight',
  header: { is: 'Fyrirsögn', en: 'Headline' },
  body: { is: 'Meginmál.\n\nOg meira.', en: 'Text.\n\nAnd more.' },
  link: '/verk/7',
};
const telling = (someone: Someone, changes: Partial<Message> = {}) =>
  transaction(portal.pool, (db) => notify(db, [someone.personId], { ...message, ...changes }));
const of = ({ personId }: Someone) => `/api/persons/${personId}`;
const unread = async (as: Someone) =>
  (await portal.ask(`GET ${of(as)}/notifications/unread`, { as })).body.fjoldI_OLESINNA;

describe('notifications', () => {
  it('L8.4 are 404 with a sentence when there are none', async () => {
    const { status, body } = await portal.ask(`GET ${of(member)}/notifications`, {
      as: member,
      language: 'en',
    });
    expect([status, body.Message]).toEqual([404, 'No notifications found.']);
  });
  it('L7.26, L3.18 are listed newest first, in the language of the reader', async () => {
    await telling(member, { header: { is: 'Sú fyrri', en: 'The first' } });
    await telling(member);
    const { body } = await portal.ask(`GET ${of(member)}/notifications`, { as: member });
    expect(body).toEqual([
      {
        tilkynninG_NR: expect.any(Number),
        tegund: 'workLight',
        header: 'Fyrirsögn',
        body: 'Meginmál.\n\nOg meira.',
        tengill: '/verk/7',
        dagS_BUID_TIL: expect.stringMatching(/^20/),
        lesid: 0,
        beidnI_UM_SAMTHYKKI: null,
      },
      expect.objectContaining({ header: 'Sú fyrri' }),
    ]);
    const page = await portal.ask(`GET ${of(member)}/notifications?limit=1`, { as: member, language: 'en' });
    expect(page.body).toMatchObject([{ header: 'Headline', body: 'Text.\n\nAnd more.' }]);
    expect(page.headers['x-total-count']).toBe('2');
    const next = await portal.ask(
      `GET ${of(member)}/notifications?limit=1&cursor=${String(page.headers['x-next-cursor'])}`,
      { as: member, language: 'en' },
    );
    expect(next.body).toMatchObject([{ header: 'The first' }]);
  });
  it('L7.27 are marked as read by asking for one', async () => {
    const [first] = (await portal.ask(`GET ${of(member)}/notifications`, { as: member })).body;
    const before = await unread(member);
    const { status, body } = await portal.ask(`GET /api/persons/notifications/${first.tilkynninG_NR}`, {
      as: member,
    });
    expect([status, body]).toEqual([200, { ...first, lesid: 1 }]);
    expect(await unread(member)).toBe(before - 1);
  });
  it('are all marked as read at once', async () => {
    await telling(member);
    const { status } = await portal.ask(`POST ${of(member)}/notifications/read`, { as: member });
    expect([status, await unread(member)]).toEqual([204, 0]);
  });
  it('S6 of somebody else are not there, anyone who asks', async () => {
    await telling(other);
    const [theirs] = (await portal.ask(`GET ${of(other)}/notifications`, { as: other })).body;
    for (const path of ['notifications', 'notifications/unread', 'notificationSettings'])
      expect((await portal.ask(`GET ${of(other)}/${path}`, { as: member })).status).toBe(404);
    for (const as of [member, editor]) {
      expect(
        (await portal.ask(`GET /api/persons/notifications/${theirs.tilkynninG_NR}`, { as })).status,
      ).toBe(404);
      expect((await portal.ask(`POST ${of(other)}/notifications/read`, { as })).status).toBe(404);
    }
    expect(await unread(other)).toBe(1);
    expect((await portal.ask(`GET ${of(other)}/notifications`, { as: editor })).status).toBe(200);
  });
  it.each([
    'GET /api/persons/1/notifications',
    'GET /api/persons/notifications/1',
    'POST /api/persons/1/notifications/read',
    'GET /api/persons/1/notifications/unread',
    'GET /api/notifications/stream',
    'GET /api/persons/1/notificationSettings',
    'PUT /api/persons/1/notificationSettings',
  ])('need somebody who is logged in: %s', async (call) => {
    expect((await portal.ask(call)).status).toBe(401);
  });
  it('are for viewers too', async () => {
    await telling(viewer);
    expect(await unread(viewer)).toBe(1);
  });
  it.each(['0', '-1', 'x', '99999999999'])('are not numbered %s', async (number) => {
    const { status } = await portal.ask(`GET /api/persons/notifications/${number}`, { as: member });
    expect(status).toBe(404);
  });
});

describe('where you are told', () => {
  const settings = (as: Someone) => portal.ask(`GET ${of(as)}/notificationSettings`, { as });
  const choose = (as: Someone, chosen: unknown, whose = as) =>
    portal.ask(`PUT ${of(whose)}/notificationSettings`, { as, body: { STILLINGAR: chosen } });

  it('D2 is the portal unless chosen otherwise, and both ways where the rules demand it', async () => {
    const { body } = await settings(member);
    expect(body).toContainEqual({ tegund: 'workLight', leid: 'portal', skylda: 0, likA_I_TAEKI: 0 });
    expect(body).toContainEqual({ tegund: 'approvalAsked', leid: 'both', skylda: 1, likA_I_TAEKI: 1 });
  });
  it.each([
    ['portal', 1, 0],
    ['letter', 0, 1],
    ['both', 1, 1],
    ['none', 0, 0],
  ])('J3 is as chosen: %s', async (channel, inPortal, byLetter) => {
    const someone = await portal.someone();
    expect((await choose(someone, [{ TEGUND: 'workLight', LEID: channel }])).status).toBe(204);
    expect((await settings(someone)).body).toContainEqual({
      tegund: 'workLight',
      leid: channel,
      skylda: 0,
      likA_I_TAEKI: 0,
    });
    await telling(someone);
    const [told] = await portal.sql(
      `select (select count(*)::integer from notification where person_id = $1) as in_portal,
        (select count(*)::integer from letter where person_id = $1) as by_letter`,
      [someone.personId],
    );
    expect(told).toEqual({ in_portal: inPortal, by_letter: byLetter });
  });
  it('J3 cannot be changed where the rules demand it', async () => {
    const { status, body } = await choose(member, [{ TEGUND: 'approvalAsked', LEID: 'none' }]);
    expect([status, body.Code]).toEqual([422, 'notification.demanded']);
  });
  it('S6 is chosen by themselves alone', async () => {
    const chosen = [{ TEGUND: 'workLight', LEID: 'none' }];
    for (const as of [other, editor]) expect((await choose(as, chosen, member)).status).toBe(404);
  });
  it('S5 is not chosen by anyone who acts for one, but by administrators', async () => {
    const acting = async (role: 'member' | 'administrator') => {
      const proxy = await portal.someone({ role });
      await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
        proxy.userId,
        member.userId,
      ]);
      return choose(proxy, [{ TEGUND: 'accessUsed', LEID: 'none' }], member);
    };
    const { status, body } = await acting('member');
    expect([status, body.Code]).toEqual([409, 'access.whileActing']);
    expect((await acting('administrator')).status).toBe(204);
  });
  it.each([
    [[]],
    [[{ TEGUND: 'workLight', LEID: 'pigeon' }]],
    [[{ TEGUND: 'weather', LEID: 'portal' }]],
    ['none'],
  ])('refuses %j', async (chosen) => {
    expect((await choose(member, chosen)).status).toBe(422);
  });
});
