import { mostLabels, workColumns } from '@omur/contract/app/workList';
import { mostWorkViews } from '@omur/contract/app/workViews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributed } from '../../../test/distributed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const keep = (body: unknown, as?: Someone) => portal.ask('POST /api/workViews', { as, body });
const viewsOf = async (as: Someone) => {
  const { body, status } = await portal.ask('GET /api/workViews', { as });
  return status === 404 ? [] : body;
};

describe('views of works', () => {
  it('H30 are kept by name, one of a name, and deleted by their owner alone', async () => {
    const [owner, other] = [await portal.someone(), await portal.someone()];
    expect(
      (await keep({ HEITI_SYNAR: 'Rauð verk', LEIT: 'vaka', ROD_LISTA: '-ljos', LJOS: 0 }, owner)).status,
    ).toBe(204);
    await keep({ HEITI_SYNAR: ' rauð verk ', HOFUNDUR_NR: 20001, LJOS: 2, MERKI: 'Plata' }, owner);
    const [view, ...rest] = await viewsOf(owner);
    expect(rest).toEqual([]);
    expect(view).toMatchObject({
      heitI_SYNAR: 'rauð verk',
      leit: null,
      hofunduR_NR: 20001,
      roD_LISTA: null,
      ljos: 2,
      merki: 'Plata',
    });
    expect(await viewsOf(other)).toEqual([]);
    const remove = (as: Someone) => portal.ask(`DELETE /api/workViews/${view.syN_NR}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(owner)).status).toBe(204);
    expect(await viewsOf(owner)).toEqual([]);
  });
  it('H30 have a name and an order that a list can take', async () => {
    const owner = await portal.someone();
    for (const body of [
      { HEITI_SYNAR: ' ' },
      { HEITI_SYNAR: 'a'.repeat(61) },
      { HEITI_SYNAR: 'Röð', ROD_LISTA: 'title; drop table work' },
      { HEITI_SYNAR: 'Leit', LEIT: 'a'.repeat(201) },
    ])
      expect((await keep(body, owner)).status).toBe(422);
    expect((await keep({ HEITI_SYNAR: 'Án notanda' })).status).toBe(401);
  });
  it('H30 are thirty at most', async () => {
    const owner = await portal.someone();
    await portal.sql(
      `insert into work_view (user_id, name) select $1, 'Sýn ' || n from generate_series(1, $2) n`,
      [owner.userId, mostWorkViews],
    );
    expect((await keep({ HEITI_SYNAR: 'Ein enn' }, owner)).status).toBe(409);
    expect((await keep({ HEITI_SYNAR: 'Sýn 3', LEIT: 'vaka' }, owner)).status).toBe(204);
  });
});

describe('the list of works', () => {
  const listed = async (as: Someone, query = '') => {
    const { status, body } = await portal.ask(`GET /api/workList${query}`, { as });
    return status === 404 ? [] : body.map((row: { verK_NR: number }) => row.verK_NR);
  };
  const mark = (as: Someone | undefined, MERKI: string, MERKT_VERK: number[], MERKT = 1) =>
    portal.ask('PATCH /api/workList/labels', { as, body: { MERKI, MERKT_VERK, MERKT } });

  it('H100 has each work of the person once, however they come to it, and nobody else’s', async () => {
    const [author, other] = [await portal.someone(), await portal.someone()];
    const [own, shared] = [
      await portal.work({ by: author }),
      await portal.work({ by: author, others: [other] }),
    ];
    const second = await portal.someone();
    await portal.sql(
      `insert into person_work select person_id, work_id, $1, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded
       from person_work where person_id = $2 and work_id = $3`,
      [second.authorId, author.personId, own],
    );
    expect(await listed(author, '?sort=verK_NR')).toEqual([own, shared]);
    expect(await listed(other)).toEqual([shared]);
    expect(await listed(author, `?q=${own}`)).toEqual([own]);
    expect(await listed(author, '?light=0')).toEqual([own]);
    expect((await portal.ask('GET /api/workList')).status).toBe(401);
    expect((await portal.ask('GET /api/workList?light=7', { as: author })).status).toBe(422);
  });
  it('H101 shows the columns that its user chose, and no others than there are', async () => {
    const [author, other] = [await portal.someone(), await portal.someone()];
    const choose = (DALKAR_VERKA: string[]) =>
      portal.ask('PUT /api/workList/columns', { as: author, body: { DALKAR_VERKA } });
    expect((await choose(['iswc', 'labels'])).status).toBe(204);
    expect((await choose(['password_hash'])).status).toBe(422);
    const settings = async (as: Someone) => (await portal.ask('GET /api/workList/settings', { as })).body;
    expect(await settings(author)).toEqual({ dalkaR_VERKA: ['iswc', 'labels'], merkin: [] });
    expect(await settings(other)).toEqual({ dalkaR_VERKA: null, merkin: [] });
  });
  it('H156, H150 has what each work paid its reader, all rights together, as the page of the work says', async () => {
    const { member, other, staff, first, second } = await distributed(portal);
    const never = await portal.work({ by: member, title: 'Aldrei' });
    const amounts = async (as: Someone, query = '') =>
      (await portal.ask(`GET /api/workList${query}`, { as })).body.map(
        (row: { verK_NR: number; upphad: number }) => [row.verK_NR, row.upphad],
      );
    // Of an inherited right too, and nothing of a distribution that is not finished.
    expect(await amounts(member, '?sort=-UPPHAD')).toEqual([
      [second, 2050.25],
      [first, 1333.5],
      [never, 0],
    ]);
    expect(await amounts(member, '?sort=UPPHAD&limit=1')).toEqual([[never, 0]]);
    expect(await amounts(other)).toEqual([[first, 44]]);
    expect((await portal.ask('GET /api/workList', { as: staff })).status).toBe(404);
    for (const [workId, amount] of await amounts(member)) {
      const page = await portal.ask(
        `GET /api/persons/statistics/breakdown?compId=${workId}&sundurlidun=country&dateFrom=1900-01-01&dateTo=3000-12-31`,
        { as: member },
      );
      const rows: { upphad: number }[] = page.status === 404 ? [] : page.body;
      expect(rows.reduce((sum, { upphad }) => sum + upphad, 0)).toBe(amount);
    }
    const labelled = await mark(member, 'Plata', [second]);
    expect(labelled.status).toBe(204);
    expect(await amounts(member, '?sort=UPPHAD&label=Plata')).toEqual([[second, 2050.25]]);
  });
  it('H156 lets its user choose all columns that there are', async () => {
    const author = await portal.someone();
    const body = { DALKAR_VERKA: workColumns };
    expect((await portal.ask('PUT /api/workList/columns', { as: author, body })).status).toBe(204);
  });
  it('H102 labels works of the list alone, for whoever labels them and nobody else', async () => {
    const [author, other] = [await portal.someone(), await portal.someone()];
    const shared = await portal.work({ by: author, others: [other] });
    const foreign = await portal.work({ by: other });
    expect((await mark(author, ' Plata 2027 ', [shared])).status).toBe(204);
    expect((await mark(author, 'Annað', [shared, foreign])).status).toBe(404);
    expect((await mark(author, ' ', [shared])).status).toBe(422);
    expect((await mark(undefined, 'Annað', [shared])).status).toBe(401);
    expect(await listed(author, '?label=Plata%202027')).toEqual([shared]);
    expect(await listed(other, '?label=Plata%202027')).toEqual([]);
    await mark(other, 'Plata 2027', [shared], 0);
    expect(await listed(author, '?label=Plata%202027')).toEqual([shared]);
    await mark(author, 'Plata 2027', [shared], 0);
    expect(await listed(author, '?label=Plata%202027')).toEqual([]);
  });
  it('H102 has thirty labels at most', async () => {
    const author = await portal.someone();
    const workId = await portal.work({ by: author });
    await portal.sql(
      `insert into work_label (user_id, work_id, label) select $1, $2, 'Merki ' || n from generate_series(1, $3) n`,
      [author.userId, workId, mostLabels],
    );
    expect((await mark(author, 'Merki 3', [workId])).status).toBe(204);
    expect((await mark(author, 'Eitt enn', [workId])).status).toBe(409);
  });
});
