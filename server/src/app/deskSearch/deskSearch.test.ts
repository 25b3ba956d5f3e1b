import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLivePerformance } from '../../../test/livePerformance.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let katla: Someone;
let editor: Someone;
let thordis: Someone;
let workId: number;
let contractId: number;
let cueSheetId: number;

beforeAll(async () => {
  portal = await aPortal();
  [katla, editor, thordis] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false, name: 'Katla Norðfjörð' }),
    portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar Hólm' }),
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
  ]);
  workId = await portal.work({ by: thordis, title: 'Æðardúnn' });
  const publisher = await portal.someone({ withoutAuthor: true, name: 'Ómblíða útgáfa ehf.' });
  const [contract] = await portal.sql(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on) values ($1, $2, '2020-01-01', '2099-12-31')
     returning contract_id`,
    [publisher.personId, thordis.authorId],
  );
  contractId = contract?.contract_id;
  const [sheet] = await portal.sql(
    `insert into cue_sheet (title) values ('Æðarvarpið við Breiðafjörð') returning cue_sheet_id`,
  );
  cueSheetId = sheet?.cue_sheet_id;
});
afterAll(() => portal.close());

interface Hit {
  tegund: string;
  numer: number;
  nafn: string;
  lysing: string | null;
  nafN_NR: number | null;
}
async function search(q: string, as = katla): Promise<Hit[]> {
  const { status, body } = await portal.ask(`GET /api/desk/search?q=${encodeURIComponent(q)}`, { as });
  expect([200, 404]).toContain(status);
  return status === 200 ? body : [];
}
const kinds = (hits: Hit[]) => [...new Set(hits.map(({ tegund }) => tegund))];

describe('the search of everything', () => {
  it('D1 is for staff, and tells of users to administrators alone', async () => {
    for (const role of ['member', 'viewer', 'external'] as const)
      expect(
        (await portal.ask('GET /api/desk/search?q=a', { as: await portal.someone({ role }) })).status,
      ).toBe(403);
    expect((await portal.ask('GET /api/desk/search?q=a')).status).toBe(401);
    expect(kinds(await search('þórdís'))).toContain('user');
    expect(kinds(await search('þórdís', editor))).not.toContain('user');
    expect(await search('ragnar', editor)).toEqual([]);
  });
  it('V8 finds every kind by name, blind to accents, in one answer', async () => {
    const hits = await search('thordis');
    expect(kinds(hits)).toEqual(['author', 'person', 'user', 'contract']);
    expect(hits.find(({ tegund }) => tegund === 'contract')).toMatchObject({
      numer: contractId,
      nafn: 'Ómblíða útgáfa ehf.',
      lysing: 'Þórdís Æsa Öndólfsdóttir',
    });
    expect(await search('aedar')).toMatchObject([
      { tegund: 'work', numer: workId, nafn: 'Æðardúnn', lysing: 'Þórdís Æsa Öndólfsdóttir' },
      { tegund: 'cueSheet', numer: cueSheetId },
    ]);
    expect(kinds(await search('omblida'))).toEqual(['person', 'user', 'contract']);
  });
  it('finds by number: work, author, person, contract, cue sheet', async () => {
    expect(await search(String(workId))).toContainEqual(
      expect.objectContaining({ tegund: 'work', numer: workId }),
    );
    expect((await search(String(thordis.authorId)))[0]).toMatchObject({
      tegund: 'author',
      numer: thordis.authorId,
      nafN_NR: thordis.personId,
    });
  });
  it('V10 finds persons by national ID or its first six digits, which are all that editors are shown', async () => {
    const { kennitala, personId } = thordis;
    const hits = await search(`${kennitala.slice(0, 6)}-${kennitala.slice(6)}`);
    expect(hits.map(({ tegund, lysing }) => [tegund, lysing])).toEqual([
      ['person', kennitala],
      ['user', kennitala],
    ]);
    expect(await search(kennitala, editor)).toMatchObject([
      { numer: personId, lysing: kennitala.slice(0, 6) },
    ]);
    expect((await search(kennitala.slice(0, 6), editor)).length).toBeGreaterThan(1);
    const byFive = await search(kennitala.slice(0, 5), editor);
    expect(byFive.filter(({ nafn }) => !nafn.includes(kennitala.slice(0, 5)))).toEqual([]);
  });
  it('finds live performances by performers and by number, wherever they took place', async () => {
    const home = await aLivePerformance(portal, { by: thordis, works: [workId], performers: 'Skýjaglópar' });
    const abroad = await aLivePerformance(portal, {
      by: thordis,
      works: [workId],
      performers: 'Skýjaglópar',
      type: 4,
    });
    expect(await search('skyjagl', editor)).toMatchObject([
      { tegund: 'livePerformance', numer: home.id, nafn: 'Skýjaglópar' },
      { numer: abroad.id, lysing: `17/06/2026 · Musikhuset · ${thordis.name}` },
    ]);
    expect(await search(String(abroad.id))).toContainEqual(
      expect.objectContaining({ tegund: 'livePerformance' }),
    );
  });
  it('O11 finds live performances by index, rare names and common ones', async () => {
    const one = await aLivePerformance(portal, { by: thordis, works: [workId], performers: 'Skýjaglópar' });
    const [columns] = await portal.sql<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'live_performance' and is_generated = 'NEVER' and column_name not in ('live_performance_id', 'performers', 'performed_on')`,
    );
    await portal.sql(
      `insert into live_performance (performers, performed_on, ${columns?.names})
       select case when n = 7 then 'Hvergiland' else 'Kvöldtónar ' || n end, date '2020-01-01' + n % 2000, ${columns?.names}
       from live_performance, generate_series(1, 30000) n where live_performance_id = $1`,
      [one.id],
    );
    await portal.sql('analyze live_performance');
    const rowsGoneThrough = async () => {
      const [row] = await portal.sql<{ rows: string }>(
        // By an index in the order of days they would be gone through as well.
        `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'live_performance'`,
      );
      return Number(row?.rows);
    };
    await portal.sql('select pg_stat_force_next_flush()');
    const before = await rowsGoneThrough();
    for (const [name, found] of [
      ['hvergiland', 1],
      ['kvoldtonar', 5],
    ] as const) {
      const rows = await portal.sql(
        'select pg_stat_force_next_flush(), live_performance_id from find_live_performances($1, 5)',
        [name],
      );
      expect(rows).toHaveLength(found);
    }
    // The first thousand of a common name, of the thirty thousand.
    expect((await rowsGoneThrough()) - before).toBeLessThan(1100);
  });
  it('leads an unknown author to no person', async () => {
    await portal.ask('POST /api/compositions', {
      as: thordis,
      body: aRegistration(thordis, {
        authors: [{ id: thordis.authorId, typeOfAuthor: 36, ratio: 50 }],
        unknownAuthors: [
          {
            name: 'Skuggabaldur',
            ssn: '0101309999',
            email: 's@example.is',
            typeOfAuthor: 36,
            ratio: 50,
            foreign: false,
          },
        ],
      }),
    });
    expect(await search('skuggab')).toMatchObject([{ tegund: 'author', lysing: 'unknown', nafN_NR: null }]);
  });
  it('answers a few of each kind at most', async () => {
    await Promise.all(Array.from({ length: 9 }, (_, i) => portal.someone({ name: `Bergþóra ${i}` })));
    const hits = await search('bergþóra');
    for (const kind of ['author', 'person', 'user'])
      expect(hits.filter(({ tegund }) => tegund === kind)).toHaveLength(6);
  });
  it('404 for nothing, for hostile text, and for nothing typed', async () => {
    for (const q of ['', ' ', '%', "'; drop table person; --", '\u0000x', '%%%%', '99999999999999999999'])
      expect([200, 404, 422]).toContain(
        (await portal.ask(`GET /api/desk/search?q=${encodeURIComponent(q)}`, { as: katla })).status,
      );
    expect((await portal.ask('GET /api/desk/search', { as: katla })).body.Code).toBe('desk.noneFound');
    expect((await portal.ask(`GET /api/desk/search?q=${'a'.repeat(201)}`, { as: katla })).status).toBe(422);
  });
});
