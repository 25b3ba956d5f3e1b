import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputesOf } from '../../../test/dispute.ts';
import { aPublishedWork, type PublishedWork } from '../../../test/publishedWork.ts';
import { passOn, sharedWork } from '../../../test/shares.ts';
import type { Someone } from '../../../test/portal.ts';

let world: PublishedWork;
let coAuthor: Someone;
beforeAll(async () => {
  world = await aPublishedWork();
  coAuthor = await world.portal.someone({ name: 'Natan Kolbeinsson' });
});
afterAll(() => world.portal.close());

const { open, accept, offer, decide, told, sharesOf } = disputesOf(() => world.portal);

/** A green work of two, of whom a publisher is paid half of the first one's half. */
async function published(): Promise<number> {
  const { portal, author, contractId, register } = world;
  const workId = await register(
    {},
    {
      authors: [
        { id: author.authorId, typeOfAuthor: 36, ratio: 50, publishingContractId: contractId },
        { id: coAuthor.authorId, typeOfAuthor: 36, ratio: 50 },
      ],
    },
  );
  await portal.sql(`update work set review = 'approved' where work_id = $1`, [workId]);
  await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [workId]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByTime')`, [workId]);
  return workId;
}
const stateOf = async (id: number) =>
  (await world.portal.sql('select state from work_dispute where work_dispute_id = $1', [id]))[0]?.state;
const begin = async (workId: number, as: Someone, first: Someone, share: number): Promise<number> => {
  const other = first === as ? coAuthor : as;
  const { body, text } = await open(workId, as, [
    [first, share],
    [other, 100 - share],
  ]);
  if (body?.agreininguR_NR === undefined) throw new Error(text);
  return body.agreininguR_NR;
};

describe('what two authors agree on', () => {
  it('R173 takes no publisher’s share: staff decide, everybody with a part is told, and the database holds it', async () => {
    const { portal, author, publisher, staff, stranger } = world;
    const workId = await published();
    const id = await begin(workId, coAuthor, author, 0.01);
    await expect(
      portal.sql(`update work_dispute set state = 'agreed', ended_at = now() where work_dispute_id = $1`, [
        id,
      ]),
    ).rejects.toThrow('for staff to decide');
    expect((await accept(id, stranger)).status).toBe(404);
    expect((await accept(id, publisher)).status).toBe(404);
    expect((await accept(id, author)).status).toBe(204);
    expect(await stateOf(id)).toBe('withStaff');
    expect(await sharesOf(workId)).toEqual([50, 50]);
    const header = { header_is: 'Félagið úrskurðar: „Brimalda“' };
    expect(await told(publisher)).toEqual([header]);
    expect(await told(coAuthor)).toEqual([header]);
    expect(await told(stranger)).toEqual([]);

    const decided = await decide(id, staff, [
      [author, 30],
      [coAuthor, 70],
    ]);
    expect(decided.status).toBe(204);
    expect(await sharesOf(workId)).toEqual([30, 70]);
    expect(await told(publisher)).toHaveLength(2);
  });

  it('R173 nor by another offer, nor where the publisher’s lines have ended since', async () => {
    const { portal, author, staff } = world;
    const workId = await published();
    await portal.sql(
      `with ended as (
         update work_right set ends_before = current_date - 1 where work_id = $1 and author_id = $2 and ends_before = 'infinity' returning *
       )
       insert into work_right (work_id, author_id, right_id, share, share_abroad, starts_on)
       select $1, $2, (select min(right_id) from author_right where author_id = $2), 50, 50, current_date - 1`,
      [workId, author.authorId],
    );
    const id = await begin(workId, coAuthor, author, 10);
    // H86: the author's share has been the same from the beginning, so the outcome counts on the publisher's days.
    expect(
      await portal.sql('select counts_from::text from work_dispute where work_dispute_id = $1', [id]),
    ).toEqual([{ counts_from: '-infinity' }]);
    const answer = await offer(id, author, [
      [author, 20],
      [coAuthor, 80],
    ]);
    expect(answer.status).toBe(204);
    expect(await stateOf(id)).toBe('open');
    expect((await accept(id, coAuthor, 2)).status).toBe(204);
    expect(await stateOf(id)).toBe('withStaff');
    expect(
      (
        await decide(
          id,
          staff,
          [
            [author, 50],
            [coAuthor, 50],
          ],
          { number: 2 },
        )
      ).status,
    ).toBe(204);
  });

  it('R173 may give the publisher’s author more, and is theirs to agree on', async () => {
    const { author } = world;
    const workId = await published();
    const id = await begin(workId, author, author, 80);
    expect((await accept(id, coAuthor)).status).toBe(204);
    expect(await stateOf(id)).toBe('agreed');
    expect(await sharesOf(workId)).toEqual([80, 20]);
  });

  it('R173 takes nothing from another who holds the right of the author', async () => {
    const { portal } = world;
    const first = await portal.someone();
    const workId = await sharedWork(portal, [first, coAuthor], 'Erfðir');
    await passOn(portal, { workId, authorId: first.authorId }, '2020-01-01', world.stranger);
    const id = await begin(workId, coAuthor, first, 20);
    expect((await accept(id, first)).status).toBe(204);
    expect(await stateOf(id)).toBe('withStaff');
  });

  it('R173 nor from the society, where who gives way owes an advance', async () => {
    const { portal } = world;
    const [first, anna, bera] = [
      await portal.someone(),
      await portal.someone({ role: 'administrator', isPerson: false }),
      await portal.someone({ role: 'administrator', isPerson: false }),
    ];
    const workId = await sharedWork(portal, [first, coAuthor], 'Fyrirfram');
    const asked = await portal.ask('POST /api/money/advances', {
      as: anna,
      body: {
        NAFN_NR: first.personId,
        UPPHAED_FYRIRFRAMGREIDSLU: 1000,
        ENDURHEIMTUHLUTFALL: 40,
        ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
      },
    });
    const advance = asked.body.fyrirframgreidslA_NR;
    const granted = await portal.ask(`PATCH /api/money/advances/${advance}`, {
      as: bera,
      body: { SAMTHYKKT: 1 },
    });
    expect(granted.status).toBe(204);
    const id = await begin(workId, coAuthor, first, 20);
    expect((await accept(id, first)).status).toBe(204);
    expect(await stateOf(id)).toBe('withStaff');
    expect(await sharesOf(workId)).toEqual([50, 50]);
  });
});
