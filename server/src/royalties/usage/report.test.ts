import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let editor: Someone;
let workId: number;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
  workId = await portal.work({
    by: await portal.someone({ name: 'Æsa Öndólfsdóttir' }),
    title: 'Vornótt í Vogum',
  });
});
afterAll(() => portal.close());

const cells = (...all: (string | number)[]) => all.join('\t');
const head = (profile: string, version = 'dsrf/30', day = '2026-03-31', ours = 'SOC_1') =>
  cells(
    'HEAD',
    version,
    profile,
    '1.2',
    'M1',
    '2026-04-02T00:00:00Z',
    1,
    1,
    '2026-03-01',
    day,
    'P1',
    'Streymið',
    'Áskrift',
    'P2',
    'Félagið',
    ours,
  );
const summary = (id: number, territory = 'IS', currency = 'EUR') =>
  cells(
    'SY02.02',
    id,
    '',
    '',
    'SubscriptionModel',
    'Stream',
    territory,
    'Áskrift',
    1000,
    10,
    currency,
    '500.00',
  );
const asset = (block: number, title: string, artist = 'Hljómsveitin Sog', writers = 'Æsa Öndólfsdóttir') =>
  cells('AS02.02', block, 'R1', 'D1', '', title, '', artist, '', 'PT3M10S', 'SoundRecording', '', writers);
const streams = (block: number, id: number, count: number, bearing = 'true') =>
  cells('SU02', block, id, `S${block}`, '', 'R1', bearing, count);
const foot = (lines: string[]) => cells('FOOT', lines.length + 1, '', 1, 1, 1);
const whole = (...lines: string[]) => `${[...lines, foot(lines)].join('\r\n')}\r\n`;

const send = (file: string | Buffer, more: Record<string, unknown> = {}) =>
  importUsage(portal, {
    as: editor,
    file,
    head: {
      TEGUND_NOTKUNARSKRAR: 'service',
      GJALDMIDILL: 'EUR',
      GENGI: 150,
      HEITI_SENDANDA: 'Streymið',
      ...more,
    },
  });
const linesOf = (number: number) =>
  portal.sql(
    `select i.title, i.work_id, plays, amount::text, country_id, used_on::text, s.name as station
     from usage_line l join usage_item i using (usage_item_id) left join station s using (station_id)
     where usage_import_id = $1 order by line_number`,
    [number],
  );
const problemsOf = async (number: number) =>
  (
    (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor })).body as Record<
      string,
      unknown
    >[]
  ).map((one) => one['linA_I_SKRA']);

describe('a report of a service', () => {
  it('R6 shares its pool over usages that bear royalties; each points at its own summary', async () => {
    const { body } = await send(
      whole(
        head('BasicAudioProfile', 'dsrf/ern/1/2'),
        summary(1),
        summary(2, 'SE'),
        asset(1, 'Vornótt í Vogum'),
        streams(1, 1, 1200),
        streams(1, 2, 30),
        asset(2, 'Fyrir ekkert'),
        streams(2, 1, 99, 'false'),
        asset(3, 'Aldrei spilað'),
        streams(3, 1, 0),
      ),
    );
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 2 });
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      {
        work_id: workId,
        plays: 1200,
        amount: null,
        country_id: 352,
        used_on: '2026-03-31',
        station: 'Streymið',
      },
      { work_id: workId, plays: 30 },
    ]);
  });
  it('R6 counts downloads less what was given back', async () => {
    const sold = (block: number, usages: number, returns: number | '') =>
      cells('SU01', block, 1, `S${block}`, '', 'R1', 'true', 'false', usages, returns, '1.99');
    const { body } = await send(
      whole(
        head('BasicAudioProfile', 'dsrf/ern/1/3'),
        summary(1),
        asset(1, 'Keypt og skilað'),
        sold(1, 12, 2),
        asset(2, 'Öllu skilað'),
        sold(2, 3, 3),
        asset(3, 'Keypt'),
        sold(3, 7, ''),
      ),
    );
    expect((await linesOf(body.notkunarinnlestuR_NR)).map(({ title, plays }) => [title, plays])).toEqual([
      ['Keypt og skilað', 10],
      ['Keypt', 7],
    ]);
  });
  it('R6 may have no usage that bears royalties', async () => {
    const { body } = await send(
      whole(head('BasicAudioProfile'), summary(1), asset(1, 'Ekkert'), streams(1, 1, 5, 'false')),
    );
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 0 });
  });
  it('R6 brings the amounts of those it is for; other controllers are not ours', async () => {
    const allocated = (controller: string, amount: string) =>
      cells('LI01.02', 1, 1, controller, '', '', '50', 'PerformingRight', '0', amount, '10');
    const { body } = await send(
      gzipSync(
        whole(
          head('UgcProfile', 'dsrf/30', '2026-03-31', 'SOC_1|SOC_2'),
          summary(1),
          cells('AS01.01', 1, 'R1', 'D1', '', 'Upptaka', '', 'Hljómsveitin Sog', '', 'PT1M', 'Video'),
          cells('MW01.01', 1, 'W1', '', 'Vornótt í Vogum', '', 'Æsa Öndólfsdóttir|Annar'),
          cells('RU01.01', 1, 1, 'a|b', '4|6', 'x'),
          cells('SU03.02', 1, 'S1', '', 'D1', '400.25', '2.0', '20260301', '20260315'),
          allocated('SOC_1', '1.23456789'),
          allocated('PUB_9', '77.00'),
          allocated('SOC_2', '2'),
        ),
      ),
    );
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 2 });
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      { work_id: workId, plays: 400, amount: '1.2345678900', used_on: '2026-03-15' },
      { work_id: workId, amount: '2.0000000000' },
    ]);
  });
  it('R6 un-escapes while it splits; strokes split lists alone, and cells may be missing or too many at the end', async () => {
    const { body } = await send(
      whole(
        head('BasicAudioProfile'),
        summary(1),
        asset(1, 'Einn \\| tveir | þrír\\\tfjórir\\\\', 'Sog \\| Röst|Gestur'),
        `${streams(1, 1, 7)}\t\t\t\t`,
      ),
    );
    const [line] = await portal.sql(
      `select i.title, f.performers from usage_line l join usage_item i using (usage_item_id) join usage_fingerprint f using (fingerprint_id)
       where usage_import_id = $1`,
      [body.notkunarinnlestuR_NR],
    );
    expect(line).toEqual({ title: 'Einn | tveir | þrír\tfjórir\\', performers: 'Sog | Röst; Gestur' });
  });
  it('R7 lists what is wrong with it, and is refused where it is none that can be read', async () => {
    const broken = await send(
      whole(
        head('BasicAudioProfile'),
        summary(1),
        asset(1, 'Lag'),
        streams(1, 9, 5),
        cells('XX99', 1),
        streams(1, 1, 5),
      ).replace(/^FOOT\t\d+/mu, 'FOOT\t99'),
    );
    expect(broken.body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'broken', fjoldI_LINA: 0 });
    expect(await problemsOf(broken.body.notkunarinnlestuR_NR)).toEqual([4, 5, 7]);
    for (const file of [
      whole(head('FinancialReportingProfile'), summary(1)),
      [head('UgcProfile'), summary(1), ''].join('\n'),
    ])
      expect((await send(file)).body.stadA_NOTKUNARINNLESTURS).toBe('refused');
  });
});
