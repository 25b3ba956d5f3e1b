import { Readable } from 'node:stream';
import { listPersonWorks } from '@omur/contract/people/persons';
import type { Language } from '@omur/contract/platform/rules/language';
import { formatShare } from '@omur/contract/platform/rules/shares';
import type pg from 'pg';
import { csvOf } from '../../platform/http/csv.ts';
import { sortedPage, type List, type ListReply } from '../../platform/http/list.ts';
import { type PlainOfWork, plainWork } from '@omur/contract/platform/fields/plainWork';
import { type PlainField, type PlainValues } from '@omur/contract/platform/plainFields';
import { shownPlain } from '@omur/contract/platform/shownPlain';
import { findAuthorsOfWorks, findPlainOfWorks } from './queries.ts';
import { readWhole } from '../../platform/database/stream.ts';

interface WorkRow {
  verK_NR: number;
  heitI_VERKS: string;
  hofunduR_NR: number;
  hofundaR_KODI: string;
  hofunduR_AD_VERKI: 0 | 1;
  retthafI_AD_VERKI: 0 | 1;
  publisheR_AD_VERKI: 0 | 1;
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
const plainFields = Object.entries<PlainField>(plainWork);

/** H154: anyone who publishes has works of many authors. */
const publisherHeadings = {
  is: ['Útgefandi að verki', 'Höfundur', 'Hlutur höfundar (%)', 'ISWC'],
  en: ['Publisher on work', 'Author', 'Author share (%)', 'ISWC'],
};
type AuthorOfWork = Record<string, unknown> & {
  workId: number;
  authorId: number;
  displayName: string;
  shareHundredths: number;
  iswc: string | null;
};
type PlainOfWorkRow = Record<string, unknown> & PlainValues<typeof plainWork> & { workId: number };

const lightNames = ['Grænt', 'Gult', 'Rautt'];

interface Asked {
  list: List;
  sort: string | undefined;
  language: Language;
  isPublisher: boolean;
}

/** F9.10: the works list as a file, a line a row, written while it is read. The byte order mark is for spreadsheets. */
export function worksFile(pool: pg.Pool, asked: Asked): Readable {
  const page = sortedPage(asked.list, asked.sort, listPersonWorks.reply as ListReply);
  return Readable.from(lines(pool, readWhole(pool, page, asked.list.values), asked), { objectMode: false });
}

async function* lines(
  pool: pg.Pool,
  batches: ReturnType<typeof readWhole>,
  { language, isPublisher }: Asked,
) {
  const head = [
    ...headings[language],
    ...(isPublisher ? publisherHeadings[language] : []),
    ...plainFields.map(([, { label }]) => label[language]),
  ];
  yield `\uFEFF${csvOf([head])}\r\n`;
  for await (const { rows } of batches) {
    const works = JSON.parse(`[${rows}]`) as WorkRow[];
    const authors = isPublisher ? await authorsOf(pool, works) : undefined;
    const plain = await plainOf(pool, works, language);
    const table = works.map((work) => [
      ...line(work, language),
      ...(authors ? forPublisher(work, authors.get(placeOf(work.verK_NR, work.hofunduR_NR)), language) : []),
      ...(plain.get(work.verK_NR) ?? []),
    ]);
    yield `${csvOf(table)}\r\n`;
  }
}

const placeOf = (workId: number, authorId: number) => `${workId} ${authorId}`;

async function authorsOf(pool: pg.Pool, works: readonly WorkRow[]): Promise<Map<string, AuthorOfWork>> {
  const workIds = [...new Set(works.map(({ verK_NR }) => verK_NR))];
  const rows = await findAuthorsOfWorks.rows<AuthorOfWork>(pool, { workIds });
  return new Map(rows.map((row) => [placeOf(row.workId, row.authorId), row]));
}

const forPublisher = (work: WorkRow, author: AuthorOfWork | undefined, language: Language) => [
  yesOrNo(work.publisheR_AD_VERKI, language),
  author?.displayName ?? '',
  author ? formatShare(author.shareHundredths) : '',
  author?.iswc ?? '',
];

/** What is said of each work in plain words, in the order of the headings. */
async function plainOf(pool: pg.Pool, works: readonly WorkRow[], language: Language) {
  const workIds = [...new Set(works.map(({ verK_NR }) => verK_NR))];
  const rows = await findPlainOfWorks.rows<PlainOfWorkRow>(pool, { workIds });
  return new Map(
    rows.map((row) => [
      row.workId,
      plainFields.map(([name, of]) => shownPlain(of, row[name as PlainOfWork], language) ?? ''),
    ]),
  );
}

const yesOrNo = (flag: 0 | 1, language: Language) =>
  flag ? { is: 'Já', en: 'Yes' }[language] : { is: 'Nei', en: 'No' }[language];

function line(work: WorkRow, language: Language): (string | number)[] {
  return [
    lightNames[work.ljos] ?? 'Rautt',
    work.verK_NR,
    work.heitI_VERKS,
    work.hofunduR_NR,
    work.hofundaR_KODI,
    yesOrNo(work.hofunduR_AD_VERKI, language),
    yesOrNo(work.retthafI_AD_VERKI, language),
  ];
}
