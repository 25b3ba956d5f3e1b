import type pg from 'pg';
import { type Cell, copyInto } from '../../platform/database/copy.ts';
import type { UsageLine } from './usageLine.ts';

/** Puts lines as they were read beside those of the same import, for the end of the transaction that reads them. */
export const stage = (db: pg.PoolClient, usageImportId: number, lines: Iterable<UsageLine>) =>
  copyInto(
    db,
    'usage_staged',
    'usage_import_id, line_number, part_number, used_on, used_at, station, programme, title, performers, author_names, iswc, isrc, work_number, country_id, seconds, plays, amount',
    cellsOf(usageImportId, lines),
  );

function* cellsOf(usageImportId: number, lines: Iterable<UsageLine>): Generator<Cell[]> {
  for (const line of lines)
    yield [
      usageImportId,
      line.fileLine,
      line.partNumber ?? 0,
      line.usedOn,
      line.usedAt,
      line.station,
      line.programme,
      line.title,
      line.performers,
      line.authorNames,
      line.iswc,
      line.isrc,
      line.workNumber,
      line.countryId,
      line.seconds,
      line.plays,
      line.amount,
    ];
}
