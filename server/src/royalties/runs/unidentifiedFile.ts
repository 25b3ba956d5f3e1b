import { Readable } from 'node:stream';
import { listUnidentifiedUsage, UnidentifiedUsage } from '@omur/contract/royalties/clocks';
import type { Language } from '@omur/contract/platform/rules/language';
import type pg from 'pg';
import * as z from 'zod/mini';
import { readWhole } from '../../platform/database/stream.ts';
import { csvOf } from '../../platform/http/csv.ts';
import { sortedPage, type List, type ListReply } from '../../platform/http/list.ts';

const headings = {
  is: ['Númer', 'Titill', 'Flytjendur', 'Höfundar', 'Hvar', 'Notkunarár'],
  en: ['Number', 'Title', 'Performers', 'Writers', 'Where', 'Year of use'],
};

/** O103: the list as a file, a line a row, written while it is read. The byte order mark is for spreadsheets. */
export function unidentifiedFile(pool: pg.Pool, asked: List, language: Language): Readable {
  const page = sortedPage(asked, undefined, listUnidentifiedUsage.reply as ListReply);
  return Readable.from(lines(readWhole(pool, page, asked.values), language), { objectMode: false });
}

const Rows = z.array(UnidentifiedUsage);

async function* lines(batches: ReturnType<typeof readWhole>, language: Language) {
  yield `\uFEFF${csvOf([headings[language]])}\r\n`;
  for await (const { rows } of batches) {
    const table = z
      .decode(Rows, JSON.parse(`[${rows}]`))
      .map((row) => [
        row.unmatchedUsageId,
        row.title,
        row.performers,
        row.authorNames,
        row.station,
        row.usedYear,
      ]);
    yield `${csvOf(table)}\r\n`;
  }
}
