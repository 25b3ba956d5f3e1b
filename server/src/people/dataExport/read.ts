import { ChangeRecord, listRecords, type ChangeRecord as Row } from '@omur/contract/people/auditLog';
import type pg from 'pg';
import * as z from 'zod/mini';
import { readWhole } from '../../platform/database/stream.ts';
import { sortedPage, type List, type ListReply } from '../../platform/http/list.ts';
import type { Subject } from './data.ts';
import type { Section } from './sectionsQueries.ts';

/** A row as PostgreSQL has it, its columns those of the section, and what its numbers stand for. */
export interface ExportedData {
  row: Record<string, unknown>;
  names: Record<string, string | null>;
}

const usually = 1000;

/** Reads a section a batch at a time; no connection is held while the reader takes its time. */
export async function* rowsOf(
  pool: pg.Pool,
  { read, columns, batchSize = usually, ownColumns = [] }: Section,
  { personId, isOwn }: Pick<Subject, 'personId' | 'isOwn'>,
): AsyncGenerator<ExportedData[]> {
  const shown = isOwn ? columns : columns.filter(({ id }) => !ownColumns.includes(id));
  let after = Number.MIN_SAFE_INTEGER;
  let found: number;
  do {
    const rows = await read.rows<{ key: number } & Partial<ExportedData>>(pool, {
      personId,
      after,
      limit: batchSize,
    });
    found = rows.length;
    after = rows.at(-1)?.key ?? after;
    if (found > 0)
      yield rows.map(({ row = {}, names }) => ({
        row: Object.fromEntries(shown.map(({ id }) => [id, row[id] ?? null])),
        names: names ?? {},
      }));
  } while (found === batchSize);
}

const records = z.array(ChangeRecord);

/** The records of the person, as the page of records lists them. */
export async function* recordsOf(pool: pg.Pool, list: List): AsyncGenerator<Row[]> {
  const page = sortedPage(list, undefined, listRecords.reply as ListReply);
  for await (const { rows } of readWhole(pool, page, list.values))
    yield z.decode(records, JSON.parse(`[${rows}]`));
}
