import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let editor: Someone;
let colleague: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  [editor, colleague, member] = await Promise.all([
    portal.someone({ role: 'editor' }),
    portal.someone({ role: 'editor' }),
    portal.someone(),
  ]);
});
afterAll(() => portal.close());

const high = { MAT: '9 9Z', VAGI: '01' };
const half = ({ authorId }: Someone) => ({ id: authorId, typeOfAuthor: 36, ratio: 50 });
const register = (as: Someone, author: Someone, changes: object = {}) =>
  portal.ask('POST /api/compositions', { as, body: aRegistration(author, { ...high, ...changes }) });
const codesOf = async (workId: number) =>
  (await portal.sql('select estimate, weight from work where work_id = $1', [workId]))[0];

describe('the estimate and the weight of a work', () => {
  it('R150 are not chosen by an editor for a work of their own, alone, with others, or one code at a time', async () => {
    const authors = [half(editor), half(member)];
    for (const changes of [{}, { VAGI: '06' }, { MAT: '1 1A' }, { authors }]) {
      const { status, body } = await register(editor, editor, changes);
      expect([status, body.Code]).toEqual([409, 'work.ownCodes']);
    }
    expect(await portal.sql(`select from work where estimate = '9 9Z' or weight = '01'`)).toEqual([]);
  });
  it('R150 are what the society sets where an editor sends these, or a member any', async () => {
    for (const [by, codes] of [
      [editor, { MAT: '1 1A', VAGI: '06' }],
      [member, high],
    ] as const) {
      const { status, body } = await register(by, by, codes);
      expect(status).toBe(201);
      expect(await codesOf(body.verK_NR)).toEqual({ estimate: '1 1A', weight: '06' });
    }
  });
  it('R150 are chosen by staff for others, and who approves the work sees them', async () => {
    const { body } = await register(editor, member, { HEITI_VERKS: 'Vornótt' });
    const workId = body.verK_NR;
    expect(await codesOf(workId)).toEqual({ estimate: '9 9Z', weight: '01' });
    const seen = await portal.ask(`GET /api/compositions/${workId}/review`, { as: colleague });
    expect(seen.body).toMatchObject({
      mat: '9 9Z',
      vagi: '01',
      abendingar: [{ tegund: 'otherCodes', lysing: '9 9Z / 01' }],
    });
    const approved = await portal.ask(`PATCH /api/compositions/${workId}/review`, {
      as: colleague,
      body: { SAMTHYKKT: 1 },
    });
    expect(approved.status).toBe(204);
  });
  it('R150 keep who chose them from coming onto the work before it is approved, by an amendment or as an author who is added', async () => {
    const { body } = await register(editor, member);
    const workId = body.verK_NR;
    const amended = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: editor,
      body: aRegistration(member, { authors: [half(member), half(editor)] }),
    });
    expect([amended.status, amended.body.Code]).toEqual([409, 'work.ownCodes']);
    // Anybody else still comes onto it.
    const other = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: editor,
      body: aRegistration(member, { authors: [half(member), half(colleague)] }),
    });
    expect(other.status).toBeLessThan(300);
  });
  it('R150 are not approved once who chose them has a part in the work; it may be refused', async () => {
    const deceased = await portal.someone();
    const { body } = await register(editor, deceased);
    const workId = body.verK_NR;
    // As its heir, once a division names them.
    await aProposedDivision({ portal, society: { anna: colleague } }, deceased, [[editor, 100]]);
    const review = (changes: object) =>
      portal.ask(`PATCH /api/compositions/${workId}/review`, { as: colleague, body: changes });
    const approved = await review({ SAMTHYKKT: 1 });
    expect([approved.status, approved.body.Code]).toEqual([409, 'work.ownCodes']);
    expect((await review({ SAMTHYKKT: 0, ATHUGASEMD: 'Rangt mat' })).status).toBe(204);
  });
  it('R150 are not chosen in the name of a colleague whose work it is', async () => {
    const administrator = await portal.someone({ role: 'administrator' });
    const begun = await portal.ask(`PATCH /api/users/masquerade/${editor.userId}`, { as: administrator });
    const { body } = await register({ ...editor, token: begun.body.token }, editor);
    expect(await codesOf(body.verK_NR)).toEqual({ estimate: '1 1A', weight: '06' });
  });
  it('R150 are held by the database, also where a call forgets to ask', async () => {
    const workId = await portal.work({ by: editor });
    await expect(
      done(portal, { by: editor }, `update work set weight = '01' where work_id = $1`, [workId]),
    ).rejects.toMatchObject({ constraint: 'work_codes_of_others' });
    await done(portal, { by: colleague }, `update work set weight = '01' where work_id = $1`, [workId]);
  });
});
