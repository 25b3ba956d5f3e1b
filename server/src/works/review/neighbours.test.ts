import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { putOn, setShare } from '../../../test/shares.ts';
import { checkWaitingWorks } from './check.ts';

let portal: Portal;
let member: Someone;
let second: Someone;
let third: Someone;
let staff: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, second, third, staff] = await Promise.all([
    portal.someone(),
    portal.someone(),
    portal.someone(),
    portal.someone({ role: 'editor' }),
  ]);
});
afterAll(() => portal.close());

interface Row {
  verK_NR: number;
  likindi: string[];
}

const neighbours = async (workId: number) => {
  const { status, body } = await portal.ask(`GET /api/compositions/${workId}/neighbours`, { as: staff });
  return status === 404 ? body.Code : (body as Row[]).map(({ verK_NR, likindi }) => [verK_NR, ...likindi]);
};

/** The works that the findings in the queue name. */
const twinsOf = async (workId: number) => {
  const { body } = await portal.ask(`GET /api/compositions/review?q=${workId}`, { as: staff });
  const [row] = body as { abendingar: { verk: number[] }[] }[];
  return row?.abendingar.map(({ verk }) => verk);
};

describe('neighbours of a work', () => {
  it('D1 are those with a title, an ISRC or authors in common, the most alike first', async () => {
    const workId = await portal.work({
      by: member,
      others: [second],
      title: 'Stjörnuglópur',
      isApproved: false,
    });
    expect(await neighbours(workId)).toBe('review.noNeighbours');
    const sameTitle = await portal.work({ by: third, title: 'Allt annað' });
    await portal.sql(`insert into work_title (work_id, title, is_main) values ($1, 'STJÖRNUGLÓPUR', false)`, [
      sameTitle,
    ]);
    const sameSet = await portal.work({ by: second, others: [member], title: 'Vetur' });
    const inCommon = await portal.work({ by: member, others: [second, third], title: 'Qqq' });
    const titleAndAuthor = await portal.work({ by: member, title: 'Stjörnuglópur' });
    const coded = await portal.work({ by: third, title: 'Zzz' });
    await portal.sql(
      `insert into work_isrc (work_id, isrc) values ($1, 'ISEAA2102203'), ($2, 'ISEAA2102203')`,
      [workId, coded],
    );
    await portal.work({ by: member, title: 'Einn að verki' });
    expect(await neighbours(workId)).toEqual([
      [coded, 'sameIsrc'],
      [titleAndAuthor, 'sameTitle', 'commonAuthors'],
      [sameTitle, 'sameTitle'],
      [sameSet, 'sameAuthors'],
      [inCommon, 'commonAuthors'],
    ]);
    const { body } = await portal.ask(`GET /api/compositions/${workId}/neighbours`, { as: staff });
    expect(body[1]).toMatchObject({
      heitI_VERKS: 'Stjörnuglópur',
      ljos: 0,
      authors: [{ hofunduR_NR: member.authorId, hlutfall: 100, hofundaR_KODI: 'CA' }],
    });
  });
  it('D1 of a work by one author are that author’s own, twenty at most, the nearest titles first', async () => {
    const alone = await portal.someone();
    const workId = await portal.work({ by: alone, title: 'Morgunsól á fjöllum', isApproved: false });
    for (let i = 0; i < 22; i++) await portal.work({ by: alone, title: `Lag ${i}` });
    const near = await portal.work({ by: alone, title: 'Morgunsól á fjalli' });
    const found = (await neighbours(workId)) as unknown[][];
    expect(found).toHaveLength(20);
    expect(found[0]).toEqual([near, 'sameAuthors']);
  });
  it('D1 are not those whose registration was withdrawn, and no finding names them', async () => {
    const alone = await portal.someone();
    const workId = await portal.work({ by: alone, title: 'Tvöföld skráning', isApproved: false });
    const twin = await portal.work({ by: alone, title: 'Tvöföld skráning', isApproved: false });
    await portal.sql(
      `insert into work_isrc (work_id, isrc) values ($1, 'ISEAA2102299'), ($2, 'ISEAA2102299')`,
      [workId, twin],
    );
    await checkWaitingWorks(portal.pool);
    expect(await neighbours(workId)).toEqual([[twin, 'sameIsrc', 'sameTitle', 'sameAuthors']]);
    expect(await twinsOf(workId)).toEqual([[twin], [twin]]);
    const { status } = await portal.ask(`PATCH /api/compositions/${twin}/withdrawal`, {
      as: alone,
      body: { ATHUGASEMD: 'Skráð tvisvar.' },
    });
    expect(status).toBe(204);
    expect(await neighbours(workId)).toBe('review.noNeighbours');
    expect(await twinsOf(workId)).toEqual([]);
    await checkWaitingWorks(portal.pool);
    const kept = await portal.sql('select findings, likewise from work_check where work_id = $1', [workId]);
    expect(kept).toEqual([{ findings: [], likewise: [] }]);
    expect(await twinsOf(workId)).toEqual([]);
  });
  it('D1 are not those that have only the public domain in common', async () => {
    await portal.sql(`insert into person (person_id, name) values (3492, 'Þjóðlag') on conflict do nothing`);
    await portal.sql(
      `insert into author (author_id, person_id, display_name) values (3492, 3492, 'Þjóðlag') on conflict do nothing`,
    );
    const [one, other] = [
      await portal.work({ by: await portal.someone(), title: 'Aaa' }),
      await portal.work({ by: await portal.someone(), title: 'Bbb' }),
    ];
    for (const work of [one, other]) {
      await setShare(portal, work, 50);
      await putOn(portal, work, 3492, { authorTypeId: 33, share: 50 });
    }
    expect(await neighbours(one)).toBe('review.noNeighbours');
  });
});
