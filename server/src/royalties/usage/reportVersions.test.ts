import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { cells, cue, headOf, used, video, whole } from '../../../test/serviceReport.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const send = async (file: string, profile: string) => {
  const { body } = await importUsage(portal, {
    as: editor,
    file,
    ...(/^ugc/iu.test(profile) && { controllers: ['SOC_1'] }),
    head: { TEGUND_NOTKUNARSKRAR: 'service', GJALDMIDILL: 'EUR', GENGI: 150, HEITI_SENDANDA: 'Streymið' },
  });
  return body;
};
const linesOf = (number: number) =>
  portal.sql(
    `select i.title, plays, amount::float from usage_line l join usage_item i using (usage_item_id)
     where usage_import_id = $1 order by line_number, part_number`,
    [number],
  );

// As each version has its records: which of them come, by their own versions, and how many cells they have.
const summary = (record: string, last: readonly (string | number)[] = []) =>
  cells(
    record,
    1,
    '',
    '',
    'SubscriptionModel',
    'Stream',
    'IS',
    'Áskrift',
    1000,
    10,
    'EUR',
    '500.00',
    ...last,
  );
const short = (record: string, title: string) =>
  cells(record, 1, 'R1', 'D1', 'ISRQW2600001', title, '', 'Sog', '', 'PT3M10S', 'SoundRecording');
const long = (record: string, title: string) =>
  cells(
    ...short(record, title).split('\t'),
    'T-034.524.680-1',
    'Æsa|Örn',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
  );
const written = (title: string) => cells('MW01.01', 1, 'W1', '', title, '', 'Æsa Öndólfsdóttir');
const streamed = (record: string, release: string, last: readonly (string | number)[] = []) =>
  cells(record, 1, 1, 'S1', release, 'R1', 'true', 40, ...last);
const sold = cells('SU01', 1, 1, 'S2', 'A1', 'R1', 'true', 'false', 3, 1, '1.99', 'EUR', '');
const allocated = (record: string, last: readonly (string | number)[] = []) =>
  cells(record, 1, 1, 'SOC_1', '', '', '50', 'PerformingRight', '0', '2.5', ...last);
const shown = (record: string, last: readonly (string | number)[] = []) =>
  cells(record, 1, 'S1', 1, 'D1', 12, '2.0', '20260301', '20260331', ...last);

const audio = { title: 'Lag', plays: 40, amount: null };
const ugc = { title: 'Lag', plays: 12, amount: 2.5 };
const film = { title: 'Stef', plays: 7, amount: null };
const fixtures: [string, string, string[], object[]][] = [
  [
    'BasicAudioProfile',
    '1.1',
    [summary('SY01'), short('AS01', 'Lag'), written('Lag'), streamed('SU02', 'A1'), sold],
    [audio, { ...audio, plays: 2 }],
  ],
  [
    'BasicAudioProfile',
    '1.2',
    [
      cells('SY01.01', 9, '', '', 'PayAsYouGo', 'Download', 'IS', '', 3, 1, 'EUR', '5.00'),
      summary('SY02.02', Array(10).fill('')),
      cells('RE01', 1, 'A1', 'Plata', '', 'Sog'),
      long('AS02.02', 'Lag'),
      cells('RE02', 1, 'A1', 'R1'),
      streamed('SU02', 'A1', ['', '', '']),
    ],
    [audio],
  ],
  // A usage may name a recording without a release.
  [
    'BasicAudioProfile',
    '1.3',
    [
      summary('SY02.03', Array(11).fill('')),
      long('AS02.03', 'Lag'),
      streamed('SU02.01', '', ['', '', '', '']),
    ],
    [audio],
  ],
  [
    'UGCProfile',
    '1.0',
    [
      summary('SY02.01', ['SOC_1']),
      short('AS01', 'Lag'),
      written('Lag'),
      cells('RU01', 1, 1, 'a', '4'),
      shown('SU03.01'),
      allocated('LI01.01'),
    ],
    [ugc],
  ],
  [
    'UgcProfile',
    '1.1.1',
    [
      summary('SY02.01', ['SOC_1']),
      short('AS01', 'Lag'),
      written('Lag'),
      cells('RU02', 1, 1, 'a', '4', 'x'),
      shown('SU03.01'),
      allocated('LI01.01'),
    ],
    [ugc],
  ],
  [
    'UgcProfile',
    '1.2',
    [
      summary('SY02.02', Array(10).fill('')),
      cells(
        'SY09',
        1,
        'SubscriptionModel',
        'Stream',
        'IS',
        '',
        '',
        'SOC_1',
        '',
        '',
        10,
        20,
        '5',
        '',
        '',
        'EUR',
      ),
      long('AS02.02', 'Lag'),
      written('Lag'),
      cells('RU01.01', 1, 1, 'a|b', '4|6', 'x'),
      shown('SU03.02', ['', '']),
      allocated('LI01.02', ['10']),
    ],
    [ugc],
  ],
  ...(['1.0', '1.1', '1.2'] as const).map((version): [string, string, string[], object[]] => [
    'AudioVisualProfile',
    version,
    [
      summary(version === '1.0' ? 'SY06' : 'SY06.01'),
      cells('RE03.01', 1, 'RL1'),
      video(1, 'V1', 'Heimildarmynd'),
      cue(1, 'V1', 'Stef'),
      used(1, 'V1', [8, 1]),
    ],
    [film],
  ]),
];

describe('a version of a profile', () => {
  it.each(fixtures)(
    'R185 %s %s is read with the records that it has',
    async (profile, version, records, lines) => {
      const file = whole(
        headOf(profile, { profileVersion: version, report: `${profile}${version}` }),
        ...records,
      );
      const body = await send(file, profile);
      expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_GALLADRA_LINA: 0 });
      expect(await linesOf(body.notkunarinnlestuR_NR)).toEqual(lines);
    },
  );
  it.each([
    ['BasicAudioProfile', '1.0'],
    ['BasicAudioProfile', '1.4'],
    ['BasicAudioProfile', '2.0'],
    ['UgcProfile', '1.3'],
    ['AudioVisualProfile', '1.3'],
    ['AudioVisualProfile', ''],
  ])('R185 %s “%s” is refused by name', async (profile, profileVersion) => {
    const { stadA_NOTKUNARINNLESTURS: state, notkunarinnlestuR_NR: number } = await send(
      whole(headOf(profile, { profileVersion }), summary('SY02.02')),
      'refused',
    );
    expect(state).toBe('refused');
    for (const language of ['is', 'en'] as const) {
      const { text } = await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor, language });
      expect(text).toContain(`${profile} ${profileVersion || '–'}`);
      expect(text).toContain(
        language === 'is' ? 'ekki útgáfa sem hægt er að lesa' : 'no version that can be read',
      );
    }
  });
});
