// Records of services' reports (DSR), cell by cell.

export const cells = (...all: (string | number)[]) => all.join('\t');
export const head = (profile: string, version = 'dsrf/30', day = '2026-03-31', ours = 'SOC_1') =>
  headOf(profile, { version, day, ours });
/** A head of one of several files: the n-th of m of the report with this number. */
export const headOf = (
  profile: string,
  {
    version = 'dsrf/30',
    day = '2026-03-31',
    ours = 'SOC_1',
    profileVersion = '1.2',
    report = 'M1',
    part = 1 as number | string,
    parts = 1 as number | string,
  },
) =>
  cells(
    'HEAD',
    version,
    profile,
    profileVersion,
    report,
    '2026-04-02T00:00:00Z',
    part,
    parts,
    '2026-03-01',
    day,
    'P1',
    'Streymið',
    'Áskrift',
    'P2',
    'Félagið',
    ours,
  );
export const summary = (id: number, territory = 'IS', currency = 'EUR') =>
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
export const asset = (
  block: number,
  title: string,
  artist = 'Hljómsveitin Sog',
  writers = 'Æsa Öndólfsdóttir',
) => cells('AS02.02', block, 'R1', 'D1', '', title, '', artist, '', 'PT3M10S', 'SoundRecording', '', writers);
export const streams = (block: number, id: number, count: number, bearing = 'true') =>
  cells('SU02', block, id, `S${block}`, '', 'R1', bearing, count);
export const foot = (lines: string[]) => cells('FOOT', lines.length + 1, '', 1, 1, 1);
export const whole = (...lines: string[]) => `${[...lines, foot(lines)].join('\r\n')}\r\n`;

export const video = (block: number, resource: string, title: string, episode: number | '' = '') =>
  cells('AS03.01', block, resource, 'D', '', '', '', 'TvProgram', title, '', '', '', episode, '', 'PT44M');
export const cue = (block: number, resource: string, title: string, isrc = '') =>
  cells(
    'CU01',
    block,
    resource,
    'PT1M',
    'PT2M5S',
    isrc,
    '',
    title,
    'Hljómsveitin Sog',
    '',
    '',
    '',
    'Æsa Öndólfsdóttir',
  );
export const used = (
  block: number,
  resource: string,
  [usages, returns]: readonly [number, (number | '')?],
  bearing = 'true',
) =>
  cells(
    'SU04.01',
    block,
    1,
    'S',
    '',
    resource,
    '',
    '',
    '',
    '',
    '',
    '',
    bearing,
    'false',
    usages,
    returns ?? '',
  );

// Part 4: a recording, how often it was used, and what was allocated for it to each controller of rights.
export const recording = (block: number, title: string) =>
  cells('AS01.01', block, 'R1', 'D1', '', title, '', 'Hljómsveitin Sog', '', 'PT1M', 'Video');
export const shownTimes = (block: number, usages: number, summary: number | '' = 1) =>
  cells('SU03.02', block, `S${block}`, summary, 'D1', usages, '0');
export const allocated = (
  block: number,
  amount: string,
  { controller = 'SOC_1', summary = 1 as number | '', right = 'PerformingRight' } = {},
) => cells('LI01.02', block, summary, controller, '', '', '50', right, '0', amount, '10');
