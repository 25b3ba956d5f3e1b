import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { done } from '../../../test/doneBy.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { joinSociety } from '../../../test/otherSocieties.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anUnknownAuthor, joinAuthor } from '../../../test/unknownAuthor.ts';

// One editor has a friend, and sees the IPI name numbers of everybody else.

let portal: Portal;
let alone: Portal;
let editor: Someone;
let member: Someone;
let next = 0;

beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['joins']) });
  alone = await aPortal();
  editor = await portal.someone({ role: 'editor', isPerson: false });
  member = await portal.someone({ name: 'Þórdís Æsa' });
  for (const one of [portal, alone])
    await one.sql(
      `insert into society (society_code, name) values (10, 'ASCAP'), (52, 'PRS') on conflict do nothing`,
    );
});
afterAll(async () => {
  await portal.close();
  await alone.close();
});

const aKennitala = () => `010130${String(8000 + (next += 1)).slice(0, 4)}`;
const add = (body: Record<string, unknown>, of = portal, as = editor) =>
  of.ask('POST /api/members', { as, body: { KENNITALA: aKennitala(), NAFN: 'Vinur Vinsson', ...body } });
const codes = async (body: Record<string, unknown>) => {
  const answer = await add(body);
  return (answer.body.Errors ?? [{ Field: '', Code: String(answer.status) }]).map(
    (one: { Field: string; Code: string }) => `${one.Field} ${one.Code}`,
  );
};
/** A writer abroad whom the register knows, as choosing one of its names makes them: without a kennitala. */
async function aForeigner(name: string, societyCode: number | null, until: string | null = null) {
  const [made] = await portal.sql<{ author_id: number }>(
    `with someone as (insert into person (name, is_unregistered, society_code) values ($1, true, 0) returning person_id)
     insert into author (person_id, display_name, is_from_ipi) select person_id, $1, true from someone returning author_id`,
    [name],
  );
  const authorId = Number(made?.author_id);
  await joinSociety(portal, { authorId }, societyCode ?? 77, { until });
  const [row] = await portal.sql<{ number: string }>(
    'select ipi_name_number as number from author where author_id = $1',
    [authorId],
  );
  return { authorId, number: String(row?.number) };
}
/** The register knows the name, and nobody here has its number. */
async function onlyInRegister(name: string, societyCode: number | null, until: string | null = null) {
  const { authorId, number } = await aForeigner(name, societyCode, until);
  await portal.sql('update author set ipi_name_number = null where author_id = $1', [authorId]);
  return number;
}
const rightsOf = (authorId: number) =>
  portal.sql('select from author_right where author_id = $1', [authorId]);

describe('R130 an unknown author', () => {
  it('does not become a friend of one editor who types the IPI name number that stands beside the author', async () => {
    const { authorId, number } = await aForeigner('Paul Writer', 52);
    const list = await portal.ask('GET /api/unknownAuthors?q=Paul', { as: editor });
    expect(list.body[0]).toMatchObject({ hofunduR_NR: authorId, ipI_NUMER: number });
    for (const NAFN of ['Vinur Vinsson', 'Paul Writer']) {
      const { status } = await add({ NAFN, IPI_NUMER: number, OTHEKKTUR_HOFUNDUR_NR: authorId });
      expect(status).toBeGreaterThanOrEqual(409);
    }
    // Nor does one of no society.
    const none = await aForeigner('Una Writer', 0);
    const { status, body } = await add({
      NAFN: 'Una Writer',
      IPI_NUMER: none.number,
      OTHEKKTUR_HOFUNDUR_NR: none.authorId,
    });
    expect([status, body.Code]).toEqual([409, 'member.joinTakesTwo']);
    for (const one of [authorId, none.authorId]) expect(await rightsOf(one)).toEqual([]);
  });
  it('becomes nobody of another kennitala by one, nor by a call that forgot to ask', async () => {
    const { authorId } = await anUnknownAuthor(portal, { by: member, ssn: '0202308019', ipi: '297' });
    const { status, body } = await add({ IPI_NUMER: '297', OTHEKKTUR_HOFUNDUR_NR: authorId });
    expect([status, body.Code]).toEqual([409, 'member.joinTakesTwo']);
    await expect(
      portal.sql(
        `update person set kennitala = '0202308029', is_unregistered = false
         where person_id = (select person_id from author where author_id = $1)`,
        [authorId],
      ),
    ).rejects.toThrow('is on file with another kennitala');
    expect(
      (await add({ KENNITALA: '0202308019', IPI_NUMER: '297', OTHEKKTUR_HOFUNDUR_NR: authorId })).status,
    ).toBe(201);
  });
  it('brings along no number that the register has for somebody else, whoever typed it on the work', async () => {
    const number = await onlyInRegister('Petra Writer', 52);
    const ssn = aKennitala();
    const { authorId } = await anUnknownAuthor(portal, { by: member, name: 'Vinur', ssn, ipi: number });
    for (const NAFN of ['Vinur Vinsson', 'Petra Writer']) {
      const { status, body } = await add({ NAFN, KENNITALA: ssn, OTHEKKTUR_HOFUNDUR_NR: authorId });
      expect([status, body.Code]).toEqual([409, 'member.joinTakesTwo']);
    }
    expect(await rightsOf(authorId)).toEqual([]);
  });
  it('is of another kennitala also where one does it all', async () => {
    const by = await alone.someone();
    const as = await alone.someone({ role: 'editor', isPerson: false });
    const { authorId } = await anUnknownAuthor(alone, { by, ssn: '0202308039' });
    expect((await add({ OTHEKKTUR_HOFUNDUR_NR: authorId }, alone, as)).body.Code).toBe('member.joinTakesTwo');
    const nobody = await anUnknownAuthor(alone, { by, ssn: '', ipi: nameNumberOf(4242), foreign: true });
    expect((await add({ OTHEKKTUR_HOFUNDUR_NR: nobody.authorId }, alone, as)).status).toBe(201);
  });
});

describe('R130 a new member', () => {
  it('goes by no number of another person in the register, of a publisher, or of another society', async () => {
    const number = await onlyInRegister('Stella Writer', 10);
    expect(await codes({ IPI_NUMER: number })).toEqual(['IPI_NUMER member.ipiOfAnother']);
    expect(await codes({ NAFN: 'Stella Writer', IPI_NUMER: number })).toEqual([
      'IPI_NUMER member.ipiOtherSociety',
    ]);
    await portal.sql(
      `update ipi_membership set role_code = 'E' where party_id = (select party_id from ipi_name where name_number = $1)`,
      [number],
    );
    expect(await codes({ NAFN: 'Stella Writer', IPI_NUMER: number })).toEqual([
      'IPI_NUMER member.ipiNotWriter',
    ]);
  });
  it('is ours by number and name where the register says so, and from the mandate on where another society ended before', async () => {
    expect(await codes({ NAFN: 'Ours Writer', IPI_NUMER: await onlyInRegister('Ours Writer', 77) })).toEqual([
      ' 201',
    ]);
    const IPI_NUMER = await onlyInRegister('Left Writer', 52, '2025-12-31');
    const left = { NAFN: 'Left Writer', IPI_NUMER };
    expect(await codes(left)).toEqual(['IPI_NUMER member.ipiOtherSociety']);
    expect(await codes({ ...left, DAGS_UMBODS: '2025-12-31' })).toEqual(['IPI_NUMER member.ipiOtherSociety']);
    expect(await codes({ ...left, DAGS_UMBODS: '2026-01-01' })).toEqual([' 201']);
  });
});

describe('R144 PostgreSQL, also where a call forgot to ask,', () => {
  const numberOf = async (authorId: number) =>
    (await portal.sql('select ipi_name_number as number from author where author_id = $1', [authorId]))[0]?.[
      'number'
    ];
  const give = (authorId: number, number: string) =>
    done(portal, { by: editor }, 'update author set ipi_name_number = $2 where author_id = $1', [
      authorId,
      number,
    ]);

  it('gives one of ours no number of another here, of another in the register, or of a publisher', async () => {
    const friend = await portal.someone({ name: 'Vinur Vinsson' });
    const number = await onlyInRegister('Nadia Writer', 52);
    await expect(give(friend.authorId, number)).rejects.toThrow('is another');
    await expect(
      done(
        portal,
        { by: editor },
        'insert into author (person_id, display_name, ipi_name_number) values ($1, $2, $3)',
        [friend.personId, 'Dulnefni', number],
      ),
    ).rejects.toThrow('is another');
    const ofHouse = nameNumberOf(4243);
    await portal.sql('update person set publisher_ipi_name_number = $2 where person_id = $1', [
      member.personId,
      ofHouse,
    ]);
    await expect(give(friend.authorId, ofHouse)).rejects.toThrow('is another');
    await portal.sql('update person set publisher_ipi_name_number = null where person_id = $1', [
      member.personId,
    ]);
    const namesake = await portal.someone({ name: 'Nadia Writer' });
    await give(namesake.authorId, number);
    // What is there already stays.
    await portal.sql('update person set name = $2 where person_id = $1', [namesake.personId, 'Nadia Gift']);
    await portal.sql('update author set display_name = $2 where author_id = $1', [
      namesake.authorId,
      'Nadia Gift',
    ]);
    await give(namesake.authorId, number);
    expect(await numberOf(namesake.authorId)).toBe(number);
  });
  it('makes no member of an unknown author with such a number', async () => {
    const { authorId } = await aForeigner('Paula Writer', 52);
    const become = (name: string) =>
      done(
        portal,
        { by: editor },
        `with named as (update author set display_name = $2 where author_id = $1 returning person_id)
         update person p set name = $2, is_unregistered = false from named n where p.person_id = n.person_id`,
        [authorId, name],
      );
    await expect(become('Vinur Vinsson')).rejects.toThrow('is another');
    await become('Paula Writer');
  });
  it('leaves to a merge what the unknown author had', async () => {
    const { number } = await aForeigner('Rita Writer', null);
    await portal.sql('update author set ipi_name_number = null where ipi_name_number = $1', [number]);
    const { authorId } = await anUnknownAuthor(portal, {
      by: member,
      name: 'Rita',
      ssn: '',
      ipi: number,
      foreign: true,
    });
    const rita = await portal.someone({ name: 'Rita Gift' });
    const other = await portal.someone({ role: 'editor', isPerson: false });
    expect((await joinAuthor(portal, authorId, rita.authorId, editor)).body.biduR_STADFESTINGAR).toBe(1);
    const { body: waiting } = await portal.ask('GET /api/confirmations', { as: other });
    const asked = waiting.find((one: { hofunduR_NR: number }) => one.hofunduR_NR === authorId);
    const confirmed = await portal.ask(`PATCH /api/confirmations/${asked.stadfestinG_NR}`, {
      as: other,
      body: { SAMTHYKKT: 1 },
    });
    expect([confirmed.status, await numberOf(rita.authorId)]).toEqual([204, number]);
  });
});
