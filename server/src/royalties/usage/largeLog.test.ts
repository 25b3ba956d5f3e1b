import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';
import { importUsage, proposedMapping } from '../../../test/usage.ts';
import { usagePartBytes } from '@omur/contract/royalties/usage';

const bytesPerLine = 8_192;
const linesPerPart = usagePartBytes / bytesPerLine;
/** One line in so many has a day that there is none of. */
const brokenEvery = 100;
const megabyte = 1_000_000;
/** Logs of each try of the test are others. */
let tries = 0;

let portal: Portal;
let editor: Someone;
let server: Awaited<ReturnType<typeof aServerProcess>>;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
  server = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
}, 60_000);
afterAll(async () => {
  await server.kill();
  await portal.close();
});

/** Announces a log of so many parts and lets the database write them, in Latin-1: what is measured is their reading. */
async function aLog(parts: number): Promise<number> {
  const announced = await portal.ask('POST /api/usageImports', {
    as: editor,
    body: {
      HEITI_SENDANDA: 'Útvarp Vogar',
      TEGUND_NOTKUNARSKRAR: 'log',
      HEITI_SKRAR: 'vogar.csv',
      STAERD: parts * usagePartBytes,
    },
  });
  const number: number = announced.body.notkunarinnlestuR_NR;
  await portal.sql(
    `insert into usage_part (usage_import_id, part_number, content, checksum)
     select $1, part, convert_to(string_agg(rpad(case when n = 1 then 'date;title;performer;seconds;note'
         when n % $4 = 0 then '31.13.2025;Lag;Sveit;60;' else '2025-03-01;Þræðir ' || n % 50 || ' ' || $2::integer || '-' || $6::integer || ';Sveitin;60;' end,
       $3 - 1, ' æð') || E'\\n', '' order by n), 'LATIN1'), 'x'
     from generate_series(1, $2::integer) part, lateral generate_series((part - 1) * $5 + 1, part * $5) n group by part`,
    [number, parts, bytesPerLine, brokenEvery, linesPerPart, tries],
  );
  return number;
}

const stateOf = async (number: number) =>
  (await portal.ask(`GET /api/usageImports/${number}`, { as: editor })).body;

/** Has the server read a log; answers what became of it, and the most memory that the server had meanwhile. */
async function read(number: number, without = false) {
  await portal.ask(`POST /api/usageImports/${number}/read`, {
    as: editor,
    body: { DALKAVORPUN: await proposedMapping(portal, editor, number), AN_GALLADRA_LINA: without },
  });
  let most = 0;
  let state = await stateOf(number);
  for (; state.i_LESTRI !== 0; state = await stateOf(number)) {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    most = Math.max(most, Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]));
    await sleep(50);
  }
  return { state, most };
}

it('R7, R91 a large log in another encoding, with broken lines, is read in the memory of a small one, and once', async () => {
  tries += 1;
  const parts = 20;
  const brokenIn = (ofParts: number) => Math.floor((ofParts * linesPerPart) / brokenEvery);
  const first = await aLog(2);
  const small = await read(first);
  expect(small.state).toMatchObject({
    stadA_NOTKUNARINNLESTURS: 'broken',
    stafatafla: 'windows-1252',
    fjoldI_GALLADRA_LINA: brokenIn(2),
    fjoldI_LINA: 0,
  });
  const large = await read(await aLog(parts), true);
  expect(large.state).toMatchObject({
    stadA_NOTKUNARINNLESTURS: 'taken',
    fjoldI_GALLADRA_LINA: brokenIn(parts),
    fjoldI_LINA: parts * linesPerPart - 1 - brokenIn(parts),
  });
  // Eighteen parts more are 75 MB as bytes, as much again as text, and again as lines.
  expect(large.most - small.most).toBeLessThan(130 * megabyte);
  const title = `Þræðir 1 ${parts}-${tries}`;
  expect(await portal.sql('select title from usage_item where title = $1', [title])).toHaveLength(1);

  expect((await read(first, true)).state).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken' });
  expect((await read(await aLog(2), true)).state).toMatchObject({
    stadA_NOTKUNARINNLESTURS: 'refused',
    samA_SKRA_OG_NR: first,
  });
}, 240_000);

it('R7, R91 of a log that begins as UTF-8 and goes on as Latin-1 only those lines are broken', async () => {
  const line = (title: string) => `2025-03-02;${title};Æsa Öndólfsdóttir\n`;
  const file = Buffer.concat([
    Buffer.from(`date;title;performer\n${line('Vornótt')}`),
    Buffer.from(line('Brimaldan á'), 'latin1'),
    Buffer.from(line('Lokalag')),
  ]);
  const { body } = await importUsage(portal, { as: editor, file });
  expect(body).toMatchObject({
    stadA_NOTKUNARINNLESTURS: 'broken',
    stafatafla: 'utf-8',
    fjoldI_GALLADRA_LINA: 1,
  });
  const problems = await portal.ask(`GET /api/usageImports/${body.notkunarinnlestuR_NR}/problems`, {
    as: editor,
  });
  expect(problems.body.map((one: Record<string, unknown>) => one['linA_I_SKRA'])).toEqual([3]);
});
