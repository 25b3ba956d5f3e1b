import { mostLabels, workColumns } from '@omur/contract/app/workList';
import { mostWorkViews, viewedLists } from '@omur/contract/platform/calls/workViews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributed } from '../../../test/distributed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const keep = (body: unknown, as?: Someone) => portal.ask('POST /api/workViews', { as, body });
const aView = (HEITI_SYNAR: string, address: object = { leit: 'vaka' }, list?: string) => ({
  HEITI_SYNAR,
  VEFFANG_SYNAR: JSON.stringify(address),
  ...(list && { LISTI_SYNAR: list }),
});
const viewsOf = async (as: Someone, list = 'works') => {
  const { body, status } = await portal.ask(`GET /api/workViews?list=${list}`, { as });
  return status === 404 ? [] : body;
};
const addressOf = ({ veffanG_SYNAR }: { veffanG_SYNAR: string }) => JSON.parse(veffanG_SYNAR);
const rename = (id: number, HEITI_SYNAR: string, as?: Someone) =>
  portal.ask(`PATCH /api/workViews/${id}`, { as, body: { HEITI_SYNAR } });

describe('views of a list', () => {
  it('H30 are kept by name, one of a name, and deleted by their owner alone', async () => {
    const [owner, other] = [await portal.someone(), await portal.someone()];
    expect((await keep(aView('Rauð verk', { leit: 'vaka', rod: '-ljos', ljos: 'red' }), owner)).status).toBe(
      204,
    );
    await keep(aView(' rauð verk ', { hofundur: 20001, merki: 'Plata' }), owner);
    const [view, ...rest] = await viewsOf(owner);
    expect([rest, view.heitI_SYNAR, addressOf(view)]).toEqual([
      [],
      'rauð verk',
      { hofundur: 20001, merki: 'Plata' },
    ]);
    expect(await viewsOf(other)).toEqual([]);
    const remove = (as: Someone) => portal.ask(`DELETE /api/workViews/${view.syN_NR}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(owner)).status).toBe(204);
    expect(await viewsOf(owner)).toEqual([]);
  });
  it('H30 have a name, and an address that a list can take', async () => {
    const owner = await portal.someone();
    for (const body of [
      aView(' '),
      aView('a'.repeat(61)),
      aView('Leit', { leit: 'a'.repeat(201) }),
      aView('Dýpt', { leit: { leit: 'vaka' } }),
      aView('Nafn', { 'Leit!': 'vaka' }),
      { HEITI_SYNAR: 'Texti', VEFFANG_SYNAR: 'leit=vaka' },
      { HEITI_SYNAR: 'Listi', VEFFANG_SYNAR: '[1]' },
      aView('Listi', {}, 'ledger'),
    ])
      expect((await keep(body, owner)).status).toBe(422);
    expect((await keep(aView('Án notanda'))).status).toBe(401);
  });
  it('H30, H165 are thirty at most, of all lists together', async () => {
    const owner = await portal.someone({ role: 'editor' });
    await portal.sql(
      `insert into work_view (user_id, name, list) select $1, 'Sýn ' || n, case when n % 2 = 0 then 'inbox' else 'works' end
       from generate_series(1, $2) n`,
      [owner.userId, mostWorkViews],
    );
    expect((await keep(aView('Ein enn', {}, 'review'), owner)).status).toBe(409);
    expect((await keep(aView('Sýn 3'), owner)).status).toBe(204);
  });
  it('H30 that an earlier release kept are read as addresses', async () => {
    const owner = await portal.someone();
    await portal.sql(
      `insert into work_view (user_id, name, search, author_id, sort_order, light, label) values ($1, 'Fyrri', 'vaka', 20001, '-ljos', 2, 'Plata')`,
      [owner.userId],
    );
    const [view] = await viewsOf(owner);
    expect(addressOf(view)).toEqual({
      leit: 'vaka',
      hofundur: 20001,
      rod: '-ljos',
      ljos: 'red',
      merki: 'Plata',
    });
  });
  it('H165 of the desk are kept and read by staff alone, each list and each user its own', async () => {
    const [editor, other] = [
      await portal.someone({ role: 'editor' }),
      await portal.someone({ role: 'editor' }),
    ];
    const member = await portal.someone();
    for (const list of viewedLists.filter((one) => one !== 'works')) {
      expect((await keep(aView('Mín', {}, list), member)).status).toBe(403);
      expect((await portal.ask(`GET /api/workViews?list=${list}`, { as: member })).status).toBe(403);
      expect((await keep(aView(`Mín ${list}`, { sia: 'red' }, list), editor)).status).toBe(204);
      expect((await viewsOf(editor, list)).map(addressOf)).toEqual([{ sia: 'red' }]);
      expect(await viewsOf(other, list)).toEqual([]);
    }
    expect(await viewsOf(editor)).toEqual([]);
  });
  it('H166 are renamed by their owner, to a name that none of theirs has', async () => {
    const [owner, other] = [
      await portal.someone({ role: 'editor' }),
      await portal.someone({ role: 'editor' }),
    ];
    await keep(aView('Rauð', { sia: 'red' }, 'performances'), owner);
    await keep(aView('Mín', { hver: 'min' }, 'inbox'), owner);
    const [red] = await viewsOf(owner, 'performances');
    expect((await rename(red.syN_NR, 'Önnur', other)).status).toBe(404);
    expect((await rename(red.syN_NR, ' mín ', owner)).body.Code).toBe('view.nameTaken');
    expect((await rename(red.syN_NR, ' ', owner)).status).toBe(422);
    expect((await rename(red.syN_NR, 'RAUÐ', owner)).status).toBe(204);
    // Another list does not take the name, and with it the view.
    expect((await keep(aView('rauð', {}, 'inbox'), owner)).body.Code).toBe('view.nameTaken');
    expect(await viewsOf(owner, 'performances')).toMatchObject([{ heitI_SYNAR: 'RAUÐ' }]);
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
