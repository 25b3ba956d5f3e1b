import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let editor: Someone;
let partOfIt: Someone;
let workId: number;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
  partOfIt = await portal.someone({ role: 'editor', name: 'Ritstýra Höfundardóttir' });
  workId = await portal.work({ by: partOfIt, title: 'Andvaka' });
});
afterAll(() => portal.close());

let title = 'Lag 0';
let count = 0;
/** Imports lines with a title that nobody knows yet; answers the number of their group. */
async function aGroup(lines = 3): Promise<number> {
  count += 1;
  title = `Óþekkt lag ${count}`;
  await importLines(lines);
  const { body } = await portal.ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`, { as: editor });
  return body[0].notkunarhopuR_NR;
}
async function importLines(lines: number, ofTitle = title): Promise<number> {
  const rows = Array.from(
    { length: lines },
    (_, at) => `2026-05-0${at + 1};${ofTitle};Hljómsveitin Sog;${++count}`,
  );
  const file = `date;title;performer;plays\n${rows.join('\n')}\n`;
  const { body } = await importUsage(portal, { as: editor, file });
  return body.notkunarinnlestuR_NR;
}
const decide = (group: number, as = editor, work: number | null = workId) =>
  portal.ask('POST /api/usageDecisions', { as, body: { NOTKUNARHOPUR_NR: group, VERK_NR: work } });
/** As a run does. */
async function payLine(usageImportId: number, lineNumber: number): Promise<void> {
  await portal.sql(`insert into distribution_period (name) values ('Árið 2026') on conflict do nothing`);
  await portal.sql(
    `with paying as (insert into distribution (name, period_id, category_id)
       select 'Prófun', period_id, 1 from distribution_period limit 1 returning distribution_id)
     insert into usage_payment (usage_import_id, line_number, part_number, work_id, distribution_id)
       select $1, $2, 0, $3, distribution_id from paying`,
    [usageImportId, lineNumber, workId],
  );
}
const waitingOf = async (number: number) =>
  (await portal.ask(`GET /api/usageImports/${number}`, { as: editor })).body.fjoldI_LINA_I_BID;

describe('a decision', () => {
  it('R9 settles all lines of a group, now and later, and says who made it', async () => {
    const group = await aGroup();
    const decided = await decide(group);
    expect(decided.status).toBe(201);
    expect(decided.body).toMatchObject({
      fjoldI_LINA_AKVEDINNA: 3,
      nafN_AKVARDANDA: editor.name,
      heitI_VERKS_AKVORDUNAR: 'Andvaka',
    });
    expect(await waitingOf(await importLines(2, title.toUpperCase()))).toBe(0);
    const { body } = await portal.ask('GET /api/usageDecisions', { as: editor });
    expect(body[0].fjoldI_LINA_AKVEDINNA).toBe(5);
    expect((await decide(group)).body.Code).toBe('usage.decidedAlready');
  });
  it('R9 is undone with all that it matched, apart from lines that were paid', async () => {
    const group = await aGroup(2);
    const { body } = await decide(group);
    const [line] = await portal.sql(
      `select l.usage_import_id, l.line_number from usage_line l join usage_item i using (usage_item_id)
       join usage_fingerprint f using (fingerprint_id) where f.usage_group_id = $1 order by 2`,
      [group],
    );
    await payLine(line?.usage_import_id, line?.line_number);
    const undone = await portal.ask(`DELETE /api/usageDecisions/${body.notkunarakvorduN_NR}`, { as: editor });
    expect(undone.status).toBe(204);
    const groups = await portal.ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`, { as: editor });
    expect(groups.body[0].fjoldI_LINA_I_BID).toBe(1);
    expect(
      (await portal.ask(`DELETE /api/usageDecisions/${body.notkunarakvorduN_NR}`, { as: editor })).body.Code,
    ).toBe('usage.undoneAlready');
  });
  it('R9 is not for those who have a part in the work, whom the database refuses too', async () => {
    const group = await aGroup();
    const refused = await decide(group, partOfIt);
    expect([refused.status, refused.body.Code]).toEqual([403, 'usage.ownWork']);
    await expect(
      portal.sql(
        `insert into usage_decision (fingerprint_id, work_id, decided_by)
         select fingerprint_id, $1, $2 from usage_fingerprint where usage_group_id = $3`,
        [workId, partOfIt.userId, group],
      ),
    ).rejects.toThrow('is a party of work');
    const candidates = await portal.ask(`GET /api/usageGroups/${group}/candidates`, { as: partOfIt });
    expect(candidates.status).toBe(404);
  });
  it('R9 of two at once is made by one of them', async () => {
    const group = await aGroup();
    const other = await portal.someone({ role: 'editor' });
    const answers = await Promise.all([decide(group), decide(group, other, null)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
  it('R9, R57 goes before an import of the same words, which waits for it and then follows it', async () => {
    await aGroup(1);
    const words = title;
    // What waited would find its work now.
    const found = await portal.work({ by: await portal.someone({ name: 'Hljómsveitin Sog' }), title: words });
    const decider = await portal.pool.connect();
    await decider.query('begin');
    const lock = `select fingerprint_id as id from usage_fingerprint where title = $1 for no key update`;
    const [print] = (await decider.query(lock, [words])).rows;
    const importing = importLines(2, words);
    const waits = `select from pg_locks where not granted and locktype = 'transactionid'`;
    await expect.poll(async () => (await portal.sql(waits)).length, { interval: 20, timeout: 5000 }).toBe(1);
    await decider.query(
      `with d as (insert into usage_decision (fingerprint_id, work_id, decided_by) values ($1, $2, $3))
       update usage_item set work_id = $2, reason = 'decision', score = 1, matched_at = now() where fingerprint_id = $1`,
      [print?.id, workId, editor.userId],
    );
    await decider.query('commit');
    decider.release();
    expect(await waitingOf(await importing)).toBe(0);
    expect(found).not.toBe(workId);
    expect(await portal.sql('select distinct work_id from usage_item where title = $1', [words])).toEqual([
      { work_id: workId },
    ]);
  });
  it('R9 may be that it is no work anybody is paid for', async () => {
    const group = await aGroup();
    const { body } = await decide(group, editor, null);
    expect(body).toMatchObject({ verK_NR: null, fjoldI_LINA_AKVEDINNA: 3 });
    expect(
      await portal.sql(
        'select from matched_usage m where not exists (select from work w where w.work_id = m.work_id)',
      ),
    ).toEqual([]);
  });
  it('R9 is for staff alone', async () => {
    const group = await aGroup();
    for (const role of ['member', 'viewer', 'external'] as const)
      expect((await decide(group, await portal.someone({ role }))).status).toBe(403);
  });
});
