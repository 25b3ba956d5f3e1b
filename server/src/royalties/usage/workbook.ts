import { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { usagePartBytes } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import { findFileBytes, readRange } from './importQueries.ts';
import { bytesAtOnce } from './pieces.ts';
import type { Row } from './rows.ts';
import { cellText, columnOf, type WorkbookFacts } from './workbookCells.ts';

/** Texts that cells share are held while the sheet is read; more than these no memory is for. */
const mostSharedCharacters = 40_000_000;
const mostColumns = 500;

export const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

/** The file is no workbook that can be read. */
export class BrokenWorkbook extends Error {}

/** The rows of a workbook's first sheet, one at a time, straight from the database. @throws BrokenWorkbook */
export async function* workbookRows(
  db: Queryable,
  usageImportId: number,
): AsyncGenerator<Row, void, undefined> {
  try {
    const zip = await openZip(db, usageImportId);
    const entries = await entriesOf(zip);
    const sheet = [...entries.keys()]
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/u.test(name))
      .toSorted(byNumber)[0];
    if (!sheet) throw new BrokenWorkbook('It has no sheet.');
    const facts: WorkbookFacts = {
      shared: await sharedTexts(zip, entries.get('xl/sharedStrings.xml')),
      isDate: await dateStyles(zip, entries.get('xl/styles.xml')),
      startsIn1904: await startsIn1904(zip, entries.get('xl/workbook.xml')),
    };
    yield* sheetRows(await contentOf(zip, entries.get(sheet)), facts);
  } catch (error) {
    // What the database says is its own.
    if (error instanceof BrokenWorkbook || (error as { severity?: string }).severity) throw error;
    throw new BrokenWorkbook((error as Error).message);
  }
}

const byNumber = (a: string, b: string) =>
  Number(/\d+/u.exec(a)?.[0] ?? 0) - Number(/\d+/u.exec(b)?.[0] ?? 0);

/** Reads any range of a file from its parts. */
class PartsReader extends yauzl.RandomAccessReader {
  readonly #db: Queryable;
  readonly #usageImportId: number;

  constructor(db: Queryable, usageImportId: number) {
    super();
    this.#db = db;
    this.#usageImportId = usageImportId;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end));
  }

  async *#range(start: number, end: number) {
    for (let at = start; at < end; ) {
      const most = Math.min(bytesAtOnce, end - at);
      const asked = { usageImportId: this.#usageImportId, from: at, most, partBytes: usagePartBytes };
      const found = await readRange.row<{ content: Buffer }>(this.#db, asked);
      if (!found || found.content.length === 0) throw new BrokenWorkbook('It ends too early.');
      at += found.content.length;
      yield found.content;
    }
  }
}

async function openZip(db: Queryable, usageImportId: number): Promise<yauzl.ZipFile> {
  const size = await findFileBytes.row<{ fileBytes: number }>(db, { usageImportId });
  const reader = new PartsReader(db, usageImportId);
  const options = { lazyEntries: true, autoClose: false };
  return new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(reader, size?.fileBytes ?? 0, options, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const found = new Map<string, yauzl.Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      found.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return found;
}

const contentOf = (zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<Readable> =>
  entry
    ? new Promise((resolve, reject) =>
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
      )
    : Promise.resolve(Readable.from([]));

/** Feeds a parser with a part of the archive; `after` is called between pieces. */
async function* parsed<T>(
  content: Readable,
  parser: SaxesParser,
  after: () => T[],
): AsyncGenerator<T, void, undefined> {
  content.setEncoding('utf8');
  for await (const piece of content) {
    parser.write(piece as string);
    yield* after();
  }
  parser.close();
  yield* after();
}

async function sharedTexts(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!entry) return texts;
  let characters = 0;
  let [text, isText, isPhonetic] = ['', false, false];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'si') text = '';
    isText = name === 't';
    if (name === 'rPh') isPhonetic = true;
  });
  parser.on('text', (piece) => {
    if (isText && !isPhonetic) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    isText = false;
    if (name === 'rPh') isPhonetic = false;
    if (name !== 'si') return;
    characters += text.length;
    if (characters > mostSharedCharacters) throw new BrokenWorkbook('Its texts are too many.');
    texts.push(text);
  });
  for await (const _ of parsed(await contentOf(zip, entry), parser, () => [])) void _;
  return texts;
}

/** Which styles of cells say that a number is a day or a time. */
async function dateStyles(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<boolean[]> {
  const found: boolean[] = [];
  if (!entry) return found;
  const own = new Map<number, string>();
  let isCellStyle = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'numFmt') own.set(Number(attributes['numFmtId']), String(attributes['formatCode']));
    if (name === 'cellXfs') isCellStyle = true;
    if (name === 'xf' && isCellStyle) {
      const id = Number(attributes['numFmtId'] ?? 0);
      const format = own.get(id)?.replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '');
      found.push(
        format === undefined ? (id >= 14 && id <= 22) || (id >= 45 && id <= 47) : /[ymdhs]/iu.test(format),
      );
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'cellXfs') isCellStyle = false;
  });
  for await (const _ of parsed(await contentOf(zip, entry), parser, () => [])) void _;
  return found;
}

async function startsIn1904(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<boolean> {
  let is1904 = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
  });
  for await (const _ of parsed(await contentOf(zip, entry), parser, () => [])) void _;
  return is1904;
}

async function* sheetRows(content: Readable, facts: WorkbookFacts): AsyncGenerator<Row, void, undefined> {
  let rows: Row[] = [];
  let fields: string[] = [];
  let fileLine = 0;
  let [column, type, style, value, isValue] = [0, '', 0, '', false];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') {
      fileLine = Number(attributes['r'] ?? fileLine + 1);
      [fields, column] = [[], 0];
    }
    if (name === 'c') {
      column = columnOf(attributes['r'] ?? '') ?? column + 1;
      [type, style, value] = [attributes['t'] ?? '', Number(attributes['s'] ?? 0), ''];
    }
    isValue = name === 'v' || name === 't';
  });
  parser.on('text', (piece) => {
    if (isValue) value += piece;
  });
  parser.on('closetag', ({ name }) => {
    isValue = false;
    if (name === 'c' && column <= mostColumns) {
      while (fields.length < column - 1) fields.push('');
      fields[column - 1] = cellText({ type, style, value }, facts);
    }
    if (name === 'row' && fields.some((field) => field.trim() !== '')) rows.push({ fileLine, fields });
  });
  yield* parsed(content, parser, () => {
    const ready = rows;
    rows = [];
    return ready;
  });
}
