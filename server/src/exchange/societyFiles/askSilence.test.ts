import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';
import { watchApprovals } from '../../works/approvals/deadlines.ts';
import { askAll } from './askAuthors.ts';

// Two works of three: Steinvör and Hrafnkell have e-mail addresses and have never logged in, Ormur has neither address nor login.

let portal: Portal;
let society: TakenSociety;
let colleague: Someone;
let editor: Someone;
let id: number;
const files = (duration = '3:00') =>
  withChanges(example, {
    'persons.csv': (text) => `${text}P22;Ormur Ketilsson;;;;;;;;;;no;;\n`,
    'authors.csv': (text) =>
      `${text}A20;P20;Steinvör Ósk;;;\nA21;P21;Hrafnkell Örn;;;\nA22;P22;Ormur Ketilsson;;;\n`,
    'rights.csv': (text) => `${text}R40;P20;A20;100\nR41;P21;A21;100\nR42;P22;A22;100\n`,
    'works.csv': (text) =>
      `${text}8000;Afi;${duration};;;2001-01-01;2001-02-01;\n8001;Barn;${duration};;;2001-01-01;2001-02-01;\n`,
    'work_authors.csv': (text) =>
      text +
      [8000, 8001].map((work) => `${work};A20;CA;40;;\n${work};A21;CA;30;;\n${work};A22;CA;30;;\n`).join(''),
  });
beforeAll(async () => {
  society = await aTakenSociety();
  ({ portal, colleague } = society);
  editor = await portal.someone({ role: 'editor', isPerson: false });
  id = await society.send(await files());
  await society.take(id);
});
afterAll(() => portal.close());

const ask = () => askAll(portal.pool, { societyImportId: id, userId: colleague.userId }, publicUrl);
const states = async () =>
  (
    await portal.sql(
      `select w.title, a.display_name, wa.approval, r.state from work w join work_author wa using (work_id) join author a using (author_id)
       left join approval_request r using (work_id, author_id) where w.title in ('Afi', 'Barn') order by w.title, wa.position`,
    )
  ).map((row) => Object.values(row));
const everywhere = (...authors: unknown[][]) =>
  ['Afi', 'Barn'].flatMap((title) => authors.map((one) => [title, ...one]));
const letters = () =>
  portal.sql(
    `select p.name, l.kind from letter l join person p using (person_id) where l.kind = 'approvalAsked' order by p.name`,
  );

/** Letters have gone out to these; eight days go by. */
async function eightDaysLater(sentTo: string): Promise<void> {
  await portal.sql(`update letter set sent_at = now() where recipient = $1`, [sentTo]);
  await portal.sql(
    `update approval_request set asked_at = asked_at - interval '8 days', due_on = due_on - 8, remind_on = remind_on - 8`,
  );
  await portal.sql(`update notification set created_at = created_at - interval '8 days'`);
  await portal.sql(
    `update letter set created_at = created_at - interval '8 days', sent_at = sent_at - interval '8 days'`,
  );
  await watchApprovals(portal.pool, publicUrl);
}

it('O277, R157 asks nobody of the authors of files who has neither login nor address', async () => {
  await ask();
  expect(await states()).toEqual(
    everywhere(
      ['Steinvör Ósk', 'waiting', 'waiting'],
      ['Hrafnkell Örn', 'waiting', 'waiting'],
      ['Ormur Ketilsson', 'waiting', null],
    ),
  );
  expect(await letters()).toMatchObject([
    { name: 'Hrafnkell Örn Dalmannsson' },
    { name: 'Steinvör Ósk Dalmannsdóttir' },
  ]);
});

it('O277, R157 approves by silence for the authors whom the one letter of all their works reached, and for no others', async () => {
  await eightDaysLater('steinvor@example.is');
  expect(await states()).toEqual(
    everywhere(
      ['Steinvör Ósk', 'given', 'assumed'],
      ['Hrafnkell Örn', 'waiting', 'waiting'],
      ['Ormur Ketilsson', 'waiting', null],
    ),
  );
  const [{ work_id: workId } = {}] = await portal.sql(`select work_id from work where title = 'Afi'`);
  const { body } = await portal.ask(`GET /api/compositions/${workId}/approvals`, { as: editor });
  expect(body).toMatchObject([
    { eR_OSPURDUR: 0, naesT_EKKI_I: 0 },
    { eR_OSPURDUR: 1, naesT_EKKI_I: 0 },
    { eR_OSPURDUR: 0, naesT_EKKI_I: 1 },
  ]);
});

it('O277, R157 asks nobody again by the job, nor after a delta, and approves nothing by what was asked before', async () => {
  const before = await states();
  await ask();
  const delta = await society.send(await files('3:10'));
  await society.take(delta, { AN_HAFNADRA: 1 });
  await ask();
  await askAll(portal.pool, { societyImportId: delta, userId: colleague.userId }, publicUrl);
  await watchApprovals(portal.pool, publicUrl);
  expect([await states(), (await letters()).length]).toEqual([before, 2]);
});

it('R157 staff approve on the page for authors of files whom nobody can ask, and ask the others again, with all of their time', async () => {
  const [{ work_id: workId } = {}] = await portal.sql(`select work_id from work where title = 'Afi'`);
  const path = `/api/compositions/${workId}/approvals`;
  const calls = [
    await portal.ask(`PATCH ${path}`, { as: editor }),
    await portal.ask(`POST ${path}`, { as: editor }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([204, 204]);
  expect((await states()).slice(0, 3)).toEqual([
    ['Afi', 'Steinvör Ósk', 'given', 'assumed'],
    ['Afi', 'Hrafnkell Örn', 'waiting', 'waiting'],
    ['Afi', 'Ormur Ketilsson', 'given', null],
  ]);
  await watchApprovals(portal.pool, publicUrl);
  await eightDaysLater('hrafnkell@example.is');
  expect((await states()).filter(([, name]) => name === 'Hrafnkell Örn')).toEqual([
    ['Afi', 'Hrafnkell Örn', 'given', 'assumed'],
    ['Barn', 'Hrafnkell Örn', 'waiting', 'waiting'],
  ]);
});
