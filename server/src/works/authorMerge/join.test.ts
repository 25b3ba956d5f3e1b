import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/pool.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { aKennitala, anotherWork, anUnknownAuthor, joinAuthor } from '../../../test/unknownAuthor.ts';

let portal: Portal;
let staff: Someone;
let other: Someone;
let member: Someone;
let publisher: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [staff, other, member, publisher] = await Promise.all([
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone({ withoutAuthor: true, name: 'Ómblíða útgáfa' }),
  ]);
});
afterAll(() => portal.close());

const join = (authorId: number, into: number, as = staff) => joinAuthor(portal, authorId, into, as);
const anUnknown = (name?: string, changes: object = {}) =>
  anUnknownAuthor(portal, { by: member, name, ...changes });
const another = ({ authorId }: { authorId: number }) => anotherWork(portal, { by: member, authorId });
const linesOf = (workId: number) =>
  portal.sql(
    `select author_id, right_id, publisher_id, share, share_abroad from work_right
     where work_id = $1 and ends_before = 'infinity' order by author_id, right_id`,
    [workId],
  );
const sums = async (workId: number) => {
  const [row] = await portal.sql(
    `select (select sum(share) from work_author where work_id = $1) as authors, sum(share) as home, sum(share_abroad) as abroad
     from work_right where work_id = $1 and ends_before = 'infinity'`,
    [workId],
  );
  return [row?.authors, row?.home, row?.abroad];
};

describe('joining an unknown author up', () => {
  it('D1, V6 moves all works, with their rights; shares stay and add up', async () => {
    const unknown = await anUnknown();
    const second = await another(unknown);
    const jokull = await portal.someone({ name: 'Jökull Steinn' });
    const heir = await portal.someone();
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 50)', [
      heir.personId,
      jokull.authorId,
    ]);
    await portal.sql('update author_right set share = 50 where author_id = $1', [jokull.authorId]);
    const { status, body } = await join(unknown.authorId, jokull.authorId);
    expect([status, body]).toEqual([
      200,
      { hofunduR_NR: jokull.authorId, fjoldI_VERKA: 2, biduR_STADFESTINGAR: 0 },
    ]);

    for (const workId of [unknown.workId, second])
      expect(await sums(workId)).toEqual(['100.00', '100.00', '100.00']);
    const lines = (await linesOf(unknown.workId)).filter(({ author_id }) => author_id === jokull.authorId);
    expect(lines.map(({ share }) => share)).toEqual(['16.67', '16.66']);
    expect(lines.every(({ right_id }) => right_id !== null)).toBe(true);
    const own = await portal.ask(`GET /api/persons/${jokull.personId}/compositions`, { as: jokull });
    expect(own.body).toHaveLength(2);
    expect(await portal.sql('select from person_work where author_id = $1', [unknown.authorId])).toEqual([]);
    const [work] = await portal.sql('select artists from work where work_id = $1', [second]);
    expect(work?.artists).toBe('Þórdís Æsa, Jökull Steinn');
  });
  it('V6 keeps the contract that a row rests on', async () => {
    const { workId, authorId } = await anUnknown();
    const [contract] = await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
       values ($1, $2, '2020-01-01', '2099-12-31', 50, 100) returning contract_id`,
      [publisher.personId, authorId],
    );
    await portal.sql('update work_author set contract_id = $1 where author_id = $2', [
      contract?.contract_id,
      authorId,
    ]);
    await transaction(portal.pool, (db) => rewriteRights(db, [{ workId, authorId }], { from: '2020-01-01' }));
    const jokull = await portal.someone();
    await join(authorId, jokull.authorId);
    const lines = (await linesOf(workId)).filter(({ author_id }) => author_id === jokull.authorId);
    expect(lines).toMatchObject([
      { publisher_id: null, share: '16.67', share_abroad: '0.00' },
      { publisher_id: publisher.personId, share: '16.66', share_abroad: '33.33' },
    ]);
    expect(await sums(workId)).toEqual(['100.00', '100.00', '100.00']);
  });
  it('V8 the unknown author is found no more, and gives its numbers to the registered one', async () => {
    const ssn = aKennitala();
    const { authorId } = await anUnknown('Ósvífur Týndur', { ssn, ipi: '00130046332' });
    const jokull = await portal.someone({ name: 'Jökull Steinn' });
    await join(authorId, jokull.authorId);
    const found = async (query: string) =>
      (await portal.ask(`GET /api/authors?${query}`, { as: member })).body;
    expect((await found(`name=${encodeURIComponent('Ósvífur Týndur')}`)).Code).toBe('author.noneFound');
    expect((await found(`authorId=${authorId}`)).Code).toBe('author.noneFound');
    expect(await found('ipi=00130046332')).toMatchObject([{ hofunduR_NR: jokull.authorId }]);
    expect((await found(`ssn=${ssn}&name=osvifur`)).Code).toBe('author.noneFound');
    expect((await portal.ask(`GET /api/unknownAuthors/${authorId}`, { as: staff })).status).toBe(404);
    const [kept] = await portal.sql('select * from author_join where author_id = $1', [authorId]);
    expect(kept).toMatchObject({ kennitala: ssn, ipi_name_number: '00130046332', joined_by: staff.userId });
    // Free for the real owner.
    expect((await anUnknown('Annar', { ssn })).authorId).not.toBe(authorId);
  });
  it('V11 412 for a form that rested on the unknown author', async () => {
    const unknown = await anUnknown();
    const jokull = await portal.someone();
    await join(unknown.authorId, jokull.authorId);
    const { status, body } = await portal.ask('POST /api/compositions', {
      as: member,
      body: aRegistration(member, {
        authors: [
          { id: member.authorId, typeOfAuthor: 36, ratio: 50 },
          { id: unknown.authorId, typeOfAuthor: 36, ratio: 50 },
        ],
      }),
    });
    expect([status, body.Code]).toEqual([412, 'work.authorGone']);
  });
  it('V11 no work slips through that is registered at the same moment', async () => {
    for (let i = 0; i < 6; i++) {
      const unknown = await anUnknown();
      const jokull = await portal.someone();
      const registering = portal.ask('POST /api/compositions', {
        as: member,
        body: aRegistration(member, {
          authors: [
            { id: member.authorId, typeOfAuthor: 36, ratio: 50 },
            { id: unknown.authorId, typeOfAuthor: 36, ratio: 50 },
          ],
        }),
      });
      const [joined, registered] = await Promise.all([join(unknown.authorId, jokull.authorId), registering]);
      expect(joined.status).toBe(200);
      expect([201, 412]).toContain(registered.status);
      expect(await portal.sql('select from work_author where author_id = $1', [unknown.authorId])).toEqual(
        [],
      );
    }
  });
  it('D1 two staff at once: the second is told whom the first chose', async () => {
    const unknown = await anUnknown();
    const [one, two] = await Promise.all([portal.someone(), portal.someone()]);
    const answers = await Promise.all([
      join(unknown.authorId, one.authorId),
      join(unknown.authorId, two.authorId, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const winner = answers[0]?.status === 200 ? one : two;
    expect(refused?.body).toMatchObject({
      Code: 'join.joinedAlready',
      Message: expect.stringContaining(winner.name),
    });
    expect(await sums(unknown.workId)).toEqual(['100.00', '100.00', '100.00']);
  });
  it('leaves works alone on which both stand, and names them', async () => {
    const unknown = await anUnknown();
    const { status, body } = await join(unknown.authorId, member.authorId);
    expect([status, body.Code]).toEqual([409, 'join.sameWorks']);
    expect(body.Message).toContain(`Brimalda (${unknown.workId})`);
    expect((await portal.ask(`GET /api/unknownAuthors/${unknown.authorId}`, { as: staff })).status).toBe(200);
  });
  it('is into a registered author alone', async () => {
    const [one, two] = [await anUnknown(), await anUnknown()];
    expect((await join(one.authorId, two.authorId)).body.Code).toBe('join.intoUnknown');
    expect((await join(one.authorId, one.authorId)).body.Code).toBe('join.intoUnknown');
    for (const nobody of [3492, 22483])
      expect((await join(one.authorId, nobody)).body.Code).toBe('join.intoNobody');
    expect((await join(one.authorId, 2_000_000_000)).body.Code).toBe('author.notFound');
    expect((await join(member.authorId, two.authorId)).body.Code).toBe('join.notUnknown');
    for (const wrong of [null, 0, -1, 1.5, '1', 2 ** 31])
      expect((await join(one.authorId, wrong as number)).status).toBe(422);
  });
  it('J4 is recorded with the work', async () => {
    const { workId, authorId } = await anUnknown();
    const jokull = await portal.someone();
    await join(authorId, jokull.authorId);
    const records = await portal.sql(
      `select user_id, old_row, new_row from change_record where work_id = $1 and table_name = 'work_author' and operation = 'update'`,
      [workId],
    );
    expect(records).toContainEqual({
      user_id: staff.userId,
      old_row: { author_id: authorId },
      new_row: { author_id: jokull.authorId },
    });
  });
});

describe('after a join', () => {
  const approvalOf = async (workId: number, authorId: number) =>
    (
      await portal.sql('select approval from work_author where work_id = $1 and author_id = $2', [
        workId,
        authorId,
      ])
    )[0]?.approval;
  const told = (someone: Someone) =>
    portal.sql(
      'select kind, header_is, body_is from notification where person_id = $1 order by notification_id',
      [someone.personId],
    );

  it('V5 anyone who was awaited is asked anew as the registered author', async () => {
    const { workId, authorId } = await anUnknown();
    const jokull = await portal.someone({ name: 'Jökull Steinn' });
    await join(authorId, jokull.authorId);
    expect(await approvalOf(workId, jokull.authorId)).toBe('waiting');
    const requests = await portal.sql(
      'select author_id, state from approval_request where work_id = $1 order by approval_request_id',
      [workId],
    );
    expect(requests).toEqual([
      { author_id: authorId, state: 'superseded' },
      { author_id: jokull.authorId, state: 'waiting' },
    ]);
    expect((await told(jokull)).map(({ kind }) => kind).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'approvalAsked',
      'workAmended',
    ]);
    const letters = await portal.sql(`select from letter where person_id = $1 and kind = 'approvalAsked'`, [
      jokull.personId,
    ]);
    expect(letters).toHaveLength(1);
    const answered = await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
      as: jokull,
      body: { SAMTHYKKI: 1 },
    });
    expect(answered.status).toBe(204);
  });
  it('V4, V5 an answer that was given stays, and so does the light', async () => {
    const { workId, authorId } = await anUnknown();
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      workId,
    ]);
    await portal.sql(
      `update approval_request set state = 'assumed', answered_at = now() where work_id = $1`,
      [workId],
    );
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [workId]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
    const jokull = await portal.someone();
    await join(authorId, jokull.authorId);
    expect(await approvalOf(workId, jokull.authorId)).toBe('given');
    const [work] = await portal.sql('select light from work where work_id = $1', [workId]);
    expect(work?.light).toBe(0);
    expect(
      await portal.sql('select state from approval_request where author_id = $1', [jokull.authorId]),
    ).toEqual([{ state: 'assumed' }]);
  });
  it('J3 the parties are told once each, of their own works, and not anyone who acts', async () => {
    const unknown = await anUnknown('Jökull S.');
    await another(unknown);
    const jokull = await portal.someone({ name: 'Jökull Steinn' });
    await portal.sql('delete from notification');
    await join(unknown.authorId, jokull.authorId);
    const messages = (await told(member)).filter(({ kind }) => kind === 'workAmended');
    expect(messages).toHaveLength(1);
    expect(messages[0]?.header_is).toBe('Óþekktur höfundur er nú skráður: Jökull Steinn');
    expect(messages[0]?.body_is).toContain(
      'á verkunum „Brimalda“ og „Dögun“ utan félags undir nafninu „Jökull S.“',
    );
    expect((await told(jokull)).some(({ header_is }) => header_is === 'Verk hafa verið færð á þig')).toBe(
      true,
    );
  });
});
