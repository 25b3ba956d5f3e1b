import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killWhileWaiting } from '../../../test/killed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';
import { importUsage, proposedMapping, readUsage, sendUsage } from '../../../test/usage.ts';
import { aWorkbook } from '../../../test/workbook.ts';

let portal: Portal;
let editor: Someone;
let workId: number;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
  const author = await portal.someone({ name: 'Æsa Öndólfsdóttir' });
  workId = await portal.work({ by: author, title: 'Vornótt í Vogum' });
});
afterAll(() => portal.close());

const linesOf = (number: number) =>
  portal.sql(
    `select used_on::text, used_at::text, s.name as station, i.title, i.work_id, seconds, plays, amount::text, part_number
     from usage_line l join usage_item i using (usage_item_id) left join station s using (station_id)
     where usage_import_id = $1 order by line_number, part_number`,
    [number],
  );
const problemsOf = async (number: number) =>
  (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor })).body;
const send = (file: string | Buffer, head: Record<string, unknown> = {}) =>
  importUsage(portal, { as: editor, file, head });

describe('a file of usage', () => {
  it('R6 is read by the columns that its headings propose, in Icelandic or English', async () => {
    const { body } = await send(
      'Dagsetning;Kl.;Stöð;Titill;Flytjandi;Lengd\n31.5.2026;14:05;Rás 1;Vornótt í Vogum;Æsa Öndólfsdóttir;3:10\n',
    );
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 1, fjoldI_LINA_I_BID: 0 });
    expect(await linesOf(body.notkunarinnlestuR_NR)).toEqual([
      {
        used_on: '2026-05-31',
        used_at: '14:05:00',
        station: 'Rás 1',
        title: 'Vornótt í Vogum',
        work_id: workId,
        seconds: 190,
        plays: 1,
        amount: null,
        part_number: 0,
      },
    ]);
  });
  it('R6 is read as its sender’s last file was, whatever the headings say', async () => {
    const file = (day: string) => `A,B,C\n${day},Vornótt í Vogum,Æsa Öndólfsdóttir\n`;
    const head = { HEITI_SENDANDA: 'Dularfulla stöðin' };
    const first = await sendUsage(portal, { as: editor, file: file('2026-05-01'), head });
    expect(await proposedMapping(portal, editor, first)).toEqual([]);
    const mapping = ['usedOn', 'title', 'performers'].map((ours, at) => ({
      DALKUR_NR: at + 1,
      SVID_NOTKUNAR: ours,
    }));
    const asked = { DALKAVORPUN: mapping, AN_GALLADRA_LINA: 0 };
    expect(
      (await portal.ask(`POST /api/usageImports/${first}/read`, { as: editor, body: asked })).status,
    ).toBe(200);
    const second = await sendUsage(portal, { as: editor, file: file('2026-05-02'), head });
    expect(await proposedMapping(portal, editor, second)).toEqual(mapping);
  });
  it.each([
    ['utf-8', 'utf8'],
    ['utf-8', 'marked'],
    ['windows-1252', 'latin1'],
    ['utf-16le', 'utf16le'],
  ])('R6 is told to be %s, written as %s', async (told, how) => {
    const text = `date;title;performer\n2026-05-03;Vornótt í Vogum ${how};Æsa Öndólfsdóttir\n`;
    const bytes =
      how === 'utf8'
        ? Buffer.from(text)
        : how === 'marked'
          ? Buffer.from(`\uFEFF${text}`)
          : how === 'latin1'
            ? Buffer.from(text, 'latin1')
            : Buffer.from(`\uFEFF${text}`, 'utf16le');
    const { body } = await send(bytes);
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', stafatafla: told });
    expect((await linesOf(body.notkunarinnlestuR_NR))[0]?.title).toBe(`Vornótt í Vogum ${how}`);
  });
  it('R6 may be a workbook', async () => {
    const bytes = await aWorkbook([
      ['Date', 'Start time', 'Title', 'Artist', 'Duration'],
      [new Date(Date.UTC(2026, 4, 4)), '10:00', 'Vornótt í Vogum', 'Æsa Öndólfsdóttir', 200],
      [new Date(Date.UTC(2026, 4, 5)), '', '<&> "Óþekkt"', 'Enginn', 61],
    ]);
    const { body } = await send(bytes, { HEITI_SKRAR: 'vogar.xlsx' });
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', stafatafla: 'xlsx', fjoldI_LINA: 2 });
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      { used_on: '2026-05-04', used_at: '10:00:00', work_id: workId, seconds: 200 },
      { used_on: '2026-05-05', title: '<&> "Óþekkt"', seconds: 61 },
    ]);
  });
  it('R6 counts each line of a programme’s cue sheet', async () => {
    await portal.sql(
      `with sheet as (insert into cue_sheet (title) values ('Vitavörðurinn') returning cue_sheet_id)
       insert into cue_sheet_line (cue_sheet_id, line_number, work_id, title, duration_seconds)
       select cue_sheet_id, n, case when n = 4 then $1::integer end, 'Stef ' || n, 10 * n from sheet, unnest(array[4, 9]) n`,
      [workId],
    );
    const { body } = await send(
      'date;programme;title;performer\n2026-05-06;VITAVÖRÐURINN;;\n2026-05-06;Vitavörðurinn;Vornótt í Vogum;Æsa Öndólfsdóttir\n2026-05-06;Óþekktur þáttur;;\n',
    );
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      { title: 'Stef 4', work_id: workId, seconds: 40, part_number: 1 },
      { title: 'Stef 9', work_id: null, seconds: 90, part_number: 2 },
      { title: 'Vornótt í Vogum', work_id: workId },
      { title: 'Óþekktur þáttur', work_id: null },
    ]);
  });
  it('R8 pays no work on a cue sheet that staff have not approved', async () => {
    const other = await portal.someone();
    const unseen = await portal.work({ by: other, title: 'Óskoðað stef', isApproved: false });
    await portal.sql(
      `with sheet as (insert into cue_sheet (title) values ('Kvöldfréttir') returning cue_sheet_id)
       insert into cue_sheet_line (cue_sheet_id, line_number, work_id, title, duration_seconds)
       select cue_sheet_id, 1, $1::integer, 'Stef', 20 from sheet`,
      [unseen],
    );
    const { body } = await send('date;programme\n2026-05-06;Kvöldfréttir\n');
    const lines = () => linesOf(body.notkunarinnlestuR_NR);
    expect(await lines()).toMatchObject([{ title: 'Stef', work_id: null }]);
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [unseen]);
    await portal.sql('select match_waiting_usage()');
    expect(await lines()).toMatchObject([{ title: 'Stef', work_id: unseen }]);
  });
  it('R7 knows a file again when it is packed', async () => {
    const log = 'date;title;performer\n2026-05-07;Vornótt í Vogum;Æsa Öndólfsdóttir\n';
    const first = await send(log);
    expect(first.body.stadA_NOTKUNARINNLESTURS).toBe('taken');
    expect((await send(gzipSync(log))).body).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'refused',
      samA_SKRA_OG_NR: first.body.notkunarinnlestuR_NR,
    });
  });
  it('R7 knows a workbook by all of its bytes', async () => {
    const bytes = await aWorkbook([
      ['Date', 'Title', 'Artist'],
      ...Array.from({ length: 1500 }, (_, n) => [
        '2026-05-08',
        `Lag ${createHash('sha1').update(`${n}`).digest('hex')}`,
        'Enginn',
      ]),
    ]);
    expect(bytes.length).toBeGreaterThan(49_152);
    const { body } = await send(bytes, { HEITI_SKRAR: 'vogar.xlsx' });
    const [kept] = await portal.sql<{ checksum: Buffer }>(
      'select checksum from usage_import where usage_import_id = $1',
      [body.notkunarinnlestuR_NR],
    );
    expect(kept?.checksum.toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
  it('R6 keeps the amounts of a statement exactly, in their currency', async () => {
    const { body } = await send(
      'date;title;writers;amount\n2026-03-31;Vornótt í Vogum;Æsa Öndólfsdóttir;1.234,5678\n',
      {
        TEGUND_NOTKUNARSKRAR: 'statement',
        HEITI_SENDANDA: 'Félag í útlöndum',
        GJALDMIDILL: 'EUR',
        GENGI: 150.5,
      },
    );
    expect(
      await portal.sql(
        'select amount::text, currency, exchange_rate::text from matched_usage where usage_import_id = $1',
        [body.notkunarinnlestuR_NR],
      ),
    ).toEqual([{ amount: '1234.5678000000', currency: 'EUR', exchange_rate: '150.500000' }]);
    expect(
      (await send('date;title\n2026-03-31;Lag\n', { TEGUND_NOTKUNARSKRAR: 'statement' })).body.Errors[0].Code,
    ).toBe('usage.amountMissing');
  });
  it('R7 lists lines that cannot be read, and waits until it is taken without them', async () => {
    const file =
      'date;time;title;amount;duration\n2026-05-07;10:00;Eitt;;3:00\n31.13.2026;;Tvö;;\n2026-05-07;25:00;Þrjú;;\n' +
      '2026-05-07;;Fjögur;1.234;\n2026-05-07;;;;\n2026-05-07;;Sex;;x\n2199-01-01;;Sjö;;\n2026-05-07;;"Átta;;\n';
    const number = await sendUsage(portal, { as: editor, file });
    const { body } = await readUsage(portal, { as: editor, number });
    expect(body).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'broken',
      fjoldI_GALLADRA_LINA: 7,
      fjoldI_LINA: 0,
    });
    expect(
      (await problemsOf(number)).map((one: Record<string, unknown>) => [one['linA_I_SKRA'], one['dalkur']]),
    ).toEqual([
      [3, 'date'],
      [4, 'time'],
      [5, 'amount'],
      [6, null],
      [7, 'duration'],
      [8, 'date'],
      [9, null],
    ]);
    expect(await linesOf(number)).toEqual([]);
    const taken = await readUsage(portal, { as: editor, number, without: true });
    expect(taken.body).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'taken',
      fjoldI_GALLADRA_LINA: 7,
      fjoldI_LINA: 1,
    });
  });
  it('R7 is taken once: the second is refused with the number of the first, until that is taken back', async () => {
    const file = 'date;title;performer\n2026-05-08;Tvisvar;Sog\n';
    const first = (await send(file)).body;
    const second = (await send(file)).body;
    expect(second).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'refused',
      samA_SKRA_OG_NR: first.notkunarinnlestuR_NR,
    });
    const cancelled = await portal.ask(`POST /api/usageImports/${first.notkunarinnlestuR_NR}/cancel`, {
      as: editor,
    });
    expect(cancelled.body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'cancelled', fjoldI_LINA: 0 });
    expect(await linesOf(first.notkunarinnlestuR_NR)).toEqual([]);
    expect((await portal.ask('GET /api/usageGroups?q=Tvisvar', { as: editor })).status).toBe(404);
    expect((await send(file)).body.stadA_NOTKUNARINNLESTURS).toBe('taken');
    await expect(
      portal.sql(`insert into usage_import (usage_sender_id, kind, state, file_name, file_bytes, checksum, announced_by)
        select usage_sender_id, kind, state, file_name, file_bytes, checksum, announced_by from usage_import
        where state = 'taken' limit 1`),
    ).rejects.toThrow('usage_import_file_once');
  });
  it('R7, R57 is taken once though two have it read at once', async () => {
    const file = `date;title;performer\n${'2026-05-09;Í einu;Sog\n'.repeat(500)}`;
    const numbers = [
      await sendUsage(portal, { as: editor, file }),
      await sendUsage(portal, { as: await portal.someone({ role: 'editor' }), file }),
    ];
    const states = (
      await Promise.all(numbers.map((number) => readUsage(portal, { as: editor, number })))
    ).map(({ body }) => [body.stadA_NOTKUNARINNLESTURS, body.samA_SKRA_OG_NR]);
    const taken = numbers[states.findIndex(([state]) => state === 'taken')];
    expect(states).toContainEqual(['refused', taken]);
    expect(
      await portal.sql(`select from usage_line where usage_import_id = any ($1)`, [numbers]),
    ).toHaveLength(500);
  });
  it('R7 that is neither text nor a workbook is refused', async () => {
    const number = await sendUsage(portal, { as: editor, file: Buffer.from([1, 0, 2, 0, 3, 10, 0, 5]) });
    expect((await portal.ask(`GET /api/usageImports/${number}/preview`, { as: editor })).body.Code).toBe(
      'usage.file.notText',
    );
    const zip = await sendUsage(portal, {
      as: editor,
      file: Buffer.from('PK\u0003\u0004 no workbook at all'),
    });
    expect((await portal.ask(`GET /api/usageImports/${zip}/preview`, { as: editor })).body.Code).toBe(
      'usage.file.workbook',
    );
  });
});

it('R7, R92 a server that is killed in the middle of an import leaves nothing, and the next one does it all', async () => {
  const lines = 6000;
  // The jobs of the files above would come first.
  await portal.sql('delete from graphile_worker._private_jobs');
  const rows = Array.from(
    { length: lines },
    (_, i) => `2026-04-${String((i % 30) + 1).padStart(2, '0')};Lag ${i % 5000};Sveit ${i % 50}`,
  );
  const number = await sendUsage(portal, { as: editor, file: `date;title;performer\n${rows.join('\n')}\n` });
  await portal.ask(`POST /api/usageImports/${number}/read`, {
    as: editor,
    body: { DALKAVORPUN: await proposedMapping(portal, editor, number), AN_GALLADRA_LINA: 0 },
  });
  const state = async () => (await portal.ask(`GET /api/usageImports/${number}`, { as: editor })).body;
  // The lines are the last that is written.
  await killWhileWaiting(portal, 'usage_line');
  expect(await state()).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'arriving' });
  expect(await portal.sql('select from usage_line where usage_import_id = $1', [number])).toEqual([]);
  const second = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  await expect
    .poll(async () => (await state()).stadA_NOTKUNARINNLESTURS, { timeout: 60_000, interval: 250 })
    .toBe('taken');
  expect(await state()).toMatchObject({ fjoldI_LINA: lines, fjoldI_LINA_I_BID: lines });
  // R92: byte by byte what the file has.
  const taken = await portal.sql(
    `select concat_ws(';', used_on, i.title, f.performers) as row from usage_line l join usage_item i using (usage_item_id)
     join usage_fingerprint f using (fingerprint_id) where usage_import_id = $1 order by line_number`,
    [number],
  );
  expect(taken.map(({ row }) => row)).toEqual(rows);
  expect(await portal.sql('select from usage_staged')).toEqual([]);
  await second.stop();
}, 120_000);
