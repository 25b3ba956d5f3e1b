import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { problemsOf, sendSociety, withChanges } from '../../../test/societyFiles.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { askAll } from './askAuthors.ts';
import { takeSociety } from './take.ts';

// Works that came by files without the approvals of their authors.

let portal: Portal;
let sender: Someone;
let colleague: Someone;
let editor: Someone;
const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  await take(await send());
});
afterAll(() => portal.close());

/** A is Steinvör, who is alive and has a login; the other author of 6001 and 6002 has died, and nobody holds their rights. */
const files = (duration = '3:00') =>
  withChanges(example, {
    'authors.csv': (text) => `${text}A20;P20;Steinvör Ósk;;;\nA21;P21;Hrafnkell Örn;;;\n`,
    'rights.csv': (text) => `${text}R40;P20;A20;100\nR41;P21;A21;100\n`,
    'works.csv': (text) =>
      `${text}6001;Gult lag;${duration};;;2001-01-01;2001-02-01;\n6002;Rautt lag;3:00;;;2001-01-01;;\n6003;Grænt lag;3:00;;;2001-01-01;2001-02-01;\n6004;Óspurt lag;3:00;;;2001-01-01;2001-02-01;\n`,
    'work_authors.csv': (text) =>
      `${text}6001;A20;C;60;;\n6001;A4;A;40;;\n6002;A20;C;60;;\n6002;A4;A;40;2001-02-01;\n6003;A20;CA;100;2001-02-01;\n6004;A21;CA;100;;\n`,
  });
const send = async (duration?: string) => sendSociety(portal, sender, await files(duration));
async function take(id: number, body = {}) {
  const asked = await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body });
  expect([asked.status, asked.body.Code]).toEqual([200, undefined]);
  await takeSociety(portal.pool, id);
}
const askFor = (workId: number, as = editor) =>
  portal.ask(`POST /api/compositions/${workId}/approvals`, { as });
const approvals = async (workId: number) =>
  (await portal.ask(`GET /api/compositions/${workId}/approvals`, { as: editor })).body as Record<
    string,
    unknown
  >[];
const lightOf = async (workId: number) =>
  (await portal.sql('select light from work where work_id = $1', [workId]))[0]?.['light'];
/** Somebody who came by the files, logged in. */
async function cameAs(oldNumber: string): Promise<Someone> {
  const [user] = await portal.sql(
    `select u.user_id as "userId", u.person_id as "personId", u.kennitala, u.name
     from app_user u join old_number o using (user_id) where o.old_number = $1`,
    [oldNumber],
  );
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashOf(token), user?.['userId']],
  );
  return { ...user, token } as unknown as Someone;
}

it('O275 asks nobody by taking files, and no author answers before they are asked', async () => {
  expect(await portal.sql('select from approval_request')).toEqual([]);
  expect([await lightOf(6001), await lightOf(6002), await lightOf(6003)]).toEqual([1, 2, 0]);
  const steinvor = await cameAs('U1');
  const answered = await portal.ask('PATCH /api/compositions/6001/approval', {
    as: steinvor,
    body: { SAMTHYKKI: 1 },
  });
  expect(answered.body.Code).toBe('approval.notAsked');
  expect(await approvals(6001)).toMatchObject([
    { nafN_BIRTA: 'Steinvör Ósk', stadA_SAMTHYKKIS: 'waiting', dagS_SPURT: null, eR_OSPURDUR: 1 },
    { stadA_SAMTHYKKIS: 'waiting', dagS_SPURT: null, eR_OSPURDUR: 0 },
  ]);
});

it('O275 staff ask the authors of a work, who answer like those of a new registration', async () => {
  const steinvor = await cameAs('U1');
  expect((await askFor(6001)).status).toBe(204);
  expect(await approvals(6001)).toMatchObject([
    { nafN_BIRTA: 'Steinvör Ósk', stadA_SAMTHYKKIS: 'waiting', umferd: 1, eR_OSPURDUR: 0 },
    // Who has died is asked nothing, so that their silence approves nothing.
    { stadA_SAMTHYKKIS: 'waiting', dagS_SPURT: null, eR_OSPURDUR: 0 },
  ]);
  const waiting = await portal.ask('GET /api/approvals', { as: editor });
  expect(waiting.body).toMatchObject([{ verK_NR: 6001, nafN_BIRTA: 'Steinvör Ósk', skraD_AF: null }]);
  expect(await portal.sql('select kind, link from notification')).toEqual([
    { kind: 'approvalAsked', link: '/verk/6001' },
  ]);
  expect(await portal.sql('select kind, recipient from letter')).toEqual([
    { kind: 'approvalAsked', recipient: 'steinvor@example.is' },
  ]);
  const answered = await portal.ask('PATCH /api/compositions/6001/approval', {
    as: steinvor,
    body: { SAMTHYKKI: 1 },
  });
  expect(answered.status).toBe(204);
  expect((await approvals(6001))[0]).toMatchObject({ stadA_SAMTHYKKIS: 'given' });
  expect((await askFor(6001)).body.Code).toBe('approval.nobodyToAsk');
});

it('O275 asks of works that staff have yet to approve, and of none that nobody waits for', async () => {
  expect((await askFor(6003)).body.Code).toBe('approval.nobodyToAsk');
  expect((await askFor(6002)).status).toBe(204);
  await portal.sql(`update work set review = 'refused' where work_id = 6004`);
  expect((await askFor(6004)).body.Code).toBe('approval.nobodyToAsk');
  await portal.sql(`update work set review = 'approved' where work_id = 6004`);
});

it('O275 refuses members, whoever is not logged in, and staff who have a part in the work', async () => {
  const hrafnkell = await cameAs('U2');
  expect((await portal.ask('POST /api/compositions/6004/approvals')).status).toBe(401);
  for (const as of [hrafnkell, await portal.someone(), await portal.someone({ role: 'viewer' })])
    expect((await askFor(6004, as)).status).toBe(403);
  const author = await portal.someone({ role: 'editor' });
  const own = await portal.work({ by: author });
  expect((await askFor(own, author)).body.Code).toBe('work.ownRight');
  expect((await askFor(999_999)).body.Code).toBe('work.notFound');
  expect((await approvals(6004))[0]).toMatchObject({ eR_OSPURDUR: 1 });
});

it('O275 a work whose authors were asked counts as changed here, and a delta takes no answer back', async () => {
  const id = await send('3:10');
  expect(await problemsOf(portal, colleague, id)).toEqual([
    [
      expect.stringMatching(/^works\.csv:/u),
      'number',
      '6001 was changed here after it was taken, so it is not written over.',
    ],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect((await approvals(6001))[0]).toMatchObject({ stadA_SAMTHYKKIS: 'given' });
});

it('O275 an administrator has the authors of all works of the files asked, once', async () => {
  const [{ id } = { id: 0 }] = await portal.sql<{ id: number }>(
    `select society_import_id as id from old_number where kind = 'works' and old_number = '6004'`,
  );
  const path = `/api/migrations/${id}`;
  const ask = (as: Someone) => portal.ask(`POST ${path}/approvals`, { as });
  const read = async () => (await portal.ask(`GET ${path}`, { as: colleague })).body;
  for (const as of [editor, await portal.someone()]) expect((await ask(as)).status).toBe(403);
  const later = await send('3:20');
  expect((await portal.ask(`POST /api/migrations/${later}/approvals`, { as: colleague })).body.Code).toBe(
    'society.notTaken',
  );
  expect(await read()).toMatchObject({ verK_MED_OSPURDUM: 1, eR_AD_SPYRJA: 0 });
  const begun = await ask(colleague);
  expect([begun.status, begun.body]).toEqual([
    200,
    expect.objectContaining({ verK_MED_OSPURDUM: 1, eR_AD_SPYRJA: 1 }),
  ]);
  await askAll(portal.pool, { societyImportId: id, userId: colleague.userId }, publicUrl);
  await askAll(portal.pool, { societyImportId: id, userId: colleague.userId }, publicUrl);
  expect(await portal.sql('select state, asked_by from approval_request where work_id = 6004')).toEqual([
    { state: 'waiting', asked_by: null },
  ]);
  const told = await portal.sql(
    `select count(*)::integer as count from notification where link = '/verk/6004'`,
  );
  expect(told).toEqual([{ count: 1 }]);
  const [record] = await portal.sql(
    `select user_id from change_record where table_name = 'approval_request' and operation = 'insert' and work_id = 6004`,
  );
  expect(record).toEqual({ user_id: colleague.userId });
  expect((await read()).verK_MED_OSPURDUM).toBe(0);
  expect((await ask(colleague)).body.Code).toBe('approval.nobodyToAsk');
});

it('O275 who has a part in a work has others ask of it', async () => {
  const [{ id } = { id: 0 }] = await portal.sql<{ id: number }>(
    `select society_import_id as id from old_number where kind = 'works' and old_number = '6004'`,
  );
  await portal.sql('delete from approval_request where work_id = 6004');
  await portal.sql(
    `insert into person_work (person_id, work_id, author_id, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded)
     select $1, work_id, author_id, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded
     from person_work where work_id = 6004 limit 1`,
    [sender.personId],
  );
  const ask = (as: Someone) => portal.ask(`POST /api/migrations/${id}/approvals`, { as });
  expect((await ask(sender)).body.Code).toBe('approval.nobodyToAsk');
  await askAll(portal.pool, { societyImportId: id, userId: sender.userId }, publicUrl);
  expect(await portal.sql('select from approval_request where work_id = 6004')).toEqual([]);
  expect((await ask(colleague)).status).toBe(200);
});
