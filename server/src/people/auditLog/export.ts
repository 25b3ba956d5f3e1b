import { Readable } from 'node:stream';
import { ChangeRecord, listRecords, type ChangeRecord as Row } from '@omur/contract/people/auditLog';
import type { Language } from '@omur/contract/platform/rules/language';
import { recordedTables } from '@omur/contract/people/rules/recordedTables';
import { readableChanges, recordActor, recordHeading } from '@omur/contract/people/rules/recordTexts';
import type pg from 'pg';
import * as z from 'zod/mini';
import { readWhole } from '../../platform/database/stream.ts';
import { csvOf } from '../../platform/http/csv.ts';
import { sortedPage, type List, type ListReply } from '../../platform/http/list.ts';

const headings = {
  is: [
    'Skráning nr.',
    'Tími (UTC)',
    'Hver',
    'Fyrir hönd',
    'Hvað',
    'Tafla',
    'Verk nr.',
    'Verk',
    'Nafn nr.',
    'Nafn',
    'Atriði',
    'Var',
    'Er',
  ],
  en: [
    'Record no.',
    'Time (UTC)',
    'Who',
    'Acting for',
    'What',
    'Table',
    'Work no.',
    'Work',
    'Person no.',
    'Person',
    'Item',
    'Before',
    'After',
  ],
};
const rowsOf = z.array(ChangeRecord);

/** The records as a file, a line for each value that changed, written while it is read. The byte order mark is for spreadsheets. */
export function recordsFile(
  pool: pg.Pool,
  list: List,
  sort: string | undefined,
  language: Language,
): Readable {
  const page = sortedPage(list, sort, listRecords.reply as ListReply);
  return Readable.from(lines(readWhole(pool, page, list.values), language), { objectMode: false });
}

async function* lines(batches: ReturnType<typeof readWhole>, language: Language) {
  yield `\uFEFF${csvOf([headings[language]])}\r\n`;
  for await (const { rows } of batches) {
    const records = z.decode(rowsOf, JSON.parse(`[${rows}]`));
    const table = records.flatMap((record) => linesOf(record, language));
    yield `${csvOf(table)}\r\n`;
  }
}

/** A record without columns, as of a changed password, has a line too. */
function linesOf(record: Row, language: Language): (string | number | null)[][] {
  const shared = [
    record.recordId,
    record.changedAt.slice(0, 19).replace('T', ' '),
    recordActor(record, language),
    record.actingForName,
    recordHeading(record, language),
    recordedTables[record.table]?.name[language] ?? record.table,
    record.workId,
    record.title,
    record.personId,
    record.name,
  ];
  const changed = readableChanges(record, language);
  if (changed.length === 0) return [[...shared, null, null, null]];
  return changed.map(({ label, before, after }) => [...shared, label, before, after]);
}
