import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { author } from '../../../test/amendment.ts';
import { assembliesOf } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

// A registrant and one of the staff take a share from an author who is said to have died, whom nobody asks.

let portal: Portal;
let editor: Someone;
let other: Someone;
let registrant: Someone;
let coAuthor: Someone;
let workId: number;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['registrations']) });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  [registrant, coAuthor] = [await portal.someone(), await portal.someone({ name: 'Bjartur' })];
  workId = await portal.work({ by: registrant, others: [coAuthor] });
  await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [workId]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
});
afterAll(() => portal.close());

const enterDeath = (as: Someone, day: string | null = '20260102') =>
  portal.ask(`PATCH /api/persons/${coAuthor.personId}`, { as, body: { DAGS_DAIN: day } });
/** The registrant proposes to have nearly all of it, from the beginning, and staff accept that. */
async function propose(): Promise<number> {
  const { body, text } = await portal.ask(`PUT /api/compositions/${workId}`, {
    as: registrant,
    body: {
      HEITI_VERKS: 'Andvaka',
      LENGD: '3.30',
      authors: [author(registrant, 99), author(coAuthor, 1)],
    },
  });
  if (body.eR_TILLAGA !== 1) throw new Error(text);
  const { body: list } = await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: registrant });
  return list[0].tillogU_NR;
}
const accept = async (as: Someone) =>
  (
    await portal.ask(`PATCH /api/proposals/${await propose()}/review`, {
      as,
      body: { SAMTHYKKT: true, FRA_UPPHAFI: 1, SKERDING_SKODUD: 1 },
    })
  ).status;
const approveFor = (as: Someone) => portal.ask(`PATCH /api/compositions/${workId}/approvals`, { as });
const state = async () =>
  (
    await portal.sql(
      `select wa.approval, w.light from work_author wa join work w using (work_id) where work_id = $1 and author_id = $2`,
      [workId, coAuthor.authorId],
    )
  )[0];
const waits = { approval: 'waiting', light: 1 };
const given = { approval: 'given', light: 0 };
const enteredBy = async () =>
  (await portal.sql('select death_entered_by from person where person_id = $1', [coAuthor.personId]))[0]?.[
    'death_entered_by'
  ];

describe('R215 who enters that an author has died', () => {
  it('does not approve in the author’s place by accepting what takes the share: another of the staff does', async () => {
    expect((await enterDeath(editor)).status).toBe(204);
    expect(await accept(editor)).toBe(204);
    expect(await state()).toEqual(waits);
    const refused = await approveFor(editor);
    expect([refused.status, refused.body.Code]).toEqual([403, 'approval.deathByYou']);
    expect(await state()).toEqual(waits);
    expect((await approveFor(other)).status).toBe(204);
    expect(await state()).toEqual(given);
  });
  it('leaves it to another where a colleague accepts it, who answers as before', async () => {
    await enterDeath(editor);
    expect(await accept(other)).toBe(204);
    expect(await state()).toEqual(given);
  });
  it('does not approve by approving a registration either', async () => {
    workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false });
    await enterDeath(editor);
    const approved = await portal.ask(`PATCH /api/compositions/${workId}/review`, {
      as: editor,
      body: { SAMTHYKKT: 1 },
    });
    expect(approved.status).toBe(204);
    expect(await state()).toEqual(waits);
    expect((await approveFor(other)).status).toBe(204);
    expect(await state()).toEqual(given);
  });
  it('makes nobody who holds a part of the right speak for the author', async () => {
    await portal.sql('update author_right set share = 99 where author_id = $1', [coAuthor.authorId]);
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 1)', [
      registrant.personId,
      coAuthor.authorId,
    ]);
    await enterDeath(editor);
    await accept(editor);
    expect(await state()).toEqual(waits);
    const said = await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
      as: registrant,
      body: { SAMTHYKKI: 1, UMFERD: 2 },
    });
    expect(said.status).toBeGreaterThanOrEqual(400);
    expect(await state()).toEqual(waits);
  });
  it('leaves who holds a part of the right to be asked as a holder, and makes no heir of them', async () => {
    const holder = await portal.someone({ withoutAuthor: true, name: 'Brim' });
    await portal.sql('update author_right set share = 40 where author_id = $1', [coAuthor.authorId]);
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 60)', [
      holder.personId,
      coAuthor.authorId,
    ]);
    await portal.sql(
      `with less as (update work_right set share = 20, share_abroad = 20 where work_id = $1 and author_id = $2 returning work_id, author_id)
       insert into work_right (work_id, author_id, right_id, share, share_abroad)
       select l.work_id, l.author_id, r.right_id, 30, 30 from less l join author_right r using (author_id) where r.person_id = $3`,
      [workId, coAuthor.authorId, holder.personId],
    );
    await enterDeath(editor);
    await accept(editor);
    expect(
      await portal.sql(
        `select state from approval_request where work_id = $1 and holder_id = $2 order by round desc limit 1`,
        [workId, holder.personId],
      ),
    ).toEqual([{ state: 'waiting' }]);
  });
  it('takes no heir from those who are asked: the only one who is left would speak for all', async () => {
    await portal.sql('update person set died_on = current_date - 400 where person_id = $1', [
      coAuthor.personId,
    ]);
    await portal.sql('update author_right set share = 0 where author_id = $1', [coAuthor.authorId]);
    const heir = await portal.someone();
    for (const { personId } of [registrant, heir])
      await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 50)', [
        personId,
        coAuthor.authorId,
      ]);
    const died = await portal.ask(`PATCH /api/persons/${heir.personId}`, {
      as: editor,
      body: { DAGS_DAIN: '20260102' },
    });
    expect(died.status).toBe(204);
    await accept(editor);
    expect(await state()).toEqual(waits);
    expect(
      await portal.sql(`select from notification where person_id = $1 and kind = 'approvalAsked'`, [
        heir.personId,
      ]),
    ).toHaveLength(1);
  });
  it('is on record, and nobody is once the day is taken back, or files or a division have it', async () => {
    await enterDeath(editor);
    expect(await enteredBy()).toBe(editor.userId);
    await enterDeath(other, '20260103');
    expect(await enteredBy()).toBe(other.userId);
    await enterDeath(other, null);
    expect(await enteredBy()).toBeNull();
    await portal.sql('update person set died_on = current_date where person_id = $1', [coAuthor.personId]);
    expect(await enteredBy()).toBeNull();
  });
  it('has the author told at once, where they have a login and by letter', async () => {
    await enterDeath(editor);
    const { body } = await portal.ask(`GET /api/persons/${coAuthor.personId}/notifications`, {
      as: coAuthor,
    });
    expect(body[0]).toMatchObject({ header: 'Skráð var að þú værir látin(n)' });
    const letters = await portal.sql(
      'select subject from letter where person_id = $1 order by letter_id desc',
      [coAuthor.personId],
    );
    expect(letters[0]).toEqual({ subject: 'Skráð var að þú værir látin(n)' });
    await enterDeath(editor, '20260104');
    expect(
      await portal.sql('select from letter where person_id = $1 and subject like $2', [
        coAuthor.personId,
        'Skráð var%',
      ]),
    ).toHaveLength(1);
  });
  it('is held by PostgreSQL', async () => {
    await enterDeath(editor);
    await accept(editor);
    await expect(
      portal.sql(
        `update approval_request set state = 'given', answered_at = now(), answered_by = $2 where work_id = $1 and state = 'waiting'`,
        [workId, editor.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'approval_for_dead' });
  });
});

it('R215 does not take the author’s vote, which they cast themselves', async () => {
  const administrator = await portal.someone({ role: 'administrator' });
  const { make, reach, vote } = assembliesOf(portal, administrator);
  await portal.sql(`update author set mandate_on = '2020-01-01' where author_id = $1`, [coAuthor.authorId]);
  // What the other tests have entered came before the end of its day.
  const id = await make({ DAGUR_KJORSKRAR: new Date().toISOString().slice(0, 10) });
  await reach(id, 'announced', 'listed', 'open');
  await enterDeath(editor);
  const mine = await portal.ask(`GET /api/assemblies/${id}`, { as: coAuthor });
  expect(mine.status).toBe(200);
  const cast = await vote(id, coAuthor, [[1], [1]]);
  expect(cast.status).toBeLessThan(300);
});
