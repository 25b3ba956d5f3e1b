import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aKennitala, anUnknownAuthor, joinAuthor } from '../../../test/unknownAuthor.ts';
import type { FourEyes } from '../../platform/config.ts';

let portal: Portal;
let alone: Portal;
let anna: Someone;
let bera: Someone;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['accounts']) });
  alone = await aPortal({}, portal.database);
  [anna, bera, editor] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
});
beforeEach(() => portal.sql('delete from confirmation'));
afterAll(async () => {
  await alone.app.close();
  await portal.close();
});

async function aNameless(): Promise<number> {
  const [made] = await portal.sql<{ id: number }>(
    `insert into person (name, email) values ('Sigvaldi', 'sigvaldi@example.is') returning person_id as id`,
  );
  return made?.id ?? 0;
}
/** Somebody with a login, whose person has no national ID. */
async function withoutNumber(role: 'member' | 'administrator' = 'member'): Promise<Someone> {
  const someone = await portal.someone({ role });
  await portal.sql('update person set kennitala = null where person_id = $1', [someone.personId]);
  return someone;
}
const enter = (personId: number, KENNITALA: string, { as = anna, at = portal } = {}) =>
  at.ask(`PUT /api/persons/${personId}/kennitala`, { as, body: { KENNITALA } });
const onFile = async (personId: number) =>
  (await portal.sql('select kennitala from person where person_id = $1', [personId]))[0]?.['kennitala'];
const list = async (as = bera) => (await portal.ask('GET /api/confirmations', { as })).body;
const decide = (id: number, as = bera) =>
  portal.ask(`PATCH /api/confirmations/${id}`, { as, body: { SAMTHYKKT: 1 } });

describe('the national ID of somebody on file who has none', () => {
  it('O278 is entered by an administrator and confirmed by another; it is on record, and the person is told', async () => {
    const personId = await aNameless();
    const kennitala = aKennitala();
    const entered = await enter(personId, `${kennitala.slice(0, 6)}-${kennitala.slice(6)}`);
    expect([entered.status, entered.body]).toEqual([200, { biduR_STADFESTINGAR: 1 }]);
    expect(await onFile(personId)).toBeNull();
    const [asked] = await list();
    expect(asked).toMatchObject({ tegunD_STADFESTINGAR: 'kennitala', nafN_NR: personId, kennitala });
    expect((await list(editor)).Code).toBe('confirmation.noneWaiting');
    const { stadfestinG_NR: id } = asked;
    expect((await decide(id, anna)).body.Code).toBe('confirmation.own');
    expect((await decide(id, editor)).body.Code).toBe('confirmation.notFound');
    expect((await decide(id)).status).toBe(204);
    expect(await onFile(personId)).toBe(kennitala);
    const [record] = await portal.sql(
      `select user_id, new_row ->> 'kennitala' as kennitala from change_record
       where table_name = 'person' and operation = 'update' and person_id = $1`,
      [personId],
    );
    expect(record).toEqual({ user_id: bera.userId, kennitala });
    const letters = await portal.sql('select subject, body from letter where person_id = $1', [personId]);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.['body']).toContain(kennitala.slice(0, 6));
    expect(letters[0]?.['body']).not.toContain(kennitala);
    expect((await enter(personId, aKennitala())).body.Code).toBe('person.kennitalaOnFile');
  });
  it('O278 takes one administrator where accounts take one', async () => {
    const personId = await aNameless();
    const kennitala = aKennitala();
    expect((await enter(personId, kennitala, { at: alone })).body).toEqual({ biduR_STADFESTINGAR: 0 });
    expect(await onFile(personId)).toBe(kennitala);
  });
  it('O278 is entered by nobody else, nor while acting for somebody', async () => {
    const personId = await aNameless();
    const kennitala = aKennitala();
    const path = `PUT /api/persons/${personId}/kennitala`;
    expect((await portal.ask(path, { body: { KENNITALA: kennitala } })).status).toBe(401);
    const member = await portal.someone();
    for (const as of [editor, member, await portal.someone({ role: 'viewer' })])
      expect((await enter(personId, kennitala, { as })).status).toBe(403);
    const acting = await portal.someone({ role: 'administrator', isPerson: false });
    const begun = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: acting });
    expect((await enter(personId, kennitala, { as: { ...acting, token: begun.body.token } })).status).toBe(
      403,
    );
    expect((await enter(999_999, kennitala)).body.Code).toBe('person.notFound');
  });
  it('O278 has ten digits, and is nobody else’s', async () => {
    const personId = await aNameless();
    const other = await portal.someone();
    for (const [typed, code] of [
      ['', 'person.kennitalaMissing'],
      ['01013O2989', 'person.kennitalaCharacters'],
      ['010130', 'person.kennitalaLength'],
      [other.kennitala, 'person.kennitalaExists'],
    ] as const) {
      const { status, body } = await enter(personId, typed);
      expect([typed, status, body.Errors?.[0]]).toMatchObject([
        typed,
        422,
        { Field: 'KENNITALA', Code: code },
      ]);
    }
  });
  it('O278, O267 is never that of somebody’s login, also of one that is made before it is confirmed', async () => {
    const personId = await aNameless();
    expect((await enter(personId, editor.kennitala)).body.Code).toBe('person.kennitalaOfLogin');
    const kennitala = aKennitala();
    await enter(personId, kennitala);
    await portal.sql(`insert into app_user (kennitala, name, role) values ($1, 'Nýr', 'administrator')`, [
      kennitala,
    ]);
    const [asked] = await list();
    const decided = await decide(asked.stadfestinG_NR);
    expect([decided.status, decided.body.Code]).toEqual([409, 'person.kennitalaOfLogin']);
    expect(await list()).toHaveLength(1);
    await expect(
      portal.sql('update person set kennitala = $2 where person_id = $1', [personId, kennitala]),
    ).rejects.toMatchObject({ constraint: 'person_kennitala_of_login' });
    expect(await portal.sql('select person_id from app_user where kennitala = $1', [kennitala])).toEqual([
      { person_id: null },
    ]);
  });
  it('O278 is no other than that of the person’s own login', async () => {
    const { personId, kennitala } = await withoutNumber();
    expect((await enter(personId, aKennitala())).body.Code).toBe('person.loginHasOther');
    expect((await enter(personId, kennitala, { at: alone })).status).toBe(200);
    expect(await onFile(personId)).toBe(kennitala);
  });
  it('O278, R140 is not confirmed by whose it is, whatever is written past the calls', async () => {
    const own = await withoutNumber('administrator');
    expect((await enter(own.personId, own.kennitala)).status).toBe(200);
    const [asked] = await list(own);
    expect(asked.astaedA_EKKI_STADFEST).toBe('ownPerson');
    const decided = await decide(asked.stadfestinG_NR, own);
    expect([decided.status, decided.body.Code]).toEqual([403, 'confirmation.ownPerson']);
    await expect(
      portal.sql(
        `update confirmation set state = 'confirmed', decided_by = $1, decided_at = now() where state = 'waiting'`,
        [own.userId],
      ),
    ).rejects.toThrow('gains by confirmation');
    expect((await decide(asked.stadfestinG_NR)).status).toBe(204);
  });
  it('O278 is not entered for an unknown author, nor for who has left', async () => {
    const unknown = await anUnknownAuthor(portal, { by: await portal.someone() });
    const [person] = await portal.sql<{ id: number }>(
      'update person set kennitala = null where person_id = (select person_id from author where author_id = $1) returning person_id as id',
      [unknown.authorId],
    );
    expect((await enter(person?.id ?? 0, aKennitala())).body.Code).toBe('person.kennitalaOfUnknown');
    const left = await aNameless();
    await portal.sql('update person set left_on = current_date, email = null where person_id = $1', [left]);
    expect((await enter(left, aKennitala())).body.Code).toBe('person.hasLeft');
  });
  it('O278, O267 comes by no merge of authors where it is that of a login', async () => {
    const ssn = aKennitala();
    const unknown = await anUnknownAuthor(portal, { by: await portal.someone(), ssn });
    await portal.sql(`insert into app_user (kennitala, name, role) values ($1, 'Nýr ritstjóri', 'editor')`, [
      ssn,
    ]);
    const into = await withoutNumber();
    expect((await joinAuthor(portal, unknown.authorId, into.authorId, editor)).status).toBe(200);
    expect(await onFile(into.personId)).toBeNull();
    expect(await portal.sql('select person_id from app_user where kennitala = $1', [ssn])).toEqual([
      { person_id: null },
    ]);
    expect(
      await portal.sql('select kennitala from author_join where author_id = $1', [unknown.authorId]),
    ).toEqual([{ kennitala: ssn }]);
  });
});
