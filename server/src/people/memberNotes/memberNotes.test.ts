import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let editor: Someone;
let colleague: Someone;
let administrator: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, editor, colleague, administrator] = await Promise.all([
    portal.someone(),
    portal.someone({ role: 'editor', name: 'Edda' }),
    portal.someone({ role: 'editor' }),
    portal.someone({ role: 'administrator' }),
  ]);
});
afterAll(() => portal.close());

const notes = (as: Someone, of = member) => portal.ask(`GET /api/desk/persons/${of.personId}/notes`, { as });
const note = (text: string, as = editor, of = member) =>
  portal.ask(`POST /api/desk/persons/${of.personId}/notes`, { as, body: { TEXTI_MINNISPUNKTS: text } });
const remove = (id: number, as: Someone, of = member) =>
  portal.ask(`DELETE /api/desk/persons/${of.personId}/notes/${id}`, { as });

describe('notes of staff on a member', () => {
  it('H146 are read by all staff, the latest first, under the name of who wrote them', async () => {
    await note('Hringdi út af skilagrein.');
    expect((await note('  Fær svar í næstu viku. ')).status).toBe(201);
    const { body } = await notes(colleague);
    expect(body).toMatchObject([
      { textI_MINNISPUNKTS: 'Fær svar í næstu viku.', minnispunktuR_FRA: 'Edda', mA_FJARLAEGJA: 0 },
      { textI_MINNISPUNKTS: 'Hringdi út af skilagrein.', mA_FJARLAEGJA: 0 },
    ]);
    expect((await notes(editor)).body[0].mA_FJARLAEGJA).toBe(1);
    expect((await notes(member)).status).toBe(403);
  });
  it.each(['', '   ', 'x'.repeat(2001)])('H146 say something, in 2000 characters at most', async (text) => {
    expect((await note(text)).status).toBe(422);
  });
  it('H146 are removed by who wrote them and by administrators, and by nobody from another member', async () => {
    const { body } = await note('Rangt.');
    const id = body.minnispunktuR_NR;
    expect((await remove(id, colleague)).status).toBe(403);
    expect((await remove(id, editor, colleague)).status).toBe(404);
    expect((await remove(id, editor)).status).toBe(204);
    expect((await remove(id, editor)).status).toBe(404);
    const second = (await note('Líka rangt.')).body.minnispunktuR_NR;
    expect((await remove(second, administrator)).status).toBe(204);
  });
  it('H146 on oneself are nobody’s to read, write or remove, an administrator’s neither', async () => {
    const { body } = await note('Um stjórnanda.', editor, administrator);
    expect((await notes(administrator, administrator)).status).toBe(403);
    expect((await note('Ágætur.', administrator, administrator)).status).toBe(403);
    expect((await remove(body.minnispunktuR_NR, administrator, administrator)).status).toBe(403);
    await expect(
      portal.sql('insert into member_note (person_id, body, written_by) values ($1, $2, $3)', [
        administrator.personId,
        'Ágætur.',
        administrator.userId,
      ]),
    ).rejects.toMatchObject({ constraint: 'member_note_own' });
    await expect(
      portal.sql(`update member_note set body = 'Annað' where member_note_id = $1`, [body.minnispunktuR_NR]),
    ).rejects.toMatchObject({ constraint: 'member_note_stays' });
  });
  it('H146 on oneself do not stand in the records either, by whatever list, removed or not, nor while acting for another', async () => {
    const { body } = await note('Tók fram í á fundi.', editor, administrator);
    await note('Um annan.', editor, colleague);
    await note('Farið.', editor, administrator).then(({ body: gone }) =>
      remove(gone.minnispunktuR_NR, editor, administrator),
    );
    expect(body.minnispunktuR_NR).toEqual(expect.any(Number));
    const lists = [
      'table=member_note',
      'limit=100',
      'operation=delete',
      `userId=${editor.userId}`,
      `personId=${administrator.personId}`,
    ];
    const told = async (as: Someone) => {
      const answers = await Promise.all(
        lists.flatMap((query) => [
          portal.ask(`GET /api/records?${query}`, { as }),
          portal.ask(`GET /api/records.csv?${query}`, { as }),
        ]),
      );
      return answers.map(({ text }) => text).join('\n');
    };
    const [own, others] = [/Tók fram í|Farið/u, /Um annan/u];
    expect(await told(colleague)).toMatch(own);
    expect(await told(administrator)).toMatch(others);
    expect(await told(administrator)).not.toMatch(own);
    const actFor = (userId: number | null) =>
      portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
        userId,
        administrator.userId,
      ]);
    await actFor(colleague.userId);
    expect(await told(administrator)).not.toMatch(own);
    await actFor(null);
  });
  it('H146 of nobody there is none', async () => {
    expect((await portal.ask('GET /api/desk/persons/99999999/notes', { as: editor })).status).toBe(404);
    expect((await note('Hver?', editor, { ...member, personId: 99999999 })).status).toBe(404);
  });
});
