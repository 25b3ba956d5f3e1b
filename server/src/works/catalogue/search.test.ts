import { noPlainFields } from '../../../test/noPlainFields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Jökull Steinn' });
  for (const title of ['Vornótt', 'Vornóttin bjarta', 'Bjarta vornótt', 'Vornætur', 'Þögul æð', 'Ðjöfull'])
    await portal.work({ by: other, title });
  await portal.work({ by: member, title: 'Vornóttin langa' });
});
afterAll(() => portal.close());

const search = (query: Record<string, string>, as = other) =>
  portal.ask(`GET /api/compositions?${new URLSearchParams(query).toString()}`, { as });
const titles = async (query: Record<string, string>, as?: Someone) =>
  ((await search(query, as)).body as { heitI_VERKS: string }[]).map((row) => row.heitI_VERKS);

describe('searching works', () => {
  it('V8 finds the exact title first, then the prefix, then inside, then the similar', async () => {
    const stranger = await portal.someone();
    const found = await titles({ name: 'vornótt' }, stranger);
    expect(found.slice(0, 4)).toEqual(['Vornótt', 'Vornóttin bjarta', 'Vornóttin langa', 'Bjarta vornótt']);
    expect(await titles({ name: 'vornoott' }, stranger)).toContain('Vornótt');
  });
  it('V8 finds misspelt words in any order, as soon as a title has them, and one wrong word of three', async () => {
    await portal.work({ by: other, title: 'Blágresið blíða í berjamó' });
    expect((await titles({ name: 'blargesid berjammo' }))[0]).toBe('Blágresið blíða í berjamó');
    expect((await titles({ name: 'berjamó blíða blágrseið' }))[0]).toBe('Blágresið blíða í berjamó');
    expect((await titles({ name: 'blágresið xylófónn berjamó' }))[0]).toBe('Blágresið blíða í berjamó');
    expect((await search({ name: 'xylófónn berjamó' })).status).toBe(404);
    for (const table of ['work', 'work_title'])
      await portal.sql(
        `update ${table} set title = 'Gullregnið fríða' where title = 'Blágresið blíða í berjamó'`,
      );
    expect(await titles({ name: 'gullrgenid' })).toEqual(['Gullregnið fríða']);
  });
  const insertTitles = (each: string, count: number) =>
    portal.sql(
      `with made as (insert into work (title) select format($1, n) from generate_series(1, $2) n returning work_id, title)
        insert into work_title (work_id, title, is_main) select work_id, title, true from made`,
      [each, count],
    );
  it('V8 finds a word inside by its beginning, whether few words begin so or many, with short words beside it', async () => {
    await insertTitles('Í tunglsins %1$shlið', 60);
    await portal.work({ by: other, title: 'Undir skálaglamri á tunglsins blikbogum' });
    expect(await titles({ name: 'blikb skálag' })).toEqual(['Undir skálaglamri á tunglsins blikbogum']);
    expect(await titles({ name: 'á blikbogum' })).toEqual(['Undir skálaglamri á tunglsins blikbogum']);
    expect(await titles({ name: 'tunglsins undir' })).toEqual(['Undir skálaglamri á tunglsins blikbogum']);
    expect(await titles({ name: 'tungl' })).toHaveLength(61);
    await insertTitles('Kaf blik%1$smál', 60);
    expect(await titles({ name: 'blik' })).toHaveLength(61);
    expect(await titles({ name: 'blik kaf' })).toHaveLength(60);
  });
  it('V8 of a word that begins hundreds of titles finds the most alike, with a wrong word beside it', async () => {
    await insertTitles('Algengast %1$s í heimi', 600);
    await insertTitles('Algengast', 1);
    expect((await titles({ name: 'algengast xylófónn' }))[0]).toBe('Algengast');
  });
  it('V8 finds what was written together or apart by mistake', async () => {
    await portal.work({ by: other, title: 'Kvöldljóð' });
    await portal.work({ by: other, title: 'Heim dalur' });
    expect(await titles({ name: 'kvöld ljóð' })).toContain('Kvöldljóð');
    expect(await titles({ name: 'heimdalur' })).toContain('Heim dalur');
  });
  it('V8 hides nothing behind a word that only a withdrawn work has, and tells nobody of it', async () => {
    await portal.work({ by: other, title: 'Silfurbergið' });
    const id = await portal.work({ by: other, title: 'Silfrubergið' });
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [id]);
    expect(await titles({ name: 'silfrubergið' }, member)).toEqual(['Silfurbergið']);
    expect(await titles({ name: 'silfrbergið' }, member)).toEqual(['Silfurbergið']);
  });
  it('V8 puts own works first among equals', async () => {
    expect((await titles({ name: 'vornóttin' }, member)).slice(0, 2)).toEqual([
      'Vornóttin langa',
      'Vornóttin bjarta',
    ]);
    expect((await search({ name: 'vornóttin' }, member)).body[0].eigiD_VERK).toBe(1);
  });
  it.each(['thogul aed', 'ÞÖGUL ÆÐ', 'þogul ÆD', '  þögul,  æð! ', 'thögul'])(
    'V8 is blind to case, accents and þ/th, ð/d, æ/ae: %j',
    async (name) => expect(await titles({ name })).toContain('Þögul æð'),
  );
  it('V8 finds by author, and by author and title together', async () => {
    expect(await titles({ author: 'thordis aesa' })).toEqual(['Vornóttin langa']);
    expect(await titles({ author: 'jökull', name: 'bjarta' })).toEqual(
      expect.arrayContaining(['Bjarta vornótt', 'Vornóttin bjarta']),
    );
    expect(await titles({ author: 'jökull', name: 'bjarta' })).toHaveLength(2);
  });
  it('F7.15 finds by number', async () => {
    const { body } = await search({ name: 'Ðjöfull' });
    expect(await titles({ id: String(body[0].verK_NR) })).toEqual(['Ðjöfull']);
  });
  it('V7 tells everyone title, artists, length, authors and ISWC, and nothing about shares', async () => {
    const { body } = await search({ name: 'Vornóttin langa' });
    expect(Object.keys(body[0]).toSorted()).toEqual(
      [
        'dagS_FRUM_FL',
        'eigiD_VERK',
        ...Object.keys(noPlainFields),
        'heitI_VERKS',
        'hofundar',
        'iswc',
        'lengd',
        'listamenn',
        'verK_NR',
      ].toSorted(),
    );
  });
  it('V8 never answers more than a hundred', async () => {
    await insertTitles('Síbylja %s', 150);
    expect(await titles({ name: 'síbylja' })).toHaveLength(100);
  });
  it('F8.5 answers 404 when nothing is found', async () => {
    const { status, body } = await search({ name: 'qqqqqqqq' });
    expect([status, body.Message]).toEqual([404, 'Engin verk fundust']);
    expect((await search({ id: '2000000000' })).status).toBe(404);
  });
  it.each([{}, { name: '' }, { name: '!!!' }, { author: '?' }])(
    'refuses to search for nothing: %j',
    async (query) => {
      const { status, body } = await search(query as Record<string, string>);
      expect([status, body.Code]).toEqual([422, 'work.searchEmpty']);
    },
  );
  it.each(['%', '_', "'", '\\', '%vor%', '\u0000', '$1', '🎵'])('comes to no harm from %j', async (name) => {
    expect([200, 404, 422]).toContain((await search({ name })).status);
    expect([200, 404, 422]).toContain((await search({ author: name, name: 'a' })).status);
  });
});
