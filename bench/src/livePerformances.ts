import { setTimeout } from 'node:timers/promises';
import type { Request } from 'autocannon';
import type pg from 'pg';
import type { Case } from './cases.ts';
import type { Society } from './society.ts';

/** Anyone who has one performance in twenty. */
const personId = 1001;
const lineCount = 60;
/** So many days are registered in turn: what is looked through for one like it are the performances of one day. */
const days = 800;

/** The list of the person with most of them, a performance with a long set list, and the registration of one. */
export async function performanceCases(society: Society, token: string): Promise<Case[]> {
  const headers = { authorization: `Bearer ${token}` };
  const longest = await longSetLists(society);
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  return [
    {
      name: 'live performances, first page of 5,000',
      portal: [get(`/api/persons/${personId}/livePerformances?limit=50&sort=-DAGSETNING_POTTS`)],
      bare: [{ path: `/performances?person=${personId}` }],
      aim: 0.9,
    },
    {
      name: `live performance, detail and ${lineCount} lines`,
      portal: longest.flatMap((id) => [
        get(`/api/pots/${id}`),
        get(`/api/pots/${id}/performances?limit=100`),
      ]),
      bare: longest.flatMap((id) => [{ path: `/performance?id=${id}` }, { path: `/setList?id=${id}` }]),
      aim: 0.9,
    },
    await registration(society, headers),
  ];
}

async function longSetLists({ owner }: Society): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `select live_performance_id as id from live_performance where person_id = $1 and work_count = $2 order by 1 limit 100`,
    [personId, lineCount],
  );
  return rows.map(({ id }) => id);
}

async function registration({ owner }: Society, headers: Record<string, string>): Promise<Case> {
  const { rows } = await owner.query<{ work_id: number }>(
    'select work_id from work where work_id >= 1000001 and light = 0 order by work_id limit $1',
    [lineCount],
  );
  const FLUTNINGAR = rows.map(({ work_id }) => ({ VERK_NR: work_id, LENGD: '3.30', FJOLDI_FL: 1 }));
  const bodies = Array.from({ length: days }, (_, i) =>
    JSON.stringify({
      FLYTJANDI: 'Mæling nr.',
      FLUTNINGSSTADUR_NR: 1,
      SALUR_NR: 1,
      DAGSETNING_POTTS: new Date(Date.now() - (i + 1) * 86_400_000).toISOString().slice(0, 10),
      TONLEIKAHALDARI: 'Mælingar ehf.',
      FLUTNINGAR,
    }),
  );
  let at = 0;
  const next = (request: Request): Request => {
    at += 1;
    // No two are alike, so that none is asked about (P4).
    return { ...request, body: bodies[at % days]?.replace('nr.', String(at)) ?? '' };
  };
  const json = { 'content-type': 'application/json' };
  const { rows: last } = await owner.query<{ id: number; record: string }>(
    `select (select max(live_performance_id) from live_performance) as id,
      (select coalesce(max(change_record_id), 0) from change_record) as record`,
  );
  return {
    name: `live performance, registration with ${lineCount} lines`,
    portal: [{ method: 'POST', path: '/api/pots', headers: { ...headers, ...json }, setupRequest: next }],
    bare: [{ method: 'POST', path: '/perform', headers: json, setupRequest: next }],
    aim: 0.7,
    after: () => removePerformances(owner, last[0]?.id ?? 0, last[0]?.record ?? '0'),
  };
}

/** Takes away what was measured, and what was recorded of it. */
async function removePerformances(
  owner: Society['owner'],
  lastId: number,
  lastRecord: string,
): Promise<void> {
  const client = await owner.connect();
  const tables = ['performance', 'foreign_performance', 'live_performance'];
  try {
    await client.query('set statement_timeout = 0');
    await untilQuiet(client);
    for (const table of tables) {
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(`delete from ${table} where live_performance_id > $1`, [lastId]);
      await client.query(`alter table ${table} enable trigger user`);
    }
    await client.query(`delete from change_record where change_record_id > $1 and table_name = any($2)`, [
      lastRecord,
      tables,
    ]);
    await client.query(`vacuum analyze ${tables.join(', ')}, work`);
  } finally {
    client.release();
  }
}

/** What still waited for its turn when the measurement ended is written a little later. */
async function untilQuiet(client: pg.PoolClient): Promise<void> {
  const last = async () =>
    (await client.query<{ id: number }>('select max(live_performance_id) as id from live_performance'))
      .rows[0]?.id;
  let before: number | undefined;
  for (let now = await last(); now !== before; now = await last()) {
    before = now;
    await setTimeout(1000);
  }
}
