import type pg from 'pg';
import { authorOf } from './authors.ts';
import { copyInto } from '../src/platform/database/copy.ts';
import { Random } from './random.ts';
import { daysAfter, momentWithin } from './time.ts';
import type { DemoWork } from './works.ts';

const weather = { title: 'Veðurklúbburinn', kind: 'series', producer: 'Snæfellsmyndir', minutes: 28 };
const programmes = [
  { title: 'Vitavörðurinn', kind: 'film', episode: null, producer: 'Krossanesmyndir', minutes: 92 },
  { ...weather, episode: '1. þáttur' },
  { ...weather, episode: '2. þáttur' },
  { title: 'Síðasta rútan norður', kind: 'film', episode: null, producer: 'Krossanesmyndir', minutes: 104 },
  { title: 'Kvöldgestir í Krossanesi', kind: 'programme', episode: null, producer: null, minutes: 51 },
  { title: 'Landið undir ísnum', kind: 'programme', episode: null, producer: 'Snæfellsmyndir', minutes: 58 },
];
/** As television names them. */
export const programmeTitles = programmes.map(({ title, episode }) =>
  [title, episode].filter(Boolean).join(' '),
);
const usages = ['Upphafsstef', 'Bakgrunnstónlist', 'Bakgrunnstónlist', 'Tónlist í mynd', 'Lokastef'];

/** Films and programmes, each with what was heard in it; a little of it is by nobody the society knows. */
export async function writeCueSheets(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  const random = new Random(5);
  const ofThordis = works.filter((work) => isGreenWorkOf(work, authorOf.thordis));
  const ofVebjorn = works.filter((work) => isGreenWorkOf(work, authorOf.vebjorn));
  const sheets = programmes.map((programme, i) => {
    const registeredAt = momentWithin(random, '2019-01-07', '2026-09-30', now);
    const shownOn = daysAfter(registeredAt, -45).toISOString().slice(0, 10);
    const lastChangedAt = daysAfter(registeredAt, random.whole(0, 20));
    return { id: 701 + i, ...programme, shownOn, registeredAt, lastChangedAt };
  });
  await copyInto(
    client,
    'cue_sheet',
    'cue_sheet_id, title, kind, episode, producer, station, production_year, shown_on, duration_seconds, registered_at, last_changed_at',
    sheets.map((sheet) => [
      sheet.id,
      sheet.title,
      sheet.kind,
      sheet.episode,
      sheet.producer,
      'Skjárinn',
      Number(sheet.shownOn.slice(0, 4)),
      sheet.shownOn,
      sheet.minutes * 60,
      sheet.registeredAt,
      sheet.lastChangedAt,
    ]),
  );
  const namesOf = await authorNames(client, [...ofThordis, ...ofVebjorn]);
  const lines = sheets.flatMap(({ id }) => {
    const heard = [...random.pickSome(ofThordis, 3), ...random.pickSome(ofVebjorn, 9)];
    return usages.flatMap((usage, part) =>
      heard
        .slice(part * 3, part * 3 + 3)
        .map((work, n) => [
          id,
          part * 3 + n + 1,
          random.chance(0.05) ? null : work.workId,
          work.title,
          random.whole(12, work.durationSeconds),
          usage,
          namesOf.get(work.workId) ?? null,
        ]),
    );
  });
  await copyInto(
    client,
    'cue_sheet_line',
    'cue_sheet_id, line_number, work_id, title, duration_seconds, usage, author_names',
    lines,
  );
}

/** As a sheet writes them. */
async function authorNames(client: pg.Client, works: readonly DemoWork[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ work_id: number; names: string }>(
    `select work_id, string_agg(distinct a.display_name, ', ') as names
     from work_author join author a using (author_id) where work_id = any($1::integer[]) group by work_id`,
    [works.map(({ workId }) => workId)],
  );
  return new Map(rows.map(({ work_id, names }) => [work_id, names]));
}

function isGreenWorkOf({ authors, lights }: DemoWork, authorId: number): boolean {
  return lights.at(-1)?.after === 0 && authors.some((author) => author.authorId === authorId);
}
