import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { allocated, cells, head, recording, summary, whole } from '../../../test/serviceReport.ts';
import { importUsage } from '../../../test/usage.ts';

// Reports as others have written them, and not as our own table of cells has them: docs/dsr-file.md says where they come from. What is not
// free to be copied has its records, their order, versions and empty cells here, with tracks of our own.

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const send = async (file: string, controllers?: string[], currency = 'EUR') => {
  const { body } = await importUsage(portal, {
    as: editor,
    file,
    ...(controllers && { controllers }),
    head: { TEGUND_NOTKUNARSKRAR: 'service', GJALDMIDILL: currency, GENGI: 150, HEITI_SENDANDA: 'Streymið' },
  });
  return body;
};
const linesOf = (number: number) =>
  portal.sql(
    `select i.title, f.performers, f.author_names, i.isrc, s.name as station, plays, seconds, used_on::text, amount::float
     from usage_line l join usage_item i using (usage_item_id) join usage_fingerprint f using (fingerprint_id) left join station s using (station_id)
     where usage_import_id = $1 order by line_number`,
    [number],
  );
const told = async (number: number) =>
  (
    (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor, language: 'en' })).body as {
      linA_I_SKRA: number;
      abending: string;
    }[]
  ).map((one) => [one.linA_I_SKRA, one.abending] as const);

/** As a spreadsheet saves them: each line has as many cells as the longest. */
const padded = (lines: readonly string[]) =>
  lines.map((line) => line + '\t'.repeat(22 - line.split('\t').length)).join('\n');

it('R243 reads Basic Audio 1.3 as its sample is written: padded lines, names of cells between them, no end of the last line', async () => {
  const heading =
    '#SU02.02\tBlockId\tSummaryRecordId\tSalesTransactionId\tTransactedRelease\tTransactedResource';
  const album = (block: number) =>
    cells('RE01.02', block, `R${block}`, `D${block}`, '', '', 'C', 'Sog', '', 'Safn', '', 'Album');
  const track = (block: number, id: string, isrc: string, title: string, writers: string, others: string) =>
    cells(
      'AS02.03',
      block,
      id,
      id,
      isrc,
      title,
      '',
      'Hljómsveitin Sog',
      '',
      'PT2M44S',
      'SoundRecording',
      '',
      writers,
      '',
      '',
      '',
      '',
      '',
      others,
    );
  const use = (block: number, id: string, count: number, type: string) =>
    cells('SU02.02', block, 'S1', `1${id}${type}`, '', id, 'TRUE', count, '', '', type);
  const body = await send(
    padded([
      cells(
        'HEAD',
        'dsrf/1.1/1.4.1/1.3',
        'BasicAudioProfile',
        '1.3',
        '1234567890',
        '2020-07-03T07:59:30Z',
        1,
        1,
        '2020-06-01',
        '2020-06-30',
        'P1',
        'Veitan',
        'Mánaðaráskrift',
        'P2',
        'Félagið',
      ),
      '#HEAD\tMessageVersion\tProfile',
      '#SY01.02\tSummaryRecordId\tDistributionChannel',
      cells(
        'SY01.02',
        'S1',
        'Veitan',
        'P1',
        'SubscriptionModel',
        '',
        'IS',
        'Áskrift',
        3160,
        346563,
        'EUR',
        '5000.00',
        '0.00',
        'EUR',
        '1.00',
      ),
      album(1),
      '#AS02.03\tBlockId\tResourceReference',
      track(1, 'B002-213', 'ISRQW2600001', 'Norðan', '', 'Æsa Öndólfsdóttir|Örn'),
      heading,
      use(1, 'B002-213', 120, 'OnDemandStream'),
      use(1, 'B002-213', 5, 'ProgrammedContentStream'),
      album(2),
      track(2, 'B003-1', 'ISRQW2600002', 'Sunnan', 'Æsa Öndólfsdóttir|Örn', ''),
      track(2, 'B003-2', 'ISRQW2600003', 'Austan', 'Örn', ''),
      use(2, 'B003-2', 88, 'OnDemandStream'),
      use(2, 'B003-1', 397, 'OnDemandStream'),
      '#FOOT\tNumberOfLinesInFile',
      cells('FOOT', 17, 17, 1, 2, 2),
    ]),
  );
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_GALLADRA_LINA: 0 });
  const of = {
    performers: 'Hljómsveitin Sog',
    station: 'Veitan',
    seconds: 164,
    used_on: '2020-06-30',
    amount: null,
  };
  expect(await linesOf(body.notkunarinnlestuR_NR)).toEqual([
    { ...of, title: 'Norðan', author_names: '', isrc: 'ISRQW2600001', plays: 120 },
    { ...of, title: 'Norðan', author_names: '', isrc: 'ISRQW2600001', plays: 5 },
    { ...of, title: 'Austan', author_names: 'Örn', isrc: 'ISRQW2600003', plays: 88 },
    { ...of, title: 'Sunnan', author_names: 'Æsa Öndólfsdóttir; Örn', isrc: 'ISRQW2600002', plays: 397 },
  ]);
});
it('R243 tells uses that name a summary which the file does not have, as a sample does', async () => {
  const body = await send(
    padded([
      cells(
        'HEAD',
        'dsrf/1.3/1.4.1/1.3',
        'BasicAudioProfile',
        '1.3',
        'OMF_1',
        '2015-11-23T18:29:57Z',
        1,
        1,
        '2015-08-01',
        '2015-08-31',
        'P1',
        'Veitan',
        'Auglýsingar',
        'P1',
        'Félagið',
      ),
      cells(
        'SY02.03',
        1,
        'Veitan',
        'P1',
        'SubscriptionModel',
        'Stream',
        'IS',
        'Auglýsingar',
        100,
        '',
        'EUR',
        10,
        'Félagið',
        'P1',
        0,
        0,
        0,
        '',
        'Music',
        'GBP',
        '0.87',
      ),
      cells('RE01.02', 1, 'RL1', 'D1', 'N::G1', '', 'C', 'Sog', '', 'Lag', '', 'Album'),
      cells('AS02.03', 1, 'RES1', 'D2', 'ISRQW2600001', 'Lag', '', 'Sog', '', 'PT199S', 'SoundRecording'),
      cells('SU02.02', 1, 'SY1', 1, 'RL1', '', 'TRUE', 1, 0),
      // As it has to be: the release names the one recording of the block.
      cells('SU02.02', 1, '1', 2, 'RL1', '', 'TRUE', 4, 0),
      cells('FOOT', 7, 7, 1, 1, 94),
    ]),
  );
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'broken', fjoldI_GALLADRA_LINA: 1 });
  expect(await told(body.notkunarinnlestuR_NR)).toEqual([[5, expect.stringContaining('SY1')]]);
});
it('R243 reads UGC 1.0 as its second sample is written: a profile with a space, records without versions, a use without amounts', async () => {
  const sample = readFileSync(new URL('../../../../docs/dsr-file.tsv', import.meta.url), 'utf8');
  const other = sample
    .replace('\tUGCProfile\t', '\tUGC Profile\t')
    .replaceAll(/^(#?(?:SY02|MW01|SU03|LI01))\.01\t/gmu, '$1\t')
    .replace(/^LI01\t1\t.*\n/mu, '');
  const all = ['PUB_3', 'PUB_2', 'PUB_1', 'SOC_1', 'Residual'];
  const body = await send(other.replace('FOOT\t35', 'FOOT\t34'), all, 'USD');
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_GALLADRA_LINA: 0, fjoldI_LINA: 5 });
  const lines = await linesOf(body.notkunarinnlestuR_NR);
  expect(lines.map(({ title, plays, amount, used_on }) => [title, plays, amount, used_on])).toEqual([
    ['ALL I WANT IS YOU', 2045, 0, '2015-12-31'],
    ['This Bitter Earth', 18, 30.32, '2015-10-02'],
    ['This Bitter Earth', 4, 20.98, '2015-10-03'],
    ['This Bitter Earth', 258, 10.86, '2015-12-03'],
    ['This Bitter Earth', 75, 11.49, '2015-12-30'],
  ]);
});
it('R243 reads the number of the summary where SU03.03 has it, before that of the sale', async () => {
  const body = await send(
    whole(
      head('UgcProfile'),
      summary(1),
      summary(2, 'DK'),
      recording(1, 'Lag'),
      cells('SU03.03', 1, 2, 1, 'D1', 40, '0'),
      allocated(1, '2.5', { summary: '' }),
    ),
    ['SOC_1'],
  );
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 1 });
  const [line] = await portal.sql('select country_id from usage_line where usage_import_id = $1', [
    body.notkunarinnlestuR_NR,
  ]);
  expect(line?.country_id).toBe(208);
});
