import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anExe, filesOf } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let closed: Portal;
let open: Portal;
let editor: Someone;
let member: Someone;
beforeAll(async () => {
  closed = await aPortal({ isNewsPublic: false });
  open = await aPortal({ isNewsPublic: true, publicRatePerMinute: 4 }, closed.database);
  editor = await closed.someone({ role: 'editor', isPerson: false });
  member = await closed.someone();
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const article = {
  FYRIRSOGN_IS: 'Úthlutun & <b>greiðsla</b>',
  FYRIRSOGN_EN: 'Distribution & <b>payment</b>',
  FRETT_IS: 'Fyrsta málsgrein.\n\nÖnnur.',
  FRETT_EN: 'First paragraph.\n\n]]><script>alert(1)</script>',
};
const write = (changes: object = {}, as: Someone | undefined = editor) =>
  closed.ask('POST /api/news', { as, body: { ...article, ...changes } });
/** Of PNG, with nothing in it. */
const chunk = (name: string) => Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)]);
const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe('news', () => {
  it('O135 are drafts until their day, are published on it, and are taken back', async () => {
    const without = await write({ FYRIRSOGN_EN: ' ' });
    expect([without.status, without.text]).toEqual([422, expect.stringContaining('FYRIRSOGN_EN')]);
    expect((await write({}, member)).status).toBe(403);
    const { body: draft } = await write();
    const path = `/api/news/${draft.fretT_NR}`;
    const change = (BIRTIST: string | null, UTGAFA: number) =>
      closed.ask(`PUT ${path}`, { as: editor, body: { ...article, BIRTIST, UTGAFA } });
    const seen = async (as: Someone) => [
      (await closed.ask(`GET ${path}`, { as })).status,
      (await closed.ask('GET /api/news', { as })).body.length,
    ];
    expect([draft.eR_BIRT, await seen(editor), await seen(member)]).toEqual([0, [200, 1], [404, 0]]);
    expect((await change(tomorrow, 1)).body).toMatchObject({ eR_BIRT: 0, utgafa: 2 });
    expect(await seen(member)).toEqual([404, 0]);
    expect((await change(today, 1)).status).toBe(412);
    expect((await change(today, 2)).body.eR_BIRT).toBe(1);
    expect(await seen(member)).toEqual([200, 1]);
    expect((await change(null, 3)).body.birtist).toBeNull();
    expect(await seen(member)).toEqual([404, 0]);
  });

  it('O136, O138 are told to nobody without a log-in while they are closed, and no faster than a network may once they are open', async () => {
    const { body } = await write({ BIRTIST: today });
    const { body: draft } = await write();
    const one = `GET /api/news/${body.fretT_NR}`;
    for (const path of ['GET /api/news', one, 'GET /api/news/feeds/is.atom'])
      expect((await closed.ask(path)).body.Code).toBe('news.closed');
    expect((await open.ask('GET /api/news')).body).toMatchObject([{ fretT_NR: body.fretT_NR }]);
    expect((await open.ask(one)).body.fretT_EN).toBe(article.FRETT_EN);
    expect((await open.ask(`GET /api/news/${draft.fretT_NR}`)).status).toBe(404);
    const feed = await open.ask('GET /api/news/feeds/en.atom');
    const read = new XMLParser({ ignoreAttributes: false }).parse(feed.text).feed;
    expect([read['@_xml:lang'], read.entry.title, read.entry.content['#text']]).toEqual([
      'en',
      article.FYRIRSOGN_EN,
      article.FRETT_EN,
    ]);
    expect(feed.text).not.toContain('<script');
    expect((await open.ask('GET /api/news')).status).toBe(429);
    expect((await open.ask('GET /api/news', { as: member })).status).toBe(200);
  });

  it('O137, O181 have pictures that say nothing of themselves, told by their bytes, and no documents', async () => {
    const { body } = await write();
    const files = filesOf(closed, 'news', body.fretT_NR);
    expect((await files.offer(member)).status).toBe(404);
    expect((await files.offer(editor)).body.Code).toBe('file.notPicture');
    const head = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
    const png = Buffer.concat([head, chunk('IHDR'), chunk('IDAT'), chunk('IEND')]);
    const picture = { name: 'Harpa.png', type: 'image/png' };
    await files.attach(editor, { ...picture, content: png });
    const shown = (await closed.ask(`GET /api/news/${body.fretT_NR}`, { as: editor })).body.myndir;
    expect(shown).toMatchObject([{ heitI_SKRAR: 'Harpa.png' }]);
    expect((await closed.app.inject(shown[0].sloD_SKODUNAR)).rawPayload).toEqual(png);
    const tells = Buffer.concat([head, chunk('IHDR'), chunk('tEXt'), chunk('IDAT'), chunk('IEND')]);
    const refused: [content: Buffer, code: string][] = [
      [anExe(), 'file.contentDiffers'],
      [tells, 'file.pictureTells'],
      [Buffer.concat([png, Buffer.from('64.1466 N')]), 'file.pictureTells'],
      [png.subarray(0, -1), 'file.pictureUnreadable'],
    ];
    for (const [content, code] of refused)
      await expect(files.attach(editor, { ...picture, name: 'Veira.png', content })).rejects.toThrow(code);
    expect((await closed.ask(`GET /api/news/${body.fretT_NR}`, { as: editor })).body.myndir).toHaveLength(1);
  });

  it('O288 say in both languages what is in their pictures, by staff alone and of their own pictures alone', async () => {
    const { body } = await write();
    const other = (await write()).body;
    const head = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
    const content = Buffer.concat([head, chunk('IHDR'), chunk('IDAT'), chunk('IEND')]);
    const picture = { name: 'Harpa.png', type: 'image/png', content };
    for (const { fretT_NR: id } of [body, other]) await filesOf(closed, 'news', id).attach(editor, picture);
    const path = `/api/news/${body.fretT_NR}`;
    const picturesOf = async (id: number) =>
      (await closed.ask(`GET /api/news/${id}`, { as: editor })).body.myndir;
    const [own] = await picturesOf(body.fretT_NR);
    const [others] = await picturesOf(other.fretT_NR);
    expect(own).toMatchObject({ lysinG_MYNDAR_IS: null, lysinG_MYNDAR_EN: null });
    const say = (UTGAFA: number, texts: object[], as: Someone | undefined = editor) =>
      closed.ask(`PUT ${path}`, { as, body: { ...article, UTGAFA, MYNDIR: texts } });
    const texts = { LYSING_MYNDAR_IS: ' Harpa í kvöldsól ', LYSING_MYNDAR_EN: 'Harpa in the evening sun' };
    const text = { SKRA_NR: own.skrA_NR, ...texts };

    expect(
      (await closed.ask(`PUT ${path}`, { body: { ...article, UTGAFA: 1, MYNDIR: [text] } })).status,
    ).toBe(401);
    expect((await say(1, [text], member)).status).toBe(403);
    expect((await say(1, [{ ...text, LYSING_MYNDAR_IS: 'x'.repeat(301) }])).status).toBe(422);
    const saved = await say(1, [text, { ...text, SKRA_NR: others.skrA_NR }, { ...text, SKRA_NR: 999_999 }]);
    expect(saved.body.myndir).toMatchObject([
      { lysinG_MYNDAR_IS: 'Harpa í kvöldsól', lysinG_MYNDAR_EN: 'Harpa in the evening sun' },
    ]);
    expect(await picturesOf(other.fretT_NR)).toMatchObject([{ lysinG_MYNDAR_IS: null }]);
    // Without pictures nothing of them changes; with an empty text it is gone.
    await closed.ask(`PUT ${path}`, { as: editor, body: { ...article, UTGAFA: 2 } });
    expect(await picturesOf(body.fretT_NR)).toMatchObject([{ lysinG_MYNDAR_IS: 'Harpa í kvöldsól' }]);
    await say(3, [{ SKRA_NR: own.skrA_NR, LYSING_MYNDAR_IS: ' ', LYSING_MYNDAR_EN: null }]);
    expect(await picturesOf(body.fretT_NR)).toMatchObject([
      { lysinG_MYNDAR_IS: null, lysinG_MYNDAR_EN: null },
    ]);
    await expect(
      closed.sql(`update stored_file set owner_kind = 'assembly', picture_text_is = 'x' where file_id = $1`, [
        own.skrA_NR,
      ]),
    ).rejects.toThrow('stored_file_picture_text"');
  });
});
