import type pg from 'pg';
import { copyInto } from '../src/platform/database/copy.ts';
import { labelledUsage, type KnownWork, type LabelledUsage } from './labelledUsage.ts';
import { registerTwins } from './twins.ts';

interface Counted {
  kind: string;
  lines: number;
  /** Of them that are to be found. */
  known: number;
  matched: number;
  correct: number;
}

/** What automatic matching made of a labelled set. */
export interface MatchingQuality {
  precision: number;
  recall: number;
  kinds: Counted[];
  /** Some lines that found a wrong work. */
  wrong: (LabelledUsage & { found: number })[];
}

const worksOnFile = `
  select w.work_id as "workId", w.title, w.performers,
    array(select a.display_name from work_author wa join author a using (author_id)
      where wa.work_id = w.work_id and a.author_id not in (3492, 22483) order by wa.position) as authors,
    array(select wa.author_id from work_author wa
      where wa.work_id = w.work_id and wa.author_id not in (3492, 22483) order by wa.position) as "authorIds"
  from work w where w.review = 'approved' order by w.work_id`;

/**
 * Imports a labelled set into a database with the demo society, and compares what was found with the labels (R10). What fits two works counts
 * as wrong wherever it found one (R194).
 */
export async function measureMatching(client: pg.Client, wanted: number): Promise<MatchingQuality> {
  const { rows: works } = await client.query<KnownWork>(worksOnFile);
  const usage = await newTo(client, labelledUsage(works, await registerTwins(client, works, wanted), wanted));
  const { rows: made } = await client.query<{ number: number }>(
    `with sender as (insert into usage_sender (name) values ('Merkt safn') returning usage_sender_id)
     insert into usage_import (usage_sender_id, kind, file_name, file_bytes, announced_by)
     select usage_sender_id, 'log', 'merkt.csv', 1, (select min(user_id) from app_user) from sender
     returning usage_import_id as number`,
  );
  const number = made[0]?.number ?? 0;
  await copyInto(
    client,
    'usage_staged',
    'usage_import_id, line_number, used_on, title, performers, author_names, work_number, country_id, plays',
    usage.map(({ title, performers, authorNames, workNumber }, at) => [
      number,
      at + 1,
      '2026-05-01',
      title,
      performers || null,
      authorNames || null,
      workNumber?.toString() ?? null,
      352,
      1,
    ]),
  );
  await client.query('analyze');
  await client.query('select take_usage($1)', [number]);
  const { rows: found } = await client.query<{ line: number; workId: number | null }>(
    `select line_number as line, work_id as "workId" from usage_line join usage_item using (usage_item_id)
     where usage_import_id = $1`,
    [number],
  );
  return qualityOf(usage, new Map(found.map(({ line, workId }) => [line, workId])));
}

/** What words were found to be before says nothing of what they would be found to be now. */
async function newTo(client: pg.Client, usage: readonly LabelledUsage[]): Promise<LabelledUsage[]> {
  const { rows } = await client.query<{ at: number }>(
    `select u.at::integer - 1 as at from unnest($1::text[], $2::text[], $3::text[]) with ordinality u (title, performers, names, at)
     where not exists (select from usage_fingerprint f where f.fingerprint_id = usage_fingerprint_of(u.title, u.performers, u.names))`,
    [
      usage.map(({ title }) => title),
      usage.map(({ performers }) => performers),
      usage.map(({ authorNames }) => authorNames),
    ],
  );
  const isNew = new Set(rows.map(({ at }) => at));
  return usage.filter((_, at) => isNew.has(at));
}

function qualityOf(
  usage: readonly LabelledUsage[],
  found: ReadonlyMap<number, number | null>,
): MatchingQuality {
  const kinds = new Map<string, Counted>();
  const wrong: MatchingQuality['wrong'] = [];
  for (const [at, one] of usage.entries()) {
    const counted = kinds.get(one.kind) ?? { kind: one.kind, lines: 0, known: 0, matched: 0, correct: 0 };
    const match = found.get(at + 1) ?? null;
    counted.lines += 1;
    counted.known += one.workId === null ? 0 : 1;
    counted.matched += match === null ? 0 : 1;
    counted.correct += match !== null && match === one.workId ? 1 : 0;
    kinds.set(one.kind, counted);
    if (match !== null && match !== one.workId) wrong.push({ ...one, found: match });
  }
  const all = [...kinds.values()];
  const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    precision: sum(({ correct }) => correct) / sum(({ matched }) => matched),
    recall: sum(({ correct }) => correct) / sum(({ known }) => known),
    kinds: all.toSorted((a, b) => a.kind.localeCompare(b.kind)),
    wrong: wrong.slice(0, 20),
  };
}
