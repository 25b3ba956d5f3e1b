import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import type yauzl from 'yauzl';
import type { Row } from './tableRows.ts';
import { cellText, columnOf, type WorkbookFacts } from './workbookCells.ts';

/** What no workbook may have more of: characters of a part of it unpacked, and of those that cells share, which are held while it is read. */
export interface WorkbookLimits {
  characters: number;
  sharedCharacters: number;
}

const mostColumns = 500;

export const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

/** The file is no workbook that can be read. */
export class BrokenWorkbook extends Error {}

/** The rows of a workbook's first sheet, one at a time. @throws BrokenWorkbook */
export async function* workbookRows(
  open: () => Promise<yauzl.ZipFile>,
  limits: WorkbookLimits,
): AsyncGenerator<Row, void, undefined> {
  try {
    const zip = await open();
    const entries = await entriesOf(zip);
    const sheet = [...entries.keys()]
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/u.test(name))
      .toSorted(byNumber)[0];
    if (!sheet) throw new BrokenWorkbook('It has no sheet.');
    const read = (name: string) => contentOf(zip, entries.get(name), limits.characters);
    const facts: WorkbookFacts = {
      shared: await sharedTexts(read('xl/sharedStrings.xml'), limits.sharedCharacters),
      isDate: await dateStyles(read('xl/styles.xml')),
      startsIn1904: await startsIn1904(read('xl/workbook.xml')),
    };
    yield* sheetRows(read(sheet), facts);
  } catch (error) {
    // What the database says is its own.
    if (error instanceof BrokenWorkbook || (error as { severity?: string }).severity) throw error;
    throw new BrokenWorkbook((error as Error).message);
  }
}

const byNumber = (a: string, b: string) =>
  Number(/\d+/u.exec(a)?.[0] ?? 0) - Number(/\d+/u.exec(b)?.[0] ?? 0);

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

/** What a zip says of its sizes is not believed: what comes is counted. */
async function* contentOf(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry | undefined,
  most: number,
): AsyncGenerator<string, void, undefined> {
  if (!entry) return;
  const content = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
  let characters = 0;
  for await (const piece of content.setEncoding('utf8')) {
    characters += (piece as string).length;
    if (characters > most) throw new BrokenWorkbook('It is too large.');
    yield piece as string;
  }
}

type Content = AsyncIterable<string>;

/** Feeds a parser with a part of the archive; `after` is called between pieces. */
async function* parsed<T>(
  content: Content,
  parser: SaxesParser,
  after: () => T[],
): AsyncGenerator<T, void, undefined> {
  for await (const piece of content) {
    parser.write(piece);
    yield* after();
  }
  parser.close();
  yield* after();
}

async function sharedTexts(content: Content, mostCharacters: number): Promise<string[]> {
  const texts: string[] = [];
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
    if (characters > mostCharacters) throw new BrokenWorkbook('Its texts are too many.');
    // Many cells refer to one text, and whether a row is empty is asked of each.
    texts.push(text.trim() === '' ? '' : text);
  });
  for await (const _ of parsed(content, parser, () => [])) void _;
  return texts;
}

/** What of a format is no sign of a day or a time. What nothing closes goes to the end: looked for at each that opens, it would take for ever. */
const unsaid = /"[^"]*"?|\[[^\]]*\]?|\\./gu;

/** Which styles of cells say that a number is a day or a time. */
async function dateStyles(content: Content): Promise<boolean[]> {
  const found: boolean[] = [];
  const own = new Map<number, boolean>();
  let isCellStyle = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'numFmt') {
      const format = String(attributes['formatCode']).replace(unsaid, '');
      own.set(Number(attributes['numFmtId']), /[ymdhs]/iu.test(format));
    }
    if (name === 'cellXfs') isCellStyle = true;
    if (name === 'xf' && isCellStyle) {
      const id = Number(attributes['numFmtId'] ?? 0);
      found.push(own.get(id) ?? ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)));
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'cellXfs') isCellStyle = false;
  });
  for await (const _ of parsed(content, parser, () => [])) void _;
  return found;
}

async function startsIn1904(content: Content): Promise<boolean> {
  let is1904 = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
  });
  for await (const _ of parsed(content, parser, () => [])) void _;
  return is1904;
}

async function* sheetRows(content: Content, facts: WorkbookFacts): AsyncGenerator<Row, void, undefined> {
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
    const text = name === 'c' && column <= mostColumns ? cellText({ type, style, value }, facts) : '';
    if (text !== '') {
      while (fields.length < column - 1) fields.push('');
      fields[column - 1] = text;
    }
    if (name === 'row' && fields.some((field) => field.trim() !== '')) rows.push({ fileLine, fields });
  });
  yield* parsed(content, parser, () => {
    const ready = rows;
    rows = [];
    return ready;
  });
}
