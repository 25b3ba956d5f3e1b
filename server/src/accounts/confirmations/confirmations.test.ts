import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anUnknownAuthor, joinAuthor } from '../../../test/unknownAuthor.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const password = 'rétt-og-langt-lykilorð';
const account = { BANKANUMER: '0133', HOFUDBOK: '26', BANKAREIKN: '004521', LYKILORD: password };

let portal: Portal;
let first: Someone;
let second: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['joins', 'accounts']) });
  first = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' });
  second = await portal.someone({ role: 'administrator', isPerson: false });
  const hash = await hashPassword(password);
  await portal.sql('update app_user set password_hash = $1', [hash]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from confirmation');
  member = await portal.someone({ name: 'Þórdís Æsa' });
});

const list = async (as = second) => (await portal.ask('GET /api/confirmations', { as })).body;
const decide = (id: number, SAMTHYKKT: 0 | 1, as = second, more: object = {}) =>
  portal.ask(`PATCH /api/confirmations/${id}`, { as, body: { SAMTHYKKT, ...more } });
const save = (body: object, as: Someone, of = member) =>
  portal.ask(`PATCH /api/persons/${of.personId}`, { as, body });
const person = async () =>
  (await portal.ask(`GET /api/persons/${member.personId}/card`, { as: second })).body;

describe('a bank account that staff change', () => {
  it('M14 is another’s to confirm; until then nothing is changed but the rest', async () => {
    expect((await save({ ...account, SIMI: '555 0101' }, first)).status).toBe(204);
    expect(await person()).toMatchObject({ bankareikn: null, simi: '555 0101', reikninguR_BIDUR: 1 });
    const [asked] = await list();
    expect(asked).toMatchObject({
      tegunD_STADFESTINGAR: 'account',
      nafN_NR: member.personId,
      bediD_AF: 'Ragnar',
      eigiN_BEIDNI: 0,
      bankareikn: '004521',
    });
    expect((await list(first))[0].eigiN_BEIDNI).toBe(1);
    expect((await decide(asked.stadfestinG_NR, 1, first)).body.Code).toBe('confirmation.own');
    expect((await decide(asked.stadfestinG_NR, 1)).status).toBe(204);
    expect(await person()).toMatchObject({
      bankareikn: '004521',
      reikninguR_BIDUR: 0,
      reikninguR_GILDIR_FRA: expect.any(String),
    });
    const letters = await portal.sql(`select subject, link from letter where person_id = $1`, [
      member.personId,
    ]);
    expect(letters).toEqual([
      { subject: 'Bankareikningi þínum var breytt', link: expect.stringMatching(/^\/reikningur\//) },
    ]);
    expect((await decide(asked.stadfestinG_NR, 1)).body.Code).toBe('confirmation.decidedAlready');
  });
  it('M14 is refused, or taken back by who asked, and then it is as before', async () => {
    for (const as of [second, first]) {
      await save(account, first);
      const [asked] = await list();
      expect((await decide(asked.stadfestinG_NR, 0, as, { ATHUGASEMD: 'Rangt númer' })).status).toBe(204);
      expect(await person()).toMatchObject({ bankareikn: null, reikninguR_BIDUR: 0 });
    }
    expect(await portal.sql('select from account_change where person_id = $1', [member.personId])).toEqual(
      [],
    );
  });
  it('M14 that is asked for anew takes the place of what waited', async () => {
    await save(account, first);
    const [asked] = await list();
    await save({ ...account, BANKAREIKN: '888888' }, second);
    expect(await list()).toMatchObject([{ bankareikn: '888888', eigiN_BEIDNI: 1 }]);
    expect((await decide(asked.stadfestinG_NR, 1)).body.Code).toBe('confirmation.decidedAlready');
  });
  it('M14 is their own to change, as every member’s', async () => {
    const editor = await portal.someone({ role: 'editor' });
    await portal.sql(
      'update app_user set password_hash = (select password_hash from app_user where user_id = $2) where user_id = $1',
      [editor.userId, first.userId],
    );
    expect((await save(account, editor, editor)).status).toBe(204);
    expect(await portal.sql('select account from person where person_id = $1', [editor.personId])).toEqual([
      { account: '004521' },
    ]);
  });
});

describe('an e-mail address that staff change', () => {
  const email = async () =>
    (await portal.sql('select email from person where person_id = $1', [member.personId]))[0]?.email;
  const change = (as: Someone) => save({ E_MAIL: 'nytt@example.is', LYKILORD: password }, as);
  it('M14 is another’s to confirm, for letters to it open the login, and the address until then is told', async () => {
    const before = await email();
    expect((await change(first)).status).toBe(204);
    expect([await email(), await person()]).toMatchObject([before, { netfanG_BIDUR: 1 }]);
    const [asked] = await list();
    expect(asked).toMatchObject({ tegunD_STADFESTINGAR: 'email', e_MAIL: 'nytt@example.is' });
    expect((await decide(asked.stadfestinG_NR, 1, first)).body.Code).toBe('confirmation.own');
    expect((await decide(asked.stadfestinG_NR, 1)).status).toBe(204);
    expect([await email(), await person()]).toMatchObject(['nytt@example.is', { netfanG_BIDUR: 0 }]);
    expect(
      await portal.sql('select recipient, subject from letter where person_id = $1', [member.personId]),
    ).toEqual([{ recipient: before, subject: 'Netfangi þínu var breytt' }]);
  });
  it('M14 is where an invitation goes; to no address that is not on file', async () => {
    const invite = (E_MAIL: string) =>
      portal.ask(`POST /api/users/${member.userId}/invitation`, { as: second, body: { E_MAIL } });
    expect((await invite('minn@example.is')).body.Errors).toMatchObject([
      { Field: 'E_MAIL', Code: 'user.emailNotOnFile' },
    ]);
    expect((await invite(String(await email()).toUpperCase())).status).toBe(201);
  });
});

describe('joining an unknown author up', () => {
  it('M14 is another’s to confirm; until then no work moves', async () => {
    const unknown = await anUnknownAuthor(portal, { by: member });
    const jokull = await portal.someone({ name: 'Jökull Steinn' });
    expect((await joinAuthor(portal, unknown.authorId, jokull.authorId, first)).body).toEqual({
      hofunduR_NR: jokull.authorId,
      fjoldI_VERKA: 0,
      biduR_STADFESTINGAR: 1,
    });
    const worksOf = async (authorId: number) =>
      portal.sql('select from work_author where author_id = $1', [authorId]);
    expect(await worksOf(jokull.authorId)).toEqual([]);
    const [asked] = await list();
    expect(asked).toMatchObject({ hofunduR_NR: unknown.authorId, inN_I_HOFUND_NR: jokull.authorId });
    expect((await decide(asked.stadfestinG_NR, 1, first)).status).toBe(403);
    expect((await decide(asked.stadfestinG_NR, 1)).status).toBe(204);
    expect(await worksOf(jokull.authorId)).toHaveLength(1);
    expect(await worksOf(unknown.authorId)).toEqual([]);
  });
  it('R107, R140 is not confirmed by who the unknown author would become, who may refuse it', async () => {
    const unknown = await anUnknownAuthor(portal, { by: member });
    const author = await portal.someone({ role: 'editor' });
    await joinAuthor(portal, unknown.authorId, author.authorId, first);
    const [asked] = await list();
    const faults = [(await list(author))[0], (await list(first))[0], asked];
    expect(faults.map((row) => row.astaedA_EKKI_STADFEST)).toEqual(['ownAuthor', 'own', null]);
    const own = await decide(asked.stadfestinG_NR, 1, author);
    expect([own.status, own.body.Code]).toEqual([403, 'confirmation.ownAuthor']);
    await expect(
      portal.sql(
        `update confirmation set state = 'confirmed', decided_by = $1, decided_at = now() where state = 'waiting'`,
        [author.userId],
      ),
    ).rejects.toThrow('gains by confirmation');
    expect((await decide(asked.stadfestinG_NR, 0, author)).status).toBe(204);
    await joinAuthor(portal, unknown.authorId, author.authorId, author);
    expect((await decide((await list())[0].stadfestinG_NR, 1)).status).toBe(204);
  });
  it('M14 that has become impossible meanwhile says so, and goes on waiting', async () => {
    const unknown = await anUnknownAuthor(portal, { by: member });
    const jokull = await portal.someone();
    await joinAuthor(portal, unknown.authorId, jokull.authorId, first);
    const [asked] = await list();
    await portal.sql(
      `insert into work_author (work_id, author_id, author_type_id, share, position)
      select work_id, $1, 36, 0.01, 9 from work_author where false`,
      [jokull.authorId],
    );
    await portal.sql('update author set merged_into = $2 where author_id = $1', [
      unknown.authorId,
      member.authorId,
    ]);
    expect((await decide(asked.stadfestinG_NR, 1)).status).toBeGreaterThanOrEqual(400);
    expect(await list()).toHaveLength(1);
  });
});

it('M14, D1 is for staff alone, and not decided by who asked, whatever is written past the calls', async () => {
  await save(account, first);
  const [asked] = await list();
  for (const as of [member, await portal.someone({ role: 'viewer' })]) {
    expect((await portal.ask('GET /api/confirmations', { as })).status).toBe(403);
    expect((await decide(asked.stadfestinG_NR, 1, as)).status).toBe(403);
  }
  expect((await portal.ask('GET /api/confirmations')).status).toBe(401);
  await expect(
    portal.sql(`update confirmation set state = 'confirmed', decided_by = asked_by, decided_at = now()`),
  ).rejects.toThrow('confirmation_by_another');
});

describe('how many wait', () => {
  const counted = async (as: Someone): Promise<number> => {
    const { body } = await portal.ask('GET /api/desk/home', { as });
    return body.bidradir.find((one: { bidrod: string }) => one.bidrod === 'confirmations')?.fjoldi ?? 0;
  };
  const ofOthers = async (as: Someone) =>
    (await list(as)).map((row: { fjoldI_HJA_ODRUM: number }) => row.fjoldI_HJA_ODRUM);

  it('R155 at the desk is what the reader may confirm, and the list says of how many others decide', async () => {
    await save(account, first);
    const unknown = await anUnknownAuthor(portal, { by: member });
    const author = await portal.someone({ role: 'editor' });
    await joinAuthor(portal, unknown.authorId, author.authorId, first);
    expect([await counted(first), await ofOthers(first)]).toEqual([0, [2, 2]]);
    expect([await counted(author), await ofOthers(author)]).toEqual([1, [1, 1]]);
    expect([await counted(second), await ofOthers(second)]).toEqual([2, [0, 0]]);
    const [oldest] = await list();
    expect((await decide(oldest.stadfestinG_NR, 1, author)).status).toBe(204);
    expect([await counted(author), await counted(second)]).toEqual([0, 1]);
  });
  it('R155 has what only administrators confirm for them alone', async () => {
    const payee = await portal.someone();
    await portal.sql(
      `with y as (insert into payee (person_id) values ($1) returning payee_id)
       insert into confirmation (kind, payee_id, residence, asked_by) select 'tax', payee_id, 'foreign', $2 from y`,
      [payee.personId, second.userId],
    );
    const third = await portal.someone({ role: 'administrator', isPerson: false });
    expect([await counted(first), await counted(second), await counted(third)]).toEqual([0, 0, 1]);
    expect((await portal.ask('GET /api/confirmations', { as: first })).status).toBe(404);
    expect([await ofOthers(second), await ofOthers(third)]).toEqual([[1], [0]]);
  });
});

describe('a new member who is said to be an unknown author', () => {
  const add = (body: object) =>
    portal.ask('POST /api/members', { as: first, body: { NAFN: 'Ný Kona', ...body } });
  it('M14 is so where a number on file says it; else the two are joined up, which takes two', async () => {
    const { authorId } = await anUnknownAuthor(portal, { by: member, ssn: '0202309019' });
    const wrong = await add({ KENNITALA: '0202309029', OTHEKKTUR_HOFUNDUR_NR: authorId });
    expect([wrong.status, wrong.body.Code]).toEqual([409, 'member.joinTakesTwo']);
    // The address that the letters about the works went to is two's to change, also here.
    const taken = await add({
      KENNITALA: '0202309019',
      OTHEKKTUR_HOFUNDUR_NR: authorId,
      E_MAIL: 'minn@example.is',
    });
    expect(taken.status).toBe(201);
    const [joined] = await portal.sql('select email from person where person_id = $1', [taken.body.nafN_NR]);
    expect(joined?.email).not.toBe('minn@example.is');
    expect((await list()).map((one: { e_MAIL: string | null }) => one.e_MAIL)).toContain('minn@example.is');
  });
});
