import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { waitingGroups } from './queries.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
  await portal.sql(
    `insert into usage_fingerprint (fingerprint_id, title, performers, author_names, waiting_lines, waiting_plays, waiting_amount)
     select md5(n::text)::uuid, 'Lag ' || n, 'Sveit', '', n % 3, n, n % 1000 from generate_series(1, 20000) n`,
  );
  await portal.sql(
    `insert into usage_item (item_hash, fingerprint_id, title, title_folded, title_key, names)
     select fingerprint_id, fingerprint_id, title, fold(title), fold(title), '{sveit}' from usage_fingerprint`,
  );
  await portal.sql(
    `insert into usage_line (usage_import_id, line_number, usage_item_id, used_on, country_id, plays)
     select n % 200 + 1, n, n % 20000 + 1, '2026-05-01', 352, 1 from generate_series(1, 60000) n`,
  );
  await portal.sql('analyze');
});
afterAll(() => portal.close());

const planOf = async (text: string): Promise<string> =>
  (await portal.sql<{ 'QUERY PLAN': string }>(`explain ${text}`)).map((row) => row['QUERY PLAN']).join('\n');

it('R9 reads a page of the desk in its order from an index', async () => {
  const page = waitingGroups.pages.get(waitingGroups.defaultSort);
  const values: Record<string, string> = { limit: '50', after: `'{-500,-20,7}'`, userId: '1' };
  const text = (page?.next.text ?? '').replace(
    /\$(\d)/gu,
    (_, at) => values[page?.next.parameters[at - 1] ?? ''] ?? '',
  );
  const plan = await planOf(text);
  expect(plan).toContain('usage_fingerprint_at_stake');
  expect(plan).not.toContain('Seq Scan on usage_fingerprint');
});

it('R9 reads the lines of a group, and R7 deletes those of an import, by an index', async () => {
  const lines = await planOf('select * from usage_line where usage_item_id = 77');
  expect(lines).not.toContain('Seq Scan');
  const removed = await planOf('delete from usage_line where usage_import_id = 3');
  expect(removed).not.toContain('Seq Scan');
  // All lines of an import lie in one part.
  expect(removed.match(/^ *Delete on p\d+/gmu)).toHaveLength(1);
});

it('R181 looks for lines below zero in an index of these alone, and for all others without it', async () => {
  const used = (isBelow: boolean) =>
    planOf(`select * from run_usage(1, '2026-01-01', '2026-12-31', ${isBelow})`);
  const below = await used(true);
  expect(below).not.toMatch(/Seq Scan on p\d+|Function Scan/u);
  expect(below).toMatch(/p\d+_usage_import_id_idx/u);
  expect(below.match(/One-Time Filter: false/gu)).toHaveLength(2);
  expect(await used(false)).not.toMatch(/p\d+_usage_import_id_idx|Function Scan/u);
});

it('R8 looks for works by exact title, code and name from indexes', async () => {
  await portal.sql('set enable_seqscan = off');
  for (const [text, index] of [
    [`select work_id from work_title where title_folded = 'vor'`, 'work_title_search'],
    [
      `select work_id from work_title where latin(title_folded) = 'katyusha' and title_folded ~ '[^a-z0-9 ]'`,
      'work_title_latin',
    ],
    [
      `select work_id from work where performers_folded && '{sog}' or artists_folded && '{sog}'`,
      'work_performers_folded',
    ],
    [`select work_id from work_isrc where isrc = 'ISA010500001'`, 'work_isrc_isrc'],
    [`select work_id from work_iswc where iswc = 'T0345246801'`, 'work_iswc_once'],
  ] as const)
    expect(await planOf(text)).toContain(index);
});
