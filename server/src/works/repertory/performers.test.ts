import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let katla: Someone;
beforeAll(async () => {
  portal = await aPortal();
  katla = await portal.someone({ name: 'Katla Norðfjörð' });
  await performed('Kvöld', 'Hljómsveitin Brim; Ýrr Sæland');
  await performed('Morgunn', 'Brimbrjótar');
  await performed('Brimalda', null);
  await performed('Katyusha', 'Катюша Иванова');
});
afterAll(() => portal.close());

async function performed(title: string, performers: string | null): Promise<number> {
  const workId = await portal.work({ by: katla, title });
  await portal.sql('update work set performers = $2 where work_id = $1', [workId, performers]);
  return workId;
}
const found = async (q: string) => {
  const { body } = await portal.ask(`GET /api/repertory?limit=50&q=${encodeURIComponent(q)}`);
  return Array.isArray(body)
    ? (body as { heitI_VERKS: string }[]).map(({ heitI_VERKS }) => heitI_VERKS)
    : body.Code;
};
const planOf = async (text: string) =>
  (await portal.sql<{ 'QUERY PLAN': string }>(`explain ${text}`)).map((row) => row['QUERY PLAN']).join('\n');

describe('words of a performer’s name in the public repertory', () => {
  it('O280 find works by any of them, by how it begins, and by several in any order', async () => {
    // The title that begins so comes before the names.
    expect(await found('brim')).toEqual(['Brimalda', 'Kvöld', 'Morgunn']);
    for (const words of ['sæland', 'ýrr s', 'Sæland Ýrr', 'brim hljómsveitin', 'hljómsv'])
      expect([words, await found(words)]).toEqual([words, ['Kvöld']]);
    expect(await found('ivanova')).toEqual(['Katyusha']);
  });
  it('O280 find no work by a part from inside a word, or where one of the words is missing', async () => {
    for (const words of ['rimbr', 'brim sólarinnar'])
      expect([words, await found(words)]).toEqual([words, 'repertory.nothingFound']);
  });
  it('O280 follow what performs a work, and find those works alone that are public', async () => {
    const workId = await performed('Nótt', 'Fjallabræður');
    expect(await found('fjallab')).toEqual(['Nótt']);
    await portal.sql(`update work set performers = 'Dalasystur' where work_id = $1`, [workId]);
    expect(await found('dalas')).toEqual(['Nótt']);
    expect(await found('fjallab')).toBe('repertory.nothingFound');
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [workId]);
    expect(await found('dalas')).toBe('repertory.nothingFound');
  });
  it('O280 come with works that are added many at a time, each name once', async () => {
    await portal.sql(
      `insert into work (title, performers) select 'Safn ' || n, 'Sönghópurinn Snót' from generate_series(1, 50) n`,
    );
    expect(
      await portal.sql(
        `select count(*)::integer as count from performer_name where name = 'songhopurinn snot'`,
      ),
    ).toEqual([{ count: 1 }]);
    // None of them is green.
    expect(await found('snót')).toBe('repertory.nothingFound');
  });
  it('O280 are looked for through an index, and written by nobody but the database', async () => {
    await portal.sql(
      `insert into performer_name select 'flytjandi ' || n || ' ' || md5(n::text) from generate_series(1, 20000) n`,
    );
    // Index of letters: what was just written lies beside it until then.
    await portal.sql('vacuum analyze performer_name');
    for (const [condition, index] of [
      [`name like '% saeland%'`, 'performer_name_similar'],
      [`name > 'hljoms' and name < 'hljomt'`, 'performer_name_exact'],
    ] as const)
      expect(await planOf(`select name from performer_name where ${condition}`)).toContain(index);
    await expect(portal.pool.query(`insert into performer_name values ('einhver')`)).rejects.toThrow(
      'permission denied',
    );
  });
});
