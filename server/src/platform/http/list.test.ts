import { listPersonRights } from '@omur/contract/people/persons';
import { compareIcelandic } from '@omur/contract/platform/rules/icelandicOrder';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Answer, type Portal, type Someone } from '../../../test/portal.ts';
import type { Page } from '../database/listing.ts';
import { readWhole } from '../database/stream.ts';
import type { Queryable } from '../database/statement.ts';
import { personWorks, rightsOfPerson } from '../../people/persons/queries.ts';
import type { Call } from './call.ts';
import { list, sendList, type List, type ListReply } from './list.ts';

interface Row {
  verK_NR: number;
  heitI_VERKS: string;
  ljos: number;
}

const titles = [
  'Ös',
  'ás',
  'As',
  'þel',
  'Ýr',
  'zeta',
  'æð',
  'ör',
  'Órói',
  'Ofn',
  'åld',
  'ef',
  'él',
  'Dögg',
  'ðe',
  'ef',
  'ef',
];
const many = 5_432;
const order = (rows: Row[]) => rows.map((row) => row.heitI_VERKS);

let portal: Portal;
let member: Someone;
let busy: Someone;
let works: string;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  busy = await portal.someone();
  for (const title of titles) await portal.work({ by: member, title, isApproved: title.length % 2 === 0 });
  await portal.sql(
    `with made as (
       insert into work (title) select 'Verk ' || n from generate_series(1, $1) n returning work_id, title
     ), named as (insert into work_title (work_id, title, is_main) select work_id, title, true from made
     ), paid as (insert into work_right (work_id, author_id, share, share_abroad) select work_id, $2, 100, 100 from made)
     insert into work_author (work_id, author_id, author_type_id, share) select work_id, $2, 36, 100 from made`,
    [many, busy.authorId],
  );
  await portal.sql(
    `select refresh_lights(array(select work_id from work_author where author_id = $1), 'imported')`,
    [busy.authorId],
  );
  works = `/api/persons/${member.personId}/compositions`;
});
afterAll(() => portal.close());

const ask = (query: string, as = member) =>
  portal.ask(`GET /api/persons/${as.personId}/compositions${query}`, { as });

const nextOf = ({ headers }: Pick<Answer, 'headers'>) => headers['x-next-cursor'] as string;

/** Every page of the list, walked by its cursors. */
async function walked(query: string, as = member): Promise<{ rows: Row[]; pages: number }> {
  const rows: Row[] = [];
  let pages = 0;
  for (let cursor = ''; ; pages++) {
    const { status, body, headers } = await ask(`${query}${cursor && `&cursor=${cursor}`}`, as);
    expect(status).toBe(200);
    rows.push(...body);
    if (headers['x-next-cursor'] === undefined) return { rows, pages: pages + 1 };
    cursor = nextOf({ headers });
  }
}

describe('a list', () => {
  it('W3 answers in full when no paging is asked for, with the total in a header', async () => {
    const { body, headers } = await ask('');
    expect(body).toHaveLength(titles.length);
    expect(headers['x-total-count']).toBe(String(titles.length));
    expect(headers['x-next-cursor']).toBeUndefined();
  });
  it('W3 answers thousands of rows in full, and the same in pages', async () => {
    const { body, headers } = await ask('', busy);
    expect(body).toHaveLength(many);
    expect(headers['x-total-count']).toBe(String(many));
    const { rows, pages } = await walked('?limit=1000', busy);
    expect(pages).toBe(6);
    expect(rows).toEqual(body);
  });
  it('W3 goes out in one piece where one batch holds it, and as it is read where it is longer', async () => {
    const { headers, text } = await ask('');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect((await ask('', busy)).headers['content-length']).toBeUndefined();
  });
  it('W3 is read over the shared connections, also in full, where it never has many rows', async () => {
    const asked: string[] = [];
    const over = (name: string): Queryable => ({
      query: (query) => {
        asked.push(name);
        return portal.pool.query(query);
      },
    });
    const answers = async (answer: List, query: object) => {
      asked.length = 0;
      const to: Record<string, () => unknown> = { header: () => to, type: () => to, send: () => to };
      const call = { query, db: over('pool'), reads: over('shared') } as unknown as Call;
      await sendList(listPersonRights.reply as ListReply, to as unknown as FastifyReply, call, answer);
      return [...asked];
    };
    const { personId } = member;
    const rights = list(rightsOfPerson, { personId });
    expect([await answers(rights, {}), await answers(rights, { limit: 5 })]).toEqual([
      ['shared'],
      ['shared'],
    ]);
    // A publisher may have 200,000 works: a page of them is short, all of them are not.
    const all = list(personWorks.all, { personId });
    expect([await answers(all, {}), await answers(all, { limit: 5 })]).toEqual([['pool'], ['shared']]);
  });
  it('W3 holds no connection while it waits for a slow reader', async () => {
    const page = personWorks.all.pages.get('title') as unknown as Page<string>;
    const rows = readWhole(portal.pool, page, { personId: busy.personId });
    await rows.next();
    expect(portal.pool.idleCount).toBe(portal.pool.totalCount);
    await rows.return();
  });
  it('W2 answers 404 with its empty-state text when there is nothing', async () => {
    const nobody = await portal.someone();
    for (const query of ['', '?limit=10', '?cursor=end']) {
      const { status, body } = await ask(query, nobody);
      expect([status, body.StatusCode, body.Message]).toEqual([404, 404, 'Engin verk fundust']);
    }
  });
  it('F2.32 is in Icelandic order, ties by number', async () => {
    const { body } = await ask('');
    expect(order(body)).toEqual(titles.toSorted(compareIcelandic));
    const ties = body.filter((row: Row) => row.heitI_VERKS === 'ef').map((row: Row) => row.verK_NR);
    expect(ties).toEqual(ties.toSorted((a: number, b: number) => a - b));
  });

  it.each(['title', 'workId', 'light', 'authorTypeCode', 'authorId', 'isAuthor', 'isHolder'])(
    'F2.32, W3 sorts by %s both ways, page by page as in full',
    async (name) => {
      const wires = {
        title: 'HEITI_VERKS',
        workId: 'VERK_NR',
        light: 'LJOS',
        authorTypeCode: 'HOFUNDAR_KODI',
        authorId: 'HOFUNDUR_NR',
        isAuthor: 'HOFUNDUR_AD_VERKI',
        isHolder: 'RETTHAFI_AD_VERKI',
      };
      for (const sort of [wires[name as 'title'], `-${wires[name as 'title']}`]) {
        const { body } = await ask(`?sort=${sort}`);
        expect(body).toHaveLength(titles.length);
        expect((await walked(`?limit=5&sort=${sort}`)).rows).toEqual(body);
      }
    },
  );
  it('W3 sorts by titles backwards', async () => {
    const { body } = await ask('?sort=-heitI_VERKS');
    expect(order(body)).toEqual(titles.toSorted(compareIcelandic).reverse());
  });
  it('F2.32 breaks ties of lights by title, both ways', async () => {
    const byLight = (await ask('?sort=LJOS')).body as Row[];
    const backwards = (await ask('?sort=-LJOS')).body as Row[];
    const inOrder = (sign: number) => (a: Row, b: Row) =>
      sign * (a.ljos - b.ljos) || compareIcelandic(a.heitI_VERKS, b.heitI_VERKS) || a.verK_NR - b.verK_NR;
    expect(new Set(byLight.map(({ ljos }) => ljos))).toEqual(new Set([0, 2]));
    expect(byLight).toEqual(byLight.toSorted(inOrder(1)));
    expect(backwards).toEqual(byLight.toSorted(inOrder(-1)));
  });
  it.each(['heitI_VERKS', 'HEITI_VERKS', 'heiti_verks'])('W1 knows a sort as %s', async (sort) => {
    expect((await ask(`?sort=${sort}`)).body).toEqual((await ask('')).body);
  });
  it.each(['ljos2', 'title', '--LJOS', 'PUBLISHER_AD_VERKI', 'work_id;drop table work'])(
    'W3 refuses the sort %s',
    async (sort) => {
      const { status, body } = await ask(`?sort=${encodeURIComponent(sort)}`);
      expect([status, body.Code]).toEqual([422, 'request.sort']);
    },
  );

  it('W3 answers the last page for the cursor end', async () => {
    const { body: all } = await ask('');
    const { body, headers } = await ask('?limit=4&cursor=end');
    expect(body).toEqual(all.slice(-4));
    expect(headers['x-total-count']).toBe(String(titles.length));
    expect(headers['x-next-cursor']).toBeUndefined();
  });
  it('W3 names no next page when the last row has been given', async () => {
    const exactly = await ask(`?limit=${titles.length}`);
    expect(exactly.body).toHaveLength(titles.length);
    expect(exactly.headers['x-next-cursor']).toBeUndefined();
    expect((await ask(`?limit=${titles.length - 1}`)).headers['x-next-cursor']).toBeDefined();
  });
  it('W3 goes on after a row that was added or taken meanwhile', async () => {
    const before = await ask('?limit=3');
    const workId = await portal.work({ by: member, title: 'aaa' });
    const { body } = await ask(`?limit=3&cursor=${nextOf(before)}`);
    expect(order(body)).toEqual(titles.toSorted(compareIcelandic).slice(3, 6));
    await portal.sql('delete from person_work where work_id = $1', [workId]);
  });
  it.each(['0', '1001', '-1', 'x', '1.5', '99999'])('W3 refuses a limit of %s', async (limit) => {
    expect((await ask(`?limit=${limit}`)).status).toBe(422);
  });
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    'x',
    '%%%',
    forged({}),
    forged('x'),
    forged([null]),
    forged([]),
    forged([[1]]),
    forged(['a', 1, 1]),
    forged([-1, 'a', 1, 1]),
    forged([1.5, 'a', 1, 1]),
    forged([9, ['a'], 1, 1]),
    forged([9, 'a', 'b', 'c']),
    forged([9, 'a', 1e30, 1]),
    forged([9, "'; drop table work; --", 'x', 1]),
    forged([9, 'a\u0000', 1, 1]),
  ])('W3 refuses the forged cursor %s', async (cursor) => {
    const { status, body } = await ask(`?cursor=${encodeURIComponent(cursor)}`);
    expect(status).toBe(422);
    expect(body.Code).toMatch(/^request\.(cursor|invalid)$/);
  });
  it.each([[forged([9])], [forged([9, 'a'])], [forged([9, 'a', 1])]])(
    'W3 survives a cursor that is too short: %s',
    async (cursor) => {
      expect([200, 404, 422]).toContain((await ask(`?cursor=${cursor}`)).status);
    },
  );
  it('W3 survives a cursor of another list', async () => {
    const { headers } = await ask('?limit=3&sort=VERK_NR');
    const { status } = await ask(`?limit=3&cursor=${nextOf({ headers })}`);
    expect([200, 404, 422]).toContain(status);
  });

  it('F2.32 is narrowed down by title, number and author', async () => {
    const { body: all } = await ask('');
    const found = await ask('?q=EF&limit=10');
    expect(order(found.body)).toEqual(['ef', 'ef', 'ef']);
    expect(found.headers['x-total-count']).toBe('3');
    expect((await ask(`?q=${all[0].verK_NR}`)).body).toEqual([all[0]]);
    expect((await ask(`?authorId=${member.authorId}`)).body).toEqual(all);
    expect((await ask(`?authorId=${busy.authorId}`)).status).toBe(404);
    expect((await ask(`?q=ef&authorId=${member.authorId}`)).body).toHaveLength(3);
    expect((await ask('?q=%25')).body).toEqual(all);
  });
  it('W3 is answered to nobody else', async () => {
    expect((await portal.ask(`GET ${works}`, { as: busy })).status).toBe(404);
  });
});
