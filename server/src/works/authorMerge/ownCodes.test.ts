import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { aKennitala, joinAuthor } from '../../../test/unknownAuthor.ts';
import type { FourEyes } from '../../platform/config.ts';

let portal: Portal;
let two: Portal;
let editor: Someone;
let colleague: Someone;
let staff: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  two = await aPortal({ fourEyes: new Set<FourEyes>(['joins']) }, portal.database);
  [editor, colleague, staff, member] = await Promise.all([
    portal.someone({ role: 'editor', name: 'Ragnar' }),
    portal.someone({ role: 'editor' }),
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone(),
  ]);
});
afterAll(async () => {
  await two.app.close();
  await portal.close();
});

/** A work that waits, with codes that an editor chose, and an unknown author of half of it. */
async function aWaitingWork() {
  const { body, text } = await portal.ask('POST /api/compositions', {
    as: editor,
    body: aRegistration(member, {
      HEITI_VERKS: 'Vornótt',
      MAT: '9 9Z',
      VAGI: '01',
      authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: 50 }],
      unknownAuthors: [
        {
          name: 'Jökull',
          ssn: aKennitala(),
          email: 'jokull@example.is',
          typeOfAuthor: 36,
          ratio: 50,
          foreign: false,
        },
      ],
    }),
  });
  const [unknown] = await portal.sql<{ authorId: number }>(
    'select author_id as "authorId" from work_author where work_id = $1 and author_id <> $2',
    [body.verK_NR, member.authorId],
  );
  if (!unknown) throw new Error(text);
  return { workId: body.verK_NR as number, ...unknown };
}
const authorsOf = async (workId: number) =>
  (
    await portal.sql<{ id: number }>('select author_id as id from work_author where work_id = $1', [workId])
  ).map(({ id }) => id);

describe('a merge that brings who chose the codes of a waiting work onto it', () => {
  it('O281, R150 is refused by name, and nothing is moved', async () => {
    const { workId, authorId } = await aWaitingWork();
    const { status, body } = await joinAuthor(portal, authorId, editor.authorId, staff);
    expect([status, body.Code]).toEqual([409, 'join.ownCodes']);
    expect(body.Message).toContain(`Vornótt (${workId})`);
    expect(await authorsOf(workId)).toContain(authorId);
    // Anybody else may be who it is.
    expect((await joinAuthor(portal, authorId, colleague.authorId, staff)).status).toBe(200);
    expect(await authorsOf(workId)).toContain(colleague.authorId);
  });
  it('O281, M14 is refused by name where another confirms it, and goes on waiting', async () => {
    const { workId, authorId } = await aWaitingWork();
    expect((await joinAuthor(two, authorId, editor.authorId, colleague)).status).toBe(200);
    const [asked] = (await two.ask('GET /api/confirmations', { as: staff })).body;
    const decided = await two.ask(`PATCH /api/confirmations/${asked.stadfestinG_NR}`, {
      as: staff,
      body: { SAMTHYKKT: 1 },
      language: 'en',
    });
    expect([decided.status, decided.body.Code]).toEqual([409, 'join.ownCodes']);
    expect(decided.body.Message).toContain('Review the registration first');
    expect((await two.ask('GET /api/confirmations', { as: staff })).body).toHaveLength(1);
    expect(await authorsOf(workId)).toContain(authorId);
  });
  it('O281, R150 goes once the registration was approved', async () => {
    const { workId, authorId } = await aWaitingWork();
    const approved = await portal.ask(`PATCH /api/compositions/${workId}/review`, {
      as: colleague,
      body: { SAMTHYKKT: 1 },
    });
    expect(approved.status).toBe(204);
    expect((await joinAuthor(portal, authorId, editor.authorId, staff)).status).toBe(200);
  });
});
