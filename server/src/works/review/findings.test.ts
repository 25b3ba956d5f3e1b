import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { putOn, setShare } from '../../../test/shares.ts';

interface Waiting {
  verK_NR: number;
  abendingar: { tegund: string; lysing: string | null; verk: number[] }[];
}

let portal: Portal;
let member: Someone;
let second: Someone;
let staff: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  [member, second, staff] = await Promise.all([
    portal.someone(),
    portal.someone(),
    portal.someone({ role: 'editor' }),
  ]);
});
beforeEach(async () => {
  await portal.sql(`update work set review = 'approved'`);
  workId = await portal.work({ by: member, isApproved: false, title: `Verk ${Math.random()}` });
});
afterAll(() => portal.close());

async function findings() {
  const { body } = await portal.ask('GET /api/compositions/review', { as: staff });
  return (body as Waiting[]).find((row) => row.verK_NR === workId)?.abendingar ?? [];
}
const kinds = async () => (await findings()).map(({ tegund }) => tegund);

describe('findings', () => {
  it('D1 tell of shares that are not 100', async () => {
    await setShare(portal, workId, 90);
    expect(await findings()).toMatchObject([
      { tegund: 'sharesNot100', lysing: 'work.sharesMustTotal100', verk: [] },
    ]);
  });
  it('D1 tell of a work without a composer', async () => {
    await portal.sql('update work_author set author_type_id = 34 where work_id = $1', [workId]);
    expect(await kinds()).toEqual(['noComposer']);
  });
  it('D1 tell of a split beyond its cap', async () => {
    await setShare(portal, workId, 80);
    await putOn(portal, workId, second.authorId, { authorTypeId: 35, share: 20 });
    expect(await findings()).toMatchObject([
      { tegund: 'otherRule', lysing: 'work.split.noTraditional', verk: [], numeR_HOFUNDA: [] },
    ]);
  });
  it('D1 name each author who breaks a rule', async () => {
    await setShare(portal, workId, 80);
    await putOn(portal, workId, second.authorId, { authorTypeId: 31, share: 20, position: 1 });
    await portal.sql('update work_author set author_type_id = 31 where work_id = $1 and author_id = $2', [
      workId,
      member.authorId,
    ]);
    const named = (await findings()).filter(({ lysing }) => lysing === 'work.authorTypeNotOffered');
    expect(named).toMatchObject([
      { tegund: 'otherRule', numeR_HOFUNDA: [member.authorId] },
      { tegund: 'otherRule', numeR_HOFUNDA: [second.authorId] },
    ]);
  });
  it.each([
    ['approvalMissing', 'waiting'],
    ['objection', 'objected'],
  ])('D1 tell of an author with %s', async (kind, approval) => {
    await portal.sql('update work_author set approval = $1 where work_id = $2', [approval, workId]);
    expect(await findings()).toMatchObject([
      { tegund: kind, lysing: member.name, verk: [], numeR_HOFUNDA: [member.authorId] },
    ]);
  });
  it('D1 tell of authors outside the society', async () => {
    const authors = [{ id: member.authorId, typeOfAuthor: 33, ratio: 50 }];
    const unknownAuthors = [
      {
        name: 'Ann Ash',
        email: 'ann@example.com',
        ipi: '00014107338',
        typeOfAuthor: 34,
        ratio: 50,
        foreign: 1,
      },
    ];
    const { body } = await portal.ask('POST /api/compositions', {
      as: staff,
      body: aRegistration(member, { authors, unknownAuthors }),
    });
    workId = body.verK_NR;
    expect(await findings()).toMatchObject([{ tegund: 'unknownAuthor', lysing: 'Ann Ash', verk: [] }]);
  });
  it('D1 tell of an ISWC that is not valid', async () => {
    await portal.sql(`insert into work_iswc (work_id, iswc) values ($1, 'T0345246802')`, [workId]);
    expect(await findings()).toMatchObject([{ tegund: 'iswcInvalid', lysing: 'T0345246802', verk: [] }]);
  });
  it('D1 tell of another work with the same title and an author in common, under any of its titles', async () => {
    const [{ title } = { title: '' }] = await portal.sql('select title from work where work_id = $1', [
      workId,
    ]);
    await portal.work({ by: second, title });
    expect(await kinds()).toEqual([]);
    const twin = await portal.work({ by: member, title: 'Allt annað' });
    await portal.sql('insert into work_title (work_id, title, is_main) values ($1, $2, false)', [
      twin,
      title.toUpperCase(),
    ]);
    expect(await findings()).toMatchObject([{ tegund: 'sameTitleAndAuthor', lysing: null, verk: [twin] }]);
  });
  it('D1 tell of another work with the same ISRC', async () => {
    const twin = await portal.work({ by: second });
    await portal.sql(
      `insert into work_isrc (work_id, isrc) values ($1, 'ISEAA2102203'), ($2, 'ISEAA2102203')`,
      [workId, twin],
    );
    expect(await findings()).toMatchObject([{ tegund: 'sameIsrc', lysing: null, verk: [twin] }]);
  });
});
