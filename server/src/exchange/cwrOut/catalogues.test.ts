import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSmall } from '../../../demo/small.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { openPool, transaction } from '../../platform/database/pool.ts';
import { readCwr } from '../cwr/readCwr.ts';
import { workOf } from '../cwr/typed.ts';
import { makeFileFor, makeOwnFiles } from './makeFile.ts';

const publisherId = 1004;

let database: TestDatabase;
let pool: pg.Pool;
let kennitolur: string[];
let memberId: number;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.application, { connections: 2 });
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await loadSmall(owner, new Date(), { years: 0 });
  const { rows } = await owner.query<{ kennitala: string }>(
    'select kennitala from person where kennitala is not null',
  );
  kennitolur = rows.map(({ kennitala }) => kennitala);
  const { rows: members } = await owner.query<{ personId: number }>(
    `select pw.person_id as "personId" from person_work pw join work w using (work_id) join author a using (person_id)
     where pw.is_author and w.review = 'approved' and not w.is_provisional and a.ipi_name_number is not null
     group by pw.person_id having count(distinct w.work_id) >= 150 order by count(distinct w.work_id), pw.person_id limit 1`,
  );
  memberId = members[0]?.personId ?? 0;
  await owner.end();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** What a file says, read as its receiver would. */
async function read(fileId: number) {
  const { rows } = await pool.query<{ content: Buffer; file_name: string }>(
    'select content, file_name from cwr_sent_file_part join cwr_sent_file using (cwr_sent_file_id) where cwr_sent_file_id = $1 order by part',
    [fileId],
  );
  const content = rows.map((row) => row.content);
  const said: string[] = [];
  let [works, controlled] = [0, 0];
  for await (const event of readCwr(content, { fileName: rows[0]?.file_name ?? '' }))
    if (event.kind === 'transaction') {
      works += 1;
      const { writers, chains } = workOf(event.transaction);
      if ([...writers, ...chains.flatMap(({ publishers }) => publishers)].some((one) => one.isControlled))
        controlled += 1;
      said.push(...event.transaction.messages.map(({ rule }) => rule.key));
    } else if (event.kind === 'end') said.push(...event.result.messages.map(({ rule }) => rule.key));
  return { works, controlled, said, text: Buffer.concat(content).toString('latin1') };
}

const versions = ['2.1', '2.2'] as const;
/** X91, X94: our judge refuses nothing and has nothing to say, and no kennitala is in it. */
async function expectFaultless(
  file: { fileId: number; workCount: number; refusedCount: number } | undefined,
  { fewest, refused = 0 }: { fewest: number; refused?: number },
) {
  expect(file?.refusedCount).toBe(refused);
  expect(file?.workCount).toBeGreaterThanOrEqual(fewest);
  const { works, controlled, said, text } = await read(file?.fileId ?? 0);
  expect(said).toEqual([]);
  expect([works, controlled]).toEqual([file?.workCount, file?.workCount]);
  const tens = new Set([...text.matchAll(/(?=(\d{10}))/gu)].map(([, digits]) => digits));
  expect(kennitolur.filter((kennitala) => tens.has(kennitala))).toEqual([]);
}

describe('catalogues of the demo society', () => {
  it.each(versions)('X94 a publisher takes out 3,000 works in %s without a fault', async (version) => {
    const { files, refusedWorks } = await transaction(pool, (db) =>
      makeOwnFiles(db, { ownerId: publisherId, version, userId: 1 }),
    );
    expect(refusedWorks).toEqual([]);
    await expectFaultless(files[0], { fewest: 3000 });
  });
  it('X94 a member takes out 150 works without a fault', async () => {
    const { files, refusedWorks } = await transaction(pool, (db) =>
      makeOwnFiles(db, { ownerId: memberId, version: '2.2', userId: 1 }),
    );
    expect(refusedWorks).toEqual([]);
    await expectFaultless(files[0], { fewest: 150 });
  });
  it('X90, X91, X99 the society sends all its works to a hub without a fault, some hundred at a time', async () => {
    const file = await transaction(pool, (db) => makeFileFor(db, '319', 1));
    const { rows: kept } = await pool.query<{ rules: string }>(
      `select distinct broken_rules -> 0 ->> 'rule' as rules from cwr_receiver_work where broken_rules is not null`,
    );
    expect(kept).toEqual([{ rules: 'OWN' }]);
    const { rows: parts } = await pool.query<{ works: number }>(
      `select regexp_count(convert_from(content, 'LATIN1'), '(^|\n)NWR')::integer as works from cwr_sent_file_part where cwr_sent_file_id = $1`,
      [file?.fileId],
    );
    expect(Math.max(...parts.map(({ works }) => works))).toBeLessThanOrEqual(500);
    await expectFaultless(file, { fewest: 3000, refused: file?.refusedCount ?? 0 });
    expect(await transaction(pool, (db) => makeFileFor(db, '319', 1))).toBeUndefined();
  });
});
