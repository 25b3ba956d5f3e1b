import { Heard, someDay, type Tune } from './heard.ts';
import type { ReportedFile } from './logs.ts';
import type { Past } from './past.ts';
import { stations } from './rules.ts';

const cells = (...all: (string | number)[]) => all.join('\t');
const controller = 'OMUR';

function head(profile: string, service: string, [from, until]: readonly [string, string]): string {
  const made = `${Number(until.slice(0, 4)) + 1}-01-15T06:00:00Z`;
  const message = `${service}-${until}`;
  return cells(
    'HEAD',
    'dsrf/30',
    profile,
    '1.2',
    message,
    made,
    1,
    1,
    from,
    until,
    'PADPIDA2026010101X',
    service,
    'Premium',
    'PADPIDA2026010102X',
    'Ómur',
    controller,
  );
}

const whole = (lines: readonly string[], blocks: number) =>
  `${[...lines, cells('FOOT', lines.length + 1, '', 1, blocks, blocks)].join('\n')}\n`;

/** Basic Audio of a half of a year: plays that share a pool. R6 */
export function audioReport(past: Past, year: number, half: 1 | 2, blocks: number): ReportedFile {
  const days =
    half === 1
      ? ([`${year}-01-01`, `${year}-06-30`] as const)
      : ([`${year}-07-01`, `${year}-12-31`] as const);
  const heard = new Heard(past, year, year + 600 + 100 * half);
  const countries = ['IS', 'DK', 'DE'];
  const summaries = countries.map((country, i) =>
    cells(
      'SY02.02',
      i + 1,
      '',
      '',
      'SubscriptionModel',
      'Stream',
      country,
      'Premium',
      1_000_000,
      10_000,
      'ISK',
      '0.00',
    ),
  );
  const lines = Array.from({ length: blocks }, (_, i) => i + 1).flatMap((block) => {
    const { title, performers, writers, isrc, iswc, seconds } = heard.next();
    const summary = heard.random.pick([1, 1, 1, 2, 3]);
    const plays = Math.ceil(60_000 * heard.random.next() ** 6) + 12;
    return [
      cells(
        'AS02.02',
        block,
        'R1',
        `T${block}`,
        isrc ?? '',
        title,
        '',
        performers || writers,
        '',
        `PT${seconds}S`,
        'SoundRecording',
        iswc ?? '',
        writers.replaceAll(', ', '|'),
      ),
      cells('SU02', block, summary, `S${block}`, '', 'R1', 'true', plays),
    ];
  });
  return {
    senderName: stations.streams,
    usageKind: 'service',
    fileName: `DSR_Tonabrunnur_${year}-H${half}_BasicAudio.tsv`,
    text: whole([head('BasicAudioProfile', stations.streams, days), ...summaries, ...lines], blocks),
  };
}

/** Videos of a year, each with the amount that the service allocated to it. R6 */
export function videoReport(past: Past, year: number, blocks: number, kronur: number): ReportedFile {
  const heard = new Heard(past, year, year + 500);
  const parts = Array.from({ length: blocks }, () => heard.random.next() ** 3 + 0.01);
  const sum = parts.reduce((all, part) => all + part, 0);
  const poolEyrir = Math.floor(Math.round(kronur * 10_000) / 100);
  // Up to each video in all, so that the last one leaves nothing.
  let given = 0;
  let upTo = 0;
  const nextEyrir = (part: number, isLast: boolean) => {
    upTo += part;
    const until = isLast ? poolEyrir : Math.floor((poolEyrir * upTo) / sum);
    const eyrir = until - given;
    given = until;
    return eyrir;
  };
  const lines = parts.flatMap((part, i) => {
    const block = i + 1;
    const { title, performers, writers, iswc, isrc }: Tune = heard.work();
    const amount = (nextEyrir(part, block === blocks) / 100).toFixed(2);
    const until = someDay(heard.random, year).replaceAll('-', '');
    return [
      cells(
        'AS01',
        block,
        `A${block}`,
        `A${block}`,
        isrc ?? '',
        title,
        '',
        performers || writers,
        '',
        'PT0S',
        'Video',
      ),
      cells('MW01.01', block, `W${block}`, iswc ?? '', title, '', writers.replaceAll(', ', '|')),
      cells(
        'SU03.01',
        block,
        'U1',
        1,
        `A${block}`,
        heard.random.whole(40, 9000),
        '0.0',
        `${year}0101`,
        until,
      ),
      cells('LI01.01', block, 1, controller, '', '', '1.0000', 'PerformingRight', '0.0', amount),
    ];
  });
  const summary = cells(
    'SY02.01',
    1,
    '',
    '',
    'AdvertisementSupportedModel',
    'Stream',
    'IS',
    'Video',
    1_000_000,
    '',
    'ISK',
    '0.00',
    controller,
    '',
    100,
    '0.0',
    '0.0',
    'PerformingRight',
  );
  return {
    senderName: stations.video,
    usageKind: 'service',
    fileName: `DSR_Fjallatonar_${year}_UGC.tsv`,
    text: whole(
      [head('UGCProfile', stations.video, [`${year}-01-01`, `${year}-12-31`]), summary, ...lines],
      blocks,
    ),
  };
}
