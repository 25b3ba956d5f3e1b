import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/pool.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { notify, type Message } from './notify.ts';

let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  await portal.sql(`update person set email = 'a@example.is, b@example.is' where person_id = $1`, [
    member.personId,
  ]);
});
afterAll(() => portal.close());

const message: Message = {
  kind: 'workLight',
  header: { is: 'Verk þitt er grænt', en: 'Your work is green' },
  body: { is: 'Nótt fékk grænt ljós.', en: 'Nótt has a green light.' },
  link: '/verk/7',
};
const notifications = () =>
  portal.sql('select kind, header_is, header_en, link, read_at from notification where person_id = $1', [
    member.personId,
  ]);
const letters = () =>
  portal.sql('select recipient, language, subject, body, link, sent_at from letter where person_id = $1', [
    member.personId,
  ]);

describe('to tell a person', () => {
  it('J3 leaves a notification in both languages', async () => {
    await transaction(portal.pool, (db) => notify(db, [member.personId], message));
    expect(await notifications()).toEqual([
      {
        kind: 'workLight',
        header_is: 'Verk þitt er grænt',
        header_en: 'Your work is green',
        link: '/verk/7',
        read_at: null,
      },
    ]);
    expect(await letters()).toEqual([]);
  });
  it('J2 stores a letter in the language of the person, due at once and without a job of its own (O13)', async () => {
    await transaction(portal.pool, (db) =>
      notify(db, [member.personId], { ...message, kind: 'approvalAsked' }),
    );
    expect(await letters()).toEqual([
      {
        recipient: 'a@example.is',
        language: 'is',
        subject: 'Verk þitt er grænt',
        body: 'Nótt fékk grænt ljós.',
        link: '/verk/7',
        sent_at: null,
      },
    ]);
    expect(await portal.sql('select turn, due_at <= now() as is_due from letter')).toEqual([
      { turn: 5, is_due: true },
    ]);
    expect(await portal.sql('select from graphile_worker.jobs')).toEqual([]);
  });
});
