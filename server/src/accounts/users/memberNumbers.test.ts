import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { joinSociety } from '../../../test/otherSocieties.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anUnknownAuthor } from '../../../test/unknownAuthor.ts';

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
