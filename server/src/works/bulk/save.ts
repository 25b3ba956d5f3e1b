import type { BulkWork, saveBulkWorks } from '@omur/contract/works/bulk';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Alike, type Checked, checkWorks } from './check.ts';
import * as queries from './queries.ts';
import { lockBulk } from './sheets.ts';

type Saving = CallOf<typeof saveBulkWorks>;
type SentWork = Saving['body']['works'][number];

interface Row extends Record<string, unknown> {
  place: number;
  version: number;
  workId: number | null;
  isQueued: boolean;
  alike: Alike[];
}

/** What is kept of a sheet as text takes no more. */
const mostSheetBytes = 16_777_216;

/**
 * O109: saves works of a sheet over the versions that they were read with, all or none, and answers them checked. What was sent stays as it
 * is. That a work is another than those it is like holds for those that its member was shown.
 */
export async function save(call: Saving): Promise<{ works: BulkWork[] }> {
  const { db, actor, params, body, language } = call;
  await lockBulk(call);
  const rows = await lockRows(db, params.bulkId, body.works);
  const gone = body.works.filter(({ lines }) => lines.length === 0).map(({ place }) => place);
  if (gone.length > 0) await queries.deleteWorks.run(db, { ...params, places: gone });
  const sent = body.works.filter(({ lines }) => lines.length > 0);
  const checked = await checkWorks(
    db,
    actor,
    sent.map(({ lines }) => lines),
  );
  const kept = sent.map((work, i) => keptOf(work, checked[i], rows.get(work.place)));
  if (kept.length > 0) await queries.writeWorks.run(db, { ...params, works: JSON.stringify(kept) });
  const size = await queries.touchBulk.row<{ bytes: number }>(db, params);
  if ((size?.bytes ?? 0) > mostSheetBytes) refuse('bulk.tooLarge');
  return {
    works: kept.map(({ place, lines, author_names, faults, alike, is_other_work }) => ({
      place,
      rowVersion: (rows.get(place)?.version ?? 0) + 1,
      lines: lines.map((line) => ({ ...line })),
      authorNames: author_names,
      faults: faults.map((fault) => ({ ...fault, sentence: fault[language] })),
      alikeWorks: alike,
      isOtherWork: is_other_work,
      isQueued: false,
      workId: null,
    })),
  };
}

async function lockRows(
  db: Queryable,
  bulkId: number,
  works: readonly SentWork[],
): Promise<ReadonlyMap<number, Row>> {
  const places = works.map(({ place }) => place);
  if (new Set(places).size < places.length) refuse('bulk.placeTwice');
  const found = await queries.lockWorks.rows<Row>(db, { bulkId, places });
  const rows = new Map(found.map((row) => [row.place, row]));
  for (const { place, rowVersion } of works) {
    const row = rows.get(place);
    if (row && (row.workId !== null || row.isQueued)) refuse('bulk.workSent');
    if ((row?.version ?? 0) !== rowVersion) refuse('bulk.changedMeanwhile');
  }
  return rows;
}

function keptOf(
  { place, lines, isOtherWork }: SentWork,
  checked: Checked | undefined,
  before: Row | undefined,
) {
  const { authorNames = [], faults = [], alike = [] } = checked ?? {};
  return {
    place,
    lines,
    author_names: authorNames,
    faults,
    alike,
    is_other_work: isOtherWork === true && isSeen(alike, before?.alike ?? []),
  };
}

/** Whether all that a work is like was shown before. */
export const isSeen = (alike: readonly Alike[], before: readonly Alike[]): boolean =>
  alike.length > 0 && alike.every(({ workId }) => before.some((one) => one.workId === workId));
