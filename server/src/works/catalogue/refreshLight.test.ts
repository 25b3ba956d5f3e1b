import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
let heir: Someone;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone();
  coAuthor = await portal.someone();
  heir = await portal.someone();
  editor = await portal.someone({ role: 'editor' });
  await portal.sql('insert into author_right (person_id, author_id) values ($1, $2)', [
    heir.personId,
    coAuthor.authorId,
  ]);
});
afterAll(() => portal.close());

const told = (someone: Someone) =>
  portal.sql(
    `select header_is, header_en, body_is, link from notification where person_id = $1 and kind = 'workLight'
     order by notification_id`,
    [someone.personId],
  );
const decide = (workId: number, by: Someone, body: object) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, { as: by, body });

describe('a change of light', () => {
  it('J3 is told to the parties, with its cause and the remark, in both languages', async () => {
    const workId = await portal.work({
      by: registrant,
      title: 'Nótt',
      others: [coAuthor],
      isApproved: false,
    });
    expect(await told(registrant)).toEqual([]);
    await decide(workId, editor, { SAMTHYKKT: 1, ATHUGASEMD: 'Gott {title}.' });
    for (const party of [registrant, coAuthor, heir])
      expect(await told(party)).toEqual([
        {
          header_is: 'Gult ljós: „Nótt“',
          header_en: 'Yellow light: “Nótt”',
          body_is: expect.stringMatching(
            /^Félagið hefur samþykkt skráningu verksins „Nótt“\.\n\n.*gult ljós.*\n\nAthugasemd: Gott \{title\}\.$/,
          ),
          link: `/verk/${workId}`,
        },
      ]);
    expect(await told(editor)).toEqual([]);
  });
  it('J3 is told when staff refuse, though the light stays red', async () => {
    const alone = await portal.someone();
    const workId = await portal.work({ by: alone, title: 'Dagur', isApproved: false });
    await decide(workId, editor, { SAMTHYKKT: 0, ATHUGASEMD: 'Vantar textahöfund.' });
    expect(await told(alone)).toMatchObject([
      { header_is: 'Skráningu hafnað: „Dagur“', body_is: expect.stringContaining('Vantar textahöfund.') },
    ]);
  });
  it('J3 is not told to anyone who made it', async () => {
    const writing = await portal.someone({ role: 'editor' });
    const workId = await portal.work({
      by: writing,
      title: 'Kvöld',
      others: [registrant],
      isApproved: false,
    });
    const before = (await told(registrant)).length;
    await decide(workId, writing, { SAMTHYKKT: 1 });
    expect(await told(writing)).toEqual([]);
    expect(await told(registrant)).toHaveLength(before + 1);
  });
});
