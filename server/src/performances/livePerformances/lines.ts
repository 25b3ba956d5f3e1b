import * as works from '@omur/contract/platform/fields/works';
import { typedFirstPerformedOn } from '@omur/contract/platform/fields/livePerformances';
import { readDuration } from '@omur/contract/platform/rules/duration';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { isDay } from '@omur/contract/platform/rules/performanceDays';
import type { ProposedLine } from '@omur/contract/performances/rules/setList';
import type { Queryable } from '../../platform/database/statement.ts';
import type { FieldRefusal } from '../../platform/refusal.ts';
import { refuseOwn } from './own.ts';
import { proposedForeign, proposedKnown, type SentLine } from './proposed.ts';
import { lockWorks, insertForeignPerformances, insertPerformances } from './writeQueries.ts';

export interface PlayedWork extends Record<string, unknown> {
  workId: number;
  durationSeconds: number | null;
  isWithdrawn: boolean;
}

/** Lines as the rules read them, beside what is wrong with their works. */
export interface ReadLines {
  sent: readonly SentLine[];
  proposed: readonly ProposedLine[];
  fields: readonly FieldRefusal[];
}

/** Reads the lines of a set list, and holds their works. One that is not there or was withdrawn is refused. */
export async function readLines(db: Queryable, sent: readonly SentLine[]): Promise<ReadLines> {
  const workIds = [...new Set(sent.flatMap(({ known }) => known?.workId ?? []))];
  const rows = workIds.length > 0 ? await lockWorks.rows<PlayedWork>(db, { workIds }) : [];
  return linesOf(sent, new Map(rows.map((work) => [work.workId, work])));
}

/** The same with works that were read before. */
export function linesOf(sent: readonly SentLine[], known: ReadonlyMap<number, PlayedWork>): ReadLines {
  return {
    sent,
    proposed: sent.map((line) =>
      line.known
        ? // Of a work that is not there the length is not what is wrong.
          proposedKnown(
            line.known,
            known.has(line.known.workId) ? known.get(line.known.workId)?.durationSeconds : 1,
          )
        : proposedForeign(line.foreign),
    ),
    fields: sent.flatMap((line) => (line.known ? wrongWork(line, known.get(line.known.workId)) : [])),
  };
}

function wrongWork(
  { at, known }: SentLine & { known: object },
  work: PlayedWork | undefined,
): FieldRefusal[] {
  const { workId, firstPerformedOn } = known;
  const place = at === '' ? '' : `${at}.`;
  const fields: FieldRefusal[] = [];
  if (!work || work.isWithdrawn) {
    const code = work ? 'setList.workWithdrawn' : 'setList.workUnknown';
    fields.push({ field: `${place}${works.workId.wire}`, code, values: { value: workId } });
  }
  if (firstPerformedOn && !isDay(firstPerformedOn))
    fields.push({ field: `${place}${typedFirstPerformedOn.wire}`, code: 'value.wrongForm' });
  return fields;
}

/** Writes lines that keep the rules, numbered from `first` on; the light and the points follow by themselves (P2, P3). */
export async function writeLines(db: Queryable, livePerformanceId: number, lines: ReadLines, first = 1) {
  const numbered = lines.proposed.map((line, i) => ({
    line,
    position: first + i,
    quantity: line.quantity ?? 1,
    durationSeconds: readDuration(line.duration) ?? 0,
    firstPerformedOn: lines.sent[i]?.known?.firstPerformedOn || null,
  }));
  const known = numbered.flatMap(({ line, ...rest }) =>
    line.kind === 'known' ? [{ ...line, ...rest }] : [],
  );
  const foreign = numbered.flatMap(({ line, ...rest }) =>
    line.kind === 'foreign' ? [{ ...line, ...rest }] : [],
  );
  const performanceIds =
    known.length === 0
      ? []
      : await insertPerformances
          .rows<{ performanceId: number }>(db, {
            livePerformanceId,
            positions: known.map(({ position }) => position),
            workIds: known.map(({ workId }) => workId),
            quantities: known.map(({ quantity }) => quantity),
            durations: known.map(({ durationSeconds }) => durationSeconds),
            firstDays: known.map(({ firstPerformedOn }) => firstPerformedOn),
          })
          .catch(refuseOwn);
  const foreignPerformanceIds =
    foreign.length === 0
      ? []
      : await insertForeignPerformances
          .rows<{ foreignPerformanceId: number }>(db, {
            livePerformanceId,
            positions: foreign.map(({ position }) => position),
            titles: foreign.map(({ title }) => title.trim().normalize('NFC')),
            artists: foreign.map(({ authors }) => authors.trim().normalize('NFC')),
            quantities: foreign.map(({ quantity }) => quantity),
            durations: foreign.map(({ durationSeconds }) => durationSeconds),
            iswcs: foreign.map(({ iswc }) => readIswc(iswc ?? '').value ?? null),
          })
          .catch(refuseOwn);
  return {
    performanceId: performanceIds[0]?.performanceId,
    foreignPerformanceId: foreignPerformanceIds[0]?.foreignPerformanceId,
  };
}
