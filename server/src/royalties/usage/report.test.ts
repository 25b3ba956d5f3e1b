import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  asset,
  cells,
  cue,
  head,
  streams,
  summary,
  used,
  video,
  whole,
} from '../../../test/serviceReport.ts';
import { importUsage, sendUsage } from '../../../test/usage.ts';

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

const send = (file: string | Buffer, more: Record<string, unknown> = {}, controllers?: string[]) =>
  importUsage(portal, {
    as: editor,
    file,
    ...(controllers && { controllers }),
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
      {},
      ['SOC_1', 'SOC_2'],
    );
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 1 });
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      { work_id: workId, plays: 400, amount: '3.2345678900', used_on: '2026-03-15' },
    ]);
  });
  it('R6 of a report for several takes the amounts of those that staff name, which is kept for the sender', async () => {
    const allocated = (block: number, controller: string, amount: string) =>
      cells('LI01.01', block, 1, controller, '', '', '1.0', 'PerformingRight', '0', amount);
    const file = (title: string) =>
      whole(
        head('UGCProfile', 'dsrf/30', '2026-03', 'PUB_1|SOC_1|Residual'),
        cells(
          'SY02.01',
          1,
          '',
          '',
          'AdvertisementSupportedModel',
          'Stream',
          'IS',
          'x',
          9,
          '',
          'EUR',
          '9',
          'SOC_1',
        ),
        cells('AS01', 1, 'R1', 'D1', '', title, '', 'Sog', '', 'PT1M', 'SoundRecording'),
        cells('MW01.01', 1, 'W1', '', title, '', 'Einhver'),
        cells('SU03.01', 1, 'U1', 1, 'D1', '', '2.0', '20260301', '20260430'),
        allocated(1, 'PUB_1', '70.5'),
        allocated(1, 'SOC_1', '20.98'),
        allocated(1, 'Residual', '0.0'),
      );
    const refused = await send(file('Eitt'));
    expect(refused.body.Errors[0].Code).toBe('usage.controllersMissing');
    expect((await send(file('Tvö'), {}, ['SOC_1', 'SOC_7'])).status).toBe(422);
    const { body } = await send(file('Þrjú'), {}, ['SOC_1']);
    // The report ends in March, whatever its rights do.
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      { amount: '20.9800000000', plays: 1, used_on: '2026-03-31' },
    ]);
    const next = await sendUsage(portal, {
      as: editor,
      file: file('Fjögur'),
      head: { HEITI_SENDANDA: 'Streymið' },
    });
    const preview = await portal.ask(`GET /api/usageImports/${next}/preview`, { as: editor });
    expect(preview.body.retthafaR_I_SKYRSLU).toEqual([
      { retthafI_I_SKYRSLU: 'PUB_1', eR_OKKAR: 0 },
      { retthafI_I_SKYRSLU: 'SOC_1', eR_OKKAR: 1 },
      { retthafI_I_SKYRSLU: 'Residual', eR_OKKAR: 0 },
    ]);
  });
  it('R6 counts each cue of a video, and where a report tells none each line of our cue sheet of it', async () => {
    await portal.sql(
      `with sheet as (insert into cue_sheet (title, episode) values ('Vogar', '3') returning cue_sheet_id)
       insert into cue_sheet_line (cue_sheet_id, line_number, work_id, title, duration_seconds)
       select cue_sheet_id, 1, $1::integer, 'Stef', 20 from sheet`,
      [workId],
    );
    const { body } = await send(
      gzipSync(
        whole(
          head('AudioVisualProfile', 'dsrf/1.1/6/3', '2026-02'),
          cells('SY06.01', 1, '', '', 'SubscriptionModel', 'ConditionalDownload', 'IS', 'x', 9, 9, 'EUR'),
          cells('RE03.01', 1, 'RL1'),
          video(1, 'V1', 'Heimildarmynd'),
          cue(1, 'V1', 'Vornótt í Vogum'),
          cue(1, 'V1', 'Annað lag'),
          used(1, 'V1', [40, 2]),
          used(1, 'V1', [9], 'false'),
          video(2, 'V2', 'Vogar', 3),
          used(2, 'V2', [7]),
          video(3, 'V3', 'Enginn veit'),
          cells('SU03.02', 3, 'S3', 1, 'D', 12, '0'),
          video(4, 'V4', 'Með fé'),
          cells('SU03.02', 4, 'S4', 1, 'D', 5, '0'),
          cells('LI01.01', 4, 1, 'SOC_1', '', '', '1.0', 'PerformingRight', '0', '3.5'),
        ),
      ),
      {},
      ['SOC_1'],
    );
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken' });
    expect(
      await portal.sql(
        `select part_number as part, i.title, i.work_id = $2 as ours, plays, seconds, amount::float, used_on::text as day
         from usage_line l join usage_item i using (usage_item_id) where usage_import_id = $1 order by line_number, part_number`,
        [body.notkunarinnlestuR_NR, workId],
      ),
    ).toMatchObject([
      { part: 1, title: 'Vornótt í Vogum', ours: true, plays: 38, seconds: 125, day: '2026-02-28' },
      { part: 2, title: 'Annað lag', plays: 38 },
      { part: 1, title: 'Stef', ours: true, plays: 7, seconds: 20 },
      { part: 0, title: 'Enginn veit', plays: 12, amount: null },
      { part: 0, title: 'Með fé', plays: 5, amount: 3.5 },
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
  it('R6 of several files is an import a file: each has the summaries, and counts itself', async () => {
    const part = (number: 1 | 2, title: string) =>
      whole(
        head('BasicAudioProfile', 'dsrf/ern/1/3').replace('\t1\t1\t', `\t${number}\t2\t`),
        summary(1),
        asset(number, title),
        streams(number, 1, 10),
        // Only the last says how many there are in all.
      ).replace(/^(FOOT\t\d+).*$/mu, number === 1 ? '$1\t\t1\t1\t' : '$1\t10\t1\t1\t2');
    for (const file of [part(1, 'Vornótt í Vogum'), part(2, 'Vornótt í Vogum')])
      expect((await send(file)).body).toMatchObject({
        stadA_NOTKUNARINNLESTURS: 'taken',
        fjoldI_LINA: 1,
        fjoldI_LINA_I_BID: 0,
      });
  });
  it('R6 reads the sample of the flat file, of whose five controllers one is ours', async () => {
    const sample = readFileSync(new URL('../../../../docs/dsr-file.tsv', import.meta.url));
    const { body } = await send(sample, { GJALDMIDILL: 'USD' }, ['SOC_1']);
    const of = { title: 'This Bitter Earth', country_id: 352 };
    expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
      { ...of, plays: 4, amount: '20.9800000000', used_on: '2015-10-03' },
      { ...of, plays: 258, amount: '10.8600000000', used_on: '2015-12-03' },
    ]);
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
      whole(head('BasicAudioProfileSRB'), summary(1)),
      [head('UgcProfile'), summary(1), ''].join('\n'),
    ])
      expect((await send(file, {}, ['SOC_1'])).body.stadA_NOTKUNARINNLESTURS).toBe('refused');
  });
});
