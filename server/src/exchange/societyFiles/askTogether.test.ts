import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example } from '../../../test/takenSociety.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { watchApprovals } from '../../works/approvals/deadlines.ts';
import { askAll } from './askAuthors.ts';

// Steinvör is logged in and waits on seven works; Hrafnkell has no password yet and waits on two of them.

let portal: Portal;
let colleague: Someone;
let id: number;
const titles = ['Afi', 'Barn', 'Dagur', 'Eldur', 'Foss', 'Gata', 'Höfn'];
beforeAll(async () => {
  const society = await aTakenSociety();
  ({ portal, colleague } = society);
  id = await society.send(
    await withChanges(example, {
      'authors.csv': (text) => `${text}A20;P20;Steinvör Ósk;;;\nA21;P21;Hrafnkell Örn;;;\n`,
      'rights.csv': (text) => `${text}R40;P20;A20;100\nR41;P21;A21;100\n`,
      'works.csv': (text) =>
        text + titles.map((title, at) => `700${at};${title};3:00;;;2001-01-01;2001-02-01;\n`).join(''),
      'work_authors.csv': (text) =>
        text +
        titles
          .map((_, at) =>
            at < 2 ? `700${at};A20;CA;50;;\n700${at};A21;CA;50;;\n` : `700${at};A20;CA;100;;\n`,
          )
          .join(''),
    }),
  );
  await society.take(id);
  await portal.sql(
    `insert into session (token_hash, user_id, expires_at)
     select $1, user_id, now() + interval '1 hour' from old_number where old_number = 'U1'`,
    [hashOf('any')],
  );
});
afterAll(() => portal.close());

const ask = () => askAll(portal.pool, { societyImportId: id, userId: colleague.userId }, publicUrl);
const askedOf = async (person: string) =>
  (
    await portal.sql(
      `select r.state from approval_request r join author a using (author_id) join old_number o on o.person_id = a.person_id
       where o.old_number = $1`,
      [person],
    )
  ).length;
const written = (table: string, kind: string, person: string) =>
  portal.sql<Record<string, string>>(
    `select t.* from ${table} t join old_number o using (person_id) where o.old_number = $2 and t.kind = $1`,
    [kind, person],
  );
const links = (text = '') => text.match(/https:\/\/omur\.example\/samthykki\/[\w-]{48}/gu) ?? [];

it('O277 asks nobody who is not told in the same transaction, and goes on with them', async () => {
  expect((await portal.ask(`POST /api/migrations/${id}/approvals`, { as: colleague })).status).toBe(200);
  await portal.sql(`create function no_english() returns trigger language plpgsql as
    $$ begin raise exception 'no letter in English'; end $$`);
  await portal.sql(
    `create trigger no_english before insert on letter for each row when (new.language = 'en') execute function no_english()`,
  );
  await expect(ask()).rejects.toThrow('no letter in English');
  expect([await askedOf('P20'), await askedOf('P21')]).toEqual([7, 0]);
  await portal.sql('drop trigger no_english on letter');
  await ask();
  expect([await askedOf('P20'), await askedOf('P21')]).toEqual([7, 2]);
});

it('O277 writes one letter and one notification to each author, with how many works and the first of them', async () => {
  const letters = await written('letter', 'approvalAsked', 'P20');
  expect(letters).toMatchObject([{ subject: 'Skráningar bíða samþykkis þíns: 7', link: '/mitt-spjald' }]);
  const [{ body = '' } = {}] = letters;
  expect(body).toContain('Verkin eru 7, meðal þeirra „Afi“, „Barn“, „Dagur“, „Eldur“, „Foss“.');
  expect(body).toContain('telst skráning þess samþykkt');
  expect(links(body)).toEqual([]);
  for (const [person, header] of [
    ['P20', 'Registrations awaiting your approval: 7'],
    ['P21', 'Registrations awaiting your approval: 2'],
  ] as const)
    expect(await written('notification', 'approvalAsked', person)).toMatchObject([
      { header_en: header, link: '/mitt-spjald', approval_request_id: null },
    ]);
});

it('O277 gives who has no password and is not logged in a link for each work, by letter alone', async () => {
  const letters = await written('letter', 'approvalAsked', 'P21');
  expect(letters).toMatchObject([{ subject: 'Registrations awaiting your approval: 2', link: null }]);
  expect(links(letters[0]?.body)).toHaveLength(2);
  const [notification] = await written('notification', 'approvalAsked', 'P21');
  expect(notification?.body_en).toContain('“Afi”, “Barn”');
  expect(JSON.stringify(notification)).not.toContain('/samthykki/');
});

it('O277 leaves each work its own answer, and tells nobody twice', async () => {
  const [letter] = await written('letter', 'approvalAsked', 'P21');
  const token = links(letter?.body)[0]?.slice(-48);
  const answered = await portal.ask(`POST /api/approvals/${token}`, { body: { SAMTHYKKI: 1 } });
  expect(answered.status).toBe(204);
  const states = await portal.sql(
    `select w.work_id, r.state from approval_request r join author a using (author_id) join work w using (work_id)
     where a.display_name = 'Hrafnkell Örn' order by w.title`,
  );
  expect(states.map(({ state }) => state)).toEqual(['given', 'waiting']);
  await ask();
  for (const person of ['P20', 'P21'])
    expect(await written('letter', 'approvalAsked', person)).toHaveLength(1);
});

it('O277, V5 reminds once of all that wait, and of a single work as ever', async () => {
  await portal.sql(`update approval_request set remind_on = current_date`);
  await watchApprovals(portal.pool, publicUrl);
  expect(await written('letter', 'approvalReminder', 'P20')).toMatchObject([
    { subject: 'Svör þín vantar um skráningar: 7', link: '/mitt-spjald' },
  ]);
  expect(await written('letter', 'approvalReminder', 'P21')).toMatchObject([
    { subject: 'Your answer is still needed: “Barn”', link: expect.stringMatching(/^\/samthykki\//u) },
  ]);
  await watchApprovals(portal.pool, publicUrl);
  expect(await written('letter', 'approvalReminder', 'P20')).toHaveLength(1);
});
