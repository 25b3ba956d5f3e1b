import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { pageWith } from '../../platform/http/pages.ts';
import { newsHead } from './head.ts';

let portal: Portal;
let closed: Portal;
let editor: Someone;
beforeAll(async () => {
  const settings = { publicUrl: 'https://omur.example', societyName: 'Stef & <fólk>' };
  portal = await aPortal({ ...settings, isNewsPublic: true });
  closed = await aPortal({ ...settings, isNewsPublic: false }, portal.database);
  editor = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(async () => {
  await closed.close();
  await portal.close();
});

const article = {
  FYRIRSOGN_IS: 'Úthlutun & <b>greiðsla</b>',
  FYRIRSOGN_EN: 'Distribution & <b>payment</b>',
  FRETT_IS: 'Fyrsta málsgrein.\nÖnnur lína.\n\nÖnnur &amp; síðasta.',
  FRETT_EN: 'First paragraph.\n\n]]><script>alert(1)</script>',
};
const page = 'https://omur.example/fr%C3%A9ttir-f%C3%A9lagsins';
const write = async (BIRTIST: string | null) => {
  const { body } = await portal.ask('POST /api/news', { as: editor, body: { ...article, BIRTIST } });
  return body.fretT_NR as number;
};
const feed = (file: string, of = portal) => of.ask(`GET /api/news/feeds/${file}`);
const read = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(text);
};

describe('the RSS feeds of news', () => {
  it('O264 are RSS without articles too', async () => {
    const { channel } = read((await feed('is.rss')).text).rss;
    expect([channel.title, channel.item, channel.lastBuildDate]).toEqual([
      'Stef & <fólk>: Fréttir',
      undefined,
      undefined,
    ]);
  });

  it('O264 have what RSS 2.0 asks for, in the language of their name', async () => {
    const first = await write('2001-11-02');
    const second = await write('2001-11-20');
    await write(null);
    await write('2999-01-01');
    const [changed] = await portal.sql<{ at: Date }>(
      'select max(changed_at) as at from news where publish_on < now()',
    );
    for (const [language, title, headline, text] of [
      [
        'is',
        'Fréttir',
        article.FYRIRSOGN_IS,
        '<p>Fyrsta málsgrein.<br>Önnur lína.</p><p>Önnur &amp;amp; síðasta.</p>',
      ],
      [
        'en',
        'News',
        article.FYRIRSOGN_EN,
        '<p>First paragraph.</p><p>]]&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      ],
    ] as const) {
      const answer = await feed(`${language}.rss`);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/rss+xml']);
      const { rss } = read(answer.text);
      expect([rss['@_version'], rss['@_xmlns:atom']]).toEqual(['2.0', 'http://www.w3.org/2005/Atom']);
      const { channel } = rss;
      expect(channel).toMatchObject({
        title: `Stef & <fólk>: ${title}`,
        link: page,
        description: expect.stringMatching(/\.$/u),
        language,
        lastBuildDate: changed?.at.toUTCString(),
        'atom:link': {
          '@_rel': 'self',
          '@_type': 'application/rss+xml',
          '@_href': `https://omur.example/api/news/feeds/${language}.rss`,
        },
      });
      expect(channel.item).toHaveLength(2);
      expect(channel.item[0]).toEqual({
        title: headline,
        link: `${page}?nr=${second}`,
        guid: { '#text': `${page}?nr=${second}`, '@_isPermaLink': 'true' },
        pubDate: 'Tue, 20 Nov 2001 00:00:00 GMT',
        description: text,
      });
      expect(channel.item[1]).toMatchObject({
        link: `${page}?nr=${first}`,
        pubDate: 'Fri, 02 Nov 2001 00:00:00 GMT',
      });
    }
  });

  it('O138, O264 stand beside the Atom feeds, each of its own type, and there are no others', async () => {
    const atom = await feed('is.atom');
    expect(atom.headers['content-type']).toBe('application/atom+xml');
    const entries = read(atom.text).feed.entry as { id: string }[];
    const items = read((await feed('is.rss')).text).rss.channel.item as { link: string }[];
    expect(entries.map(({ id }) => id)).toEqual(items.map(({ link }) => link));
    for (const file of ['is.xml', 'is', 'de.rss', 'IS.RSS'])
      expect((await feed(file)).body.Code).toBe('news.notFound');
  });

  it('O136, O264 are told to nobody while news are closed', async () => {
    for (const file of ['is.rss', 'en.rss', 'is.atom'])
      expect((await feed(file, closed)).body.Code).toBe('news.closed');
  });
});

describe('the page of open news', () => {
  const settings = { isNewsPublic: true, publicUrl: 'https://omur.example', societyName: 'Stef "&" fólk' };
  it('O264 names both feeds in its head, and stays out of search engines', () => {
    const head = newsHead('/fr%c3%a9ttir-f%C3%A9lagsins', settings) ?? '';
    const links = [...head.matchAll(/<link ([^>]*)\/>/gu)].map(([link]) =>
      new XMLParser({ ignoreAttributes: false }).parse(link),
    );
    expect(links.map(({ link }) => link)).toEqual([
      {
        '@_rel': 'alternate',
        '@_type': 'application/rss+xml',
        '@_hreflang': 'is',
        '@_title': 'Stef "&" fólk: Fréttir',
        '@_href': 'https://omur.example/api/news/feeds/is.rss',
      },
      {
        '@_rel': 'alternate',
        '@_type': 'application/rss+xml',
        '@_hreflang': 'en',
        '@_title': 'Stef "&" fólk: News',
        '@_href': 'https://omur.example/api/news/feeds/en.rss',
      },
    ]);
    const built =
      '<meta name="robots" content="noindex" /><meta name="description" content="x" /><title>Ómur</title>';
    expect(pageWith(head, built)).toBe(head);
    expect(head).toContain('<title>Stef &quot;&amp;&quot; fólk: Fréttir · News</title>');
    expect(head).toContain('<meta name="robots" content="noindex" />');
  });
  it('O136, O264 says what other pages do while news are closed, as those do', () => {
    const path = encodeURI('/fréttir-félagsins');
    expect(newsHead(path, { ...settings, isNewsPublic: false })).toBeUndefined();
    expect(newsHead('/login', settings)).toBeUndefined();
  });
});
