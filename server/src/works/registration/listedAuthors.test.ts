import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseNumberOf, nameNumberOf, takenIpiFile } from '../../../test/ipi.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { watchApprovals } from '../approvals/deadlines.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let other: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
  member = await portal.someone();
  other = await portal.someone({ name: 'Mist Hrafndal' });
  await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
    other.authorId,
    nameNumberOf(1),
  ]);
  const line = (n: number, base: number, name: string, kind: string, rest: string) =>
    [nameNumberOf(n), baseNumberOf(base), name, '', kind, rest].join(';');
  await takenIpiFile(portal, staff, [
    line(1, 1, 'Mist Hrafndal', 'PA', '77;PR;CA;2001-01-01;'),
    line(2, 1, 'Næturgali', 'PP', ';;;;'),
    line(3, 3, 'Alva Lindqvist', 'PA', '79;PR;CA;2001-01-01;'),
    line(4, 4, 'Norðurljós Forlag', 'OR', '79;PR;E;2001-01-01;'),
    line(5, 5, 'Fjórar saman', 'PG', ';;;;'),
    line(6, 6, 'Ebba Nyström', 'PA', '79;PR;CA;2001-01-01;'),
    line(7, 7, 'Sven Dahl', 'PA', '79;PR;CA;2001-01-01;'),
    line(8, 8, 'Ylva Holm', 'PA', '79;PR;CA;2001-01-01;'),
    line(9, 8, 'Ylva', 'PP', ';;;;'),
  ]);
});
afterAll(() => portal.close());

const listed = (n: number, ratio = 50) => ({ ipi: nameNumberOf(n), typeOfAuthor: 36, ratio });
const bodyWith = (ipiAuthors: unknown[], changes: Record<string, unknown> = {}) =>
  aRegistration(member, {
    authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: 50 }],
    ipiAuthors,
    ...changes,
  });
const register = (ipiAuthors: unknown[], as = member) =>
  portal.ask('POST /api/compositions', { as, body: bodyWith(ipiAuthors) });
const onWork = (workId: number) =>
  portal.sql(
    `select a.author_id, a.display_name, a.is_from_ipi, wa.approval, p.email, p.kennitala, p.is_unregistered, p.society_code, p.person_id
     from work_author wa join author a using (author_id) join person p using (person_id)
     where wa.work_id = $1 and a.author_id <> $2 order by wa.position`,
    [workId, member.authorId],
  );
const lightOf = async (workId: number) =>
  (await portal.sql('select light from work where work_id = $1', [workId]))[0]?.light;
const review = (workId: number) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, { as: staff, body: { SAMTHYKKT: 1 } });

describe('a writer from the IPI register on a work', () => {
  it('X35 is somebody outside the society with name and society of the register, without kennitala and e-mail', async () => {
    const { status, body } = await register([listed(3)]);
    expect(status).toBe(201);
    expect(await onWork(body.verK_NR)).toMatchObject([
      {
        display_name: 'Alva Lindqvist',
        is_from_ipi: true,
        is_unregistered: true,
        kennitala: null,
        email: null,
        society_code: 79,
        approval: 'waiting',
      },
    ]);
    const again = await register([listed(3)]);
    const [[first], [second]] = [await onWork(body.verK_NR), await onWork(again.body.verK_NR)];
    expect(second?.author_id).toBe(first?.author_id);
  });
  it('X35 has no name of its own in the payload', async () => {
    const { status } = await register([{ ...listed(3), name: 'Ég sjálfur' }]);
    expect(status).toBe(422);
  });
  it('X35 is the member whose number it is, who is asked to approve', async () => {
    const { body } = await register([listed(1)]);
    expect(await onWork(body.verK_NR)).toMatchObject([{ author_id: other.authorId, approval: 'waiting' }]);
    const asked = await portal.ask(`GET /api/persons/${other.personId}/approvals`, { as: other });
    expect(asked.body.map((one: Record<string, unknown>) => one['verK_NR'])).toContain(body.verK_NR);
  });
  it('X35 is the member behind another name too, under that name, and the registrant does not learn whose it is', async () => {
    const { body } = await register([listed(2)]);
    const [row] = await onWork(body.verK_NR);
    expect(row).toMatchObject({
      display_name: 'Næturgali',
      is_from_ipi: false,
      person_id: other.personId,
      approval: 'waiting',
    });
    const asked = await portal.ask(`GET /api/persons/${other.personId}/approvals`, { as: other });
    expect(asked.body.map((one: Record<string, unknown>) => one['verK_NR'])).toContain(body.verK_NR);
    const authors = await portal.ask(`GET /api/compositions/${body.verK_NR}/authors`, { as: member });
    expect(authors.text).not.toContain(other.name);
  });
  it.each([
    ['a group', () => [listed(5)]],
    ['a publisher', () => [listed(4)]],
    ['nobody in the register', () => [listed(777)]],
    ['wrong check digits', () => [{ ...listed(3), ipi: '00000000300' }]],
  ])('X35 is refused at its field when it is %s', async (_, authors) => {
    const { status, body } = await register(authors());
    expect([status, body.Errors]).toMatchObject([
      422,
      [{ Field: 'ipiAuthors.0.ipi', Code: 'ipi.notWriter' }],
    ]);
  });
  it('X35 stands on a work once, also when it is an author of ours already', async () => {
    const { status, body } = await portal.ask('POST /api/compositions', {
      as: member,
      body: bodyWith([listed(1, 25)], {
        authors: [
          { id: member.authorId, typeOfAuthor: 36, ratio: 50 },
          { id: other.authorId, typeOfAuthor: 36, ratio: 25 },
        ],
      }),
    });
    expect([status, body.Errors]).toMatchObject([
      422,
      [{ Field: 'ipiAuthors.0.ipi', Code: 'work.authorTwice' }],
    ]);
  });
  it('X35 makes nobody a registrant: a work of foreign writers alone is not a member’s to register', async () => {
    const { status } = await portal.ask('POST /api/compositions', {
      as: member,
      body: bodyWith([listed(6, 100)], { authors: [] }),
    });
    expect(status).toBe(403);
    expect(await portal.sql('select from author where ipi_name_number = $1', [nameNumberOf(6)])).toEqual([]);
  });
});

describe('the approval of a writer from the IPI register', () => {
  it('X38 is asked of nobody, is not given by silence, and comes with that of staff', async () => {
    const { body } = await register([listed(3)]);
    const workId = body.verK_NR;
    expect(await portal.sql('select from approval_request where work_id = $1', [workId])).toEqual([]);
    await portal.sql(`update approval_request set due_on = current_date - 9, remind_on = current_date - 9`);
    await watchApprovals(portal.pool, publicUrl);
    expect((await onWork(workId))[0]?.approval).toBe('waiting');
    const queue = await portal.ask('GET /api/compositions/review', { as: staff });
    expect(queue.text).toContain('authorFromIpi');
    expect(await lightOf(workId)).toBe(2);
    expect((await review(workId)).status).toBe(204);
    expect((await onWork(workId))[0]?.approval).toBe('given');
    expect(await lightOf(workId)).toBe(0);
  });
  it('X38 of a change that a member proposes is missing until staff accept it', async () => {
    const workId = await portal.work({ by: member });
    const proposed = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: member,
      body: { ...bodyWith([listed(3)]), ATHUGASEMD: 'Alva samdi með mér.' },
    });
    expect([proposed.status, await onWork(workId)]).toEqual([200, []]);
    const [proposal] = await portal.sql('select work_proposal_id from work_proposal where work_id = $1', [
      workId,
    ]);
    const decided = await portal.ask(`PATCH /api/proposals/${proposal?.work_proposal_id}/review`, {
      as: staff,
      body: { SAMTHYKKT: 1 },
    });
    expect(decided.status).toBe(204);
    expect(await onWork(workId)).toMatchObject([{ display_name: 'Alva Lindqvist', approval: 'given' }]);
    expect(await lightOf(workId)).toBe(0);
  });
  it('X38 is asked for once the writer turns out to be a registered author', async () => {
    const { body } = await register([listed(7)]);
    const [row] = await onWork(body.verK_NR);
    const real = await portal.someone({ name: 'Sven Dahl' });
    const joined = await portal.ask(`POST /api/unknownAuthors/${row?.author_id}/join`, {
      as: staff,
      body: { HOFUNDUR_NR: real.authorId },
    });
    expect(joined.status).toBe(200);
    const asked = await portal.ask(`GET /api/persons/${real.personId}/approvals`, { as: real });
    expect(asked.body).toMatchObject([{ verK_NR: body.verK_NR }]);
  });
});

describe('the same party twice', () => {
  it('X39 is offered first when staff merge an author from the register', async () => {
    const { body } = await register([listed(9)]);
    const [row] = await onWork(body.verK_NR);
    const real = await portal.someone({ name: 'Ylva Holm' });
    await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
      real.authorId,
      nameNumberOf(8),
    ]);
    const { body: candidates } = await portal.ask(`GET /api/unknownAuthors/${row?.author_id}/candidates`, {
      as: staff,
    });
    expect(candidates[0]).toMatchObject({ hofunduR_NR: real.authorId });
  });
  it('X39 a number typed by hand gets the register’s name, and a member’s other name is not typed', async () => {
    const typed = (ipi: string) =>
      portal.ask('POST /api/compositions', {
        as: member,
        body: aRegistration(member, {
          authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: 50 }],
          unknownAuthors: [
            { name: 'Einhver', email: 'ebba@example.com', ipi, typeOfAuthor: 36, ratio: 50, foreign: true },
          ],
        }),
      });
    const { body } = await typed(nameNumberOf(6));
    expect((await onWork(body.verK_NR))[0]).toMatchObject({
      display_name: 'Ebba Nyström',
      is_from_ipi: false,
    });
    const third = await portal.someone();
    await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
      third.authorId,
      nameNumberOf(20),
    ]);
    await takenIpiFile(portal, staff, [
      [nameNumberOf(20), baseNumberOf(20), 'Þriðji', '', 'PA', ';;;;'].join(';'),
      [nameNumberOf(21), baseNumberOf(20), 'Skuggi', '', 'PP', ';;;;'].join(';'),
    ]);
    expect((await typed(nameNumberOf(21))).body.Errors).toMatchObject([{ Code: 'ipi.exists' }]);
  });
});
