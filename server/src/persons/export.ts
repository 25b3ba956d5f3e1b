import { Readable } from 'node:stream';
import { listPersonWorks } from '@omur/contract/persons';
import type { Language } from '@omur/contract/rules/language';
import type pg from 'pg';
import { csvOf } from '../http/csv.ts';
import { sortedPage, type List, type ListReply } from '../http/list.ts';
import { readWhole } from '../database/stream.ts';

interface WorkRow {
  verK_NR: number;
  heitI_VERKS: string;
  hofunduR_NR: number;
  hofundaR_KODI: string;
  hofunduR_AD_VERKI: 0 | 1;
  retthafI_AD_VERKI: 0 | 1;
  ljos: number;
}

const headings = {
  is: [
    'Ljós',
    'Verk nr.',
    'Heiti',
    'Höfundur nr.',
    'Tegund höfundar',
    'Höfundur að verki',
    'Rétthafi að verki',
  ],
  en: ['Light', 'Work no.', 'Title', 'Author no.', 'Author type', 'Author on work', 'Holder on work'],
};
const lightNames = ['Grænt', 'Gult', 'Rautt'];

/** F9.10: the works list as a file, a line a row, written while it is read. The byte order mark is for spreadsheets. */
export function worksFile(pool: pg.Pool, list: List, sort: string | undefined, language: Language): Readable {
  const page = sortedPage(list, sort, listPersonWorks.reply as ListReply);
  return Readable.from(lines(readWhole(pool, page, list.values), language), { objectMode: false });
}

async function* lines(batches: ReturnType<typeof readWhole>, language: Language) {
  yield `\uFEFF${csvOf([headings[language]])}\r\n`;
  for await (const { rows } of batches) {
    const works = JSON.parse(`[${rows}]`) as WorkRow[];
    const table = works.map((work) => line(work, language));
    yield `${csvOf(table)}\r\n`;
  }
}

function line(work: WorkRow, language: Language): (string | number)[] {
  const yes = (flag: 0 | 1) => (flag ? { is: 'Já', en: 'Yes' }[language] : { is: 'Nei', en: 'No' }[language]);
  return [
    lightNames[work.ljos] ?? 'Rautt',
    work.verK_NR,
    work.heitI_VERKS,
    work.hofunduR_NR,
    work.hofundaR_KODI,
    yes(work.hofunduR_AD_VERKI),
    yes(work.retthafI_AD_VERKI),
  ];
}
