import { type BulkEntry, type saveBulkEntries, savedTogether } from '@omur/contract/platform/calls/bulk';
import type { Queryable } from '../database/statement.ts';
import type { CallOf } from '../http/call.ts';
import { refuse, refuseField } from '../refusal.ts';
import type { Alike, Checked, SheetKind, SheetKinds } from './kind.ts';
import * as queries from './queries.ts';
import { lockBulk } from './sheets.ts';

type Saving = CallOf<typeof saveBulkEntries>;
type SentEntry = Saving['body']['entries'][number];

interface Row extends Record<string, unknown> {
  place: number;
  version: number;
  isDone: boolean;
  isQueued: boolean;
  alike: Alike[];
}

/** What is kept of a sheet, and of an entry of it (`bulk_work_lines`), as text takes no more. */
const mostSheetBytes = 16_777_216;
const mostEntryBytes = 131_072;

/**
 * O109: saves entries of a sheet over the versions that they were read with, all or none, and answers them checked. What was sent stays as
 * it is. That an entry is another than those it is like holds for those that its member was shown.
 */
export async function save(kinds: SheetKinds, call: Saving): Promise<{ entries: BulkEntry[] }> {
  const { db, actor, params, body, language } = call;
  const { kind } = await lockBulk(kinds, call);
  const lineCounts = body.entries.map(({ lines }) => lines.length);
  if (savedTogether(lineCounts) < lineCounts.length) refuseField('FAERSLUR_A_BLADI', 'value.tooLong');
  const rows = await lockRows(db, params.bulkId, body.entries);
  const gone = body.entries.filter(({ lines }) => lines.length === 0).map(({ place }) => place);
  if (gone.length > 0) await queries.deleteEntries.run(db, { ...params, places: gone });
  const sent = body.entries.filter(({ lines }) => lines.length > 0);
  for (const { lines } of sent) assertOfKind(kind, lines);
  const checked = await kind.check(
    db,
    actor,
    sent.map(({ lines }) => lines),
  );
  const kept = sent.map((entry, i) => keptOf(entry, checked[i], rows.get(entry.place)));
  if (kept.length > 0) await queries.writeEntries.run(db, { ...params, entries: JSON.stringify(kept) });
  const size = await queries.touchBulk.row<{ bytes: number }>(db, params);
  if ((size?.bytes ?? 0) > mostSheetBytes) refuse('bulk.tooLarge');
  return {
    entries: kept.map(({ place, lines, known_names, faults, alike, is_other }) => ({
      place,
      rowVersion: (rows.get(place)?.version ?? 0) + 1,
      lines: lines.map((line) => ({ ...line })),
      knownNames: known_names,
      faults: faults.map((fault) => ({ ...fault, sentence: fault[language] })),
      alike: alike.map(({ id, name }) => ({ alikeId: id, alikeName: name })),
      isOther: is_other,
      isQueued: false,
      madeId: null,
    })),
  };
}

/** Which columns there are, and how many lines, the kind of the sheet says. */
function assertOfKind({ form }: SheetKind, lines: SentEntry['lines']): void {
  const isKnown = lines.every((line) => Object.keys(line).every((column) => form.columns.includes(column)));
  const isTooLong = lines.length > form.mostLines || bytesOf(lines) > mostEntryBytes;
  const code = isTooLong ? 'value.tooLong' : 'value.wrongForm';
  if (!isKnown || isTooLong) refuseField('LINUR_SKRANINGAR', code);
}

/** As the database writes them: with a space after each colon and comma. */
const bytesOf = (lines: SentEntry['lines']): number =>
  Buffer.byteLength(JSON.stringify(lines)) +
  lines.reduce((spaces, line) => spaces + Math.max(1, 2 * Object.keys(line).length), 0);

async function lockRows(
  db: Queryable,
  bulkId: number,
  entries: readonly SentEntry[],
): Promise<ReadonlyMap<number, Row>> {
  const places = entries.map(({ place }) => place);
  if (new Set(places).size < places.length) refuse('bulk.placeTwice');
  const found = await queries.lockEntries.rows<Row>(db, { bulkId, places });
  const rows = new Map(found.map((row) => [row.place, row]));
  for (const { place, rowVersion } of entries) {
    const row = rows.get(place);
    if (row && (row.isDone || row.isQueued)) refuse('bulk.entrySent');
    if ((row?.version ?? 0) !== rowVersion) refuse('bulk.changedMeanwhile');
  }
  return rows;
}

function keptOf({ place, lines, isOther }: SentEntry, checked: Checked | undefined, before: Row | undefined) {
  const { knownNames = [], faults = [], alike = [] } = checked ?? {};
  return {
    place,
    lines,
    known_names: knownNames,
    faults,
    alike,
    is_other: isOther === true && isSeen(alike, before?.alike ?? []),
  };
}

/** Whether all that an entry is like was shown before. */
export const isSeen = (alike: readonly Alike[], before: readonly Alike[]): boolean =>
  alike.length > 0 && alike.every(({ id }) => before.some((one) => one.id === id));
