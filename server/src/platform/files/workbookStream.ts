import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { printable } from './printable.ts';

/** What a spreadsheet does with the cells of a column: show them as text, as a whole number, or as a sum with two decimals. */
type CellLook = 'text' | 'number' | 'sum';

interface BookColumn {
  title: string;
  /** In characters. */
  width: number;
  look: CellLook;
}

export interface BookSheet {
  /** At most 26 characters, so that a number fits behind it. */
  name: string;
  columns: readonly BookColumn[];
  /** Batches of rows with a cell for each column. Numbers are written as they come, with a point before decimals. */
  rows: AsyncIterable<readonly (readonly (string | null)[])[]>;
}

/** Spreadsheets read 1,048,576 rows of a sheet. */
const mostRows = 1_000_000;

/**
 * A workbook that is written while it is read: never more than a batch of it is in memory. Rows that one sheet has no room for stand in
 * another of the same name with a number behind it, so that none is left out. `rowsOfSheet` counts them without the headings.
 */
export function workbookStream(sheets: readonly BookSheet[], rowsOfSheet = mostRows): Readable {
  return Readable.from(bytesOf(sheets, rowsOfSheet), { objectMode: false });
}

async function* bytesOf(
  sheets: readonly BookSheet[],
  rowsOfSheet: number,
): AsyncGenerator<Buffer, void, undefined> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 4 });
    zip.add(part);
    return part;
  };
  const names: string[] = [];
  for (const { name, columns, rows } of sheets) {
    let current: ZipDeflate | undefined;
    for await (const piece of inSheets(rows, rowsOfSheet)) {
      if (piece.first === firstRow) {
        current?.push(strToU8(sheetEnd), true);
        names.push(piece.sheet === 1 ? name : `${name} (${piece.sheet})`);
        current = begin(`xl/worksheets/sheet${names.length}.xml`);
        current.push(strToU8(sheetStart(columns)));
      }
      const xml = piece.rows.map((row, at) => rowXml(row, columns, piece.first + at)).join('');
      current?.push(strToU8(xml));
      const bytes = Buffer.concat(written.splice(0));
      if (bytes.length > 0) yield bytes;
    }
    current?.push(strToU8(sheetEnd), true);
  }
  for (const [name, xml] of Object.entries(partsOf(names))) begin(name).push(strToU8(xml), true);
  zip.end();
  yield Buffer.concat(written);
}

/** Below the headings. */
const firstRow = 2;

interface SheetPiece {
  /** 1, or more where others are full. */
  sheet: number;
  /** The row of the sheet that the first of them is. */
  first: number;
  rows: readonly (readonly (string | null)[])[];
}

/** Batches of rows, none of which lies in two sheets; one without rows where there are none. */
async function* inSheets(
  batches: BookSheet['rows'],
  rowsOfSheet: number,
): AsyncGenerator<SheetPiece, void, undefined> {
  let count = 0;
  for await (const batch of batches)
    for (let rest = batch; rest.length > 0; ) {
      const used = count % rowsOfSheet;
      const rows = rest.slice(0, rowsOfSheet - used);
      yield { sheet: Math.floor(count / rowsOfSheet) + 1, first: firstRow + used, rows };
      count += rows.length;
      rest = rest.slice(rows.length);
    }
  if (count === 0) yield { sheet: 1, first: firstRow, rows: [] };
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of `cellXfs` in the styles below. */
const styleOf: Record<CellLook | 'heading', number> = { text: 0, number: 0, heading: 1, sum: 2 };

const escaped = (text: string) =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
/** `A` is 1. There are never more columns than letters. */
const letterOf = (column: number) => String.fromCodePoint(64 + column);

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function rowXml(row: readonly (string | null)[], columns: readonly BookColumn[], number: number): string {
  const cells = row.map((value, at) => {
    const look = columns[at]?.look ?? 'text';
    const place = `${letterOf(at + 1)}${number}`;
    if (value === null || value === '') return '';
    if (look === 'text') return textCell(place, value, styleOf.text);
    return `<c r="${place}" s="${styleOf[look]}"><v>${escaped(value)}</v></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** The first row stays in sight. */
function sheetStart(columns: readonly BookColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ title }, at) => textCell(`${letterOf(at + 1)}1`, title, styleOf.heading));
  return `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
}
const sheetEnd = '</sheetData></worksheet>';

/** All parts but the sheets, which have to be counted first. */
function partsOf(names: readonly string[]): Record<string, string> {
  const sheets = names.map((name, at) => ({ name: escaped(name), id: at + 1 }));
  const typed = ({ id }: { id: number }) =>
    `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${contentType}.worksheet+xml"/>`;
  return {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${officeRelations}"><sheets>${sheets
      .map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${relations}">${sheets
      .map(
        ({ id }) =>
          `<Relationship Id="rId${id}" Type="${officeRelations}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId${sheets.length + 1}" Type="${officeRelations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${spreadsheet}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${sheets.map(typed).join('')}</Types>`,
  };
}
